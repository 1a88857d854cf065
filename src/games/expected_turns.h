#pragma once

#include <optional>

#include "core/any_game.h"

namespace parlor {

/// How many turns a player needs on average to finish, exactly, in a game where dice alone decide;
/// nothing for games in which it depends on how people play.
std::optional<double> expected_turns(const GameFace& game);

}  // namespace parlor
