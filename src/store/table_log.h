#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "store/log.h"

namespace parlor::store {

/// What a server needs of the event log. Calls return at once; answers come later, on another
/// thread.
class TableLog {
 public:
  TableLog() = default;
  TableLog(const TableLog&) = delete;
  TableLog& operator=(const TableLog&) = delete;
  virtual ~TableLog() = default;

  /// `done(true)`: durable. `done(false)`: another was there first. A database that cannot be
  /// reached is tried again until it can, or until the store is stopped.
  virtual void append(Batch batch, std::function<void(bool stored)> done) = 0;
  /// The same, but given up when the database cannot be reached for so long: `done(false)`, and it
  /// will not be stored later.
  virtual void append_within(Batch batch, std::chrono::milliseconds patience,
                             std::function<void(bool stored)> done) = 0;
  /// Takes back a table that was to be made, also where it has been stored without anybody's
  /// knowing.
  virtual void discard(std::string table) = 0;
  /// A table and its events after a number; nothing if there is no such table.
  virtual void load(std::string table, std::int64_t after,
                    std::function<void(Result<std::optional<StoredTable>>)> done) = 0;
  /// Tables whose game is not over, used since a moment, the latest first.
  virtual void unfinished(std::int64_t since, int most,
                          std::function<void(std::vector<std::string>)> done) = 0;
  /// Tells other servers on the same database.
  virtual void tell(std::string channel, std::string text) = 0;

  /// Whether other servers may serve the same tables.
  [[nodiscard]] virtual bool shared() const = 0;
};

}  // namespace parlor::store
