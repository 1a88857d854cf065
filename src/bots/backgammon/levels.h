#pragma once

#include "bots/entry.h"
#include "bots/luck.h"
#include "games/backgammon/game.h"

namespace parlor::bots {

BotEntries<backgammon::Backgammon> backgammon_bots();
/// How lucky a roll was, by the net of the program.
Result<AnyLuck> backgammon_luck(const AnyGame& game);

}  // namespace parlor::bots
