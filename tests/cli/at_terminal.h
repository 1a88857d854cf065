#pragma once

#include <string>
#include <vector>

#include "cli/told.h"

namespace parlor::test {

/// Runs the command line over the games of the box, in this process, as if at a terminal. What it
/// keeps for the user is kept in a scratch folder.
Told at_terminal(const std::vector<std::string>& arguments, const std::string& typed);

}  // namespace parlor::test
