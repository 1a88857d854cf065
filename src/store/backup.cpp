#include "store/backup.h"

#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <optional>

#include <soci/soci.h>

#include "core/words.h"
#include "store/log.h"
#include "wire/json.h"

namespace parlor::store {
namespace {

using namespace wire;

constexpr std::int64_t format_version = 1;

json::object head() { return {{"parlor_backup", format_version}}; }

json::object end_line(const Copied& copied) {
  return {{"end", true}, {"tables", copied.tables}, {"events", copied.events}};
}

Copied write_all(soci::session& session, std::ostream& out) {
  Copied copied;
  out << json::serialize(head()) << '\n';
  std::string id;
  std::string seed;
  std::int64_t made = 0;
  std::int64_t over = 0;
  std::int64_t active = 0;
  soci::statement tables =
      (session.prepare << "SELECT id, made, seed, over, active FROM tables", soci::into(id),
       soci::into(made), soci::into(seed), soci::into(over), soci::into(active));
  tables.execute();
  while (tables.fetch()) {
    out << json::serialize(json::object{{"table", text(id)},
                                        {"made", made},
                                        {"seed", text(seed)},
                                        {"over", over},
                                        {"active", active}})
        << '\n';
    ++copied.tables;
  }
  std::int64_t number = 0;
  std::string body;
  soci::statement events =
      (session.prepare << "SELECT table_id, number, body FROM events ORDER BY table_id, number",
       soci::into(id), soci::into(number), soci::into(body));
  events.execute();
  while (events.fetch()) {
    out << json::serialize(
               json::object{{"event_of", text(id)}, {"number", number}, {"body", text(body)}})
        << '\n';
    ++copied.events;
  }
  out << json::serialize(end_line(copied)) << '\n';
  return copied;
}

Error broken(const std::string& file, std::uint64_t line) {
  return {cat(file, ": line ", line, " is damaged; nothing was restored.")};
}

/// Whether the file is a whole backup: every line reads, and the last one counts them right.
Result<Copied> inspect(const std::string& file) {
  std::ifstream in(file);
  if (!in) return Error{cat(file, " cannot be read.")};
  Copied copied;
  std::uint64_t number = 0;
  bool ended = false;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const auto object = read_object(line);
    if (!object || ended) return broken(file, number);
    if (number == 1) {
      const json::value* version = object->if_contains("parlor_backup");
      if (version == nullptr || *version != format_version) {
        return Error{cat(file, " is not a backup of Parlor's.")};
      }
    } else if (object->contains("table")) {
      ++copied.tables;
    } else if (object->contains("event_of")) {
      ++copied.events;
    } else {
      ended = true;
      if (*object != end_line(copied)) return broken(file, number);
    }
  }
  if (!ended) {
    return Error{cat(file, " is cut off: its last line is missing; nothing was restored.")};
  }
  return copied;
}

/// Writes one line of a file that has been inspected; whether it was news.
bool restore_line(soci::session& session, Fields fields, Copied& copied) {
  if (fields.has("table")) {
    const std::string id = fields.text("table");
    const std::string seed = fields.text("seed");
    const std::int64_t made = fields.number("made");
    const std::int64_t over = fields.number("over");
    const std::int64_t active = fields.number("active");
    soci::statement insert =
        (session.prepare << "INSERT INTO tables (id, made, seed, over, active) VALUES (:id, :made, "
                            ":seed, :over, :active) ON CONFLICT DO NOTHING",
         soci::use(id), soci::use(made), soci::use(seed), soci::use(over), soci::use(active));
    insert.execute(true);
    copied.tables += static_cast<std::uint64_t>(insert.get_affected_rows());
  } else if (fields.has("event_of")) {
    const std::string id = fields.text("event_of");
    const std::int64_t number = fields.number("number");
    const std::string body = fields.text("body");
    soci::statement insert =
        (session.prepare << "INSERT INTO events (table_id, number, body) VALUES (:id, :number, "
                            ":body) ON CONFLICT DO NOTHING",
         soci::use(id), soci::use(number), soci::use(body));
    insert.execute(true);
    copied.events += static_cast<std::uint64_t>(insert.get_affected_rows());
  }
  return !fields.error();
}

}  // namespace

Result<Copied> back_up(const std::string& url, const std::string& file) {
  const Address address = read_address(url);
  // An empty one would be saved over a good backup.
  auto session = connect(address, IfMissing::refuse);
  if (!session) return session.error();
  const std::string draft = file + ".part";
  std::ofstream out(draft, std::ios::binary);
  try {
    **session << (address.postgres ? "BEGIN ISOLATION LEVEL REPEATABLE READ" : "BEGIN");
    const Copied copied = write_all(**session, out);
    **session << "COMMIT";
    out.close();
    if (!out) return Error{cat(file, " cannot be written.")};
    std::filesystem::rename(draft, file);
    return copied;
  } catch (const std::exception& error) {
    return Error{cat("The backup failed. ", in_brackets(error.what()))};
  }
}

Result<Copied> restore(const std::string& url, const std::string& file) {
  if (const auto whole = inspect(file); !whole) return whole.error();
  const Address address = read_address(url);
  auto session = connect(address);
  if (!session) return session.error();
  Copied copied;
  try {
    **session << (address.postgres ? "BEGIN" : "BEGIN IMMEDIATE");
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      const auto object = read_object(line);
      if (!object || !restore_line(**session, Fields(*object), copied)) {
        return Error{cat(file, " has changed while it was read; nothing was restored.")};
      }
    }
    **session << "COMMIT";
    return copied;
  } catch (const std::exception& error) {
    return Error{cat("Restoring failed, and nothing was changed. ", in_brackets(error.what()))};
  }
}

}  // namespace parlor::store
