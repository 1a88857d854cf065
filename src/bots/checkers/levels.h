#pragma once

#include "bots/entry.h"
#include "games/checkers/game.h"

namespace parlor::bots {

/// The four levels, and `random`.
BotEntries<checkers::Checkers> checkers_bots();

}  // namespace parlor::bots
