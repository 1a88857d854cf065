#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "games/chess/bitboard.h"
#include "games/chess/piece.h"

namespace parlor::chess {

/// A move in 16 bits: from (6), to (6), what is special about it (4). Castling is the king's move.
class Move {
 public:
  enum class Special : std::uint8_t {
    nothing,
    two_squares,
    castling,
    en_passant,
    to_knight,
    to_bishop,
    to_rook,
    to_queen
  };

  /// Like a number, a move is unset until it is given a value: lists of them cost nothing to make.
  constexpr Move() = default;
  constexpr Move(Square from, Square to, Special special = Special::nothing)
      : bits_(static_cast<std::uint16_t>(from | (to << 6) | (static_cast<int>(special) << 12))) {}

  [[nodiscard]] constexpr Square from() const { return bits_ & 63; }
  [[nodiscard]] constexpr Square to() const { return (bits_ >> 6) & 63; }
  [[nodiscard]] constexpr Special special() const { return static_cast<Special>(bits_ >> 12); }
  [[nodiscard]] constexpr bool promotes() const { return special() >= Special::to_knight; }
  /// What the pawn becomes; only where it promotes.
  [[nodiscard]] constexpr Kind promoted() const {
    return static_cast<Kind>((bits_ >> 12) - static_cast<int>(Special::to_knight) +
                             static_cast<int>(Kind::knight));
  }
  [[nodiscard]] constexpr std::uint16_t bits() const { return bits_; }
  constexpr auto operator<=>(const Move&) const = default;

 private:
  std::uint16_t bits_;
};

/// Moves on the stack. No position of the men that chess is played with has more than 218.
class MoveList {
 public:
  static constexpr std::size_t capacity = 256;

  void add(Move move) {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }
  /// Adds a move for every square of the set. Moves are written eight at a time, the ones too many
  /// to be written over later: a loop that ends after a different number of rounds each time costs
  /// more than writing some moves for nothing.
  template <class MoveTo>
  void add_each(Bitboard targets, MoveTo&& move_to) {
    const auto count = static_cast<std::size_t>(std::popcount(targets));
    assert(size_ + count <= capacity);
    for (Move* out = moves_.data() + size_; targets != 0; out += block) {
      for (std::size_t i = 0; i < block; ++i) {
        out[i] = move_to(first_square(targets) & 63);
        targets &= targets - 1;
      }
    }
    size_ += count;
  }
  void clear() { size_ = 0; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  const Move& operator[](std::size_t at) const { return moves_[at]; }
  Move& operator[](std::size_t at) { return moves_[at]; }
  [[nodiscard]] const Move* begin() const { return moves_.data(); }
  [[nodiscard]] const Move* end() const { return moves_.data() + size_; }
  [[nodiscard]] Move* begin() { return moves_.data(); }
  [[nodiscard]] Move* end() { return moves_.data() + size_; }

 private:
  static constexpr std::size_t block = 8;
  std::size_t size_ = 0;
  std::array<Move, capacity + block> moves_;
};

}  // namespace parlor::chess
