#pragma once

#include <bit>
#include <cstdint>

namespace parlor::chinese_checkers {

/// A hole by its number: row by row from the top, each row from left to right.
using Hole = std::uint8_t;

inline constexpr int most_holes = 121;
/// Stands for a place off the board. It has a bit of its own in a HoleSet, so that tables may lead
/// there and a search can simply mark it as taken.
inline constexpr Hole no_hole = 127;

/// A set of holes in two machine words.
class HoleSet {
 public:
  constexpr HoleSet() = default;
  constexpr explicit HoleSet(Hole hole) { add(hole); }

  [[nodiscard]] constexpr bool contains(Hole hole) const {
    return ((word(hole) >> (hole & 63U)) & 1U) != 0;
  }
  [[nodiscard]] constexpr bool empty() const { return (low_ | high_) == 0; }
  [[nodiscard]] constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
  [[nodiscard]] constexpr bool intersects(HoleSet other) const { return !(*this & other).empty(); }
  constexpr void add(Hole hole) { (hole < 64 ? low_ : high_) |= bit(hole); }
  constexpr void remove(Hole hole) { (hole < 64 ? low_ : high_) &= ~bit(hole); }

  constexpr HoleSet operator&(HoleSet other) const {
    return {low_ & other.low_, high_ & other.high_};
  }
  constexpr HoleSet operator|(HoleSet other) const {
    return {low_ | other.low_, high_ | other.high_};
  }
  /// The holes of this set that are not in the other.
  constexpr HoleSet operator-(HoleSet other) const {
    return {low_ & ~other.low_, high_ & ~other.high_};
  }
  constexpr HoleSet& operator|=(HoleSet other) { return *this = *this | other; }
  constexpr bool operator==(const HoleSet&) const = default;

  /// The lowest hole; only of a set that is not empty.
  [[nodiscard]] constexpr Hole first() const {
    return static_cast<Hole>(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }
  /// The hole with `index` lower ones in the set.
  [[nodiscard]] constexpr Hole nth(int index) const {
    const int in_low = std::popcount(low_);
    std::uint64_t bits = index < in_low ? low_ : high_;
    for (int left = index < in_low ? index : index - in_low; left > 0; --left) bits &= bits - 1;
    return static_cast<Hole>((index < in_low ? 0 : 64) + std::countr_zero(bits));
  }

  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr Hole operator*() const { return HoleSet(low_, high_).first(); }
    constexpr Iterator& operator++() {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {low_, high_}; }
  [[nodiscard]] constexpr Iterator end() const { return {0, 0}; }

 private:
  constexpr HoleSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  static constexpr std::uint64_t bit(Hole hole) { return std::uint64_t{1} << (hole & 63U); }
  [[nodiscard]] constexpr std::uint64_t word(Hole hole) const { return hole < 64 ? low_ : high_; }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace parlor::chinese_checkers
