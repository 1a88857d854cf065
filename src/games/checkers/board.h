#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace parlor::checkers {

/// A set of the 32 dark squares; bit n is the square with the number n + 1. The numbers run from
/// left to right and from dark's home row (1 to 4) down to light's (29 to 32).
using Squares = std::uint32_t;

constexpr Squares square(int number) {
  return Squares{1} << (static_cast<unsigned>(number - 1) % 32);
}
/// The number of the lowest square of the set.
constexpr int number_of(Squares squares) { return std::countr_zero(squares) + 1; }

constexpr Squares take_lowest(Squares& squares) {
  const Squares lowest = squares & (~squares + 1);
  squares ^= lowest;
  return lowest;
}

enum class Side : std::uint8_t { dark, light };

constexpr Side other(Side side) { return side == Side::dark ? Side::light : Side::dark; }
constexpr std::string_view name_of(Side side) { return side == Side::dark ? "dark" : "light"; }

/// The four ways along the diagonals, seen with dark's home row on top.
enum class Direction : std::uint8_t { down_left, down_right, up_left, up_right };

inline constexpr std::array all_directions{Direction::down_left, Direction::down_right,
                                           Direction::up_left, Direction::up_right};

constexpr Direction reversed(Direction direction) {
  return static_cast<Direction>(3 - static_cast<int>(direction));
}

namespace detail {
// Rows 1, 3, 5, 7 stand half a place to the right of rows 2, 4, 6, 8: the same diagonal is a
// different shift on each.
inline constexpr Squares shifted_rows = 0x0F0F0F0F;
inline constexpr Squares flush_rows = ~shifted_rows;
inline constexpr Squares right_edge = 0x08080808;
inline constexpr Squares left_edge = 0x10101010;
}  // namespace detail

/// Every square of the set moved one square on; those that would leave the board are gone.
template <Direction Way>
constexpr Squares step(Squares squares) {
  using namespace detail;
  const Squares shifted = squares & shifted_rows;
  const Squares flush = squares & flush_rows;
  if constexpr (Way == Direction::down_left) {
    return shifted << 4 | (flush & ~left_edge) << 3;
  } else if constexpr (Way == Direction::down_right) {
    return (shifted & ~right_edge) << 5 | flush << 4;
  } else if constexpr (Way == Direction::up_left) {
    return shifted >> 4 | (flush & ~left_edge) >> 5;
  } else {
    return (shifted & ~right_edge) >> 3 | flush >> 4;
  }
}

constexpr Squares step(Direction direction, Squares squares) {
  switch (direction) {
    case Direction::down_left: return step<Direction::down_left>(squares);
    case Direction::down_right: return step<Direction::down_right>(squares);
    case Direction::up_left: return step<Direction::up_left>(squares);
    case Direction::up_right: return step<Direction::up_right>(squares);
  }
  return 0;
}

/// Whether a man of this side may go this way.
constexpr bool is_forward(Side side, Direction direction) {
  const bool down = direction == Direction::down_left || direction == Direction::down_right;
  return down == (side == Side::dark);
}

/// Where a man of this side is crowned.
constexpr Squares last_row(Side side) { return side == Side::dark ? 0xF0000000 : 0x0000000F; }

/// The pieces and whose turn it is: all that moves depend on while captures are forced.
struct Board {
  Squares dark = 0x00000FFF;
  Squares light = 0xFFF00000;
  Squares kings = 0;  // of both sides
  Side to_move = Side::dark;

  [[nodiscard]] constexpr Squares of(Side side) const { return side == Side::dark ? dark : light; }
  [[nodiscard]] constexpr Squares& of(Side side) { return side == Side::dark ? dark : light; }
  [[nodiscard]] constexpr Squares own() const { return of(to_move); }
  [[nodiscard]] constexpr Squares enemies() const { return of(other(to_move)); }
  [[nodiscard]] constexpr Squares empty() const { return ~(dark | light); }
  constexpr bool operator==(const Board&) const = default;
};

}  // namespace parlor::checkers
