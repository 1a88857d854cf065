#include "server/hall.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/words.h"
#include "fair/texts.h"
#include "server/http_parts.h"
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

constexpr std::size_t most_listed = 50;
constexpr std::int64_t day_millis = 24LL * 3600 * 1000;
constexpr int most_woken = 5000;
constexpr auto patience_with_store = std::chrono::seconds(10);

constexpr std::string_view stopping_code = "stopping";
constexpr std::string_view stopping_sentence = "The server is being restarted; your game is kept.";

using Stored = Result<std::optional<store::StoredTable>>;

/// Who was away for longer is told the latest of what they missed; the replay has all.
constexpr std::size_t most_told = 1000;
constexpr std::size_t events_in_part = 100;

History events_of(const Stored& stored) {
  if (!stored) return {{}, Absence::unreachable};
  if (!stored->has_value()) return {{}, Absence::none_such};
  History history;
  for (const store::Row& row : (*stored)->rows) {
    auto event = wire::read_stored_event(row.body);
    if (!event) return {{}, Absence::damaged};
    history.events.push_back(*std::move(event));
  }
  if (history.events.empty()) history.absence = Absence::damaged;
  return history;
}

/// Folds events, and keeps the latest of those after a number as they are told.
std::optional<std::deque<ToldEvent>> fold(Table& table, const std::vector<Event>& events,
                                          std::int64_t after, std::size_t most) {
  std::deque<ToldEvent> told;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i].number <= after || i + most < events.size()) {
      if (table.apply(events[i])) return std::nullopt;
      continue;
    }
    const auto applied = table.apply_shown(events[i]);
    if (!applied) return std::nullopt;
    told.push_back(
        {events[i].number, wire::json::serialize(wire::told_event(table.game(), *applied))});
  }
  return told;
}

/// A table as the log has it.
Found revived(const std::string& id, const Stored& stored) {
  const History history = events_of(stored);
  if (history.events.empty() && history.absence != Absence::damaged) {
    return {nullptr, history.absence};
  }
  auto live = std::make_shared<Live>();
  auto told = fold(live->table, history.events, 0, kept_events);
  if (!told || history.events.empty()) {
    log_error("a table's log does not replay", {{"table", id}});
    return {nullptr, Absence::damaged};
  }
  live->id = id;
  live->seed = (*stored)->seed;
  live->dice.seed = fair::read_seed(live->seed).value_or(fair::Seed{});
  live->dice.table = id;
  live->told = *std::move(told);
  live->rules = wire::rules_key(live->table.agreement());
  return {live};
}

std::vector<std::string> in_parts(const std::deque<ToldEvent>& events, std::int64_t after,
                                  std::int64_t last) {
  std::vector<std::string> parts;
  std::size_t count = 0;
  for (const ToldEvent& event : events) {
    if (event.number <= after || event.number > last) continue;
    if (count++ % events_in_part == 0) {
      parts.push_back(event.text);
    } else {
      parts.back() += cat(',', event.text);
    }
  }
  if (parts.empty()) parts.emplace_back();
  return parts;
}

}  // namespace

Hall::Hall(Loop& loop, store::EventStore& store, BotPool& bots, WorkerThread& worker,
           const Settings& settings, Metrics& metrics)
    : loop_(loop),
      store_(store),
      bots_(bots),
      worker_(worker),
      settings_(settings),
      metrics_(metrics) {}

Hall::~Hall() = default;

std::vector<store::Row> rows_of(const Decided& decided) {
  std::vector<store::Row> rows;
  rows.reserve(decided.events.size());
  for (const AppliedEvent& applied : decided.events) {
    rows.push_back({applied.event.number, wire::stored_event(applied.event)});
  }
  return rows;
}

std::string hashed(const std::string& salt, const std::string& secret) {
  return secret.empty() ? std::string() : fair::digest(cat(salt, ':', secret));
}

std::int64_t Hall::time_at(const Live& live) const { return loop_.now() + live.ahead; }

House Hall::house(const Live& live) const {
  return {[&live](const std::vector<std::string>& texts, std::uint64_t k, int dice) {
            fair::Source source = live.dice;
            source.texts = texts;
            return fair::throw_dice(source, k, dice);
          },
          live.seed, bot_names(live.table.agreement().game),
          [&live](Seat seat, const std::string& text, const std::string& commitment) {
            return fair::is_text(text) && fair::text_commitment(live.id, seat, text) == commitment;
          },
          [&live](Seat seat) { return fair::replacement_text(live.dice.seed, live.id, seat); }};
}

