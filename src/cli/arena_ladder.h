#pragma once

#include "cli/arena_run.h"
#include "cli/command.h"

namespace parlor::cli {

/// All bots of a game against each other; the table goes into docs/strength.md.
Exit ladder(const ArenaOptions& options, Games games, Console& console);

}  // namespace parlor::cli
