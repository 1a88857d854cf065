#pragma once

#include <array>
#include <vector>

#include "games/snakes_ladders/rules.h"

namespace parlor::snakes_ladders {

/// A square that a turn can lead to, with its chance.
struct Jump {
  int to = 0;
  double chance = 0;
};

/// One player's way over an empty board as a Markov chain: where a turn leads from every square,
/// with the best choice of dice where there is one.
class Chain {
 public:
  using Turns = std::array<std::vector<Jump>, last_square>;
  using Dice = std::array<int, last_square>;

  explicit Chain(const Rules& rules);

  [[nodiscard]] int start() const { return start_; }
  /// The squares that a turn from `square` can lead to.
  [[nodiscard]] const std::vector<Jump>& turn(int square) const {
    return turns_[static_cast<std::size_t>(square)];
  }
  /// How many dice the player throws on `square`.
  [[nodiscard]] int dice(int square) const { return dice_[static_cast<std::size_t>(square)]; }
  /// Whether 100 can still be reached from `square`.
  [[nodiscard]] bool hopeful(int square) const {
    return fewest_[static_cast<std::size_t>(square)] != never;
  }
  [[nodiscard]] int fewest_turns() const { return fewest_[static_cast<std::size_t>(start_)]; }

 private:
  int start_;
  std::array<int, last_square + 1> fewest_;
  Turns turns_;
  Dice dice_{};
};

/// How long the way is, in turns.
struct Length {
  double finish_chance = 1;
  double mean = 0;
  double deviation = 0;
};

Length length_of(const Chain& chain);

/// What has become of a player after some turns.
struct Progress {
  double finishes = 0;  // with exactly this turn
  double under_way = 1;
  double stuck = 0;  // where 100 is out of reach
};

/// The progress after turn 1, 2, ... until hardly anything is under way.
std::vector<Progress> progress_of(const Chain& chain);

}  // namespace parlor::snakes_ladders
