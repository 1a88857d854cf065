#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/console.h"

namespace parlor::cli {

/// What the arguments ask for: a command with its options read, or, without one, what to print
/// (help, a complaint) and how to leave.
struct CommandLine {
  std::optional<Command> command;
  std::string text;
  Exit exit = Exit::ok;
};

/// Reads the arguments after the program's name.
CommandLine read_command_line(const std::vector<std::string>& arguments);

}  // namespace parlor::cli
