#include "cli/at_terminal.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "cli/run.h"
#include "games/list.h"

namespace parlor::test {

Told at_terminal(const std::vector<std::string>& arguments, const std::string& typed) {
  const std::filesystem::path state = scratch_file("state", "");
  setenv("XDG_STATE_HOME", (state.string() + ".d").c_str(), 1);
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  cli::Console console{in, out, err};
  console.terminal = true;
  const cli::Exit exit = cli::run(arguments, all_games(), console);
  return {static_cast<int>(exit), out.str(), err.str()};
}

}  // namespace parlor::test
