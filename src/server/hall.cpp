#include "server/hall.h"

#include <algorithm>
#include <utility>

#include "core/words.h"
#include "server/live.h"
#include "server/log.h"
#include "wire/event_json.h"
#include "wire/rules_json.h"
#include "wire/table_json.h"
#include "wire/view_json.h"

/// Tables coming and going, and the people at them.
namespace parlor::server {
namespace {

using namespace table;

constexpr std::int64_t idle_millis = 60'000;
constexpr std::size_t most_listed = 50;
constexpr std::int64_t day_millis = 24LL * 3600 * 1000;
constexpr int most_woken = 5000;

std::optional<std::vector<Event>> events_of(
    const Result<std::optional<store::StoredTable>>& stored) {
  if (!stored || !stored->has_value()) return std::nullopt;
  std::vector<Event> events;
  for (const store::Row& row : (*stored)->rows) {
    auto event = wire::read_stored_event(row.body);
    if (!event) return std::nullopt;
    events.push_back(*std::move(event));
  }
  return events;
}

}  // namespace

Hall::Hall(Loop& loop, store::EventStore& store, BotPool& bots, const Settings& settings,
           Metrics& metrics)
    : loop_(loop), store_(store), bots_(bots), settings_(settings), metrics_(metrics) {}

Hall::~Hall() = default;

std::string hashed(const std::string& salt, const std::string& secret) {
  return secret.empty() ? std::string() : fair::digest(cat(salt, ':', secret));
}

House Hall::house(const Live& live) const {
  return {[&live](const std::vector<std::string>& texts, std::uint64_t k, int dice) {
            fair::Source source = live.dice;
            source.texts = texts;
            return fair::throw_dice(source, k, dice);
          },
          live.seed, bot_names(live.table.agreement().game)};
}

void Hall::find(const std::string& id, std::function<void(LivePtr)> done) {
  if (const auto found = tables_.find(id); found != tables_.end()) {
    found->second->used = loop_.now();
    return done(found->second);
  }
  auto& waiting = waiting_[id];
  waiting.push_back(std::move(done));
  if (waiting.size() == 1) load(id);
}

void Hall::load(const std::string& id) {
  store_.load(id, 0, [this, id](Result<std::optional<store::StoredTable>> stored) {
    loop_.post([this, id, stored = std::move(stored)] { loaded(id, stored); });
  });
}

void Hall::loaded(const std::string& id, const Result<std::optional<store::StoredTable>>& stored) {
  const auto entry = waiting_.find(id);
  if (entry == waiting_.end()) return;
  const auto waiting = std::move(entry->second);
  waiting_.erase(entry);
  LivePtr live;
  if (stored && stored->has_value()) {
    live = std::make_shared<Live>();
    live->id = id;
    live->seed = (*stored)->seed;
    live->dice.seed = fair::read_seed(live->seed).value_or(fair::Seed{});
    live->dice.table = id;
    live->used = loop_.now();
    if (take_rows(*live, (*stored)->rows) && live->table.number() > 0) {
      live->rules = wire::rules_key(live->table.agreement());
      // Who was here before this server was started has to come back in time as well.
      live->gone_since.fill(loop_.now());
      ask_peers(*live);
      tables_[id] = live;
      metrics_.tables = static_cast<std::int64_t>(tables_.size());
    } else {
      log_error("a table's log does not replay", {{"table", id}});
      live.reset();
    }
  }
  for (const auto& done : waiting) done(live);
  if (live) schedule(live);
}

/// Folds events from the log, those of other servers as well.
bool Hall::take_rows(Live& live, const std::vector<store::Row>& rows) {
  std::vector<Event> events;
  for (const store::Row& row : rows) {
    auto event = wire::read_stored_event(row.body);
    if (!event) return false;
    if (event->number > live.table.number()) events.push_back(*std::move(event));
  }
  // Only the latest are told again: what came before is in the log for those who ask.
  const std::size_t told_from = events.size() > kept_events ? events.size() - kept_events : 0;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const AnyState before = live.table.state();
    if (live.table.apply(events[i])) return false;
    if (i < told_from) continue;
    live.remember(
        {events[i].number, wire::json::serialize(wire::told_event(events[i], before, live.table))});
  }
  return true;
}

void Hall::history(const std::string& id,
                   std::function<void(std::optional<std::vector<Event>>)> done) {
  store_.load(id, 0,
              [this, done = std::move(done)](
                  const Result<std::optional<store::StoredTable>>& stored) mutable {
                // Still on the store's thread: many events are not read on everybody's time.
                loop_.post([done = std::move(done), events = events_of(stored)]() mutable {
                  done(std::move(events));
                });
              });
}