void Hall::find(const std::string& id, std::function<void(const Found&)> done) {
  if (!could_be_table(id)) return done({});
  if (const auto found = tables_.find(id); found != tables_.end()) {
    found->second->used = loop_.now();
    return done({found->second});
  }
  auto& waiting = waiting_[id].callers;
  waiting.push_back(std::move(done));
  if (waiting.size() == 1) load(id);
}

void Hall::load(const std::string& id) {
  store_.load(id, 0, [this, id](Stored stored) {
    const bool taken =
        worker_.work([this, id, stored = std::move(stored)]() -> std::function<void()> {
          return [this, id, found = revived(id, stored)] { loaded(id, found); };
        });
    if (!taken) loop_.post([this, id] { loaded(id, {nullptr, Absence::unreachable}); });
  });
}

void Hall::loaded(const std::string& id, const Found& found) {
  const auto entry = waiting_.find(id);
  if (entry == waiting_.end()) return;
  const Waiting waiting = std::move(entry->second);
  waiting_.erase(entry);
  const LivePtr& live = found.live;
  if (live) {
    live->used = loop_.now();
    live->ahead = std::max<std::int64_t>(0, live->table.last_at() - loop_.now());
    // Who was here before this server was started has to come back in time as well.
    live->gone_since.fill(loop_.now());
    ask_peers(*live);
    tables_[id] = live;
    metrics_.tables = static_cast<std::int64_t>(tables_.size());
  }
  for (const auto& done : waiting.callers) done(found);
  if (!live) return;
  schedule(live);
  if (waiting.missed) catch_up(live, [] {});
}

void Hall::history(const std::string& id, std::function<void(History)> done) {
  if (!could_be_table(id)) return done({});
  store_.load(id, 0, [this, done = std::move(done)](const Stored& stored) mutable {
    // Still on the store's thread: many events are not read on everybody's time.
    loop_.post([done = std::move(done), history = events_of(stored)]() mutable {
      done(std::move(history));
    });
  });
}

void Hall::wake_unfinished() {
  store_.unfinished(loop_.now() - day_millis, most_woken, [this](std::vector<std::string> ids) {
    loop_.post([this, ids = std::move(ids)] {
      for (const std::string& id : ids) find(id, [](const Found&) {});
    });
  });
}

void Hall::make(NewTable wanted, std::function<void(std::variant<MadeTable, Refusal>)> done) {
  if (trouble_) return done(unreachable());
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
  batch.rows = rows_of(std::get<Decided>(decision));
  MadeTable made{agreement.id, agreement.commitment, {}};
  const auto waits = std::make_shared<bool>(true);
  // Whoever is told that there is no table has none, whatever the database did meanwhile.
  const auto give_up = [this, id = made.id, waits, done] {
    if (!std::exchange(*waits, false)) return;
    store_.discard(id);
    done(unreachable());
  };
  loop_.after(std::chrono::milliseconds(patience_with_store).count(), give_up);
  store_.append_within(std::move(batch), patience_with_store,
                       [this, made, waits, done, give_up](bool stored) {
                         loop_.post([this, made, waits, done, give_up, stored] {
                           if (!stored) return give_up();
                           if (!std::exchange(*waits, false)) return;
                           ++metrics_.tables_made;
                           // Loading it starts what has to go on by itself.
                           find(made.id, [made, done](const Found&) { done(made); });
                         });
                       });
}

