#pragma once

#include <string>

#include "cli/description.h"

namespace parlor::cli {

// What a shell has to be told to complete the program's commands, options and values. Each in a
// file of its own name.
std::string bash_completion(const ProgramDescription& program);
std::string zsh_completion(const ProgramDescription& program);
std::string fish_completion(const ProgramDescription& program);

}  // namespace parlor::cli
