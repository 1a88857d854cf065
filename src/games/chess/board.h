#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "games/chess/attacks.h"
#include "games/chess/bitboard.h"
#include "games/chess/move.h"
#include "games/chess/piece.h"

namespace parlor::chess {

/// The castlings that a king and a rook that have not moved yet may still make, as a set of bits.
enum Castling : std::uint8_t {
  no_castling = 0,
  white_short = 1,
  white_long = 2,
  black_short = 4,
  black_long = 8
};

/// One castling: the squares it concerns. `Side` and wing decide everything.
struct CastlingWay {
  Castling right;
  Square king_from;
  Square king_to;
  Square rook_from;
  Square rook_to;
  /// The squares between king and rook.
  [[nodiscard]] Bitboard between() const { return toward(king_from, rook_from) & ~bit(rook_from); }
  /// The squares that the king crosses or reaches.
  [[nodiscard]] Bitboard king_path() const { return toward(king_from, king_to); }
};

inline constexpr std::array<CastlingWay, 4> castling_ways = {{
    {white_short, 4, 6, 7, 5},
    {white_long, 4, 2, 0, 3},
    {black_short, 60, 62, 63, 61},
    {black_long, 60, 58, 56, 59},
}};

constexpr const CastlingWay& castling_way(Side side, bool to_long_side) {
  return castling_ways[index(side) * 2 + (to_long_side ? 1 : 0)];
}

/// What stands beside the pieces in a position.
struct Turn {
  Side mover = Side::white;
  std::uint8_t castling = no_castling;
  /// The square that a pawn has just passed over, or `no_square`.
  Square en_passant = no_square;
  /// Moves of either side since the last capture or pawn move.
  int clock = 0;
  int number = 1;
};

/// The board with all that decides which moves are legal, 80 bytes: the type that searches and
/// counts run on. It is copied before each move, so that nothing has to be taken back.
class Board {
 public:
  /// The set-up.
  static Board start();

  [[nodiscard]] Bitboard of(Kind kind) const { return kinds_[index(kind)]; }
  [[nodiscard]] Bitboard of(Side side) const { return sides_[index(side)]; }
  [[nodiscard]] Bitboard of(Side side, Kind kind) const { return of(side) & of(kind); }
  /// Bishops and queens; rooks and queens.
  [[nodiscard]] Bitboard diagonal_sliders() const { return of(Kind::bishop) | of(Kind::queen); }
  [[nodiscard]] Bitboard straight_sliders() const { return of(Kind::rook) | of(Kind::queen); }
  [[nodiscard]] Bitboard occupied() const { return sides_[0] | sides_[1]; }
  [[nodiscard]] Square king_of(Side side) const { return first_square(of(side, Kind::king)); }

  [[nodiscard]] std::optional<Piece> piece_on(Square square) const;
  /// The kind of the piece on an occupied square.
  [[nodiscard]] Kind kind_on(Square square) const;

  [[nodiscard]] Side mover() const { return mover_; }
  [[nodiscard]] bool may_castle(Castling right) const { return (castling_ & right) != 0; }
  [[nodiscard]] std::uint8_t castling() const { return castling_; }
  /// Where a pawn can be taken in passing right now; `no_square` where no such capture is legal.
  [[nodiscard]] Square en_passant() const { return en_passant_; }
  [[nodiscard]] int clock() const { return clock_; }
  [[nodiscard]] int move_number() const { return number_; }
  /// Equal for positions in which the same side has the same moves with the same pieces.
  [[nodiscard]] std::uint64_t key() const { return key_; }

  /// The pieces of both sides that attack a square when `occupied` is what stands in their way.
  [[nodiscard]] Bitboard attackers(Square square, Bitboard occupied) const;
  [[nodiscard]] bool attacked(Square square, Side by, Bitboard occupied) const {
    return (attackers(square, occupied) & of(by)) != 0;
  }
  /// What gives check to the side to move.
  [[nodiscard]] Bitboard checkers() const {
    return attackers(king_of(mover_), occupied()) & of(other(mover_));
  }
  [[nodiscard]] bool in_check() const { return checkers() != 0; }
  [[nodiscard]] bool captures(Move move) const {
    return (occupied() & bit(move.to())) != 0 || move.special() == Move::Special::en_passant;
  }
  /// Whether `side`'s king is left unattacked when its pawn on `from` takes the pawn that has just
  /// passed over `passed`.
  [[nodiscard]] bool en_passant_is_safe(Side side, Square from, Square passed) const;

  /// Plays a legal move of `Us`, the side to move.
  template <Side Us>
  void make(Move move);
  void make(Move move);
  [[nodiscard]] Board after(Move move) const {
    Board board = *this;
    board.make(move);
    return board;
  }

  /// The same pieces with the other side to move, as if this one had passed: no move of chess, but
  /// what a search asks to see what a move is worth. Only where the mover is not in check.
  [[nodiscard]] Board passed() const;

  /// For setting up: pieces first, then whose turn it is.
  void put(Piece piece, Square square);
  /// An en passant square on which nothing can legally take is dropped.
  void set_turn(const Turn& turn);

  bool operator==(const Board&) const = default;

 private:
  void toggle(Side side, Kind kind, Square square);
  template <Side Us>
  void finish_special(Move move);
  void offer_en_passant(Side to, Square passed);
  void change_castling(std::uint8_t rights);

  std::array<Bitboard, kind_count> kinds_{};
  std::array<Bitboard, side_count> sides_{};
  std::uint64_t key_ = 0;
  std::uint16_t clock_ = 0;
  std::uint16_t number_ = 1;
  Side mover_ = Side::white;
  std::uint8_t castling_ = no_castling;
  std::uint8_t en_passant_ = no_square;
};

inline Kind Board::kind_on(Square square) const {
  const auto holds = [&](Kind kind) { return static_cast<int>((of(kind) >> square) & 1); };
  return static_cast<Kind>(holds(Kind::knight) + 2 * holds(Kind::bishop) + 3 * holds(Kind::rook) +
                           4 * holds(Kind::queen) + 5 * holds(Kind::king));
}

inline Bitboard Board::attackers(Square square, Bitboard occupied) const {
  return (pawn_attacks(Side::black, square) & of(Side::white, Kind::pawn)) |
         (pawn_attacks(Side::white, square) & of(Side::black, Kind::pawn)) |
         (knight_attacks(square) & of(Kind::knight)) | (king_attacks(square) & of(Kind::king)) |
         (bishop_attacks(square, occupied) & diagonal_sliders()) |
         (rook_attacks(square, occupied) & straight_sliders());
}

}  // namespace parlor::chess
