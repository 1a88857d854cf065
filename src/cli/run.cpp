#include "cli/run.h"

#include <ostream>

#include "cli/command_line.h"
#include "cli/overview.h"

namespace parlor::cli {
namespace {

/// `help` is how one asks for help where one does not know the options: `help play` is `play
/// --help`.
std::vector<std::string> without_help_word(std::vector<std::string> arguments) {
  if (arguments.front() != "help") return arguments;
  arguments.erase(arguments.begin());
  arguments.emplace_back("--help");
  return arguments;
}

}  // namespace

Exit run(const std::vector<std::string>& arguments, Games games, Console& console) {
  if (arguments.empty()) return overview(games, console);
  const CommandLine line = read_command_line(without_help_word(arguments));
  if (line.command) return line.command->run(games, console);
  if (line.exit != Exit::ok) return complain(console, line.text);
  console.out << line.text;
  return Exit::ok;
}

}  // namespace parlor::cli
