#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "bots/chess/piece_squares.h"
#include "games/chess/board.h"

namespace parlor::bots::chess_eval {

template <Side Us>
constexpr Bitboard pawn_attacks(Bitboard pawns) {
  if constexpr (Us == Side::white) return chess::shifted<7>(pawns) | chess::shifted<9>(pawns);
  return chess::shifted<-7>(pawns) | chess::shifted<-9>(pawns);
}

/// The squares of a set and all in front of them, up to the last rank.
template <Side Us>
constexpr Bitboard filled_ahead(Bitboard set) {
  if constexpr (Us == Side::white) {
    set |= set << 8U;
    set |= set << 16U;
    return set | set << 32U;
  }
  set |= set >> 8U;
  set |= set >> 16U;
  return set | set >> 32U;
}

/// What lies in front of a square on its file.
template <Side Us>
constexpr Bitboard ahead_of(Square square) {
  return filled_ahead<Us>(chess::bit(square)) & ~chess::bit(square);
}

constexpr Bitboard whole_files(Bitboard set) {
  return filled_ahead<Side::white>(set) | filled_ahead<Side::black>(set);
}

constexpr Bitboard beside(Bitboard set) { return chess::shifted<1>(set) | chess::shifted<-1>(set); }

/// Pawns that no pawn of the other side can stop or take any more.
template <Side Us>
Bitboard passed_pawns(const chess::Board& board) {
  constexpr Side them = chess::other(Us);
  const Bitboard theirs = filled_ahead<them>(board.of(them, Kind::pawn));
  const Bitboard ours = board.of(Us, Kind::pawn);
  // Of two on a file only the one in front is free.
  const Bitboard behind = filled_ahead<them>(Us == Side::white ? ours >> 8U : ours << 8U);
  return ours & ~theirs & ~beside(theirs) & ~behind;
}

/// By how far it has come.
constexpr Score passed_worth(int rank) {
  constexpr std::array<Score, 8> worth{
      {{}, {2, 10}, {4, 16}, {10, 32}, {30, 62}, {62, 112}, {105, 175}, {}}};
  return worth[static_cast<std::size_t>(rank)];
}

template <Side Us>
Score pawn_structure(const chess::Board& board) {
  constexpr Score doubled{-10, -24};
  constexpr Score isolated{-13, -13};
  constexpr Score backward{-9, -10};
  constexpr Score side_by_side{7, 6};
  constexpr Score defended{10, 8};
  constexpr Side them = chess::other(Us);
  const Bitboard ours = board.of(Us, Kind::pawn);
  const auto count = [](Bitboard set) { return std::popcount(set); };
  const Bitboard in_front =
      Us == Side::white ? filled_ahead<Us>(ours << 8U) : filled_ahead<Us>(ours >> 8U);
  const Bitboard alone = ours & ~beside(whole_files(ours));
  const Bitboard stops = Us == Side::white ? ours << 8U : ours >> 8U;
  // It can never be defended by a pawn, and its next square is watched by one.
  const Bitboard helped = filled_ahead<Us>(pawn_attacks<Us>(ours));
  const Bitboard watched = pawn_attacks<them>(board.of(them, Kind::pawn)) & stops & ~helped;
  const Bitboard behind = Us == Side::white ? watched >> 8U : watched << 8U;
  return doubled * count(ours & in_front) + isolated * count(alone) +
         backward * count(behind & ~alone) + side_by_side * count(ours & beside(ours)) +
         defended * count(ours & pawn_attacks<Us>(ours));
}

/// The holes in the wall of pawns before a king.
template <Side Us>
int missing_cover(const chess::Board& board) {
  const Square king = board.king_of(Us);
  const int middle = std::clamp(chess::file_of(king), 1, 6);
  int missing = 0;
  for (int file = middle - 1; file <= middle + 1; ++file) {
    const Bitboard line = chess::file_a << static_cast<unsigned>(file);
    const Bitboard own =
        line & board.of(Us, Kind::pawn) & filled_ahead<Us>(chess::rank_mask(chess::rank_of(king)));
    if (own == 0) {
      missing += (line & board.of(Kind::pawn)) == 0 ? 30 : 20;
    } else {
      const Square nearest =
          Us == Side::white ? chess::first_square(own) : 63 - std::countl_zero(own);
      const int gap = Us == Side::white ? chess::rank_of(nearest) - chess::rank_of(king)
                                        : chess::rank_of(king) - chess::rank_of(nearest);
      missing += gap <= 1 ? 0 : (gap == 2 ? 6 : 14);
    }
  }
  return missing;
}

}  // namespace parlor::bots::chess_eval
