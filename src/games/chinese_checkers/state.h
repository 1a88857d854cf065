#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seat.h"
#include "games/chinese_checkers/hole_set.h"

namespace parlor::chinese_checkers {

/// The pegs of every seat, whose turn it is, and who has won.
struct State {
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

/// All choices of a seat, kept as one set of holes for each peg: counting them needs no list.
class Choices {
 public:
  [[nodiscard]] std::size_t size() const { return passes() ? 1 : total_; }
  Choice operator[](std::size_t index) const {
    if (passes()) return Choice::pass();
    std::size_t peg = 0;
    while (index >= ends_[peg]) ++peg;
    const std::size_t before = peg == 0 ? 0 : ends_[peg - 1];
    return {pegs_[peg], reach_[peg].nth(static_cast<int>(index - before))};
  }

  void clear() { pegs_held_ = total_ = 0; }
  void add(Hole peg, HoleSet reach) {
    total_ += static_cast<std::uint16_t>(reach.size());
    pegs_[pegs_held_] = peg;
    reach_[pegs_held_] = reach;
    ends_[pegs_held_++] = total_;
  }

 private:
  // A seat that helps its partner moves the pegs of two.
  static constexpr std::size_t most_pegs = 20;

  [[nodiscard]] bool passes() const { return total_ == 0; }

  std::uint16_t pegs_held_ = 0;
  std::uint16_t total_ = 0;
  std::array<std::uint16_t, most_pegs> ends_{};
  std::array<Hole, most_pegs> pegs_{};
  std::array<HoleSet, most_pegs> reach_{};
};

}  // namespace parlor::chinese_checkers
