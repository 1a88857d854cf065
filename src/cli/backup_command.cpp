#include <ostream>

#include "cli/commands.h"
#include "cli/text.h"
#include "sheets/text_file.h"
#include "store/backup.h"
#include "store/session.h"

namespace parlor::cli {

Exit backup_command(const BackupOptions& options, Console& console) {
  if (options.restore) {
    if (const auto error = sheets::unreadable(options.file)) {
      return complain(console, error->sentence());
    }
  }
  const std::string folder =
      options.restore ? store::folder_to_make(store::read_address(options.db)) : std::string();
  const auto if_different =
      options.replace ? store::IfDifferent::replace : store::IfDifferent::refuse;
  const auto copied = options.restore ? store::restore(options.db, options.file, if_different)
                                      : store::back_up(options.db, options.file);
  if (!copied) return complain(console, copied.error().sentence());
  if (!folder.empty()) console.err << "The folder " << folder << " was made.\n";
  console.out << (options.restore ? "Restored " : "Saved ") << counted(copied->tables, "table")
              << " with " << counted(copied->events, "event")
              << (options.restore ? " that were missing" : "") << ".\n";
  return Exit::ok;
}

}  // namespace parlor::cli
