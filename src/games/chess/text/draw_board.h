#pragma once

#include "core/picture.h"
#include "games/chess/state.h"

namespace parlor::chess {

/// The board for a terminal, White at the bottom: capitals are White, small letters Black, dots are
/// empty dark squares. What the board does not show stands beside it.
Picture draw_board(const State& state);

}  // namespace parlor::chess
