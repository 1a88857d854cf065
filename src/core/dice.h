#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <span>

#include "core/seat.h"

namespace parlor {

/// What lies on the table after a throw of one or two dice. The order of two dice means nothing:
/// the higher always comes first, so that equal rolls compare equal.
class Roll {
 public:
  constexpr Roll() = default;
  constexpr explicit Roll(int die) : high_(static_cast<std::uint8_t>(die)) {}
  constexpr Roll(int one, int other)
      : high_(static_cast<std::uint8_t>(one > other ? one : other)),
        low_(static_cast<std::uint8_t>(one > other ? other : one)) {}

  [[nodiscard]] constexpr int high() const { return high_; }
  /// The lower die; 0 where one die was thrown.
  [[nodiscard]] constexpr int low() const { return low_; }
  [[nodiscard]] constexpr int total() const { return high_ + low_; }
  [[nodiscard]] constexpr bool doublets() const { return high_ == low_; }
  constexpr auto operator<=>(const Roll&) const = default;

 private:
  std::uint8_t high_ = 0;
  std::uint8_t low_ = 0;
};

/// What chance has to do next: `seat` throws `dice` dice.
struct Throw {
  Seat seat;
  int dice = 2;
  bool operator==(const Throw&) const = default;
};

/// A roll and in how many of the 6 or 36 equally likely throws it comes up.
struct WeightedRoll {
  Roll roll;
  int ways = 1;
};

namespace detail {
consteval std::array<WeightedRoll, 6> rolls_of_one_die() {
  std::array<WeightedRoll, 6> rolls;
  for (int die = 1; die <= 6; ++die) rolls[static_cast<std::size_t>(die - 1)] = {Roll(die), 1};
  return rolls;
}

consteval std::array<WeightedRoll, 21> rolls_of_two_dice() {
  std::array<WeightedRoll, 21> rolls;
  std::size_t at = 0;
  for (int high = 1; high <= 6; ++high) {
    for (int low = 1; low <= high; ++low) rolls[at++] = {Roll(high, low), high == low ? 1 : 2};
  }
  return rolls;
}

inline constexpr auto one_die = rolls_of_one_die();
inline constexpr auto two_dice = rolls_of_two_dice();
}  // namespace detail

/// Every different roll of one die (6) or two dice (21).
constexpr std::span<const WeightedRoll> distinct_rolls(int dice) {
  assert(dice == 1 || dice == 2);
  if (dice == 1) return detail::one_die;
  return detail::two_dice;
}

}  // namespace parlor
