#pragma once

#include "bots/entry.h"
#include "games/chess/game.h"

namespace parlor::bots {

/// The four levels, and `random`.
BotEntries<chess::Chess> chess_bots();

}  // namespace parlor::bots
