#include <ostream>

#include "cli/commands.h"
#include "cli/text.h"
#include "store/backup.h"

namespace parlor::cli {

Exit backup_command(const BackupOptions& options, Console& console) {
  const auto copied = options.restore ? store::restore(options.db, options.file)
                                      : store::back_up(options.db, options.file);
  if (!copied) return complain(console, copied.error().message);
  console.out << (options.restore ? "Restored " : "Saved ") << counted(copied->tables, "table")
              << " with " << counted(copied->events, "event")
              << (options.restore ? " that were missing" : "") << ".\n";
  return Exit::ok;
}

}  // namespace parlor::cli
