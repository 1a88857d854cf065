#include "bots/snakes_ladders/win_chances.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlor::bots {
namespace {

using snakes_ladders::last_square;
using snakes_ladders::Rules;

constexpr double precise = 1e-11;
constexpr int most_sweeps = 2'000;

/// Calls `act(total, chance)` for everything that so many dice can show.
template <class Act>
void for_each_total(int dice, Act&& act) {
  if (dice == 1) {
    for (int die = 1; die <= 6; ++die) act(die, 1.0 / 6);
    return;
  }
  for (int total = 2; total <= 12; ++total) act(total, (6 - std::abs(total - 7)) / 36.0);
}

}  // namespace

DuelValues::DuelValues(Rules rules) : rules_(std::move(rules)) {
  for (auto& row : values_) row.fill(0.5);
  for (int sweep = 0; sweep < most_sweeps && improve() > precise; ++sweep) {
  }
}

double DuelValues::win_chance(int mine, int theirs, int dice) const {
  double chance = 0;
  for_each_total(dice, [&](int total, double share) {
    int to = rules_.led_to(mine, total);
    if (to == last_square) {
      chance += share;
      return;
    }
    if (to == theirs && !rules_.shareable(to)) to = mine;
    chance += share * (1 - win_chance(theirs, to));
  });
  return chance;
}

/// One sweep over all pairs, from the end of the board; how much the value changed most.
double DuelValues::improve() {
  double change = 0;
  for (int mine = last_square - 1; mine >= 0; --mine) {
    for (int theirs = last_square - 1; theirs >= 0; --theirs) {
      double& value = values_[static_cast<std::size_t>(mine)][static_cast<std::size_t>(theirs)];
      double better = win_chance(mine, theirs, rules_.dice);
      if (rules_.may_choose_dice(mine)) better = std::max(better, win_chance(mine, theirs, 1));
      change = std::max(change, std::abs(better - value));
      value = better;
    }
  }
  return change;
}

RaceValues::RaceValues(const Rules& rules) : rules_(rules), arrivals_(last_square + 1) {
  const snakes_ladders::Chain chain(rules);
  arrivals_[last_square].fill(1);
  for (std::size_t turn = 1; turn <= turns; ++turn) {
    for (int square = 0; square < last_square; ++square) {
      double chance = 0;
      for (const snakes_ladders::Jump& jump : chain.turn(square)) {
        chance += jump.chance * arrivals_[static_cast<std::size_t>(jump.to)][turn - 1];
      }
      arrivals_[static_cast<std::size_t>(square)][turn] = chance;
    }
  }
}

double RaceValues::win_chance(int mine, std::span<const int> others, int dice) const {
  double chance = 0;
  for (std::size_t turn = 1; turn < turns; ++turn) {
    // With this turn and not before; all others have had one turn less.
    double arrives = 0;
    for_each_total(dice, [&](int total, double share) {
      const Arrivals& from = arrivals_[static_cast<std::size_t>(rules_.led_to(mine, total))];
      arrives += share * (turn == 1 ? from[0] : from[turn - 1] - from[turn - 2]);
    });
    for (const int other : others) {
      arrives *= 1 - arrivals_[static_cast<std::size_t>(other)][turn - 1];
    }
    chance += arrives;
  }
  return chance;
}

}  // namespace parlor::bots
