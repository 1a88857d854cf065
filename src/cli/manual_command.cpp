#include <filesystem>
#include <fstream>
#include <system_error>

#include "cli/command_line.h"
#include "cli/commands.h"
#include "cli/man_page.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

bool page_written(const std::filesystem::path& folder, const std::string& name,
                  const std::string& page) {
  std::ofstream file(folder / cat(name, ".1"), std::ios::binary);
  file << page;
  file.close();
  return !file.fail();
}

}  // namespace

Exit manual_command(const ManualOptions& options, Console& console) {
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

}  // namespace parlor::cli
