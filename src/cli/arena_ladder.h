#pragma once

#include "cli/commands.h"

namespace parlor::cli {

/// All bots of a game against each other; the table goes into docs/strength.md.
Exit ladder(const ArenaOptions& options, Games games, Console& console);

}  // namespace parlor::cli
