#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/session.h"

namespace parlor::store {

/// An event as the log keeps it.
struct Row {
  std::int64_t number = 0;
  std::string body;
};

/// A table that is made with its first events.
struct NewTable {
  std::int64_t made = 0;
  std::string seed;
};

/// Events to be appended to one table: all of them or none.
struct Batch {
  std::string table;
  std::vector<Row> rows;
  std::optional<NewTable> fresh;
  bool ends = false;    // whether one of them ends the game
  std::int64_t at = 0;  // when the last of them happened
};

struct StoredTable {
  std::string seed;
  std::int64_t made = 0;
  std::vector<Row> rows;
};

/// The event log on one database connection. Every call may throw what the connection throws.
class Log {
 public:
  explicit Log(std::unique_ptr<soci::session> session, bool postgres);
  ~Log();

  /// Appends the batches in one transaction, durable when it returns. For each: whether it was
  /// stored; false where another had been there first under one of its numbers.
  std::vector<bool> append(std::span<const Batch> batches);

  /// A table and its events after a number; nothing if there is no such table.
  std::optional<StoredTable> load(const std::string& table, std::int64_t after);
  /// Tables whose game is not over, used since a moment, the latest first.
  std::vector<std::string> unfinished(std::int64_t since, int most);

  /// Tells other servers on the same database something; nothing happens on SQLite.
  void notify(const std::string& channel, const std::string& text);

  [[nodiscard]] soci::session& session() { return *session_; }
  [[nodiscard]] bool postgres() const { return postgres_; }

 private:
  bool append_one(const Batch& batch);
  bool same_is_there(const Batch& batch);

  std::unique_ptr<soci::session> session_;
  bool postgres_;
};

}  // namespace parlor::store
