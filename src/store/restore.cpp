#include <algorithm>
#include <exception>
#include <fstream>
#include <map>
#include <vector>

#include <soci/soci.h>

#include "core/words.h"
#include "store/backup.h"
#include "store/backup_lines.h"
#include "store/session.h"

namespace parlor::store {
namespace {

using namespace wire;

constexpr std::size_t most_named = 10;

struct EventLine {
  std::string table;
  std::int64_t number = 0;
  std::string body;
};

TableLine read_table(Fields& fields) {
  return {fields.text("table"), fields.text("seed"), fields.number("made"), fields.number("over"),
          fields.number("active")};
}

EventLine read_event(Fields& fields) {
  return {fields.text("event_of"), fields.number("number"), fields.text("body")};
}

/// Whether the file is a whole backup: every line reads, each table has its checksum, and the last
/// line counts them right.
class Inspector {
 public:
  explicit Inspector(std::string file) : file_(std::move(file)) {}

  std::optional<Error> inspect() {
    std::ifstream in(file_);
    if (!in) return Error{cat(file_, " cannot be read.")};
    for (std::string line; std::getline(in, line);) {
      ++number_;
      const auto object = read_object(line);
      if (!object || ended_) return damaged();
      if (auto error = number_ == 1 ? head(*object) : other(*object)) return error;
    }
    if (ended_) return std::nullopt;
    return Error{cat(file_, " is cut off: its last line is missing; nothing was restored.")};
  }

 private:
  [[nodiscard]] Error damaged() const {
    return {cat(file_, ": line ", number_, " is damaged; nothing was restored.")};
  }

  std::optional<Error> head(const json::object& object) {
    const json::value* version = object.if_contains("parlor_backup");
    if (version == nullptr || !version->is_int64()) {
      return Error{cat(file_, " is not a backup of Parlor's.")};
    }
    version_ = version->get_int64();
    if (version_ == 1 || version_ == backup_version) return std::nullopt;
    return Error{cat(file_, " is a backup of version ", version_, "; versions 1 to ",
                     backup_version, " are read.")};
  }

  std::optional<Error> other(const json::object& object) {
    Fields fields(object);
    if (fields.has("table")) {
      const TableLine table = read_table(fields);
      begin(table);
    } else if (fields.has("event_of")) {
      add(read_event(fields));
    } else if (fields.has("end_of")) {
      return end_of_table(fields);
    } else {
      ended_ = true;
      if (open_ || object != backup_end(copied_)) return damaged();
    }
    return fields.error() || wrong_ ? std::optional(damaged()) : std::nullopt;
  }

  void begin(const TableLine& table) {
    wrong_ = version_ > 1 && open_;
    open_ = version_ > 1;
    table_ = table.id;
    events_ = 0;
    checksum_ = {};
    table.add_to(checksum_);
    ++copied_.tables;
  }

  void add(const EventLine& event) {
    wrong_ = version_ > 1 && (!open_ || event.table != table_);
    checksum_.add(event.number);
    checksum_.add(event.body);
    ++events_;
    ++copied_.events;
  }

  std::optional<Error> end_of_table(Fields& fields) {
    const bool fits = open_ && fields.text("end_of") == table_ &&
                      fields.number("events") == events_ &&
                      fields.text("checksum") == checksum_.told();
    open_ = false;
    if (fits) return std::nullopt;
    return Error{cat(file_, ": table ", table_, " (before line ", number_,
                     ") is damaged: its checksum is another; nothing was restored.")};
  }

  std::string file_;
  std::uint64_t number_ = 0;
  std::int64_t version_ = 0;
  Copied copied_;
  bool ended_ = false;
  bool wrong_ = false;
  bool open_ = false;  // a table's events are being read
  std::string table_;
  std::int64_t events_ = 0;
  Checksum checksum_;
};

/// Puts lines of an inspected file into the database. A table is compared event by event with what
/// is there of it.
class Restorer {
 public:
  Restorer(soci::session& session, IfDifferent if_different)
      : session_(session), if_different_(if_different) {}

