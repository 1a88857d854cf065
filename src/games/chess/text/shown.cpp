#include "games/chess/text/shown.h"

#include "core/words.h"
#include "games/chess/game.h"
#include "games/chess/text/notation.h"

/// The position as data, for whoever draws it.
namespace parlor::chess {
namespace {

PieceMove shown_move(Side side, Kind kind, Square from, Square to) {
  return {seat_of(side), std::string(name(kind)), square_name(from), square_name(to), {}};
}

/// Where the piece stands that a move takes.
Square taken_square(Move move) {
  if (move.special() != Move::Special::en_passant) return move.to();
  return (move.from() & ~7) | (move.to() & 7);
}

bool is_long(Move move) { return (move.to() & 7) < (move.from() & 7); }

}  // namespace

std::vector<PieceMove> moves_of(const Board& board, Move move) {
  const Side side = board.mover();
  const Kind kind = move.promotes() ? move.promoted() : board.kind_on(move.from());
  std::vector<PieceMove> moves{shown_move(side, kind, move.from(), move.to())};
  if (board.captures(move)) {
    const Square at = taken_square(move);
    moves.push_back(
        {seat_of(other(side)), std::string(name(board.kind_on(at))), square_name(at), "off", {}});
  }
  if (move.special() == Move::Special::castling) {
    const CastlingWay& way = castling_way(side, is_long(move));
    moves.push_back(shown_move(side, Kind::rook, way.rook_from, way.rook_to));
  }
  return moves;
}

std::vector<PieceInfo> Chess::pieces(const State& state) const {
  std::vector<PieceInfo> pieces;
  for (Square square = 0; square < 64; ++square) {
    const auto piece = state.board.piece_on(square);
    if (piece) {
      pieces.push_back({seat_of(piece->side), std::string(name(piece->kind)), square_name(square)});
    }
  }
  return pieces;
}

std::vector<Fact> Chess::facts(const State& state) const {
  std::vector<Fact> facts;
  if (state.board.in_check()) {
    facts.push_back({"check", square_name(state.board.king_of(state.board.mover()))});
  }
  if (state.board.clock() != 0) facts.push_back({"clock", cat(state.board.clock())});
  return facts;
}

std::string Chess::attempt(const State& state, std::string_view from, std::string_view to) const {
  const auto start = read_square(from);
  const auto end = read_square(to);
  const bool pawn = start && (state.board.of(Kind::pawn) & bit(*start)) != 0;
  const bool last_rank = end && (*end < 8 || *end >= 56);
  return cat(from, to, pawn && last_rank ? "q" : "");
}

}  // namespace parlor::chess
