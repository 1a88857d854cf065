#pragma once

#include <vector>

#include "core/steps.h"
#include "games/backgammon/state.h"

namespace parlor::backgammon {

/// A man's move and the man it hits, with points as red counts them for both.
std::vector<PieceMove> moves_of(const Board& board, Seat mover, Move move);

}  // namespace parlor::backgammon
