#pragma once

#include <vector>

#include "core/steps.h"
#include "games/checkers/text/walk.h"

namespace parlor::checkers {

/// The piece's hop and the piece it jumps over.
std::vector<PieceMove> moves_of(const Walk& walk, const Hop& hop);
/// The piece on this square leaves the board.
PieceMove taken_off(const Board& board, int number);

}  // namespace parlor::checkers
