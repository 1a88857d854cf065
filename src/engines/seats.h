#pragma once

#include <string_view>

#include "bots/any_bot.h"
#include "bots/entry.h"

namespace parlor::engines {

/// Whoever can sit on a seat besides people: a bot of the game by its name, or another program,
/// `uci:stockfish`.
Result<bots::AnyBot> make_seat(const AnyGame& game, std::string_view name,
                               const bots::Supplies& supplies = {});

}  // namespace parlor::engines