  /// False where the line does not read any more.
  bool take(const json::object& object) {
    Fields fields(object);
    if (fields.has("table")) {
      insert(read_table(fields));
    } else if (fields.has("event_of")) {
      insert(read_event(fields));
    }
    return !fields.error();
  }

  [[nodiscard]] const Copied& copied() const { return copied_; }
  [[nodiscard]] const std::vector<std::string>& different() const { return different_; }

 private:
  void insert(const TableLine& table) {
    line_ = table;
    std::string seed;
    session_ << "SELECT seed FROM tables WHERE id = :id", soci::use(table.id), soci::into(seed);
    const bool there = session_.got_data();
    if (there && seed != table.seed) differs(table.id);
    if (there) return;
    session_
        << "INSERT INTO tables (id, made, seed, over, active) VALUES (:id, :made, :seed, :over, "
           ":active)",
        soci::use(table.id), soci::use(table.made), soci::use(table.seed), soci::use(table.over),
        soci::use(table.active);
    ++copied_.tables;
  }

  void insert(const EventLine& event) {
    if (event.table != table_) look_at(event.table);
    const auto there = there_.find(event.number);
    if (there == there_.end()) {
      session_ << "INSERT INTO events (table_id, number, body) VALUES (:id, :number, :body)",
          soci::use(event.table), soci::use(event.number), soci::use(event.body);
      ++copied_.events;
      return;
    }
    if (there->second == event.body) return;
    differs(event.table);
    if (if_different_ != IfDifferent::replace) return;
    replace_from(event);
  }

  /// The backup's history from this event on, instead of the one that is there.
  void replace_from(const EventLine& event) {
    session_ << "DELETE FROM events WHERE table_id = :id AND number >= :number",
        soci::use(event.table), soci::use(event.number);
    there_.erase(there_.lower_bound(event.number), there_.end());
    if (line_.id == event.table) {
      session_ << "UPDATE tables SET over = :over WHERE id = :id", soci::use(line_.over),
          soci::use(line_.id);
    }
    insert(event);
  }

  void look_at(const std::string& table) {
    table_ = table;
    there_.clear();
    std::int64_t number = 0;
    std::string body;
    soci::statement select =
        (session_.prepare << "SELECT number, body FROM events WHERE table_id = :id",
         soci::use(table), soci::into(number), soci::into(body));
    select.execute();
    while (select.fetch()) there_[number] = body;
  }

  void differs(const std::string& table) {
    if (different_.empty() || different_.back() != table) different_.push_back(table);
  }

  soci::session& session_;
  IfDifferent if_different_;
  Copied copied_;
  std::vector<std::string> different_;
  TableLine line_;     // the last that was read
  std::string table_;  // that the events are of
  std::map<std::int64_t, std::string> there_;
};

Error other_history(std::vector<std::string> tables) {
  std::ranges::sort(tables);
  const auto doubled = std::ranges::unique(tables);
  tables.erase(doubled.begin(), doubled.end());
  const std::size_t all = tables.size();
  if (all > most_named) {
    tables.resize(most_named);
    tables.push_back(cat(all - most_named, " more"));
  }
  return {cat("What happened at ", all == 1 ? "table " : "tables ", enumerate(tables),
              " is not what the backup says; nothing was restored. --replace takes the backup's.")};
}

}  // namespace

Result<Copied> restore(const std::string& url, const std::string& file, IfDifferent if_different) {
  if (auto error = Inspector(file).inspect()) return *std::move(error);
  const Address address = read_address(url);
  auto session = connect(address);
  if (!session) return session.error();
  try {
    **session << (address.postgres ? "BEGIN" : "BEGIN IMMEDIATE");
    Restorer restorer(**session, if_different);
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      const auto object = read_object(line);
      if (!object || !restorer.take(*object)) {
        return Error{cat(file, " has changed while it was read; nothing was restored.")};
      }
    }
    if (!restorer.different().empty() && if_different == IfDifferent::refuse) {
      **session << "ROLLBACK";
      return other_history(restorer.different());
    }
    **session << "COMMIT";
    return restorer.copied();
  } catch (const std::exception& error) {
    return Error{cat("Restoring failed, and nothing was changed. ", in_brackets(error.what()))};
  }
}

}  // namespace parlor::store
