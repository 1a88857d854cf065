#pragma once

#include "games/chess/board.h"
#include "games/chess/text/objection.h"

namespace parlor::chess {

/// `your pawn on d2`, `the black knight on f6`, as the side to move would say it.
Message described(const Board& board, Square square);

/// The square of a set on one line with `from` that comes first on the way from there.
Square nearest_to(Square from, Bitboard set);

/// A move that would be fine if it did not leave the mover's own king in check: what gives that
/// check.
Objection exposes_king(const Board& board, Square from, Square to);

/// The king at home going two squares to a side.
bool is_castling_attempt(const Board& board, Square from, Square to);

/// Why the side to move cannot castle with its king going to `to`.
Objection wrong_castling(const Board& board, Square to);

}  // namespace parlor::chess
