#include "games/snakes_ladders/chain.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "core/dice.h"
#include "games/snakes_ladders/equations.h"

namespace parlor::snakes_ladders {
namespace {

/// A choice of dice must be this much better to be taken up, or rounding could make two equal ones
/// take turns for ever.
constexpr double clearly = 1e-9;
/// What a place without a way to 100 is taken to cost in turns, so that a choice of dice shuns it
/// before it looks at speed.
constexpr double hopeless_cost = 1e9;
constexpr double hardly_under_way = 1e-15;
constexpr std::size_t longest_progress = 100'000;

constexpr std::size_t at(int square) { return static_cast<std::size_t>(square); }

std::vector<Jump> turn_from(const Rules& rules, int square, int dice) {
  std::array<int, last_square + 1> ways{};
  int all_ways = 0;
  for (const WeightedRoll& weighted : distinct_rolls(dice)) {
    ways[at(rules.led_to(square, weighted.roll.total()))] += weighted.ways;
    all_ways += weighted.ways;
  }
  std::vector<Jump> jumps;
  for (int to = 0; to <= last_square; ++to) {
    if (ways[at(to)] != 0) jumps.push_back({to, double(ways[at(to)]) / all_ways});
  }
  return jumps;
}

using Fewest = std::array<int, last_square + 1>;

/// Expected turns to 100 from every square.
Column costs_of(const Chain::Turns& turns, const Fewest& fewest) {
  Equations equations(last_square + 1);
  Column right(last_square + 1, 1.0);
  right[last_square] = 0;
  for (int square = 0; square < last_square; ++square) {
    if (fewest[at(square)] == never) {
      right[at(square)] = hopeless_cost;
      continue;
    }
    for (const Jump& jump : turns[at(square)]) {
      equations.factor(at(square), at(jump.to)) -= jump.chance;
    }
  }
  equations.prepare();
  return equations.solve(right);
}

double cost_of(const std::vector<Jump>& turn, const Column& costs) {
  double cost = 1;
  for (const Jump& jump : turn) cost += jump.chance * costs[at(jump.to)];
  return cost;
}

bool comes_nearer(const std::vector<Jump>& turn, int square, const Fewest& fewest) {
  return std::ranges::any_of(
      turn, [&](const Jump& jump) { return fewest[at(jump.to)] < fewest[at(square)]; });
}

/// Better dice wherever some are clearly better; false where none are.
bool improve(const Rules& rules, const Fewest& fewest, Chain::Turns& turns, Chain::Dice& thrown) {
  const Column costs = costs_of(turns, fewest);
  bool improved = false;
  for (int square = late_square; square < last_square; ++square) {
    if (!rules.may_choose_dice(square) || fewest[at(square)] == never) continue;
    for (const int dice : {1, 2}) {
      auto turn = turn_from(rules, square, dice);
      if (cost_of(turn, costs) >= cost_of(turns[at(square)], costs) - clearly) continue;
      turns[at(square)] = std::move(turn);
      thrown[at(square)] = dice;
      improved = true;
    }
  }
  return improved;
}

/// The part of the chain that a player can be in before the end is settled.
struct Way {
  std::vector<int> squares;               // the start first
  std::vector<std::vector<Jump>> within;  // `to` is the number of a square in `squares`
  Column to_last;
  Column to_stuck;
};

std::vector<int> squares_under_way(const Chain& chain) {
  std::vector<int> squares;
  std::array<bool, last_square + 1> seen{};
  squares.push_back(chain.start());
  seen[at(chain.start())] = true;
  for (std::size_t next = 0; next < squares.size(); ++next) {
    for (const Jump& jump : chain.turn(squares[next])) {
      if (seen[at(jump.to)] || jump.to == last_square || !chain.hopeful(jump.to)) continue;
      seen[at(jump.to)] = true;
      squares.push_back(jump.to);
    }
  }
  return squares;
}

Way way_of(const Chain& chain) {
  Way way;
  way.squares = squares_under_way(chain);
  const std::size_t size = way.squares.size();
  std::array<int, last_square + 1> number_of{};
  for (std::size_t i = 0; i < size; ++i) number_of[at(way.squares[i])] = static_cast<int>(i);
  way.within.resize(size);
  way.to_last.resize(size);
  way.to_stuck.resize(size);
  for (std::size_t i = 0; i < size; ++i) {
    for (const Jump& jump : chain.turn(way.squares[i])) {
      if (jump.to == last_square) {
        way.to_last[i] += jump.chance;
      } else if (!chain.hopeful(jump.to)) {
        way.to_stuck[i] += jump.chance;
      } else {
        way.within[i].push_back({number_of[at(jump.to)], jump.chance});
      }
    }
  }
  return way;
}

double product(const Column& one, const Column& other) {
  return std::inner_product(one.begin(), one.end(), other.begin(), 0.0);
}

}  // namespace

Chain::Chain(const Rules& rules)
    : start_(rules.start_square), fewest_(snakes_ladders::fewest_turns(rules)) {
  for (int square = 0; square < last_square; ++square) {
    turns_[at(square)] = turn_from(rules, square, rules.dice);
    dice_[at(square)] = rules.dice;
    if (!rules.may_choose_dice(square) || comes_nearer(turn(square), square, fewest_)) continue;
    turns_[at(square)] = turn_from(rules, square, 1);
    dice_[at(square)] = 1;
  }
  while (rules.late_one_die && improve(rules, fewest_, turns_, dice_)) {
  }
}

Length length_of(const Chain& chain) {
  const Way way = way_of(chain);
  const std::size_t size = way.squares.size();
  Equations equations(size);
  for (std::size_t i = 0; i < size; ++i) {
    for (const Jump& jump : way.within[i]) equations.factor(i, at(jump.to)) -= jump.chance;
  }
  equations.prepare();
  constexpr double endless = std::numeric_limits<double>::infinity();
  if (std::ranges::any_of(way.to_stuck, [](double chance) { return chance != 0; })) {
    return {equations.solve(way.to_last)[0], endless, endless};
  }
  Column right(size, 1.0);
  const Column means = equations.solve(right);
  for (std::size_t i = 0; i < size; ++i) {
    for (const Jump& jump : way.within[i]) right[i] += 2 * jump.chance * means[at(jump.to)];
  }
  const Column squares = equations.solve(right);
  return {1, means[0], std::sqrt(squares[0] - means[0] * means[0])};
}

std::vector<Progress> progress_of(const Chain& chain) {
  const Way way = way_of(chain);
  std::vector<Progress> progress;
  Column where(way.squares.size());
  where[0] = 1;
  double under_way = 1;
  double stuck = 0;
  while (under_way > hardly_under_way && progress.size() < longest_progress) {
    stuck += product(where, way.to_stuck);
    const double finishes = product(where, way.to_last);
    Column next(where.size());
    for (std::size_t i = 0; i < where.size(); ++i) {
      for (const Jump& jump : way.within[i]) next[at(jump.to)] += where[i] * jump.chance;
    }
    where = std::move(next);
    under_way = std::accumulate(where.begin(), where.end(), 0.0);
    progress.push_back({finishes, under_way, stuck});
  }
  return progress;
}

}  // namespace parlor::snakes_ladders
