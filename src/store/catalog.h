#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "core/result.h"
#include "store/log.h"

/// Tables as who runs a server sees and manages them.
namespace parlor::store {

enum class Phase : unsigned char { waiting, playing, over };

struct TableEntry {
  std::string id;
  std::string game;  // empty where its first event cannot be read
  Phase phase = Phase::waiting;
  std::int64_t events = 0;
  std::int64_t made = 0;
  std::int64_t active = 0;  // when it was last used, give or take a minute
};

/// Tells of every table in the order of the ids; nothing is replayed, and servers may go on.
Result<std::uint64_t> list_tables(const std::string& url,
                                  const std::function<void(const TableEntry&)>& told);

/// A table and all its events.
Result<StoredTable> load_table(const std::string& url, const std::string& id);

/// Ends a game that is being played, as a draw. Servers on the same PostgreSQL tell their players;
/// a file must not be served meanwhile.
Result<std::int64_t> end_table(const std::string& url, const std::string& id, std::int64_t now);

/// Deletes a table for good, damaged or not, by the same rules.
Result<std::string> delete_table(const std::string& url, const std::string& id);

}  // namespace parlor::store
