#pragma once

#include "games/checkers/board.h"

namespace parlor::bots::checkers_eval {

/// What a board is worth to the side to move, in hundredths of a man. Captures are not looked at:
/// it should be asked where there are none to make.
int evaluate(const checkers::Board& board);

}  // namespace parlor::bots::checkers_eval
