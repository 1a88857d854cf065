#include <ostream>

#include "cli/commands.h"
#include "cli/db_option.h"
#include "cli/text.h"
#include "server/settings.h"
#include "sheets/text_file.h"
#include "store/backup.h"
#include "store/session.h"

namespace parlor::cli {
namespace {

struct RestoreOptions {
  std::string file;
  std::string db = server::Settings().db;
  bool replace = false;
};

void restore_options(OptionList& list, RestoreOptions& options) {
  list.text("file", options.file, "FILE", "The backup").required();
  add_db(list, options.db);
  list.flag("--replace", options.replace,
            "Take the backup's history where a table has another since");
}

Exit run_restore(const RestoreOptions& options, Games /*games*/, Console& console) {
  if (const auto error = sheets::unreadable(options.file)) {
    return complain(console, error->message);
  }
  const std::string folder = store::folder_to_make(store::read_address(options.db));
  const auto if_different =
      options.replace ? store::IfDifferent::replace : store::IfDifferent::refuse;
  const auto restored = store::restore(options.db, options.file, if_different);
  if (!restored) return complain(console, restored.error().message);
  if (!folder.empty()) console.err << "The folder " << folder << " was made.\n";
  console.out << "Restored " << counted(restored->tables, "table") << " with "
              << counted(restored->events, "event") << " that were missing.\n";
  return Exit::ok;
}

}  // namespace

Command restore_command() {
  return make_command<RestoreOptions>(
      {.name = "restore",
       .summary = "Put back what is missing from a backup",
       .examples = "  parlor restore tuesday.jsonl\n"
                   "  parlor restore tuesday.jsonl --db postgresql://parlor@localhost/parlor\n"},
      restore_options, run_restore);
}

}  // namespace parlor::cli
