#include <algorithm>
#include <utility>

#include "fair/seed.h"
#include "server/bot_pool.h"
#include "server/hall.h"
#include "server/live.h"
#include "server/log.h"
#include "server/messages.h"

/// Commands at a table: decided one after the other, stored, answered.
namespace parlor::server {
namespace {

using namespace table;

constexpr int most_attempts = 8;
constexpr std::size_t most_pending = 64;

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

}  // namespace

void Hall::submit(const LivePtr& live, Pending pending) {
  if (closing_) {
    return refuse(pending, {"stopping", say::stopping_kept(), {}});
  }
  if (trouble_ && pending.guest) return refuse(pending, unreachable());
  pending.since = loop_.now();
  if (live->queue.size() >= most_pending) {
    metrics_.count(Excess::commands_of_table);
    return refuse(pending, {"too_fast", say::table_busy(), {}});
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
      answer(pending.guest, from_server::Done{pending.id, live->table.number()});
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
        refuse(pending, {"stale", say::others_faster(), {}});
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
    answer(pending.guest, from_server::Done{pending.id, number});
  }
  work(live);
}

void Hall::refuse(const Pending& pending, const Refusal& refusal) {
  if (pending.guest) refuse(pending.guest, pending.id, refusal);
}

void Hall::refuse(const std::shared_ptr<Guest>& guest, std::int64_t id, const Refusal& refusal) {
  Metrics::count(metrics_.refused_commands, refusal.code);
  answer(guest, from_server::Refused{id, refusal});
}

void Hall::refuse_stale(const LivePtr& live, Pending pending) {
  const std::int64_t last = *pending.last;
  tell_events_after(live, last, [this, live, pending = std::move(pending)](const Parts& parts) {
    tell_parts(live, pending.guest, parts, 0);
    refuse(pending, {"stale", say::stale(), {}});
  });
}

Refusal unreachable() { return {"no_database", say::unreachable(), {}}; }

void Hall::set_trouble(bool trouble) {
  trouble_ = trouble;
  if (!trouble) return;
  for (const auto& [id, live] : tables_) {
    for (const Pending& pending : live->queue) refuse(pending, unreachable());
    std::erase_if(live->queue, [](const Pending& pending) { return pending.guest != nullptr; });
    if (!live->storing) continue;
    refuse(*live->storing, {"no_database", say::unknown_whether_kept(), {}});
    live->storing.reset();
  }
}

}  // namespace parlor::server