void Hall::enter(const std::shared_ptr<Guest>& guest, std::optional<std::int64_t> after,
                 const std::string& secret, std::function<void(bool)> done) {
  find(guest->table, [this, guest, after, secret, done = std::move(done)](const Found& found) {
    const LivePtr live = found.live;
    if (closing_) guest->close(stopping_code, stopping_sentence);
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
  tell_events_after(live, after.value_or(oldest), [this, live, guest](const Parts& parts) {
    answer(guest, welcome_text(*live, *guest, parts.front()));
    tell_parts(live, guest, parts, 1);
  });
}

void Hall::tell_parts(const LivePtr& live, const std::shared_ptr<Guest>& guest, const Parts& parts,
                      std::size_t from) {
  for (std::size_t i = from; i < parts.size(); ++i) {
    answer(guest,
           cat(R"({"type":"events","events":[)", parts[i], R"(],"now":)", now_text(*live), '}'));
  }
}

/// The events after a number as they are told: from memory, or from the log for who was away for
/// longer than memory goes back.
void Hall::tell_events_after(const LivePtr& live, std::int64_t after,
                             const std::function<void(const Parts&)>& tell) {
  const std::int64_t last = live->table.number();
  const std::int64_t oldest = live->told.empty() ? last + 1 : live->told.front().number;
  if (after >= oldest - 1 || after >= last) return tell(in_parts(live->told, after, last));
  store_.load(live->id, 0, [this, live, after, tell](Stored stored) {
    const auto task = [live, after, tell, stored = std::move(stored)]() -> std::function<void()> {
      Table table;
      auto told = fold(table, events_of(stored).events, after, most_told);
      return [live, after, tell, told = std::move(told).value_or(std::deque<ToldEvent>())] {
        tell(in_parts(told, after, live->table.number()));
      };
    };
    if (!worker_.work(task)) loop_.post([tell] { tell({std::string()}); });
  });
}

std::string Hall::welcome_text(const Live& live, const Guest& guest,
                               const std::string& events) const {
  wire::json::array said;
  for (const Remark& remark : live.said.latest()) said.push_back(wire::said_json(remark));
  return cat(R"({"type":"welcome","you":)", wire::json::serialize(wire::seats_json(guest.seats)),
             R"(,"table":)", wire::json::serialize(wire::table_json(live.table)), R"(,"events":[)",
             events, R"(],"said":)", wire::json::serialize(said), R"(,"now":)", now_text(live),
             '}');
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
}

void Hall::forget_idle() {
  const std::int64_t interval = settings_.forget_seconds * 1000LL;
  std::erase_if(tables_, [this](const auto& entry) {
    if (!is_idle(*entry.second)) return false;
    // What was meant to happen at it later happens to the table that is loaded again.
    ++entry.second->schedule;
    return true;
  });
  metrics_.tables = static_cast<std::int64_t>(tables_.size());
  if (!closing_) loop_.after(std::max<std::int64_t>(interval / 2, 100), [this] { forget_idle(); });
}

bool Hall::is_idle(const Live& live) const {
  if (!live.guests.empty() || live.busy || live.thinking || !live.queue.empty()) return false;
  const bool plays_on =
      live.table.stage() == Stage::playing && live.table.seats_with(Sitter::person).empty();
  return !plays_on && loop_.now() - live.used >= settings_.forget_seconds * 1000LL;
}

void Hall::tell_presence(Live& live) {
  broadcast(live, std::make_shared<const std::string>(wire::json::serialize(
                      wire::json::object{{"type", "presence"},
                                         {"here", wire::seats_json(live.here())},
                                         {"spectators", live.spectators()}})));
}

std::string Hall::now_text(const Live& live) const {
  wire::Moment moment;
  moment.now = time_at(live);
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
    const int rank = stage == Stage::playing ? 0 : stage == Stage::over ? 2 : 1;
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

void Hall::drain() {
  closing_ = true;
  for (const auto& [id, live] : tables_) {
    if (!live->busy && live->queue.empty()) send_away(*live);
  }
}

bool Hall::drained() const {
  return std::ranges::none_of(tables_, [](const auto& entry) {
    return entry.second->busy || !entry.second->queue.empty();
  });
}

void Hall::send_away(Live& live) {
  for (const auto& guest : live.guests) guest->close(stopping_code, stopping_sentence);
}

void Hall::close_all() {
  closing_ = true;
  for (const auto& [id, live] : tables_) send_away(*live);
}

void Hall::measure() {
  std::int64_t players = 0;
  std::int64_t commands = 0;
  for (const auto& [id, live] : tables_) {
    players += static_cast<std::int64_t>(live->guests.size() - live->spectators());
    commands += static_cast<std::int64_t>(live->queue.size());
  }
  metrics_.players = players;
  metrics_.commands_waiting = commands;
}

}  // namespace parlor::server
