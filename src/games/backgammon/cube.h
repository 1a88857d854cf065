#pragma once

#include <cstdint>

#include "core/seat.h"

namespace parlor::backgammon {

/// The doubling cube: what it shows, and who may turn it. While nobody has been doubled it lies in
/// the middle and either may.
class Cube {
 public:
  /// XGID writes a limit for the cube; this is the usual one, 1024.
  static constexpr int most_turns = 10;

  constexpr Cube() = default;
  constexpr explicit Cube(int turns) : turns_(static_cast<std::uint8_t>(turns)) {}
  constexpr Cube(int turns, Seat owner)
      : turns_(static_cast<std::uint8_t>(turns)), owned_(true), owner_(owner) {}

  [[nodiscard]] constexpr int turns() const { return turns_; }
  [[nodiscard]] constexpr int value() const { return 1 << turns_; }
  [[nodiscard]] constexpr bool in_the_middle() const { return !owned_; }
  [[nodiscard]] constexpr Seat owner() const { return owner_; }

  [[nodiscard]] constexpr bool may_turn(Seat seat) const {
    return turns_ < most_turns && (!owned_ || owner_ == seat);
  }
  /// Who takes a double plays on for twice the stake and has the next word.
  [[nodiscard]] constexpr Cube taken_by(Seat seat) const { return {turns_ + 1, seat}; }

  constexpr bool operator==(const Cube&) const = default;

 private:
  std::uint8_t turns_ = 0;
  bool owned_ = false;
  Seat owner_;
};

}  // namespace parlor::backgammon
