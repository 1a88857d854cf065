#include <algorithm>
#include <utility>

#include "core/words.h"
#include "fair/texts.h"
#include "server/hall.h"
#include "server/live.h"
#include "server/log.h"
#include "wire/event_json.h"
#include "wire/table_json.h"
#include "wire/view_json.h"

/// What is done at a table: commands in, events stored, everybody told.
namespace parlor::server {
namespace {

using namespace table;

constexpr int most_attempts = 8;
constexpr std::size_t most_pending = 64;
constexpr std::size_t most_taken_at_once = 50;

/// The events of these rows, up to the first that cannot be read.
std::vector<Event> readable_events(const std::vector<store::Row>& rows) {
  std::vector<Event> events;
  for (const store::Row& row : rows) {
    auto event = wire::read_stored_event(row.body);
    if (!event) break;
    events.push_back(*std::move(event));
  }
  return events;
}

/// Commands that mean something else when something else has happened.
bool depends_on_last(const Command& command) {
  return std::holds_alternative<ThrowDice>(command) ||
         std::holds_alternative<table::Play>(command) ||
         std::holds_alternative<MakeOffer>(command) || std::holds_alternative<Accept>(command) ||
         std::holds_alternative<Decline>(command);
}

bool ends(const Decided& decided) {
  return std::ranges::any_of(decided.events, [](const AppliedEvent& applied) {
    return std::holds_alternative<Ended>(applied.event.what);
  });
}

const Rematch* rematch_in(const Decided& decided) {
  for (const AppliedEvent& applied : decided.events) {
    if (const auto* rematch = std::get_if<Rematch>(&applied.event.what)) return rematch;
  }
  return nullptr;
}

std::string refusal_text(std::int64_t id, const Refusal& refusal) {
  wire::json::object told{{"type", "refused"},
                          {"id", id},
                          {"code", wire::text(refusal.code)},
                          {"clause", wire::text(refusal.clause)}};
  wire::add_message(told, refusal.message);
  return wire::json::serialize(told);
}

}  // namespace

void Hall::hear(const std::shared_ptr<Guest>& guest, std::string_view text) {
  ++metrics_.messages_in;
  const auto found = tables_.find(guest->table);
  if (found == tables_.end()) return;
  const LivePtr live = found->second;
  auto read = wire::read_message(text);
  if (!read) {
    return refuse(guest, wire::id_of(text), {"bad_message", read.error().message, {}});
  }
  wire::Message message = *std::move(read);
  const std::int64_t id = message.id;
  if (auto* command = std::get_if<Command>(&message.what)) {
    if (auto* sit = std::get_if<Sit>(command)) {
      sit->key = hashed(live->table.agreement().salt, sit->key);
      if (!fair::is_commitment(sit->text_commitment)) {
        return refuse(guest, id,
                      {"bad_text",
                       "To sit down, send a \"text_commitment\": the SHA-256 of TABLE:SEAT:TEXT in "
                       "64 hex digits.",
                       {}});
      }
    }
    if (auto* ask = std::get_if<AskRematch>(command)) ask->table = fair::random_id(10);
    return submit(live, {.order = {std::move(*command), guest->token, loop_.now()},
                         .guest = guest,
                         .id = id,
                         .last = message.last});
  }
  if (auto* ask = std::get_if<wire::AskSteps>(&message.what)) {
    return ask_steps(live, guest, id, std::move(ask->steps));
  }
  if (std::holds_alternative<wire::Undo>(message.what)) {
    std::vector<std::string> steps = live->trying.value_or(std::vector<std::string>());
    if (!steps.empty()) steps.pop_back();
    return ask_steps(live, guest, id, std::move(steps));
  }
  if (const auto* why = std::get_if<wire::AskWhy>(&message.what)) {
    return answer(guest, cat(R"({"type":"ruling","id":)", id, R"(,"ruling":)",
                             wire::json::serialize(wire::ruling_json(
                                 wire::ruling(live->table.game(), live->table.state(), *why))),
                             '}'));
  }
  if (const auto* said = std::get_if<wire::Say>(&message.what)) {
    return say(*live, guest, id, said->phrase);
  }
  if (std::holds_alternative<wire::AskState>(message.what)) {
    return answer(guest, cat(R"({"type":"state","id":)", id, R"(,"now":)", now_text(*live), '}'));
  }
  answer(guest, cat(R"({"type":"pong","id":)", id, R"(,"time":)", loop_.now(), '}'));
}

void Hall::ask_steps(const LivePtr& live, const std::shared_ptr<Guest>& guest, std::int64_t id,
                     std::vector<std::string> steps) {
  const auto due = live->table.due();
  const bool mine = due && !due->throws && guest->seats.contains(due->seat);
  if (!mine) {
    return refuse(guest, id, {"not_your_turn", "It is not your turn to play.", {}});
  }
  auto shown = wire::preview(live->table.game(), live->table.state(), steps);
  if (!shown) {
    const Ruling ruling = live->table.game().judge_steps(live->table.state(), join(steps, " "));
    return refuse(guest, id, {"illegal", shown.error().message, ruling.clause});
  }
  const std::string pieces = wire::json::serialize(wire::pieces_json(shown->pieces));
  const std::string told = wire::json::serialize(wire::texts(steps));
  answer(guest,
         cat(R"({"type":"next","id":)", id, R"(,"steps":)", told, R"(,"next":)",
             wire::json::serialize(wire::next_json(shown->next)), R"(,"pieces":)", pieces, '}'));
  if (live->trying == steps) return;
  live->trying = std::move(steps);
  const auto preview = std::make_shared<const std::string>(
      cat(R"({"type":"preview","seat":)", due->seat.index(), R"(,"steps":)", told, R"(,"pieces":)",
          pieces, R"(,"left":)", wire::json::serialize(wire::texts(shown->next.left)), '}'));
  for (const auto& other : live->guests) {
    if (other != guest) other->tell(preview);
  }
}

/// Phrases are told and forgotten: no game has to be replayed with them.
void Hall::say(Live& live, const std::shared_ptr<Guest>& guest, std::int64_t id,
               const std::string& phrase) {
  if (const auto refusal = live.said.say(live.table, guest->token, phrase, time_at(live))) {
    return refuse(guest, id, *refusal);
  }
  const Remark& remark = live.said.latest().back();
  tell_said(live, remark);
  store_.tell("parlor_presence", cat(live.id, ' ', remark.seat.index(), " said ", remark.phrase));
  answer(guest, cat(R"({"type":"done","id":)", id, R"(,"n":)", live.table.number(), '}'));
}

void Hall::tell_said(Live& live, const Remark& remark) {
  wire::json::object message = wire::said_json(remark);
  message["type"] = "said";
  broadcast(live, std::make_shared<const std::string>(wire::json::serialize(message)));
}

void Hall::refuse(const Pending& pending, const Refusal& refusal) {
  if (pending.guest) refuse(pending.guest, pending.id, refusal);
}

void Hall::refuse(const std::shared_ptr<Guest>& guest, std::int64_t id, const Refusal& refusal) {
  Metrics::count(metrics_.refused_commands, refusal.code);
  answer(guest, refusal_text(id, refusal));
}

void Hall::refuse_stale(const LivePtr& live, Pending pending) {
  const std::int64_t last = *pending.last;
  tell_events_after(live, last, [this, live, pending = std::move(pending)](const Parts& parts) {
    tell_parts(live, pending.guest, parts, 0);
    refuse(pending, {"stale", "Something has happened since: look again.", {}});
  });
}

Refusal unreachable() {
  return {"no_database", "The games cannot be kept or read just now: try again in a moment.", {}};
}

void Hall::set_trouble(bool trouble) {
  trouble_ = trouble;
  if (!trouble) return;
  for (const auto& [id, live] : tables_) {
    for (const Pending& pending : live->queue) refuse(pending, unreachable());
    std::erase_if(live->queue, [](const Pending& pending) { return pending.guest != nullptr; });
    if (!live->storing) continue;
    refuse(*live->storing, {"no_database",
                            "The games cannot be kept just now: whether this was done will be seen "
                            "when they can.",
                            {}});
    live->storing.reset();
  }
}

void Hall::submit(const LivePtr& live, Pending pending) {
  if (closing_) {
    return refuse(pending, {"stopping", "The server is being restarted; your game is kept.", {}});
  }
  if (trouble_ && pending.guest) return refuse(pending, unreachable());
  pending.since = loop_.now();
  if (live->queue.size() >= most_pending) {
    metrics_.count(Excess::commands_of_table);
    return refuse(pending, {"too_fast", "Too much is going on at this table: wait a moment.", {}});
  }
  live->queue.push_back(std::move(pending));
  if (!live->busy) work(live);
}

/// Takes the commands one by one until one has to be stored.
void Hall::work(const LivePtr& live) {
  while (!live->busy && !live->queue.empty()) {
    Pending pending = std::move(live->queue.front());
    live->queue.pop_front();
    live->used = loop_.now();
    if (pending.only_at && *pending.only_at != live->table.number()) continue;
    const bool stale = pending.last && *pending.last < live->table.number() &&
                       depends_on_last(pending.order.command);
    if (stale) {
      refuse_stale(live, std::move(pending));
      continue;
    }
    pending.order.now = time_at(*live);
    Decision decision = decide(live->table, pending.order, house(*live));
    if (const auto* refusal = std::get_if<Refusal>(&decision)) {
      if (refusal->code == "unfit") {
        log_error("a decided event does not fit",
                  {{"table", live->id}, {"reason", refusal->sentence()}});
      }
      refuse(pending, *refusal);
      continue;
    }
    auto decided = std::make_shared<Decided>(std::get<Decided>(std::move(decision)));
    if (decided->events.empty()) {
      if (pending.guest) {
        answer(pending.guest,
               cat(R"({"type":"done","id":)", pending.id, R"(,"n":)", live->table.number(), '}'));
      }
      continue;
    }
    live->busy = true;
    if (rematch_in(*decided) != nullptr) {
      make_rematch(live, std::move(pending), std::move(decided));
    } else {
      commit(live, std::move(pending), std::move(decided));
    }
  }
  if (live->busy) return;
  if (closing_) return send_away(*live);
  schedule(live);
}

/// The next table is made before anybody hears of it: same rules, same bots, and every person's
/// seat kept. Dice have a new seed, and people commit to new texts when they sit down.
void Hall::make_rematch(const LivePtr& live, Pending pending, DecidedPtr decided) {
  const Table& table = live->table;
  const fair::Seed seed = fair::random_seed();
  Agreement agreement = table.agreement();
  agreement.id = rematch_in(*decided)->table;
  agreement.commitment = fair::commitment(seed);
  agreement.keys = {};
  agreement.kept_for = {};
  std::vector<std::pair<Seat, std::string>> bots;
  for (const Seat seat : table.seats()) {
    const Chair& chair = table.chair(seat);
    if (chair.kind == Sitter::bot) bots.emplace_back(seat, chair.level);
    if (chair.kind == Sitter::person) agreement.kept_for[at(seat)] = chair.token;
  }
  const House seatless{{}, fair::hex(seed), bot_names(agreement.game)};
  Decision decision = make_table(agreement, bots, seatless, loop_.now());
  if (const auto* refusal = std::get_if<Refusal>(&decision)) {
    live->busy = false;
    return refuse(pending, *refusal);
  }
  store::Batch batch;
  batch.table = agreement.id;
  batch.fresh = store::NewTable{loop_.now(), fair::hex(seed)};
  batch.at = loop_.now();
  batch.rows = rows_of(std::get<Decided>(decision));
  store_.append(std::move(batch), [this, live, pending = std::move(pending),
                                   decided = std::move(decided)](bool /*stored*/) mutable {
    loop_.post([this, live, pending = std::move(pending), decided = std::move(decided)]() mutable {
      ++metrics_.tables_made;
      commit(live, std::move(pending), std::move(decided));
    });
  });
}

void Hall::commit(const LivePtr& live, Pending pending, DecidedPtr decided) {
  live->storing = pending;
  store::Batch batch;
  batch.table = live->id;
  batch.ends = ends(*decided);
  batch.at = decided->events.back().event.at;
  batch.rows = rows_of(*decided);
  store_.append(std::move(batch), [this, live, pending = std::move(pending),
                                   decided = std::move(decided)](bool stored) mutable {
    loop_.post([this, live, pending = std::move(pending), decided = std::move(decided),
                stored]() mutable { committed(live, std::move(pending), *decided, stored); });
  });
}

void Hall::committed(const LivePtr& live, Pending pending, Decided& decided, bool stored) {
  if (!stored) {
    // Another server was faster: see what it did, then decide again. What was decided is void.
    return catch_up(live, [this, live, pending = std::move(pending)]() mutable {
      live->busy = false;
      if (++pending.attempts < most_attempts) {
        live->queue.push_front(std::move(pending));
      } else {
        refuse(pending, {"stale", "Others were faster: look again.", {}});
      }
      work(live);
    });
  }
  live->busy = false;
  const bool answered = !live->storing;
  live->storing.reset();
  const std::int64_t number = decided.events.back().event.number;
  metrics_.events += decided.events.size();
  for (const AppliedEvent& applied : decided.events) {
    metrics_.plays += std::holds_alternative<Played>(applied.event.what) ? 1 : 0;
  }
  metrics_.games_over += ends(decided) ? 1 : 0;
  // Where news of it came by another way, it has been taken already.
  if (decided.events.front().event.number == live->table.number() + 1) {
    live->table = std::move(decided.after);
    show_events(*live, decided.events);
  }
  if (pending.guest && !answered) {
    metrics_.command_times.add(loop_.now() - pending.since);
    answer(pending.guest, cat(R"({"type":"done","id":)", pending.id, R"(,"n":)", number, '}'));
  }
  work(live);
}

/// Takes durable events that another server has decided. Whether people changed seats.
bool Hall::take_events(Live& live, const std::vector<Event>& events) {
  std::vector<AppliedEvent> taken;
  for (const Event& event : events) {
    if (event.number <= live.table.number()) continue;
    auto applied = live.table.apply_shown(event);
    if (!applied) {
      log_error("a stored event does not fit",
                {{"table", live.id}, {"reason", applied.error().sentence()}});
      break;
    }
    taken.push_back(*std::move(applied));
  }
  return !taken.empty() && show_events(live, taken);
}

/// Everybody is told of events that the table has taken. Whether people changed seats.
bool Hall::show_events(Live& live, const std::vector<AppliedEvent>& events) {
  std::vector<std::string> told;
  bool seats_changed = false;
  for (const AppliedEvent& applied : events) {
    const Event& event = applied.event;
    told.push_back(wire::json::serialize(wire::told_event(live.table.game(), applied)));
    live.remember({event.number, told.back()});
    // Where the one who stood up is connected means nothing for the seat any more.
    const auto* stood = std::get_if<Stood>(&event.what);
    if (stood != nullptr) live.elsewhere[at(stood->seat)].clear();
    seats_changed = seats_changed || stood != nullptr || std::holds_alternative<Sat>(event.what);
  }
  live.trying.reset();
  if (seats_changed) update_seats(live);
  broadcast(live, std::make_shared<const std::string>(cat(R"({"type":"events","events":[)",
                                                          join(told, ","), R"(],"now":)",
                                                          now_text(live), '}')));
  if (!seats_changed) return false;
  tell_presence(live);
  introduce(live);
  return true;
}

void Hall::catch_up(const LivePtr& live, std::function<void()> then) {
  store_.load(live->id, live->table.number(),
              [this, live, then = std::move(then)](
                  const Result<std::optional<store::StoredTable>>& stored) mutable {
                auto events = std::make_shared<std::vector<Event>>();
                if (stored && !stored->has_value()) {
                  return loop_.post([this, live] { removed(live->id); });
                }
                if (stored) *events = readable_events((*stored)->rows);
                loop_.post([this, live, then = std::move(then), events = std::move(events)] {
                  take_missed(live, events, 0, then);
                });
              });
}

/// Takes what another server has stored, a little at a time: there may be much of it.
void Hall::take_missed(const LivePtr& live, std::shared_ptr<const std::vector<Event>> events,
                       std::size_t from, const std::function<void()>& then) {
  const std::size_t end = std::min(events->size(), from + most_taken_at_once);
  const std::vector<Event> some(events->begin() + static_cast<std::ptrdiff_t>(from),
                                events->begin() + static_cast<std::ptrdiff_t>(end));
  const bool news = !some.empty() && some.back().number > live->table.number();
  // Who sat down at another server may have been told of before it was known.
  if (news && take_events(*live, some)) ask_peers(*live);
  if (end < events->size()) {
    return loop_.post([this, live, events = std::move(events), end, then] {
      take_missed(live, events, end, then);
    });
  }
  then();
  schedule(live);
}

/// Looks when something has to happen by itself, and comes back then.
void Hall::schedule(const LivePtr& live) {
  if (closing_) return;
  const std::uint64_t number = ++live->schedule;
  const auto come_back = [this, &live, number](std::int64_t wait) {
    loop_.after(wait, [this, live, number] {
      if (live->schedule == number) act(live);
    });
  };
  const Table& table = live->table;
  if (table.stage() == Stage::revealing) {
    return come_back(std::max<std::int64_t>(0, table.reveal_until() - time_at(*live)));
  }
  const auto due = table.due();
  if (!due) return;
  const std::int64_t now = loop_.now();
  std::int64_t wait = -1;
  const auto sooner = [&](std::int64_t millis) {
    wait = wait < 0 ? std::max<std::int64_t>(0, millis)
                    : std::min(wait, std::max<std::int64_t>(0, millis));
  };
  const SeatSet people = table.seats_with(Sitter::person);
  const SeatSet here = live->here();
  const bool somebody = (people.bits() & here.bits()) != 0;
  const Chair& chair = table.chair(due->seat);
  if (table.running()) sooner(table.left(*table.running(), time_at(*live)) + 1);
  // A game whose people are all gone waits for them; one of bots alone goes on.
  if (!chair.decides() && !live->thinking && (somebody || people.empty())) {
    sooner(settings_.bot_pause);
  }
  if (chair.decides() && somebody) {
    if ((due->throws && chair.automatic.throws) ||
        (!due->throws && chair.automatic.forced && table.game().choice_count(table.state()) == 1)) {
      sooner(settings_.bot_pause);
    }
    const std::int64_t gone = live->gone_since[at(due->seat)];
    if (!here.contains(due->seat) && gone != 0) {
      sooner(gone + settings_.away_seconds * 1000LL - now);
    }
  }
  if (wait >= 0) come_back(wait);
}

void Hall::act(const LivePtr& live) {
  if (closing_ || live->busy || !live->queue.empty()) return;
  const Table& table = live->table;
  const std::int64_t now = loop_.now();
  if (table.stage() == Stage::revealing) {
    return submit(live, {.order = {Tick{}, {}, now}, .guest = {}});
  }
  const auto due = table.due();
  if (!due) return;
  const Chair& chair = table.chair(due->seat);
  const bool late = table.running() && table.left(*table.running(), time_at(*live)) <= 0;
  if (late || (chair.decides() && live->here().contains(due->seat))) {
    return submit(live, {.order = {Tick{}, {}, now}, .guest = {}});
  }
  if (!chair.decides()) return let_bot_act(live, due->seat, due->throws);
  const std::int64_t gone = live->gone_since[at(due->seat)];
  if (gone != 0 && now - gone >= settings_.away_seconds * 1000LL) {
    return submit(live, {.order = {HandOver{due->seat}, {}, now}, .guest = {}});
  }
  if (chair.automatic.throws || chair.automatic.forced) {
    return submit(live, {.order = {Tick{}, {}, now}, .guest = {}});
  }
  schedule(live);
}

void Hall::let_bot_act(const LivePtr& live, Seat seat, bool throws) {
  const std::int64_t number = live->table.number();
  if (throws) {
    return submit(
        live, {.order = {ActForSeat{seat, {}}, {}, loop_.now()}, .guest = {}, .only_at = number});
  }
  live->thinking = true;
  const Chair& chair = live->table.chair(seat);
  Thought thought;
  thought.rules = live->rules;
  thought.game = live->table.shared_game();
  thought.state = live->table.state();
  thought.level = chair.kind == Sitter::bot ? chair.level : "medium";
  thought.seed = fair::random_number();
  if (!live->guests.empty()) thought.address = live->guests.front()->address;
  thought.done = [this, live, seat, number](std::string play) {
    loop_.post([this, live, seat, number, play = std::move(play)] {
      live->thinking = false;
      ++metrics_.bot_plays;
      if (live->table.number() != number) return schedule(live);
      submit(live,
             {.order = {ActForSeat{seat, play}, {}, loop_.now()}, .guest = {}, .only_at = number});
    });
  };
  bots_.think(std::move(thought));
}

}  // namespace parlor::server
