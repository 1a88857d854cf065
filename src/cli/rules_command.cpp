#include "cli/commands.h"
#include "cli/rules_views.h"

namespace parlor::cli {

Exit rules_command(const RulesOptions& options, Games games, Console& console) {
  if (!options.check.empty()) {
    if (options.names.empty()) return check_file(options.check, games, console, options.json);
    return complain(console, "`parlor rules --check FILE` takes one file and no other names.");
  }
  if (options.names.empty()) {
    list_games(games, console, options.json);
    return Exit::ok;
  }
  const auto sheets = named_sheets(options.names, games);
  if (!sheets) return complain(console, sheets.error().sentence());
  if (sheets->size() == 1) {
    tell_sheet(sheets->front(), console, options.json);
  } else {
    compare_sheets(sheets->front(), sheets->back(), console, options.json);
  }
  return Exit::ok;
}

}  // namespace parlor::cli
