#include "store/table_pages.h"

#include <soci/soci.h>

namespace parlor::store {
namespace {

constexpr int page = 200;

}  // namespace

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

void for_each_table(soci::session& session, const std::function<void(const TableLine&)>& look) {
  std::string last;
  for (auto tables = tables_after(session, last); !tables.empty();
       tables = tables_after(session, last)) {
    for (const TableLine& table : tables) look(table);
    last = tables.back().id;
  }
}

}  // namespace parlor::store
