#pragma once

#include <array>
#include <cstddef>

#include "core/seat.h"
#include "games/chinese_checkers/hole_set.h"

namespace parlor::chinese_checkers {

/// The pegs of every seat, whose turn it is, and who has won. Aligned so that a copy is made, and
/// read again, in the same whole pieces.
struct alignas(sizeof(HoleSet)) State {
  std::array<HoleSet, max_seats> pegs{};
  Seat to_move;
  SeatSet winners;

  [[nodiscard]] const HoleSet& pegs_of(Seat seat) const {
    return pegs[static_cast<std::size_t>(seat.index())];
  }
  HoleSet& pegs_of(Seat seat) { return pegs[static_cast<std::size_t>(seat.index())]; }
  [[nodiscard]] HoleSet occupied() const {
    return pegs[0] | pegs[1] | pegs[2] | pegs[3] | pegs[4] | pegs[5];
  }
  /// Whose peg is in a hole; only where there is one.
  [[nodiscard]] Seat owner(Hole hole) const {
    int seat = 0;
    while (!pegs_of(Seat(seat)).contains(hole)) ++seat;
    return Seat(seat);
  }
  bool operator==(const State&) const = default;
};

/// Where a peg starts and where it stops. The way it jumps there makes no difference to the
/// position.
struct Choice {
  Hole from = no_hole;
  Hole to = no_hole;

  /// The empty play of a seat that cannot move.
  static constexpr Choice pass() { return {}; }
  [[nodiscard]] constexpr bool is_pass() const { return from == no_hole; }
  constexpr bool operator==(const Choice&) const = default;
};

}  // namespace parlor::chinese_checkers
