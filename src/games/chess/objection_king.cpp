#include "games/chess/objection_king.h"

#include <vector>

#include "core/words.h"
#include "games/chess/notation.h"

namespace parlor::chess {
namespace {

std::string all_described(const Board& board, Bitboard pieces) {
  std::vector<std::string> texts;
  for (const Square square : squares_in(pieces)) texts.push_back(described(board, square));
  return enumerate(texts);
}

std::string ways_out(const Board& board, Square checker) {
  const std::string take = cat("take the ", name(board.kind_on(checker)));
  const Square king = board.king_of(board.mover());
  if (several(toward(king, checker))) {
    return cat("move the king, ", take, " or put something between");
  }
  return cat("move the king or ", take);
}

Objection still_in_check(const Board& board) {
  const std::string king = square_name(board.king_of(board.mover()));
  const Bitboard checkers = board.checkers();
  if (several(checkers)) {
    return {"chess.05", cat("Your king on ", king, " is in check from ",
                            all_described(board, checkers), " at once: only the king can move.")};
  }
  const Square checker = first_square(checkers);
  return {"chess.05", cat("Your king on ", king, " is in check from ", described(board, checker),
                          ": ", ways_out(board, checker), ".")};
}

Objection leaves_line_open(const Board& board, Square from, bool in_passing, Square attacker) {
  const std::string check = cat("your king on ", square_name(board.king_of(board.mover())),
                                in_passing ? " in check from " : " would be in check from ",
                                described(board, attacker), ".");
  if (in_passing) return {"chess.05", cat("Taking in passing here would leave ", check)};
  return {"chess.05", cat("The ", name(board.kind_on(from)), " on ", square_name(from),
                          " is pinned: without it ", check)};
}

Objection castling_objection(Message message) { return {"chess.04", std::move(message)}; }

std::optional<Objection> wrong_castling_men(const Board& board, const CastlingWay& way) {
  const Side side = board.mover();
  if (board.piece_on(way.king_from) != Piece{side, Kind::king}) {
    return castling_objection(
        cat("The king has left ", square_name(way.king_from), " and can no longer castle."));
  }
  if (board.piece_on(way.rook_from) != Piece{side, Kind::rook}) {
    return castling_objection(
        cat("There is no rook of yours on ", square_name(way.rook_from), " to castle with."));
  }
  if (!board.may_castle(way.right)) {
    return castling_objection(cat("The king or the rook on ", square_name(way.rook_from),
                                  " has moved before; castling needs both unmoved (our reading)."));
  }
  const Bitboard between = way.between() & board.occupied();
  if (between == 0) return std::nullopt;
  const Square first = nearest_to(way.king_from, between);
  return castling_objection(
      cat("Nothing may stand between king and rook: ", described(board, first),
          several(between) ? " and more do" : " does", "."));
}

}  // namespace

std::string described(const Board& board, Square square) {
  const bool own = (board.of(board.mover()) & bit(square)) != 0;
  const std::string_view theirs = board.mover() == Side::white ? "the black " : "the white ";
  return cat(own ? "your " : theirs, name(board.kind_on(square)), " on ", square_name(square));
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
    return {"chess.05", cat("On ", square_name(to), " your king would be in check from ",
                            described(board, attacker), ".")};
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
    return castling_objection(cat("The king cannot castle out of check, which ",
                                  all_described(board, checkers),
                                  several(checkers) ? " give." : " gives."));
  }
  const bool crossing = board.attacked(way.rook_to, other(board.mover()), board.occupied());
  const Square danger = crossing ? way.rook_to : way.king_to;
  const Bitboard attackers =
      board.attackers(danger, board.occupied()) & board.of(other(board.mover()));
  return castling_objection(cat("The king cannot castle ", crossing ? "over " : "into check on ",
                                square_name(danger),
                                crossing ? ", which is attacked by " : ", from ",
                                described(board, first_square(attackers)), "."));
}

}  // namespace parlor::chess
