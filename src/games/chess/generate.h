#pragma once

#include <cstdint>

#include "games/chess/board.h"
#include "games/chess/move.h"
#include "games/chess/move_set.h"

namespace parlor::chess {

/// Every legal move, and nothing else: pins and checks are settled before a move is listed.
void list_moves(const Board& board, MoveList& moves);
void list_moves(const Board& board, MoveSet& moves);

/// The legal captures, en passant with them, and promotions: what changes the material.
void list_captures(const Board& board, MoveList& moves);

unsigned count_moves(const Board& board);
bool has_move(const Board& board);

/// How many sequences of `depth` moves there are; draws by rule do not cut them short.
std::uint64_t count_sequences(const Board& board, int depth);

}  // namespace parlor::chess
