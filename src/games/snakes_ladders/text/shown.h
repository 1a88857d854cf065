#pragma once

#include "core/steps.h"
#include "games/snakes_ladders/game.h"

namespace parlor::snakes_ladders {

/// The piece's way: square by square, up the ladder or down the snake, and back where it must.
PieceMove moved_piece(const Move& move);

}  // namespace parlor::snakes_ladders
