#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "core/setup.h"
#include "games/snakes_ladders/rules.h"

namespace parlor::snakes_ladders {

inline constexpr int most_players = 4;

/// The game, its sheets and its options, as forms and help pages show them.
const GameInfo& game_info();

/// The rules that a setup asks for, or what is wrong with it.
Result<Rules> read_rules(const Setup& setup);

/// The seats that a setup asks for, or what is wrong with them.
Result<SeatSet> read_seats(const Setup& setup);

/// The value of every option, in the order of the game's options.
std::vector<std::string> option_values(const Rules& rules);

}  // namespace parlor::snakes_ladders
