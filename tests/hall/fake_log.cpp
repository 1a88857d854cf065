#include "hall/fake_log.h"

namespace parlor::test {
namespace {

constexpr std::int64_t retry_millis = 100;

}  // namespace

bool FakeDatabase::append(const store::Batch& batch) {
  if (batch.fresh) tables[batch.table] = {batch.fresh->seed, batch.fresh->made, {}};
  if (!tables.contains(batch.table)) return false;
  auto& rows = tables[batch.table].rows;
  const auto next = static_cast<std::int64_t>(rows.size()) + 1;
  if (batch.rows.front().number != next) return false;
  rows.insert(rows.end(), batch.rows.begin(), batch.rows.end());
  return true;
}

void FakeDatabase::tell(const store::Notice& notice) {
  if (silent) return;
  for (FakeLog* server : servers) {
    if (server->name() == notice.from) continue;
    loop_.post([server, notice] {
      if (server->hall != nullptr) server->hall->heard(notice);
    });
  }
}

void FakeLog::append(store::Batch batch, std::function<void(bool)> done) {
  database_.ask([this, batch = std::move(batch), done = std::move(done)]() mutable {
    if (database_.unreachable) {
      return loop_.after(retry_millis,
                         [this, batch = std::move(batch), done = std::move(done)]() mutable {
                           append(std::move(batch), std::move(done));
                         });
    }
    const bool stored = database_.append(batch);
    if (stored) {
      tell("parlor_events", batch.table + ' ' + std::to_string(batch.rows.back().number));
    }
    done(stored);
  });
}

void FakeLog::append_within(store::Batch batch, std::chrono::milliseconds patience,
                            std::function<void(bool)> done) {
  if (!database_.unreachable) return append(std::move(batch), std::move(done));
  loop_.after(patience.count(), [done = std::move(done)] { done(false); });
}

void FakeLog::discard(std::string table) {
  database_.ask([this, table = std::move(table)] { database_.tables.erase(table); });
}

void FakeLog::load(std::string table, std::int64_t after,
                   std::function<void(Result<std::optional<store::StoredTable>>)> done) {
  ++database_.loads;
  database_.ask([this, table = std::move(table), after, done = std::move(done)] {
    if (database_.unreachable) return done(Error{"The database cannot be reached."});
    const auto found = database_.tables.find(table);
    if (found == database_.tables.end()) return done(std::optional<store::StoredTable>());
    store::StoredTable stored = found->second;
    std::erase_if(stored.rows, [after](const store::Row& row) { return row.number <= after; });
    done(std::optional(std::move(stored)));
  });
}

void FakeLog::unfinished(std::int64_t /*since*/, int /*most*/,
                         std::function<void(std::vector<std::string>)> done) {
  database_.ask([this, done = std::move(done)] {
    std::vector<std::string> ids;
    for (const auto& [id, table] : database_.tables) ids.push_back(id);
    done(std::move(ids));
  });
}

}  // namespace parlor::test
