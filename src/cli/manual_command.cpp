#include <filesystem>
#include <fstream>
#include <system_error>

#include "cli/commands.h"
#include "cli/description.h"
#include "cli/man_page.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

struct ManualOptions {
  std::string folder;
};

bool page_written(const std::filesystem::path& folder, const std::string& name,
                  const std::string& page) {
  std::ofstream file(folder / cat(name, ".1"), std::ios::binary);
  file << page;
  file.close();
  return !file.fail();
}

void manual_options(OptionList& list, ManualOptions& options) {
  list.text("folder", options.folder, "DIR", "Where they are written").required();
}

Exit run_manual(const ManualOptions& options, Games /*games*/, Console& console) {
  const std::filesystem::path folder = options.folder;
  const ProgramDescription program = describe_program();
  std::error_code ignored;  // What cannot be made cannot be written to either.
  std::filesystem::create_directories(folder, ignored);
  bool done = page_written(folder, program.name, man_page(program));
  for (const CommandDescription& command : program.commands) {
    done =
        done && page_written(folder, man_page_name(program, command), man_page(program, command));
  }
  if (done) return Exit::ok;
  return complain(console, cat("The manual cannot be written to ", options.folder,
                               ": name a folder that you may write to."));
}

}  // namespace

Command manual_command() {
  return make_command<ManualOptions>({.name = "manual",
                                      .summary = "Write the manual pages, one for each command",
                                      .examples = "  parlor manual ~/.local/share/man/man1\n"},
                                     manual_options, run_manual);
}

}  // namespace parlor::cli
