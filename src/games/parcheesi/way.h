#pragma once

#include <cstddef>
#include <cstdint>

#include "games/parcheesi/board.h"

namespace parlor::parcheesi {

/// What the pawns of a hand do together with some of the dice: by how much it changes each of them,
/// whom they capture and how many get HOME, in the bits of one number.
class Way {
 public:
  constexpr Way() = default;
  /// The pawns go on by so many spaces, one a byte, and earn nothing.
  static constexpr Way of(std::uint32_t spaces) {
    Way way;
    way.bits_ = std::uint64_t{spaces} << 1;
    return way;
  }
  /// The same with these captures, and one more pawn HOME.
  [[nodiscard]] constexpr Way earning(std::uint16_t captured, bool home) const {
    Way way = *this;
    way.bits_ |= static_cast<std::uint64_t>(captured) << captured_at;
    way.bits_ += static_cast<std::uint64_t>(home) << home_at;
    return way;
  }

  /// For each pawn, in a byte of its own, what is added to its code: twice the spaces.
  [[nodiscard]] constexpr std::uint32_t change() const { return static_cast<std::uint32_t>(bits_); }
  [[nodiscard]] constexpr int spaces(std::size_t pawn) const {
    return static_cast<int>(bits_ >> (8 * pawn + 1) & 127U);
  }
  [[nodiscard]] constexpr std::uint16_t captured() const {
    return static_cast<std::uint16_t>(bits_ >> captured_at);
  }
  [[nodiscard]] constexpr int home() const { return static_cast<int>(bits_ >> home_at); }
  [[nodiscard]] constexpr bool earns_bonus() const { return bits_ >> captured_at != 0; }

 private:
  static constexpr int captured_at = 32;
  static constexpr int home_at = 48;

  std::uint64_t bits_ = 0;
};

}  // namespace parlor::parcheesi
