#include "cli/run.h"

#include <ostream>

#include "cli/command_line.h"
#include "cli/overview.h"

namespace parlor::cli {
Exit run(const std::vector<std::string>& arguments, Games games, Console& console) {
  if (arguments.empty()) return overview(games, console);
  const CommandLine line = read_command_line(arguments);
  if (line.command) return line.command->run(games, console);
  if (line.exit != Exit::ok) return complain(console, line.text);
  console.out << line.text;
  return Exit::ok;
}

}  // namespace parlor::cli
