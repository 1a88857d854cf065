#include "games/chess/possible.h"

#include <algorithm>
#include <bit>

#include "core/words.h"
#include "games/chess/notation.h"

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
  if (kings != 1) return Error{cat(name(side), " has ", kings, " kings instead of one.")};
  const int pawns = count(board.of(side, Kind::pawn));
  if (pawns > 8) return Error{cat(name(side), " has ", pawns, " pawns; there are only 8.")};
  const int promoted = promoted_pawns(board, side);
  if (pawns + promoted > 8) {
    return Error{cat(name(side), " has ", promoted, promoted == 1 ? " piece" : " pieces",
                     " that must have been promoted, but still ", pawns, " of 8 pawns.")};
  }
  return std::nullopt;
}

std::optional<Error> pawn_on_end_rank(const Board& board) {
  const Bitboard pawns = board.of(Kind::pawn) & (rank_mask(0) | rank_mask(7));
  if (pawns == 0) return std::nullopt;
  const Square square = first_square(pawns);
  return Error{
      cat("There is a pawn on ", square_name(square), "; no pawn can stand on rank 1 or rank 8.")};
}

std::string checker_text(const Board& board, Square square) {
  return cat("the ", name(board.kind_on(square)), " on ", square_name(square));
}

std::optional<Error> wrong_checks(const Board& board, Side mover) {
  const Side idle = other(mover);
  const auto checkers_of = [&](Side side) {
    return board.attackers(board.king_of(side), board.occupied()) & board.of(other(side));
  };
  if (const Bitboard checkers = checkers_of(idle); checkers != 0) {
    return Error{cat(name(idle), "'s king on ", square_name(board.king_of(idle)),
                     " is in check from ", checker_text(board, first_square(checkers)), ", but ",
                     name(mover), " is to move.")};
  }
  if (count(checkers_of(mover)) > 2) {
    return Error{cat(name(mover), "'s king on ", square_name(board.king_of(mover)),
                     " is in check from more than two pieces at once.")};
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
      return Error{cat(name(side), " cannot have the right to castle with the rook on ",
                       square_name(way.rook_from), ": there is no ",
                       side == Side::white ? "white " : "black ", name(kind), " on ",
                       square_name(home), ".")};
    }
  }
  return std::nullopt;
}

std::optional<Error> wrong_en_passant(const Board& board, const Turn& turn) {
  if (turn.en_passant == no_square) return std::nullopt;
  const std::string square = square_name(turn.en_passant);
  const bool white = turn.mover == Side::white;
  if (rank_of(turn.en_passant) != (white ? 5 : 2)) {
    return Error{cat("The en passant square ", square, " is not on rank ", white ? 6 : 3,
                     ", which the pawn passes when ", name(turn.mover), " is to move.")};
  }
  const int forward = white ? 8 : -8;
  const Square pawn = turn.en_passant - forward;
  if (board.piece_on(pawn) != Piece{other(turn.mover), Kind::pawn}) {
    return Error{cat("The en passant square is ", square, ", but no ", white ? "black" : "white",
                     " pawn stands on ", square_name(pawn), ".")};
  }
  for (const Square passed : {turn.en_passant, turn.en_passant + forward}) {
    if (!board.piece_on(passed)) continue;
    return Error{cat("The en passant square is ", square, ", but the pawn on ", square_name(pawn),
                     " cannot have come over ", square_name(passed), ", which is occupied.")};
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