void Hall::wake_unfinished() {
  store_.unfinished(loop_.now() - day_millis, most_woken, [this](std::vector<std::string> ids) {
    loop_.post([this, ids = std::move(ids)] {
      for (const std::string& id : ids) find(id, [](const LivePtr&) {});
    });
  });
}

void Hall::make(NewTable wanted, std::function<void(std::variant<MadeTable, Refusal>)> done) {
  const fair::Seed seed = fair::random_seed();
  Agreement& agreement = wanted.agreement;
  agreement.id = fair::random_id(10);
  agreement.commitment = fair::commitment(seed);
  const House seatless{{}, fair::hex(seed), bot_names(agreement.game)};
  Decision decision = make_table(agreement, wanted.bots, seatless, loop_.now());
  if (auto* refusal = std::get_if<Refusal>(&decision)) return done(std::move(*refusal));
  store::Batch batch;
  batch.table = agreement.id;
  batch.fresh = store::NewTable{loop_.now(), fair::hex(seed)};
  batch.at = loop_.now();
  for (const Event& event : std::get<std::vector<Event>>(decision)) {
    batch.rows.push_back({event.number, wire::stored_event(event)});
  }
  MadeTable made{agreement.id, agreement.commitment, {}};
  store_.append(std::move(batch),
                [this, made = std::move(made), done = std::move(done)](bool /*stored*/) mutable {
                  loop_.post([this, made = std::move(made), done = std::move(done)]() mutable {
                    ++metrics_.tables_made;
                    // Loading it starts what has to go on by itself.
                    find(made.id, [made, done](const LivePtr&) { done(made); });
                  });
                });
}

void Hall::enter(const std::shared_ptr<Guest>& guest, std::optional<std::int64_t> after,
                 const std::string& secret, std::function<void(bool)> done) {
  find(guest->table, [this, guest, after, secret, done = std::move(done)](const LivePtr& live) {
    if (!live || closing_ || guest->gone) return done(false);
    guest->token = hashed(live->table.agreement().salt, secret);
    live->guests.push_back(guest);
    update_seats(*live);
    done(true);
    greet(live, guest, after);
    tell_presence(*live);
    for (const Seat seat : guest->seats) {
      const Chair& chair = live->table.chair(seat);
      if (chair.handed && !chair.resigned) {
        submit(live, {.order = {TakeOver{seat}, guest->token, loop_.now()}, .guest = {}});
      }
    }
    if (!guest->seats.empty()) {
      store_.tell("parlor_presence", cat(live->id, ' ', guest->seats.bits(), " here"));
    }
    schedule(live);
  });
}

/// Which seats each guest has, after somebody sat down, stood up, came or left.
void Hall::update_seats(Live& live) {
  const SeatSet before = live.here();
  for (const auto& guest : live.guests) {
    const SeatSet seats = guest->token.empty() ? SeatSet() : live.table.seats_of(guest->token);
    if (seats == guest->seats) continue;
    guest->seats = seats;
    answer(guest, wire::json::serialize(
                      wire::json::object{{"type", "you"}, {"you", wire::seats_json(seats)}}));
  }
  const SeatSet here = live.here();
  for (const Seat seat : live.table.seats()) {
    if (here.contains(seat)) {
      live.gone_since[static_cast<std::size_t>(seat.index())] = 0;
    } else if (before.contains(seat)) {
      live.gone_since[static_cast<std::size_t>(seat.index())] = loop_.now();
    }
  }
}

void Hall::greet(const LivePtr& live, const std::shared_ptr<Guest>& guest,
                 std::optional<std::int64_t> after) {
  const std::int64_t oldest = live->told.empty() ? 0 : live->told.front().number - 1;
  tell_events_after(live, after.value_or(oldest), [this, live, guest](const std::string& told) {
    answer(guest, welcome_text(*live, *guest, told));
  });
}

/// The events after a number as they are told, with commas between them: from memory, or from the
/// log for who was away for longer than memory goes back.
void Hall::tell_events_after(const LivePtr& live, std::int64_t after,
                             const std::function<void(const std::string&)>& tell) {
  const std::int64_t last = live->table.number();
  const std::int64_t oldest = live->told.empty() ? last + 1 : live->told.front().number;
  if (after + 1 >= oldest || after >= last) {
    std::vector<std::string> told;
    for (const ToldEvent& event : live->told) {
      if (event.number > after) told.push_back(event.text);
    }
    return tell(join(told, ","));
  }
  history(live->id, [live, after, tell](const std::optional<std::vector<Event>>& events) {
    std::vector<std::string> told;
    Table table;
    for (std::size_t i = 0; events && i < events->size(); ++i) {
      const Event& event = (*events)[i];
      const AnyState before = table.state();
      if (table.apply(event) || event.number > live->table.number()) break;
      if (event.number > after) {
        told.push_back(wire::json::serialize(wire::told_event(event, before, table)));
      }
    }
    tell(join(told, ","));
  });
}

