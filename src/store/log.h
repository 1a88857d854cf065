#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

/// What servers on the same database tell each other.
struct Notice {
  std::string channel;  // `parlor_events`, `parlor_presence`, `parlor_alive`
  std::string text;
  std::string from = {};  // the server that says it
};

struct StoredTable {
  std::string seed;
  std::int64_t made = 0;
  std::vector<Row> rows;
};

/// The events of a table after a number.
std::vector<Row> rows_of(soci::session& session, const std::string& table, std::int64_t after);

/// The event log on one database connection. Every call may throw what the connection throws.
class Log {
 public:
  explicit Log(std::unique_ptr<soci::session> session, bool postgres);
  ~Log();

  /// Appends the batches in one transaction, durable when it returns. For each: whether it was
  /// stored; false where another had been there first under one of its numbers, or the table has
  /// been deleted. On PostgreSQL the same transaction tells other servers of them, and the notices,
  /// signed with `teller`: who hears of an event can read it. An empty `teller` says nothing.
  /// Tables in `discarded`, which nobody knows of, are deleted.
  std::vector<bool> append(std::span<const Batch> batches, std::string_view teller = {},
                           std::span<const Notice> notices = {},
                           std::span<const std::string> discarded = {});
  /// Writes something and takes it back, to see whether that works.
  void try_writing();

  /// A table and its events after a number; nothing if there is no such table.
  std::optional<StoredTable> load(const std::string& table, std::int64_t after);
  /// Tables whose game is not over, used since a moment (give or take a minute), the latest first.
  std::vector<std::string> unfinished(std::int64_t since, int most);

  [[nodiscard]] soci::session& session() { return *session_; }
  [[nodiscard]] bool postgres() const { return postgres_; }

 private:
  /// Statements that are parsed once.
  struct Ready;

  bool append_one(const Batch& batch);
  bool same_is_there(const Batch& batch);
  void notify(std::string channel, std::string text);

  std::unique_ptr<soci::session> session_;
  bool postgres_;
  std::unique_ptr<Ready> ready_;
};

}  // namespace parlor::store
