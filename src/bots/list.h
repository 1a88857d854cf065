#pragma once

#include <string_view>
#include <vector>

#include "bots/any_bot.h"
#include "core/any_game.h"

namespace parlor::bots {

/// The bots that a game has, the four levels first, from weak to strong.
std::vector<BotInfo> bots_of(std::string_view game);

/// A bot by its name, or a sentence on which there are.
Result<AnyBot> make_bot(const AnyGame& game, std::string_view name, const Supplies& supplies = {});

/// What tells the luck in a game, or a sentence on which games it can be told in.
Result<AnyLuck> make_luck(const AnyGame& game);

}  // namespace parlor::bots
