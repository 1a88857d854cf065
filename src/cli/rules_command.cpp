#include "cli/commands.h"
#include "cli/rules_views.h"

namespace parlor::cli {
namespace {

struct RulesOptions {
  std::vector<std::string> names;  // sheets, games or rules files
  std::string check;               // a rules file to validate
  bool json = false;
};

void rules_options(OptionList& list, RulesOptions& options) {
  list.texts("names", options.names, "NAMES", "A game, a sheet or a rules file; two to compare");
  list.text("--check", options.check, "FILE", "Validate a rules file and tell what it changes");
  add_json(list, options.json);
}

Exit run_rules(const RulesOptions& options, Games games, Console& console) {
  if (!options.check.empty()) {
    if (options.names.empty()) return check_file(options.check, games, console, options.json);
    return complain(console, "`parlor rules --check FILE` takes one file and no other names.");
  }
  if (options.names.empty()) {
    list_games(games, console, options.json);
    return Exit::ok;
  }
  const auto sheets = named_sheets(options.names, games);
  if (!sheets) return complain(console, sheets.error().message);
  if (sheets->size() == 1) {
    print_sheet(sheets->front(), console, options.json);
  } else {
    compare_sheets(sheets->front(), sheets->back(), console, options.json);
  }
  return Exit::ok;
}

}  // namespace

Command rules_command() {
  return make_command<RulesOptions>(
      {.name = "rules",
       .summary = "List the games and sheets, tell one, compare two, check a file",
       .examples = "  parlor rules                     every game and sheet\n"
                   "  parlor rules royal               a sheet in plain words\n"
                   "  parlor rules royal russian       only what differs, side by side\n"
                   "  parlor rules checkers box        a sheet whose id several games use\n"
                   "  parlor rules --check my.toml     is my own sheet in order?\n"},
      rules_options, run_rules);
}

}  // namespace parlor::cli
