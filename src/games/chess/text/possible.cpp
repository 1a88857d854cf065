#include "games/chess/text/possible.h"

#include <algorithm>
#include <bit>

#include "core/words.h"
#include "games/chess/text/notation.h"
#include "games/chess/text/position_messages.h"

namespace parlor::chess {
namespace {

int count(Bitboard set) { return std::popcount(set); }

/// How many pieces of a side must once have been pawns.
int promoted_pawns(const Board& board, Side side) {
  const auto beyond = [&](Kind kind, int at_start) {
    return std::max(0, count(board.of(side, kind)) - at_start);
  };
  const Bitboard bishops = board.of(side, Kind::bishop);
  return beyond(Kind::knight, 2) + beyond(Kind::rook, 2) + beyond(Kind::queen, 1) +
         std::max(0, count(bishops & dark_squares) - 1) +
         std::max(0, count(bishops & ~dark_squares) - 1);
}

std::optional<Error> wrong_men(const Board& board, Side side) {
  const int kings = count(board.of(side, Kind::king));
  if (kings != 1) return Error{say::wrong_kings(said(side), kings)};
  const int pawns = count(board.of(side, Kind::pawn));
  if (pawns > 8) return Error{say::too_many_pawns(said(side), pawns)};
  const int promoted = promoted_pawns(board, side);
  if (pawns + promoted > 8) return Error{say::too_many_promoted(said(side), promoted, pawns)};
  return std::nullopt;
}

std::optional<Error> pawn_on_end_rank(const Board& board) {
  const Bitboard pawns = board.of(Kind::pawn) & (rank_mask(0) | rank_mask(7));
  if (pawns == 0) return std::nullopt;
  return Error{say::pawn_on_end_rank(place(first_square(pawns)))};
}

std::optional<Error> wrong_checks(const Board& board, Side mover) {
  const Side idle = other(mover);
  const auto checkers_of = [&](Side side) {
    return board.attackers(board.king_of(side), board.occupied()) & board.of(other(side));
  };
  if (const Bitboard checkers = checkers_of(idle); checkers != 0) {
    const Square checker = first_square(checkers);
    return Error{say::idle_in_check(said(idle), place(board.king_of(idle)),
                                    said(board.kind_on(checker)), place(checker), said(mover))};
  }
  if (count(checkers_of(mover)) > 2) {
    return Error{say::too_many_checks(said(mover), place(board.king_of(mover)))};
  }
  return std::nullopt;
}

std::optional<Error> wrong_castling(const Board& board, const Turn& turn) {
  for (const CastlingWay& way : castling_ways) {
    if ((turn.castling & way.right) == 0) continue;
    const Side side = way.king_from < 8 ? Side::white : Side::black;
    for (const auto& [kind, home] :
         {std::pair(Kind::king, way.king_from), std::pair(Kind::rook, way.rook_from)}) {
      if (board.piece_on(home) == Piece{side, kind}) continue;
      return Error{
          say::no_castling_right(said(side), place(way.rook_from), said(kind), place(home))};
    }
  }
  return std::nullopt;
}

std::optional<Error> wrong_en_passant(const Board& board, const Turn& turn) {
  if (turn.en_passant == no_square) return std::nullopt;
  const arg::Place square = place(turn.en_passant);
  const bool white = turn.mover == Side::white;
  if (rank_of(turn.en_passant) != (white ? 5 : 2)) {
    return Error{say::en_passant_rank(square, white ? 6 : 3, said(turn.mover))};
  }
  const int forward = white ? 8 : -8;
  const Square pawn = turn.en_passant - forward;
  if (board.piece_on(pawn) != Piece{other(turn.mover), Kind::pawn}) {
    return Error{say::en_passant_pawn(square, said(other(turn.mover)), place(pawn))};
  }
  for (const Square passed : {turn.en_passant, turn.en_passant + forward}) {
    if (!board.piece_on(passed)) continue;
    return Error{say::en_passant_way(square, place(pawn), place(passed))};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> why_impossible(const Board& board, const Turn& turn) {
  for (const Side side : {Side::white, Side::black}) {
    if (auto error = wrong_men(board, side)) return error;
  }
  if (auto error = pawn_on_end_rank(board)) return error;
  if (auto error = wrong_castling(board, turn)) return error;
  if (auto error = wrong_en_passant(board, turn)) return error;
  return wrong_checks(board, turn.mover);
}

}  // namespace parlor::chess
