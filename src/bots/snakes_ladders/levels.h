#pragma once

#include "bots/entry.h"
#include "games/snakes_ladders/game.h"

namespace parlor::bots {

/// The four levels. They differ in one decision only: one die or two near the end.
BotEntries<snakes_ladders::SnakesLadders> snakes_ladders_bots();

}  // namespace parlor::bots
