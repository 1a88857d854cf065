#include "server/hall.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/words.h"
#include "fair/texts.h"
#include "server/bot_pool.h"
#include "server/http_parts.h"
#include "server/live.h"
#include "server/told_events.h"
#include "wire/event_json.h"
#include "wire/table_json.h"

/// Tables coming and going.
namespace parlor::server {
namespace {

using namespace table;

constexpr std::size_t most_listed = 50;
constexpr std::int64_t day_millis = 24LL * 3600 * 1000;
constexpr int most_woken = 5000;
constexpr auto patience_with_store = std::chrono::seconds(10);

}  // namespace

Hall::Hall(Loop& loop, store::TableLog& store, Thinker& bots, Worker& worker,
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

std::string Hall::told(const Live& live) const {
  return wire::json::serialize(wire::json::object{
      {"table", wire::table_json(live.table)}, {"now", wire::now_json(live.table, moment(live))}});
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
