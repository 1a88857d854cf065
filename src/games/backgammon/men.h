#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace parlor::backgammon {

/// Places as their owner counts them: points 1 to 24 towards home, 0 for men borne off and 25 for
/// the bar. The other side's point p is 25 - p.
inline constexpr int off = 0;
inline constexpr int bar = 25;
inline constexpr int places = 26;
inline constexpr int men_each = 15;
inline constexpr int home_points = 6;

constexpr int seen_from_there(int place) { return bar - place; }

/// A set of places, one bit each.
using PlaceSet = std::uint32_t;

constexpr PlaceSet place_bit(int place) { return PlaceSet{1} << static_cast<unsigned>(place); }

inline constexpr PlaceSet all_points = place_bit(bar) - 2;
inline constexpr PlaceSet home_table = place_bit(home_points + 1) - 2;

constexpr int highest_of(PlaceSet set) { return 31 - std::countl_zero(set); }
constexpr int lowest_of(PlaceSet set) { return std::countr_zero(set); }

/// The same places as the other side counts them.
constexpr PlaceSet turned(PlaceSet set) {
  set = ((set >> 1U) & 0x55555555U) | ((set & 0x55555555U) << 1U);
  set = ((set >> 2U) & 0x33333333U) | ((set & 0x33333333U) << 2U);
  set = ((set >> 4U) & 0x0F0F0F0FU) | ((set & 0x0F0F0F0FU) << 4U);
  set = ((set >> 8U) & 0x00FF00FFU) | ((set & 0x00FF00FFU) << 8U);
  set = (set >> 16U) | (set << 16U);
  return set >> 6U;
}

/// One side's men. How many stand on a place is a number of four bits, and bit i of every place is
/// kept together in plane i: so the places that are held, single or empty come as whole sets in a
/// few operations, which is what listing plays needs.
class Men {
 public:
  [[nodiscard]] constexpr int at(int place) const {
    unsigned count = 0;
    for (unsigned i = 0; i < 4; ++i) {
      count |= ((planes_[i] >> static_cast<unsigned>(place)) & 1U) << i;
    }
    return static_cast<int>(count);
  }
  constexpr void add(int place) {
    PlaceSet carry = place_bit(place);
    for (PlaceSet& plane : planes_) {
      const PlaceSet next = plane & carry;
      plane ^= carry;
      carry = next;
    }
  }
  constexpr void remove(int place) {
    PlaceSet borrow = place_bit(place);
    for (PlaceSet& plane : planes_) {
      const PlaceSet next = ~plane & borrow;
      plane ^= borrow;
      borrow = next;
    }
  }
  constexpr void put(int place, int count) {
    for (int man = 0; man < count; ++man) add(place);
  }

  /// Where any men are left in play: on points or on the bar.
  [[nodiscard]] constexpr PlaceSet in_play() const {
    return (planes_[0] | several()) & ~place_bit(off);
  }
  [[nodiscard]] constexpr PlaceSet several() const { return planes_[1] | planes_[2] | planes_[3]; }
  [[nodiscard]] constexpr PlaceSet single() const { return planes_[0] & ~several(); }

  constexpr bool operator==(const Men&) const = default;

 private:
  std::array<PlaceSet, 4> planes_{};
};

}  // namespace parlor::backgammon
