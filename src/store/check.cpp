#include "store/check.h"

#include <exception>
#include <utility>
#include <vector>

#include <soci/soci.h>

#include "store/messages.h"
#include "store/reading.h"
#include "store/stored_game.h"
#include "store/table_pages.h"

namespace parlor::store {
namespace {

class Checker {
 public:
  Checker(Reading reading, const FurtherCheck& further,
          const std::function<void(const Damage&)>& found)
      : reading_(std::move(reading)), further_(further), found_(found) {}

  Checked all() {
    std::string last;
    for (auto tables = tables_after(session(), last); !tables.empty();
         tables = tables_after(session(), last)) {
      for (const TableLine& table : tables) look_at(table);
      last = tables.back().id;
    }
    look_for_events_without_table();
    return checked_;
  }

 private:
  soci::session& session() { return *reading_.session; }

  void look_at(const TableLine& table) {
    ++checked_.tables;
    try {
      StoredTable stored{table.seed, table.made, rows_of(session(), table.id, 0)};
      checked_.events += stored.rows.size();
      if (auto error = wrong_with(table, stored)) tell(table.id, *std::move(error));
    } catch (const std::exception& error) {
      // One table that the database itself cannot read does not hide the others.
      tell(table.id, Error{say::storage_damaged(arg::Text(in_brackets(error.what())))});
      reading_.again();
    }
  }

  std::optional<Error> wrong_with(const TableLine& line, const StoredTable& stored) {
    const auto table = replayed(stored);
    if (!table) return table.error();
    const bool over = table->stage() == table::Stage::over;
    if (over && line.over == 0) return Error{say::not_marked_over()};
    if (!over && line.over != 0) return Error{say::marked_over()};
    return further_(stored, *table);
  }

  void look_for_events_without_table() {
    std::vector<std::string> ids;
    std::string id;
    soci::statement select =
        (session().prepare
             << "SELECT DISTINCT table_id FROM events WHERE NOT EXISTS (SELECT 1 FROM "
                "tables WHERE id = table_id) ORDER BY table_id",
         soci::into(id));
    select.execute();
    while (select.fetch()) tell(id, Error{say::without_table()});
  }

  void tell(const std::string& table, Error what) {
    ++checked_.damaged;
    found_({table, std::move(what)});
  }

  Reading reading_;
  const FurtherCheck& further_;
  const std::function<void(const Damage&)>& found_;
  Checked checked_;
};

}  // namespace

Result<Checked> check(const std::string& url, const FurtherCheck& further,
                      const std::function<void(const Damage&)>& found) {
  auto reading = begin_reading(read_address(url));
  if (!reading) return reading.error();
  try {
    return Checker(*std::move(reading), further, found).all();
  } catch (const std::exception& error) {
    return Error{say::check_failed(arg::Text(in_brackets(error.what())))};
  }
}

}  // namespace parlor::store
