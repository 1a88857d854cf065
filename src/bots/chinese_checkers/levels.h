#pragma once

#include "bots/entry.h"
#include "games/chinese_checkers/game.h"

namespace parlor::bots {

/// The four levels, `greedy` and `random`.
BotEntries<chinese_checkers::ChineseCheckers> chinese_checkers_bots();

}  // namespace parlor::bots
