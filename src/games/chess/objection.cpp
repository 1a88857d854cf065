#include "games/chess/objection.h"

#include <cstdlib>
#include <optional>
#include <vector>

#include "core/words.h"
#include "games/chess/objection_king.h"

namespace parlor::chess {
namespace {

using Doubt = std::optional<Objection>;

bool promotes_there(const Board& board, Square from, Square to) {
  return board.kind_on(from) == Kind::pawn && (rank_of(to) == 0 || rank_of(to) == 7);
}

std::string how_it_moves(Kind kind) {
  switch (kind) {
    case Kind::pawn:
      return "A pawn moves one square straight ahead, or two from where it starts, and takes one "
             "square diagonally ahead";
    case Kind::knight: return "A knight goes two squares along a line and one to the side";
    case Kind::bishop: return "A bishop moves along diagonals";
    case Kind::rook: return "A rook moves along ranks and files";
    case Kind::queen: return "A queen moves along ranks, files and diagonals";
    case Kind::king: return "A king moves one square in any direction";
  }
  return {};
}

Objection wrong_way(const Board& board, Square from, Square to) {
  const Kind kind = board.kind_on(from);
  return {kind == Kind::pawn ? "chess.02" : "chess.01",
          cat(how_it_moves(kind), "; it cannot go from ", square_name(from), " to ",
              square_name(to), ".")};
}

bool is_opening(const Board& board) {
  return board.move_number() == 1 && board.key() == Board::start().key();
}

/// Nothing there to move, or not what was written.
Doubt wrong_piece(const Board& board, const WrittenMove& written, Square from) {
  const auto piece = board.piece_on(from);
  if (!piece) return Objection{"chess.01", cat("There is no piece on ", square_name(from), ".")};
  if (piece->side != board.mover()) {
    if (is_opening(board)) {
      return Objection{"chess.01", cat("The ", name(piece->kind), " on ", square_name(from), " is ",
                                       name(piece->side), "'s, and ", name(board.mover()),
                                       " begins (our reading).")};
    }
    return Objection{"chess.01",
                     cat("The ", name(piece->kind), " on ", square_name(from), " is ",
                         name(piece->side), "'s, and it is ", name(board.mover()), "'s turn.")};
  }
  if (written.kind && *written.kind != piece->kind) {
    return Objection{"chess.01", cat("The piece on ", square_name(from), " is a ",
                                     name(piece->kind), ", not a ", name(*written.kind), ".")};
  }
  return std::nullopt;
}

Doubt wrong_target(const Board& board, Square from, Square to) {
  if (from == to) {
    return Objection{"chess.01", cat("A move has to lead away from ", square_name(from), ".")};
  }
  const auto there = board.piece_on(to);
  if (!there || there->side != board.mover()) return std::nullopt;
  const bool takes_own_rook = there->kind == Kind::rook && board.kind_on(from) == Kind::king;
  return Objection{"chess.01",
                   cat("Your own ", name(there->kind), " stands on ", square_name(to), ".",
                       takes_own_rook ? " Castling is written O-O or O-O-O, or as the king's move "
                                        "of two squares."
                                      : "")};
}

Doubt blocked(const Board& board, Square from, Square to) {
  const Bitboard way = toward(from, to) & ~bit(to);
  const Bitboard in_the_way = way & board.occupied();
  if (in_the_way == 0) return std::nullopt;
  return Objection{board.kind_on(from) == Kind::pawn ? "chess.02" : "chess.01",
                   cat("The way from ", square_name(from), " to ", square_name(to),
                       " is blocked by ", described(board, nearest_to(from, in_the_way)), ".")};
}

Doubt wrong_piece_way(const Board& board, Square from, Square to) {
  const Kind kind = board.kind_on(from);
  if ((piece_attacks(kind, from, 0) & bit(to)) == 0) return wrong_way(board, from, to);
  if (kind == Kind::knight || kind == Kind::king) return std::nullopt;
  return blocked(board, from, to);
}

Doubt wrong_pawn_step(const Board& board, Square from, Square to, int steps) {
  const int home = board.mover() == Side::white ? 1 : 6;
  if (steps == 2 && rank_of(from) != home) {
    return Objection{"chess.02", cat("A pawn may go two squares only from where it starts; the one "
                                     "on ",
                                     square_name(from), " has moved.")};
  }
  if (auto doubt = blocked(board, from, to)) return doubt;
  if (!board.piece_on(to)) return std::nullopt;
  return Objection{"chess.02", cat("A pawn does not take straight ahead: ", described(board, to),
                                   " is in its way.")};
}

Doubt wrong_pawn_capture(const Board& board, Square from, Square to) {
  if (board.piece_on(to) || board.en_passant() == to) return std::nullopt;
  const Square beside = square_at(file_of(to), rank_of(from));
  const int fifth = board.mover() == Side::white ? 4 : 3;
  const Piece their_pawn = {other(board.mover()), Kind::pawn};
  if (rank_of(from) != fifth || board.piece_on(beside) != their_pawn) {
    return Objection{"chess.02",
                     cat("A pawn moves diagonally only to take, and there is nothing on ",
                         square_name(to), " to take.")};
  }
  if (!board.en_passant_is_safe(board.mover(), from, to)) return exposes_king(board, from, to);
  return Objection{"chess.02", cat("The pawn on ", square_name(beside),
                                   " can be taken in passing only right after it has gone two "
                                   "squares; that is no longer possible.")};
}

Doubt wrong_pawn_way(const Board& board, Square from, Square to) {
  const int sideways = std::abs(file_of(to) - file_of(from));
  const int ahead = (rank_of(to) - rank_of(from)) * (board.mover() == Side::white ? 1 : -1);
  if (sideways == 0 && (ahead == 1 || ahead == 2)) return wrong_pawn_step(board, from, to, ahead);
  if (sideways == 1 && ahead == 1) return wrong_pawn_capture(board, from, to);
  return wrong_way(board, from, to);
}

Doubt wrong_promotion(const Board& board, const WrittenMove& written, Square from) {
  const std::string way = square_name(from) + square_name(written.to);
  if (!promotes_there(board, from, written.to)) {
    if (!written.promotion) return std::nullopt;
    return Objection{"chess.03",
                     cat("Only a pawn that reaches the last rank becomes another piece; "
                         "this move is written ",
                         way, ".")};
  }
  if (!written.promotion) {
    return Objection{"chess.03",
                     cat("The pawn reaches the last rank and must become a queen, rook, "
                         "bishop or knight (our reading): write ",
                         way, "q, ", way, "r, ", way, "b or ", way, "n.")};
  }
  if (*written.promotion == Kind::pawn) {
    return Objection{"chess.03",
                     "A pawn that reaches the last rank becomes a queen, rook, bishop or knight; "
                     "it cannot stay a pawn (our reading)."};
  }
  if (*written.promotion == Kind::king) {
    return Objection{"chess.03", "A pawn becomes a queen, rook, bishop or knight, never a king."};
  }
  return std::nullopt;
}

Doubt nothing_to_take(const Board& board, const WrittenMove& written) {
  if (!written.takes || board.piece_on(written.to) || board.en_passant() == written.to) {
    return std::nullopt;
  }
  return Objection{"chess.01", cat("There is nothing on ", square_name(written.to), " to take.")};
}

/// The king's two squares may be written with something that has no place there.
Objection wrong_castling_attempt(const Board& board, const WrittenMove& written, Square from) {
  if (auto doubt = nothing_to_take(board, written)) return *doubt;
  if (auto doubt = wrong_promotion(board, written, from)) return *doubt;
  return wrong_castling(board, written.to);
}

/// The objections in the order in which a person would raise them.
Objection objection_from(const Board& board, const WrittenMove& written, Square from) {
  const Square to = written.to;
  if (written.castles) return wrong_castling(board, to);
  if (auto doubt = wrong_piece(board, written, from)) return *doubt;
  if (auto doubt = wrong_target(board, from, to)) return *doubt;
  if (is_castling_attempt(board, from, to)) return wrong_castling_attempt(board, written, from);
  const bool pawn = board.kind_on(from) == Kind::pawn;
  if (auto doubt = pawn ? wrong_pawn_way(board, from, to) : wrong_piece_way(board, from, to)) {
    return *doubt;
  }
  if (auto doubt = nothing_to_take(board, written)) return *doubt;
  if (auto doubt = wrong_promotion(board, written, from)) return *doubt;
  return exposes_king(board, from, to);
}

bool goes_there(const Board& board, Square from, Square to) {
  return board.kind_on(from) == Kind::pawn ? !wrong_pawn_way(board, from, to)
                                           : !wrong_piece_way(board, from, to);
}

std::string of_which(const WrittenMove& written) {
  if (written.from_file) {
    return cat(" on the ", static_cast<char>('a' + *written.from_file), "-file");
  }
  if (written.from_rank) return cat(" on rank ", *written.from_rank + 1);
  const bool straight_ahead = written.kind == Kind::pawn && !written.takes;
  if (straight_ahead) return cat(" on the ", square_name(written.to).front(), "-file");
  return "";
}

}  // namespace

Objection objection(const Board& board, const WrittenMove& written) {
  if (const auto from = written.from()) return objection_from(board, written, *from);
  const Kind kind = written.kind.value_or(Kind::pawn);
  std::vector<std::string> places;
  Square first = no_square;
  for (const Square from : squares_in(board.of(board.mover(), kind))) {
    if (!written.allows_from(from)) continue;
    if (goes_there(board, from, written.to)) return objection_from(board, written, from);
    places.push_back(square_name(from));
    if (first == no_square) first = from;
  }
  if (places.size() == 1) return objection_from(board, written, first);
  if (places.empty()) {
    return {"chess.01", cat(name(board.mover()), " has no ", name(kind), of_which(written),
                            " that could be meant.")};
  }
  return {"chess.01", cat("None of ", name(board.mover()), "'s ", name(kind), "s on ",
                          enumerate(places), " can go to ", square_name(written.to), ".")};
}

}  // namespace parlor::chess
