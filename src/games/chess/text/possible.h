#pragma once

#include <optional>

#include "core/result.h"
#include "games/chess/board.h"

namespace parlor::chess {

/// Why no game can come to these pieces with this turn, where there is an obvious reason: the men
/// on the board, checks, castling rights, the en passant square.
std::optional<Error> why_impossible(const Board& board, const Turn& turn);

}  // namespace parlor::chess
