#include <ostream>

#include "cli/commands.h"
#include "cli/db_option.h"
#include "cli/json_text.h"
#include "fair/dice.h"
#include "server/settings.h"
#include "store/check.h"
#include "store/messages.h"

namespace parlor::cli {
namespace {

struct CheckOptions {
  std::string db = server::Settings().db;
  bool json = false;
};

void check_options(OptionList& list, CheckOptions& options) {
  add_db(list, options.db);
  add_json(list, options.json);
}

/// The seed that is kept has to be the one that players were bound to.
std::optional<Error> wrong_seed(const store::StoredTable& stored, const table::Table& table) {
  const std::string& commitment = table.agreement().commitment;
  if (commitment.empty()) return std::nullopt;
  const auto seed = fair::read_seed(stored.seed);
  if (seed && fair::commitment(*seed) == commitment) return std::nullopt;
  return Error{store::say::wrong_seed()};
}

Exit run_check(const CheckOptions& options, Games /*games*/, Console& console) {
  const auto told = [&](const store::Damage& damage) {
    if (options.json) {
      console.out << json_line(json::object{{"table", json_string(damage.table)},
                                            {"damage", json_string(damage.what.sentence())}});
    } else {
      console.out << "Table " << printable(damage.table) << ": "
                  << printable(damage.what.sentence()) << '\n';
    }
  };
  const auto checked = store::check(options.db, wrong_seed, told);
  if (!checked) return complain(console, checked.error().sentence());
  if (options.json) {
    console.out << json_line(json::object{
        {"tables", checked->tables}, {"events", checked->events}, {"damaged", checked->damaged}});
  } else {
    console.out << "Read " << cli::counted(checked->tables, "table") << " with "
                << cli::counted(checked->events, "event") << ": "
                << (checked->damaged == 0 ? "all in order"
                                          : cli::counted(checked->damaged, "table") + " damaged")
                << ".\n";
  }
  return checked->damaged == 0 ? Exit::ok : Exit::no;
}

}  // namespace

Command check_command() {
  return make_command<CheckOptions>(
      {.name = "check",
       .summary = "Read everything a server keeps, and replay every table",
       .examples = "  parlor check\n"
                   "  parlor check --db postgresql://parlor@localhost/parlor --json\n",
       .notes = "It only reads, and servers may go on. The exit code is 0 if all is in order, 1 if "
                "a table is damaged, 2 if the database cannot be read.\n\n"
                "With --json there is a line for each damaged table, and one for the whole.\n"},
      check_options, run_check);
}

}  // namespace parlor::cli
