#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "games/snakes_ladders/board.h"

namespace parlor::snakes_ladders {

/// From here on a player with two dice may throw one, where the rules have that.
inline constexpr int late_square = 95;

/// What the ways down are called and drawn as.
enum class DownBy : std::uint8_t { snakes, chutes };

/// Everything that can differ between two games of snakes & ladders.
struct Rules {
  std::string sheet;
  std::string name;
  int dice = 2;
  bool late_one_die = true;
  int start_square = 1;
  bool shared_squares = false;
  DownBy down_by = DownBy::snakes;
  Board board;

  /// Whether a piece on `square` chooses between one die and two.
  [[nodiscard]] bool may_choose_dice(int square) const {
    return late_one_die && dice == 2 && square >= late_square;
  }
  /// Where a throw of `total` leads from `square` with nobody else in the way.
  [[nodiscard]] int led_to(int square, int total) const {
    const int reached = square + total;
    return reached > last_square ? square : board.end(reached);
  }
  /// Whether several pieces may stand on `square`. All begin on square 1, so it always holds any
  /// number.
  [[nodiscard]] bool shareable(int square) const { return shared_squares || square <= 1; }
};

inline constexpr int never = std::numeric_limits<int>::max();

/// How many turns it takes at least from each square to 100, `never` where nothing leads there.
std::array<int, last_square + 1> fewest_turns(const Rules& rules);

/// The squares a piece can come to and never get to 100 from, in order: with two dice alone a
/// plain 99 is one, because two dice never show a 1.
std::vector<int> hopeless_squares(const Rules& rules);

}  // namespace parlor::snakes_ladders
