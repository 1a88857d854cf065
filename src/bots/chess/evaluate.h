#pragma once

#include "games/chess/board.h"

namespace parlor::bots::chess_eval {

/// What a position is worth to the side to move, in hundredths of a pawn. No move is looked ahead:
/// it should be asked where nothing hangs.
int evaluate(const chess::Board& board);

}  // namespace parlor::bots::chess_eval
