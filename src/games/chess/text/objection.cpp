#include "games/chess/text/objection.h"

#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

#include "games/chess/text/messages.h"
#include "games/chess/text/objection_king.h"

namespace parlor::chess {
namespace {

using Doubt = std::optional<Objection>;

bool promotes_there(const Board& board, Square from, Square to) {
  return board.kind_on(from) == Kind::pawn && (rank_of(to) == 0 || rank_of(to) == 7);
}

const Template<arg::Place, arg::Place>& how_it_moves(Kind kind) {
  constexpr std::array<const Template<arg::Place, arg::Place>*, kind_count> ways{
      &say::pawn_moves, &say::knight_moves, &say::bishop_moves,
      &say::rook_moves, &say::queen_moves,  &say::king_moves};
  return *ways[index(kind)];
}

Objection wrong_way(const Board& board, Square from, Square to) {
  const Kind kind = board.kind_on(from);
  return {kind == Kind::pawn ? "chess.02" : "chess.01", how_it_moves(kind)(place(from), place(to))};
}

bool is_opening(const Board& board) {
  return board.move_number() == 1 && board.key() == Board::start().key();
}

/// Nothing there to move, or not what was written.
Doubt wrong_piece(const Board& board, const WrittenMove& written, Square from) {
  const auto piece = board.piece_on(from);
  if (!piece) return Objection{"chess.01", say::no_piece(place(from))};
  if (piece->side != board.mover()) {
    const auto& says = is_opening(board) ? say::others_begin : say::others_turn;
    return Objection{"chess.01",
                     says(said(piece->kind), place(from), said(piece->side), said(board.mover()))};
  }
  if (written.kind && *written.kind != piece->kind) {
    return Objection{"chess.01",
                     say::another_kind(place(from), said(piece->kind), said(*written.kind))};
  }
  return std::nullopt;
}

Doubt wrong_target(const Board& board, Square from, Square to) {
  if (from == to) return Objection{"chess.01", say::stays(place(from))};
  const auto there = board.piece_on(to);
  if (!there || there->side != board.mover()) return std::nullopt;
  const bool takes_own_rook = there->kind == Kind::rook && board.kind_on(from) == Kind::king;
  const auto& says = takes_own_rook ? say::king_takes_own_rook : say::takes_own;
  return Objection{"chess.01", says(said(there->kind), place(to))};
}

Doubt blocked(const Board& board, Square from, Square to) {
  const Bitboard way = toward(from, to) & ~bit(to);
  const Bitboard in_the_way = way & board.occupied();
  if (in_the_way == 0) return std::nullopt;
  return Objection{
      board.kind_on(from) == Kind::pawn ? "chess.02" : "chess.01",
      say::blocked(place(from), place(to), described(board, nearest_to(from, in_the_way)))};
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
    return Objection{"chess.02", say::pawn_has_moved(place(from))};
  }
  if (auto doubt = blocked(board, from, to)) return doubt;
  if (!board.piece_on(to)) return std::nullopt;
  return Objection{"chess.02", say::pawn_is_stopped(described(board, to))};
}

Doubt wrong_pawn_capture(const Board& board, Square from, Square to) {
  if (board.piece_on(to) || board.en_passant() == to) return std::nullopt;
  const Square beside = square_at(file_of(to), rank_of(from));
  const int fifth = board.mover() == Side::white ? 4 : 3;
  const Piece their_pawn = {other(board.mover()), Kind::pawn};
  if (rank_of(from) != fifth || board.piece_on(beside) != their_pawn) {
    return Objection{"chess.02", say::pawn_takes_nothing(place(to))};
  }
  if (!board.en_passant_is_safe(board.mover(), from, to)) return exposes_king(board, from, to);
  return Objection{"chess.02", say::too_late_in_passing(place(beside))};
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
    return Objection{"chess.03", say::promotes_nothing(arg::Play(way))};
  }
  if (!written.promotion) {
    const std::array ways{way + 'q', way + 'r', way + 'b', way + 'n'};
    return Objection{"chess.03", say::must_promote(any_of<arg::Play>(ways))};
  }
  if (*written.promotion == Kind::pawn) return Objection{"chess.03", say::stays_pawn()};
  if (*written.promotion == Kind::king) return Objection{"chess.03", say::becomes_king()};
  return std::nullopt;
}

Doubt nothing_to_take(const Board& board, const WrittenMove& written) {
  if (!written.takes || board.piece_on(written.to) || board.en_passant() == written.to) {
    return std::nullopt;
  }
  return Objection{"chess.01", say::nothing_to_take(place(written.to))};
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

Message has_none(Side side, Kind kind, const WrittenMove& written) {
  const bool straight_ahead = written.kind == Kind::pawn && !written.takes;
  if (written.from_file || (straight_ahead && !written.from_rank)) {
    const int file = written.from_file.value_or(file_of(written.to));
    const char letter = static_cast<char>('a' + file);
    return say::none_on_file(said(side), said(kind), arg::Text({&letter, 1}));
  }
  if (written.from_rank) return say::none_on_rank(said(side), said(kind), *written.from_rank + 1);
  return say::none_at_all(said(side), said(kind));
}

}  // namespace

Objection objection(const Board& board, const WrittenMove& written) {
  if (const auto from = written.from()) return objection_from(board, written, *from);
  const Kind kind = written.kind.value_or(Kind::pawn);
  std::vector<std::string> names;
  Square first = no_square;
  for (const Square from : squares_in(board.of(board.mover(), kind))) {
    if (!written.allows_from(from)) continue;
    if (goes_there(board, from, written.to)) return objection_from(board, written, from);
    names.push_back(square_name(from));
    if (first == no_square) first = from;
  }
  if (names.size() == 1) return objection_from(board, written, first);
  if (names.empty()) return {"chess.01", has_none(board.mover(), kind, written)};
  return {"chess.01", say::none_can_go(said(board.mover()), said(kind), all_of<arg::Place>(names),
                                       place(written.to))};
}

}  // namespace parlor::chess
