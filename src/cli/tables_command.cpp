#include <chrono>
#include <ostream>

#include "cli/commands.h"
#include "cli/db_option.h"
#include "cli/json_text.h"
#include "core/words.h"
#include "server/settings.h"
#include "store/catalog.h"
#include "store/stored_game.h"
#include "wire/table_json.h"

namespace parlor::cli {
namespace {

struct TablesOptions {
  std::string what = "list";
  std::string table;
  std::string db = server::Settings().db;
  std::string only;  // a phase
  bool json = false;
};

void tables_options(OptionList& list, TablesOptions& options) {
  list.text("what", options.what, "WHAT", "list, show, end or delete")
      .one_of({"list", "show", "end", "delete"})
      .shows_default();
  list.text("table", options.table, "TABLE", "The table to show, end or delete");
  list.text("--only", options.only, "PHASE", "List tables of this phase only")
      .one_of({"waiting", "playing", "over"});
  add_db(list, options.db);
  add_json(list, options.json);
}

std::string_view name_of(store::Phase phase) {
  if (phase == store::Phase::waiting) return "waiting";
  return phase == store::Phase::playing ? "playing" : "over";
}

/// A moment as `2025-03-01 18:30 UTC`.
std::string utc_text(std::int64_t millis) {
  const auto when = static_cast<std::time_t>(millis / 1000);
  std::tm parts{};
  gmtime_r(&when, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M UTC", &parts);
  return {text.data(), size};
}

void print_entry(const store::TableEntry& entry, const TablesOptions& options, Console& console) {
  const std::string_view phase = name_of(entry.phase);
  if (!options.only.empty() && options.only != phase) return;
  if (options.json) {
    console.out << json_line(json::object{{"table", json_string(entry.id)},
                                          {"game", json_string(entry.game)},
                                          {"phase", json_string(phase)},
                                          {"events", entry.events},
                                          {"made", entry.made},
                                          {"active", entry.active}});
    return;
  }
  console.out << padded(printable(entry.id), 14) << padded(printable(entry.game), 18)
              << padded(phase, 9)
              << padded(cli::counted(static_cast<std::uint64_t>(entry.events), "event"), 14)
              << utc_text(entry.active) << '\n';
}

Exit list_all(const TablesOptions& options, Console& console) {
  const auto count = store::list_tables(
      options.db, [&](const store::TableEntry& entry) { print_entry(entry, options, console); });
  if (!count) return complain(console, count.error().sentence());
  if (*count == 0 && !options.json) console.out << "There are no tables.\n";
  return Exit::ok;
}

void tell_seats(const table::Table& table, Console& console) {
  for (const Seat seat : table.seats()) {
    const table::Chair& chair = table.chair(seat);
    std::string who = "nobody";
    if (chair.kind == table::Sitter::bot) who = cat("bot (", chair.level, ')');
    if (chair.kind == table::Sitter::person) who = chair.name.empty() ? "somebody" : chair.name;
    console.out << titled_row(table.game().seat_name(seat), printable(who)) << '\n';
  }
}

Exit show_table(const TablesOptions& options, Console& console) {
  const auto stored = store::load_table(options.db, options.table);
  if (!stored) return complain(console, stored.error().sentence());
  const auto table = store::replayed(*stored);
  if (!table) {
    console.out << "Table " << options.table << " is damaged: " << table.error().sentence() << '\n';
    return Exit::no;
  }
  if (options.json) {
    console.out << json_line(wire::table_json(*table));
    return Exit::ok;
  }
  console.out << titled_row("game", table->agreement().game) << '\n'
              << titled_row("made", utc_text(stored->made)) << '\n'
              << titled_row("last event", utc_text(table->last_at())) << '\n'
              << titled_row("events", grouped(stored->rows.size())) << '\n';
  tell_seats(*table, console);
  if (table->stage() != table::Stage::waiting) {
    console.out << titled_row("position", table->game().position(table->state())) << '\n';
  }
  if (table->ended()) console.out << titled_row("over", table->ended()->reason) << '\n';
  return Exit::ok;
}

std::int64_t wall_millis() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Exit run_tables(const TablesOptions& options, Games /*games*/, Console& console) {
  if (options.what == "list") {
    if (options.table.empty()) return list_all(options, console);
    return complain(console, "`parlor tables list` takes no table: `parlor tables show TABLE`.");
  }
  if (options.table.empty()) {
    return complain(console, cat("`parlor tables ", options.what, "` takes the id of a table."));
  }
  if (options.what == "show") return show_table(options, console);
  if (options.what == "end") {
    const auto ended = store::end_table(options.db, options.table, wall_millis());
    if (!ended) return complain(console, ended.error().sentence());
    console.out << "The game at table " << options.table << " was ended as a draw.\n";
    return Exit::ok;
  }
  const auto deleted = store::delete_table(options.db, options.table);
  if (!deleted) return complain(console, deleted.error().sentence());
  console.out << "Table " << options.table << " was deleted.\n";
  return Exit::ok;
}

}  // namespace

Command tables_command() {
  return make_command<TablesOptions>(
      {.name = "tables",
       .summary = "List, show, end or delete the tables of a server",
       .examples = "  parlor tables --only playing\n"
                   "  parlor tables show k3v9x0q2ab\n"
                   "  parlor tables end k3v9x0q2ab\n"
                   "  parlor tables delete k3v9x0q2ab --db postgresql://parlor@localhost/parlor\n",
       .notes =
           "Listing and showing only read, and servers may go on. On PostgreSQL tables are ended "
           "and deleted while servers serve, and they tell whoever is at them; the server of a "
           "file has to be stopped first.\n\n"
           "A game that is ended is a draw, with its record. What is deleted comes back from a "
           "backup only. With --json there is a line for each table.\n"},
      tables_options, run_tables);
}

}  // namespace parlor::cli
