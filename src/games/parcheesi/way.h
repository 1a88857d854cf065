#pragma once

#include <cstddef>
#include <cstdint>

#include "games/parcheesi/board.h"

namespace parlor::parcheesi {

/// One thing a pawn can do with some of the dice, or what several pawns do together: by how much it
/// changes the pawns of a hand, whom it captures, how many get HOME and how many enter. Ways of
/// different pawns are joined by adding the changes and uniting the captures, so all of it is kept
/// in the bits of one number.
class Way {
 public:
  constexpr Way() = default;
  static constexpr Way of(std::size_t pawn, Place from, Place to, std::uint16_t captured) {
    Way way;
    way.bits_ = static_cast<std::uint64_t>(to.code() - from.code()) << (8 * pawn + 1) |
                static_cast<std::uint64_t>(captured) << captured_at |
                static_cast<std::uint64_t>(to.is_home()) << home_at |
                static_cast<std::uint64_t>(from.in_start() && !to.in_start()) << entries_at;
    return way;
  }
  friend constexpr Way operator+(const Way& one, const Way& other) {
    Way both;
    both.bits_ = ((one.bits_ & ~capture_bits) + (other.bits_ & ~capture_bits)) |
                 ((one.bits_ | other.bits_) & capture_bits);
    return both;
  }

  /// The same with captures before it.
  [[nodiscard]] constexpr Way after_capturing(std::uint16_t before) const {
    Way way = *this;
    way.bits_ |= static_cast<std::uint64_t>(before) << captured_at;
    return way;
  }
  constexpr bool operator==(const Way&) const = default;

  /// For each pawn of a hand, in a byte of its own, what is added to its code: twice the spaces.
  [[nodiscard]] constexpr std::uint32_t change() const { return static_cast<std::uint32_t>(bits_); }
  [[nodiscard]] constexpr int spaces(std::size_t pawn) const {
    return static_cast<int>(bits_ >> (8 * pawn + 1) & 127U);
  }
  [[nodiscard]] constexpr std::uint16_t captured() const {
    return static_cast<std::uint16_t>(bits_ >> captured_at);
  }
  [[nodiscard]] constexpr int home() const { return static_cast<int>(bits_ >> home_at & 7U); }
  [[nodiscard]] constexpr int entries() const { return static_cast<int>(bits_ >> entries_at); }
  [[nodiscard]] constexpr bool earns_bonus() const {
    return (bits_ & (capture_bits | std::uint64_t{7} << home_at)) != 0;
  }

 private:
  static constexpr int captured_at = 32;
  static constexpr int home_at = 48;
  static constexpr int entries_at = 52;
  static constexpr std::uint64_t capture_bits = std::uint64_t{0xFFFF} << captured_at;

  std::uint64_t bits_ = 0;
};

}  // namespace parlor::parcheesi
