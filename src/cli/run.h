#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/console.h"
#include "core/any_game.h"

namespace parlor::cli {

/// The whole program over a box of games: reads the arguments after its name and does what they
/// say.
Exit run(const std::vector<std::string>& arguments, std::span<const GameKind> games,
         Console& console);

}  // namespace parlor::cli
