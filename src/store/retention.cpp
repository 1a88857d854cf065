#include "store/retention.h"

#include <exception>
#include <utility>

#include <soci/soci.h>

#include "store/removal.h"
#include "store/stored_game.h"

namespace parlor::store {
namespace {

constexpr int page = 200;

/// A kind of tables that are kept for a time only.
struct Kind {
  const char* where;
  std::int64_t before;  // used last
  bool (*is_one)(table::Stage stage);
  std::uint64_t Swept::* count;
};

std::vector<std::string> candidates(soci::session& session, const Kind& kind,
                                    const std::string& last) {
  std::vector<std::string> ids;
  std::string id;
  soci::statement select =
      (session.prepare << "SELECT id FROM tables WHERE " << kind.where
                       << " AND active < :before AND id > :last ORDER BY id LIMIT :page",
       soci::use(kind.before), soci::use(last), soci::use(page), soci::into(id));
  select.execute();
  while (select.fetch()) ids.push_back(id);
  return ids;
}

void look_at(Log& log, const std::string& id, const Kind& kind, const SweepOrder& order,
             Swept& swept) {
  const auto stored = log.load(id, 0);
  if (!stored) return;
  const auto table = replayed(*stored);
  if (!table) {
    swept.damaged.push_back({id, table.error()});
    return;
  }
  if (!kind.is_one(table->stage())) return;
  if (!remove_table(log.session(), log.postgres(), {id, kind.before}, order.teller)) return;
  swept.deleted.push_back(id);
  ++(swept.*kind.count);
}

void sweep_kind(Log& log, const Kind& kind, const SweepOrder& order, const std::stop_token& stop,
                Swept& swept) {
  std::string last;
  for (auto ids = candidates(log.session(), kind, last); !ids.empty();
       ids = candidates(log.session(), kind, last)) {
    for (const std::string& id : ids) {
      if (stop.stop_requested()) return;
      if (!order.in_use.contains(id)) look_at(log, id, kind, order, swept);
    }
    last = ids.back();
  }
}

}  // namespace

Swept sweep(Log& log, const SweepOrder& order, const std::stop_token& stop) {
  Swept swept;
  try {
    if (order.keeping.finished) {
      sweep_kind(log,
                 {"over > 0", order.now - *order.keeping.finished,
                  [](table::Stage stage) { return stage == table::Stage::over; }, &Swept::finished},
                 order, stop, swept);
    }
    if (order.keeping.unstarted) {
      sweep_kind(
          log,
          {"over = 0 AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = tables.id AND body "
           "LIKE '%\"event\":\"started\"%')",
           order.now - *order.keeping.unstarted,
           [](table::Stage stage) {
             return stage == table::Stage::waiting || stage == table::Stage::revealing;
           },
           &Swept::unstarted},
          order, stop, swept);
    }
  } catch (const std::exception& error) {
    swept.failure = error.what();
  }
  return swept;
}

Sweeper::Sweeper(Address address)
    : address_(std::move(address)), thread_([this](const std::stop_token& stop) { run(stop); }) {}

Sweeper::~Sweeper() = default;

void Sweeper::order(SweepOrder order, std::function<void(Swept)> done) {
  {
    const std::scoped_lock lock(mutex_);
    task_ = Task{std::move(order), std::move(done)};
  }
  wake_.notify_one();
}

void Sweeper::run(const std::stop_token& stop) {
  for (;;) {
    std::optional<Task> task;
    {
      std::unique_lock lock(mutex_);
      if (!wake_.wait(lock, stop, [this] { return task_.has_value(); })) return;
      task = std::exchange(task_, std::nullopt);
    }
    auto session = connect(address_, IfMissing::refuse);
    if (!session) {
      Swept nothing;
      nothing.failure = session.error().sentence();
      task->done(std::move(nothing));
      continue;
    }
    Log log(*std::move(session), address_.postgres);
    task->done(sweep(log, task->order, stop));
  }
}

}  // namespace parlor::store
