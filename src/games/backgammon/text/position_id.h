#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/backgammon/board.h"

namespace parlor::backgammon {

/// GNU Backgammon's Position ID: 14 letters for a board and who is on roll. It is written here with
/// the mover on roll; as that program writes it, the other side's men come first.
std::string position_id(const Board& board);

Result<Board> read_position_id(std::string_view text);

/// Whether both sides have at most fifteen men, no point is held by both, and neither has borne off
/// everything.
Result<Board> checked_board(const Board& board, int mover_men, int waiting_men);

}  // namespace parlor::backgammon
