#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace parlor::parcheesi {

/// What the pawns of a hand do together with some of the dice, in the bits of one number: how far
/// each goes, whom they capture, and who gets HOME. Ways of different pawns are put together with
/// `|`.
class Way {
 public:
  constexpr Way() = default;
  /// The pawns go on by so many spaces, one a byte, and earn nothing.
  static constexpr Way of(std::uint32_t spaces) { return Way(spaces); }
  /// What one pawn earns on its way.
  static constexpr Way earning(std::size_t pawn, std::uint16_t captured, bool home) {
    return Way(std::uint64_t{captured} << captured_at | std::uint64_t{home} << (home_at + pawn));
  }
  constexpr bool operator==(const Way&) const = default;
  friend constexpr Way operator|(Way one, Way other) { return Way(one.bits_ | other.bits_); }

  [[nodiscard]] constexpr std::uint32_t spaces() const { return static_cast<std::uint32_t>(bits_); }
  [[nodiscard]] constexpr std::uint16_t captured() const {
    return static_cast<std::uint16_t>(bits_ >> captured_at);
  }
  /// How many pawns get HOME.
  [[nodiscard]] constexpr int home() const { return std::popcount(bits_ >> home_at); }

 private:
  static constexpr int captured_at = 32;
  static constexpr int home_at = 48;

  constexpr explicit Way(std::uint64_t bits) : bits_(bits) {}

  std::uint64_t bits_ = 0;
};

}  // namespace parlor::parcheesi
