#pragma once

#include <string>

#include "cli/description.h"

namespace parlor::cli {

/// The manual page of the program as a whole, for man(1).
std::string man_page(const ProgramDescription& program);

/// The manual page of one of its commands.
std::string man_page(const ProgramDescription& program, const CommandDescription& command);

/// `parlor-serve`
std::string man_page_name(const ProgramDescription& program, const CommandDescription& command);

}  // namespace parlor::cli
