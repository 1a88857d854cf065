#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/chess/board.h"

namespace parlor::chess {

/// The en passant square is written where a pawn can legally be taken there.
std::string write_fen(const Board& board);

/// Reads FEN; the two clocks may be missing. A position that no game can reach for an obvious
/// reason is refused with that reason.
Result<Board> read_fen(std::string_view text);

}  // namespace parlor::chess
