#include "games/chess/text/objection_king.h"

#include <vector>

#include "games/chess/text/messages.h"
#include "games/chess/text/notation.h"

namespace parlor::chess {
namespace {

arg::List all_described(const Board& board, Bitboard pieces) {
  std::vector<Message> each;
  for (const Square square : squares_in(pieces)) each.push_back(described(board, square));
  return all_of<Message>(each);
}

Objection still_in_check(const Board& board) {
  const Square king = board.king_of(board.mover());
  const Bitboard checkers = board.checkers();
  if (several(checkers)) {
    return {"chess.05", say::double_check(place(king), all_described(board, checkers))};
  }
  const Square checker = first_square(checkers);
  const auto& says = several(toward(king, checker)) ? say::in_check_from_afar : say::in_check;
  return {"chess.05", says(place(king), described(board, checker), said(board.kind_on(checker)))};
}

Objection leaves_line_open(const Board& board, Square from, bool in_passing, Square attacker) {
  const arg::Place king = place(board.king_of(board.mover()));
  const Message who = described(board, attacker);
  if (in_passing) return {"chess.05", say::opens_line_in_passing(king, who)};
  return {"chess.05", say::pinned(said(board.kind_on(from)), place(from), king, who)};
}

Objection castling_objection(Message message) { return {"chess.04", std::move(message)}; }

std::optional<Objection> wrong_castling_men(const Board& board, const CastlingWay& way) {
  const Side side = board.mover();
  if (board.piece_on(way.king_from) != Piece{side, Kind::king}) {
    return castling_objection(say::king_has_left(place(way.king_from)));
  }
  if (board.piece_on(way.rook_from) != Piece{side, Kind::rook}) {
    return castling_objection(say::no_rook_to_castle(place(way.rook_from)));
  }
  if (!board.may_castle(way.right)) {
    return castling_objection(say::moved_before(place(way.rook_from)));
  }
  const Bitboard between = way.between() & board.occupied();
  if (between == 0) return std::nullopt;
  const auto& says = several(between) ? say::several_between : say::one_between;
  return castling_objection(says(described(board, nearest_to(way.king_from, between))));
}

}  // namespace

Message described(const Board& board, Square square) {
  const bool own = (board.of(board.mover()) & bit(square)) != 0;
  const auto& theirs = board.mover() == Side::white ? say::black_piece : say::white_piece;
  return (own ? say::yours : theirs)(said(board.kind_on(square)), place(square));
}

Square nearest_to(Square from, Bitboard set) {
  const Square lowest = first_square(set);
  const Square highest = 63 - std::countl_zero(set);
  return lowest > from ? lowest : highest;
}

Objection exposes_king(const Board& board, Square from, Square to) {
  const Side side = board.mover();
  const Kind kind = board.kind_on(from);
  const bool in_passing =
      kind == Kind::pawn && file_of(from) != file_of(to) && !board.piece_on(to).has_value();
  const auto special = in_passing ? Move::Special::en_passant : Move::Special::nothing;
  const Board after = board.after(Move(from, to, special));
  const Bitboard attackers =
      after.attackers(after.king_of(side), after.occupied()) & after.of(other(side));
  const Square attacker = first_square(attackers);
  if (kind == Kind::king) {
    return {"chess.05", say::king_into_check(place(to), described(board, attacker))};
  }
  if ((attackers & board.checkers()) != 0) return still_in_check(board);
  return leaves_line_open(board, from, in_passing, attacker);
}

bool is_castling_attempt(const Board& board, Square from, Square to) {
  if (board.kind_on(from) != Kind::king) return false;
  const CastlingWay& way = castling_way(board.mover(), to < from);
  return from == way.king_from && to == way.king_to;
}

Objection wrong_castling(const Board& board, Square to) {
  const CastlingWay& way = castling_way(board.mover(), file_of(to) < 4);
  if (auto doubt = wrong_castling_men(board, way)) return *doubt;
  if (const Bitboard checkers = board.checkers(); checkers != 0) {
    return castling_objection(
        several(checkers) ? say::castles_out_of_double_check(all_described(board, checkers))
                          : say::castles_out_of_check(described(board, first_square(checkers))));
  }
  const bool crossing = board.attacked(way.rook_to, other(board.mover()), board.occupied());
  const Square danger = crossing ? way.rook_to : way.king_to;
  const Bitboard attackers =
      board.attackers(danger, board.occupied()) & board.of(other(board.mover()));
  const auto& says = crossing ? say::castles_over_attack : say::castles_into_check;
  return castling_objection(says(place(danger), described(board, first_square(attackers))));
}

}  // namespace parlor::chess
