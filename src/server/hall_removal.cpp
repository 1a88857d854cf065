#include <utility>

#include "server/hall.h"
#include "server/live.h"
#include "server/messages.h"

/// Tables that have been deleted from the log.
namespace parlor::server {

std::set<std::string> Hall::in_use() const {
  std::set<std::string> ids;
  for (const auto& [id, live] : tables_) {
    if (!live->guests.empty()) ids.insert(id);
  }
  return ids;
}

void Hall::removed(const std::string& id) {
  const auto found = tables_.find(id);
  if (found == tables_.end()) return;
  const LivePtr live = std::move(found->second);
  tables_.erase(found);
  metrics_.tables = static_cast<std::int64_t>(tables_.size());
  // Nothing of what was meant to happen at it happens any more.
  ++live->schedule;
  const table::Refusal gone{"no_such_table", say::table_deleted(), {}};
  for (const Pending& pending : std::exchange(live->queue, {})) refuse(pending, gone);
  if (const auto storing = std::exchange(live->storing, std::nullopt)) refuse(*storing, gone);
  for (const auto& guest : live->guests) guest->close(gone.code, gone.message);
}

}  // namespace parlor::server
