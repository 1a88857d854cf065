#pragma once

#include "games/snakes_ladders/chain.h"

namespace parlor::snakes_ladders {

/// The chances of two players to win.
struct DuelChances {
  double first = 0;
  double second = 0;
};

/// Followed through every pair of squares, so with pieces that send each other back.
DuelChances duel(const Rules& rules, const Chain& chain);

}  // namespace parlor::snakes_ladders
