#include "games/snakes_ladders/rules.h"

#include <array>

namespace parlor::snakes_ladders {
namespace {

using Squares = std::array<bool, last_square + 1>;

/// Calls `visit` with every square that one turn can lead to from `square`.
template <class Visit>
void each_next(const Rules& rules, int square, Visit&& visit) {
  const bool one_die = rules.dice == 1 || rules.may_choose_dice(square);
  const int lowest = one_die ? 1 : 2;
  const int highest = rules.dice == 1 ? 6 : 12;
  for (int total = lowest; total <= highest; ++total) visit(rules.led_to(square, total));
}

Squares reachable(const Rules& rules) {
  Squares reached{};
  std::vector<int> open = {rules.start_square};
  reached[static_cast<std::size_t>(rules.start_square)] = true;
  while (!open.empty()) {
    const int square = open.back();
    open.pop_back();
    if (square == last_square) continue;
    each_next(rules, square, [&](int next) {
      if (reached[static_cast<std::size_t>(next)]) return;
      reached[static_cast<std::size_t>(next)] = true;
      open.push_back(next);
    });
  }
  return reached;
}

}  // namespace

std::array<int, last_square + 1> fewest_turns(const Rules& rules) {
  std::array<int, last_square + 1> fewest{};
  fewest.fill(never);
  fewest[last_square] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (int square = last_square - 1; square >= 0; --square) {
      int& here = fewest[static_cast<std::size_t>(square)];
      each_next(rules, square, [&](int next) {
        const int beyond = fewest[static_cast<std::size_t>(next)];
        if (beyond == never || beyond + 1 >= here) return;
        here = beyond + 1;
        changed = true;
      });
    }
  }
  return fewest;
}

std::vector<int> hopeless_squares(const Rules& rules) {
  const Squares reached = reachable(rules);
  const auto fewest = fewest_turns(rules);
  std::vector<int> hopeless;
  for (int square = 0; square <= last_square; ++square) {
    const auto at = static_cast<std::size_t>(square);
    if (reached[at] && fewest[at] == never) hopeless.push_back(square);
  }
  return hopeless;
}

}  // namespace parlor::snakes_ladders
