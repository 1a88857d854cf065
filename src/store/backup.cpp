#include "store/backup.h"

#include <exception>
#include <filesystem>
#include <fstream>
#include <vector>

#include <soci/soci.h>

#include "core/words.h"
#include "store/backup_lines.h"
#include "store/private_file.h"
#include "store/session.h"

namespace parlor::store {
namespace {

using namespace wire;

/// Tables that are in memory at once.
constexpr int page = 200;

std::vector<TableLine> tables_after(soci::session& session, const std::string& last) {
  std::vector<TableLine> tables;
  TableLine line;
  soci::statement select =
      (session.prepare << "SELECT id, made, seed, over, active FROM tables WHERE id > :last ORDER "
                          "BY id LIMIT :page",
       soci::use(last), soci::use(page), soci::into(line.id), soci::into(line.made),
       soci::into(line.seed), soci::into(line.over), soci::into(line.active));
  select.execute();
  while (select.fetch()) tables.push_back(line);
  return tables;
}

void write_table(soci::session& session, const TableLine& table, std::ostream& out,
                 Copied& copied) {
  Checksum checksum;
  table.add_to(checksum);
  out << json::serialize(json::object{{"table", text(table.id)},
                                      {"made", table.made},
                                      {"seed", text(table.seed)},
                                      {"over", table.over},
                                      {"active", table.active}})
      << '\n';
  std::int64_t number = 0;
  std::int64_t events = 0;
  std::string body;
  soci::statement select = (session.prepare << "SELECT number, body FROM events WHERE table_id = "
                                               ":id ORDER BY number",
                            soci::use(table.id), soci::into(number), soci::into(body));
  select.execute();
  while (select.fetch()) {
    out << json::serialize(
               json::object{{"event_of", text(table.id)}, {"number", number}, {"body", text(body)}})
        << '\n';
    checksum.add(number);
    checksum.add(body);
    ++events;
  }
  out << json::serialize(json::object{
             {"end_of", text(table.id)}, {"events", events}, {"checksum", text(checksum.told())}})
      << '\n';
  ++copied.tables;
  copied.events += static_cast<std::uint64_t>(events);
}

Copied write_all(soci::session& session, std::ostream& out) {
  Copied copied;
  out << json::serialize(backup_head()) << '\n';
  std::string last;
  for (auto tables = tables_after(session, last); !tables.empty();
       tables = tables_after(session, last)) {
    for (const TableLine& table : tables) write_table(session, table, out, copied);
    last = tables.back().id;
  }
  out << json::serialize(backup_end(copied)) << '\n';
  return copied;
}

}  // namespace

Result<Copied> back_up(const std::string& url, const std::string& file) {
  const Address address = read_address(url);
  // An empty one would be saved over a good backup.
  auto session = connect(address, IfMissing::refuse);
  if (!session) return session.error();
  const std::string draft = file + ".part";
  // Tables hold the seeds of games that are going on.
  std::error_code none_there;
  std::filesystem::remove(draft, none_there);
  make_private(draft);
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
    if (!out) return Error{cat(file, " cannot be written.")};
    return Error{cat("The backup failed. ", in_brackets(error.what()))};
  }
}

}  // namespace parlor::store
