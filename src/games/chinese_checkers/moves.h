#pragma once

#include <vector>

#include "games/chinese_checkers/board.h"

namespace parlor::chinese_checkers {

/// The empty holes next to a peg.
inline HoleSet steps_from(const Board& board, Hole peg, HoleSet occupied) {
  return board.neighbours(peg) - occupied;
}

/// The empty holes that one jump from a hole leads to.
HoleSet jumps_from(const Board& board, Hole hole, HoleSet occupied);

/// Every hole a peg can stop in: by a step, or by a chain of jumps. Its own hole is not among them:
/// coming back is no move.
HoleSet reach(const Board& board, Hole peg, HoleSet occupied);

/// The holes that a peg touches on a shortest way to a hole in its reach, from its own hole to that
/// one.
std::vector<Hole> shortest_way(const Board& board, Hole peg, Hole to, HoleSet occupied);

}  // namespace parlor::chinese_checkers
