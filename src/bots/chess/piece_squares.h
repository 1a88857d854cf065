#pragma once

#include <array>
#include <cstddef>

#include "bots/chess/score.h"
#include "games/chess/bitboard.h"
#include "games/chess/piece.h"

// What each piece is worth on each square, by a few rules of thumb instead of a table of numbers:
// pieces like the centre, knights dislike the edge, the king hides early and comes out late.

namespace parlor::bots::chess_eval {

using chess::Bitboard;
using chess::Kind;
using chess::Side;
using chess::Square;

inline constexpr std::array<Score, chess::kind_count> piece_worth{
    {{84, 104}, {335, 305}, {352, 325}, {478, 545}, {1000, 1010}, {0, 0}}};

/// 0 for the two middle lines up to 3 for the edge.
constexpr int from_centre(int line) { return line < 4 ? 3 - line : line - 4; }

constexpr Score pawn_on(int file, int rank) {
  constexpr std::array<int, 8> by_rank{0, 0, 0, 6, 14, 26, 40, 0};
  constexpr std::array<int, 8> end_by_rank{0, 2, 0, 5, 14, 34, 62, 0};
  const int centre = 3 - from_centre(file);
  Score score{by_rank[static_cast<std::size_t>(rank)] - 4,
              end_by_rank[static_cast<std::size_t>(rank)]};
  if (rank >= 2 && rank <= 4) score.middle += centre * (rank == 3 ? 7 : 4) - 6;
  // Pawns of the centre that stay at home are in everybody's way.
  if (rank == 1 && centre == 3) score.middle -= 16;
  score.end -= centre;
  return score;
}

constexpr Score knight_on(int file, int rank) {
  constexpr std::array<int, 8> by_rank{-16, -4, 4, 12, 18, 20, 4, -18};
  return {by_rank[static_cast<std::size_t>(rank)] + 8 - 9 * from_centre(file),
          16 - 8 * from_centre(file) - 8 * from_centre(rank)};
}

constexpr Score bishop_on(int file, int rank) {
  const bool long_diagonal = file == rank || file + rank == 7;
  Score score{12 - 4 * from_centre(file) - 3 * from_centre(rank),
              8 - 3 * from_centre(file) - 3 * from_centre(rank)};
  if (long_diagonal) score.middle += 8;
  if (rank == 0) score.middle -= 10;
  // Behind its knight's pawn.
  if (rank == 1 && from_centre(file) == 2) score.middle += 12;
  return score;
}

constexpr Score rook_on(int file, int rank) {
  Score score{8 - 5 * from_centre(file), 0};
  if (rank == 6) score += {16, 18};
  if (rank == 7) score += {8, 12};
  if (rank >= 1 && rank <= 3) score.middle -= 6;
  return score;
}

constexpr Score queen_on(int file, int rank) {
  Score score{2 - 2 * from_centre(file), 16 - 7 * from_centre(file) - 6 * from_centre(rank)};
  if (rank >= 3) score.middle += rank == 6 ? 10 : 2;
  return score;
}

constexpr Score king_on(int file, int rank) {
  constexpr std::array<int, 8> at_home{22, 38, 14, -14, 0, -16, 34, 26};
  int middle = at_home[static_cast<std::size_t>(file)];
  if (rank == 1) middle -= 28;
  if (rank >= 2) middle = -34 - 12 * rank - 6 * (3 - from_centre(file));
  return {middle, 30 - 12 * from_centre(file) - 13 * from_centre(rank) + 3 * (rank > 2 ? 1 : 0)};
}

/// As White's piece would stand there.
constexpr Score worth_on(Kind kind, Square square) {
  const int file = chess::file_of(square);
  const int rank = chess::rank_of(square);
  const Score worth = piece_worth[chess::index(kind)];
  switch (kind) {
    case Kind::pawn: return worth + pawn_on(file, rank);
    case Kind::knight: return worth + knight_on(file, rank);
    case Kind::bishop: return worth + bishop_on(file, rank);
    case Kind::rook: return worth + rook_on(file, rank);
    case Kind::queen: return worth + queen_on(file, rank);
    case Kind::king: return king_on(file, rank);
  }
  return worth;
}

using PieceSquares =
    std::array<std::array<std::array<Score, 64>, chess::kind_count>, chess::side_count>;

/// White's are added, Black's, seen from the other side of the board, subtracted.
inline constexpr PieceSquares piece_squares = [] {
  PieceSquares table{};
  for (std::size_t kind = 0; kind < chess::kind_count; ++kind) {
    for (Square square = 0; square < 64; ++square) {
      const Score score = worth_on(static_cast<Kind>(kind), square);
      table[0][kind][static_cast<std::size_t>(square)] = score;
      table[1][kind][static_cast<std::size_t>(square ^ 56)] = Score{} - score;
    }
  }
  return table;
}();

}  // namespace parlor::bots::chess_eval
