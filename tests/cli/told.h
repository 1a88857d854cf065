#pragma once

#include <string>
#include <vector>

#include "core/any_game.h"
#include "support/files.h"
#include "support/text.h"

namespace parlor::test {

/// What a run of the program printed, and how it left.
struct Told {
  int exit = 0;
  std::string out;
  std::string err;
};

/// Runs the command line over the race games, in this process.
Told parlor_with_race(const std::vector<std::string>& arguments, const std::string& input = {});

/// Runs the real program through a shell; `command` is what stands after its name, quoted for the
/// shell. `before` goes in front of it: variables, a pipe.
Told parlor_program(const std::string& command, const std::string& before = {});

/// The path of a scratch file that holds `text` until the test program ends.
std::string scratch_file(const std::string& name, const std::string& text);

}  // namespace parlor::test
