#pragma once

#include <vector>

#include "games/chinese_checkers/board.h"

// One move looked at closely, for the arbiter, for people and for text. All moves at once, fast,
// are in choices.h.

namespace parlor::chinese_checkers {

/// The empty holes that one step from a hole leads to, and one jump.
HoleSet steps_from(const Board& board, Hole hole, const HoleSet& occupied);
HoleSet jumps_from(const Board& board, Hole hole, const HoleSet& occupied);

/// The holes that a peg touches on a shortest way to a hole it can reach, from its own hole to that
/// one; nothing where it cannot. Its own hole is out of reach: coming back is no move.
std::vector<Hole> shortest_way(const Board& board, Hole peg, Hole to, const HoleSet& occupied);

}  // namespace parlor::chinese_checkers
