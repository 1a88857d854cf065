#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/snakes_ladders/chain.h"
#include "games/snakes_ladders/rules.h"

namespace parlor::bots {

/// Two players, exactly: the chance to win of the one about to throw, for every pair of squares,
/// with pieces that send each other back and both choosing their dice as best they can.
class DuelValues {
 public:
  explicit DuelValues(snakes_ladders::Rules rules);

  [[nodiscard]] double win_chance(int mine, int theirs, int dice) const;
  [[nodiscard]] double win_chance(int mine, int theirs) const {
    return values_[static_cast<std::size_t>(mine)][static_cast<std::size_t>(theirs)];
  }

 private:
  static constexpr std::size_t squares = snakes_ladders::last_square + 1;

  double improve();

  snakes_ladders::Rules rules_;
  std::array<std::array<double, squares>, squares> values_{};
};

/// More players, each on a way of their own: the chance to be the first, from how likely everybody
/// is to arrive with each turn. Exact where pieces do not send each other back.
class RaceValues {
 public:
  explicit RaceValues(const snakes_ladders::Rules& rules);

  /// For the player about to throw; `others` are the squares of the rest.
  [[nodiscard]] double win_chance(int mine, std::span<const int> others, int dice) const;

 private:
  static constexpr int turns = 400;
  /// The chance to have arrived after so many turns.
  using Arrivals = std::array<double, turns + 1>;

  snakes_ladders::Rules rules_;
  std::vector<Arrivals> arrivals_;  // by square
};

}  // namespace parlor::bots
