#pragma once

#include <vector>

#include "core/steps.h"
#include "games/chess/board.h"

namespace parlor::chess {

/// The piece, the piece it takes, and the rook of a castling.
std::vector<PieceMove> moves_of(const Board& board, Move move);

}  // namespace parlor::chess
