#include <ostream>

#include "cli/commands.h"
#include "cli/db_option.h"
#include "cli/text.h"
#include "server/settings.h"
#include "store/backup.h"

namespace parlor::cli {
namespace {

struct BackupOptions {
  std::string file;
  std::string db = server::Settings().db;
};

void backup_options(OptionList& list, BackupOptions& options) {
  list.text("file", options.file, "FILE", "The file to write").required();
  add_db(list, options.db);
}

Exit run_backup(const BackupOptions& options, Games /*games*/, Console& console) {
  const auto saved = store::back_up(options.db, options.file);
  if (!saved) return complain(console, saved.error().message);
  console.out << "Saved " << counted(saved->tables, "table") << " with "
              << counted(saved->events, "event") << ".\n";
  return Exit::ok;
}

}  // namespace

Command backup_command() {
  return make_command<BackupOptions>({.name = "backup",
                                      .summary = "Save all tables of a server, also while it runs",
                                      .examples = "  parlor backup tuesday.jsonl\n"},
                                     backup_options, run_backup);
}

}  // namespace parlor::cli
