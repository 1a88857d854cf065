#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/description.h"
#include "cli/options.h"

namespace parlor::cli {

/// What the arguments ask for; or, without a request, what to print (help, a complaint) and how to
/// leave.
struct CommandLine {
  std::optional<Request> request;
  std::string text;
  Exit exit = Exit::ok;
};

/// Reads the arguments after the program's name.
CommandLine read_command_line(const std::vector<std::string>& arguments);

/// Every command and option there is, as `--help` tells them.
ProgramDescription describe_program();

}  // namespace parlor::cli