std::string Hall::welcome_text(const Live& live, const Guest& guest,
                               const std::string& events) const {
  return cat(R"({"type":"welcome","you":)", wire::json::serialize(wire::seats_json(guest.seats)),
             R"(,"table":)", wire::json::serialize(wire::table_json(live.table)), R"(,"events":[)",
             events, R"(],"now":)", now_text(live), '}');
}

void Hall::leave(const std::shared_ptr<Guest>& guest) {
  guest->gone = true;
  const auto found = tables_.find(guest->table);
  if (found == tables_.end()) return;
  const LivePtr live = found->second;
  std::erase(live->guests, guest);
  const SeatSet connected = live->connected();
  const SeatSet here = live->here();
  for (const Seat seat : guest->seats) {
    if (connected.contains(seat)) continue;
    // Told also of who is at another server, which would else take them to be here for ever.
    store_.tell("parlor_presence", cat(live->id, ' ', SeatSet(seat).bits(), " gone"));
    if (!here.contains(seat)) live->gone_since[table::at(seat)] = loop_.now();
  }
  live->used = loop_.now();
  if (closing_) return;
  tell_presence(*live);
  schedule(live);
  if (live->guests.empty()) {
    loop_.after(idle_millis + 1000, [this, id = live->id] { forget_if_idle(id); });
  }
}

/// A table that nobody is at, and that has nothing to do, is left to the log.
void Hall::forget_if_idle(const std::string& id) {
  const auto found = tables_.find(id);
  if (found == tables_.end()) return;
  const Live& live = *found->second;
  if (!live.guests.empty() || live.busy || live.thinking || !live.queue.empty()) return;
  const bool runs =
      live.table.stage() == Stage::playing && live.table.seats_with(Sitter::person).empty();
  if (runs || loop_.now() - live.used < idle_millis) {
    loop_.after(idle_millis, [this, id] { forget_if_idle(id); });
    return;
  }
  tables_.erase(found);
  metrics_.tables = static_cast<std::int64_t>(tables_.size());
}

void Hall::tell_presence(Live& live) {
  broadcast(live, std::make_shared<const std::string>(wire::json::serialize(
                      wire::json::object{{"type", "presence"},
                                         {"here", wire::seats_json(live.here())},
                                         {"spectators", live.spectators()}})));
}

std::string Hall::now_text(const Live& live) const {
  wire::Moment moment;
  moment.now = loop_.now();
  moment.here = live.here();
  moment.trying = live.trying;
  return wire::json::serialize(wire::now_json(live.table, moment));
}

std::string Hall::told(const Live& live) const {
  return cat(R"({"table":)", wire::json::serialize(wire::table_json(live.table)), R"(,"now":)",
             now_text(live), '}');
}

std::string Hall::listed() const {
  std::vector<const Live*> shown;
  for (const auto& [id, live] : tables_) {
    if (live->table.agreement().listed) shown.push_back(live.get());
  }
  const auto order = [](const Live* live) {
    const Stage stage = live->table.stage();
    const int rank = stage == Stage::playing ? 0 : stage == Stage::waiting ? 1 : 2;
    return std::pair(rank, -live->table.last_at());
  };
  std::ranges::sort(shown, {}, order);
  if (shown.size() > most_listed) shown.resize(most_listed);
  wire::json::array tables;
  for (const Live* live : shown) {
    tables.push_back(wire::listed_table(live->table, live->spectators()));
  }
  return wire::json::serialize(wire::json::object{{"tables", std::move(tables)}});
}

void Hall::answer(const std::shared_ptr<Guest>& guest, std::string message) {
  if (!guest) return;
  ++metrics_.messages_out;
  guest->tell(std::make_shared<const std::string>(std::move(message)));
}

void Hall::broadcast(Live& live, const Text& message) {
  metrics_.messages_out += live.guests.size();
  for (const auto& guest : live.guests) guest->tell(message);
}

void Hall::close_all() {
  closing_ = true;
  for (const auto& [id, live] : tables_) {
    for (const auto& guest : live->guests) {
      guest->close("stopping", "The server is being restarted; your game is kept.");
    }
  }
}

}  // namespace parlor::server
