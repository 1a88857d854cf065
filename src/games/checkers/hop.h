#pragma once

#include <string>
#include <vector>

#include "games/checkers/moves.h"

namespace parlor::checkers {

/// One piece moved once: to a square beside it, `11-15`, or over a piece, `9x18`.
struct Hop {
  int from = 0;
  int to = 0;
  bool jump = false;
  bool operator==(const Hop&) const = default;
};

std::string text_of(const Hop& hop);

/// Whether the two squares touch along a diagonal.
bool is_beside(int from, int to);
/// Whether one diagonal leads from one square to the other, however far.
bool are_on_one_diagonal(int from, int to);
/// The square that a jump goes over; none where the squares are no jump apart.
Squares between(int from, int to);
/// Whether a man of this side may go from the one square towards the other, as far as the way
/// there goes.
bool is_forward(Side side, int from, int to);

/// A piece in the middle of its series of jumps, the pieces it took still on the board.
struct Run {
  Squares origin = 0;
  Squares at = 0;
  Squares captured = 0;
  bool king = false;
};

/// A run that has not jumped yet, of the piece on this square.
Run run_of(const Board& board, int number);
/// The run after one more jump.
Run jumped(Run run, const Hop& hop);
/// Whether its last jump crowned the piece, which ends its move.
bool is_crowned(const Board& board, const Run& run);
/// The jumps the piece can make from where it is.
std::vector<Hop> jumps(const Board& board, const Run& run);
/// The plain moves of the piece on this square.
std::vector<Hop> walks(const Board& board, int number);

/// One route of a move that can be made on the board.
std::vector<Hop> route_of(const Board& board, const Move& move);

}  // namespace parlor::checkers
