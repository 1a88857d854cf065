#pragma once

#include "bots/entry.h"
#include "games/backgammon/game.h"

namespace parlor::bots {

BotEntries<backgammon::Backgammon> backgammon_bots();

}  // namespace parlor::bots
