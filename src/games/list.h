#pragma once

#include <span>
#include <string_view>

#include "core/any_game.h"

namespace parlor {

/// Every game of the box. A new game is one line here.
std::span<const GameKind> all_games();

/// The game with this id, or an error that names the ones there are.
Result<GameKind> find_game(std::string_view id, std::span<const GameKind> games = all_games());

}  // namespace parlor
