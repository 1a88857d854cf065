#pragma once

#include <bit>
#include <cstdint>

namespace parlor::chess {

/// A set of squares, one bit each.
using Bitboard = std::uint64_t;

/// a1 is 0, b1 is 1, ... h8 is 63.
using Square = int;

inline constexpr Square no_square = 64;

constexpr Square square_at(int file, int rank) { return rank * 8 + file; }
constexpr int file_of(Square square) { return square & 7; }
constexpr int rank_of(Square square) { return square >> 3; }
constexpr Bitboard bit(Square square) { return Bitboard{1} << square; }

inline constexpr Bitboard file_a = 0x0101010101010101ULL;
inline constexpr Bitboard file_h = file_a << 7;
inline constexpr Bitboard rank_1 = 0xFF;
inline constexpr Bitboard dark_squares = 0xAA55AA55AA55AA55ULL;

constexpr Bitboard rank_mask(int rank) { return rank_1 << (8 * rank); }

constexpr Square first_square(Bitboard set) { return std::countr_zero(set); }
constexpr bool several(Bitboard set) { return (set & (set - 1)) != 0; }

/// Every square of the set moved by `Step` (8 is one rank up); what would leave the board is
/// dropped.
template <int Step>
constexpr Bitboard shifted(Bitboard set) {
  constexpr int sideways = ((Step + 12) & 7) - 4;
  if constexpr (sideways == 1) set &= ~file_h;
  if constexpr (sideways == -1) set &= ~file_a;
  if constexpr (Step > 0) {
    return set << Step;
  } else {
    return set >> -Step;
  }
}

/// For `for (Square square : squares_in(set))`, lowest square first.
class SquareRange {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(Bitboard left) : left_(left) {}
    constexpr Square operator*() const { return first_square(left_); }
    constexpr Iterator& operator++() {
      left_ &= left_ - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    Bitboard left_;
  };
  constexpr explicit SquareRange(Bitboard set) : set_(set) {}
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(set_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  Bitboard set_;
};

constexpr SquareRange squares_in(Bitboard set) { return SquareRange(set); }

}  // namespace parlor::chess
