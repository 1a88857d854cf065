#include "store/backup.h"

#include <exception>
#include <filesystem>
#include <fstream>

#include <soci/soci.h>

#include "core/words.h"
#include "store/backup_lines.h"
#include "store/private_file.h"
#include "store/reading.h"
#include "store/table_pages.h"

namespace parlor::store {
namespace {

using namespace wire;

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
  for_each_table(session,
                 [&](const TableLine& table) { write_table(session, table, out, copied); });
  out << json::serialize(backup_end(copied)) << '\n';
  return copied;
}

}  // namespace

Result<Copied> back_up(const std::string& url, const std::string& file) {
  const Address address = read_address(url);
  // What is not there is not made: an empty one would be saved over a good backup.
  const auto reading = begin_reading(address);
  if (!reading) return reading.error();
  const std::string draft = file + ".part";
  // Tables hold the seeds of games that are going on.
  std::error_code none_there;
  std::filesystem::remove(draft, none_there);
  make_private(draft);
  std::ofstream out(draft, std::ios::binary);
  try {
    const Copied copied = write_all(*reading->session, out);
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
