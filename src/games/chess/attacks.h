#pragma once

#include <array>
#include <type_traits>

#include "games/chess/bitboard.h"
#include "games/chess/piece.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace parlor::chess {

using SquareTable = std::array<Bitboard, 64>;

/// A rank, file or diagonal through a square, seen from that square.
struct Line {
  Bitboard inner = 0;  // without the square itself and without the two ends, which block nothing
  Bitboard magic = 0;  // gathers `inner` into the six highest bits when multiplied
};

/// Numbers the ways in which the inner squares of a line can be occupied, by multiplication. Works
/// on every machine.
struct GatherByMultiplying {
  static constexpr unsigned index(const Line& line, Bitboard occupied) {
    return static_cast<unsigned>(((occupied & line.inner) * line.magic) >> 58);
  }
};

/// The same with one instruction where a processor has it.
struct GatherByExtracting {
  static constexpr unsigned index(const Line& line, Bitboard occupied) {
#ifdef __BMI2__
    if (!std::is_constant_evaluated()) {
      return static_cast<unsigned>(_pext_u64(occupied, line.inner));
    }
#endif
    unsigned gathered = 0;
    unsigned place = 0;
    for (const Square square : squares_in(line.inner)) {
      gathered |= static_cast<unsigned>((occupied >> square) & 1) << place++;
    }
    return gathered;
  }
};

/// What a slider sees along one of the four directions of lines, for every square and occupation.
template <class Gathering>
class LineTable {
 public:
  /// `step_file` and `step_rank` lead one way along the lines; the other way is the opposite.
  constexpr LineTable(int step_file, int step_rank);
  [[nodiscard]] constexpr Bitboard seen(Square from, Bitboard occupied) const {
    const auto at = static_cast<std::size_t>(from);
    return seen_[at][Gathering::index(lines_[at], occupied)];
  }

 private:
  std::array<Line, 64> lines_{};
  std::array<std::array<Bitboard, 64>, 64> seen_{};
};

namespace detail {

constexpr bool on_board(int file, int rank) {
  return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

/// From `from` in one direction up to and with the first occupied square.
constexpr Bitboard ray(Square from, int step_file, int step_rank, Bitboard occupied) {
  Bitboard seen = 0;
  int file = file_of(from) + step_file;
  int rank = rank_of(from) + step_rank;
  while (on_board(file, rank)) {
    const Bitboard here = bit(square_at(file, rank));
    seen |= here;
    if ((occupied & here) != 0) break;
    file += step_file;
    rank += step_rank;
  }
  return seen;
}

constexpr Bitboard ends_of_ray(Square from, int step_file, int step_rank) {
  int file = file_of(from);
  int rank = rank_of(from);
  while (on_board(file + step_file, rank + step_rank)) {
    file += step_file;
    rank += step_rank;
  }
  return bit(square_at(file, rank));
}

/// On a file every occupied square needs a factor of its own to reach the top rank; on the other
/// lines no two squares share a file, so that one factor of the b-file moves them all up.
constexpr Bitboard magic_of(Square from, int step_file) {
  if (step_file != 0) return file_a << 1;
  Bitboard magic = 0;
  for (int rank = 1; rank <= 6; ++rank) magic |= bit(64 - 9 * rank - file_of(from));
  return magic;
}

constexpr Line line_of(Square from, int step_file, int step_rank) {
  const Bitboard all =
      ray(from, step_file, step_rank, 0) | ray(from, -step_file, -step_rank, 0) | bit(from);
  const Bitboard ends = ends_of_ray(from, step_file, step_rank) |
                        ends_of_ray(from, -step_file, -step_rank) | bit(from);
  return {all & ~ends, magic_of(from, step_file)};
}

}  // namespace detail

template <class Gathering>
constexpr LineTable<Gathering>::LineTable(int step_file, int step_rank) {
  for (Square from = 0; from < 64; ++from) {
    const auto at = static_cast<std::size_t>(from);
    lines_[at] = detail::line_of(from, step_file, step_rank);
    Bitboard occupied = 0;
    do {
      seen_[at][Gathering::index(lines_[at], occupied)] =
          detail::ray(from, step_file, step_rank, occupied) |
          detail::ray(from, -step_file, -step_rank, occupied);
      occupied = (occupied - lines_[at].inner) & lines_[at].inner;
    } while (occupied != 0);
  }
}

/// The tables of all four directions.
template <class Gathering>
struct LineTables {
  LineTable<Gathering> ranks{1, 0};
  LineTable<Gathering> files{0, 1};
  LineTable<Gathering> rising_diagonals{1, 1};
  LineTable<Gathering> falling_diagonals{1, -1};
};
// Both are always there, because units that are compiled for different processors may be linked
// together.
extern const LineTables<GatherByMultiplying> lines_by_multiplying;
extern const LineTables<GatherByExtracting> lines_by_extracting;
#ifdef __BMI2__
inline constexpr const auto& lines = lines_by_extracting;
#else
inline constexpr const auto& lines = lines_by_multiplying;
#endif
extern const SquareTable knight_table;
extern const SquareTable king_table;
extern const std::array<SquareTable, side_count> pawn_table;
extern const std::array<SquareTable, 64> toward_table;

inline Bitboard rook_attacks(Square from, Bitboard occupied) {
  return lines.ranks.seen(from, occupied) | lines.files.seen(from, occupied);
}
inline Bitboard bishop_attacks(Square from, Bitboard occupied) {
  return lines.rising_diagonals.seen(from, occupied) | lines.falling_diagonals.seen(from, occupied);
}
inline Bitboard knight_attacks(Square from) { return knight_table[static_cast<std::size_t>(from)]; }
inline Bitboard king_attacks(Square from) { return king_table[static_cast<std::size_t>(from)]; }
/// The squares on which a pawn of `side` on `from` takes.
inline Bitboard pawn_attacks(Side side, Square from) {
  return pawn_table[index(side)][static_cast<std::size_t>(from)];
}
/// `to` itself and, where the two share a line, the squares between them: what answers a check that
/// comes from `to`.
inline Bitboard toward(Square from, Square to) {
  return toward_table[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
}

/// What a piece that is no pawn attacks.
Bitboard piece_attacks(Kind kind, Square from, Bitboard occupied);

}  // namespace parlor::chess
