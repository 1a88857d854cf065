#include "games/snakes_ladders/chain.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <Eigen/Dense>

#include "core/dice.h"

namespace parlor::snakes_ladders {
namespace {

/// A choice of dice must be this much better to be taken up, or rounding could make two equal ones
/// take turns for ever.
constexpr double clearly = 1e-9;
/// What a place without a way to 100 is taken to cost in turns, so that a choice of dice shuns it
/// before it looks at speed.
constexpr double hopeless_cost = 1e9;
constexpr double hardly_anything = 1e-15;
constexpr std::size_t most_turns = 100'000;

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
Eigen::VectorXd costs_of(const Chain::Turns& turns, const Fewest& fewest) {
  Eigen::MatrixXd left = Eigen::MatrixXd::Identity(last_square + 1, last_square + 1);
  Eigen::VectorXd right = Eigen::VectorXd::Ones(last_square + 1);
  right(last_square) = 0;
  for (int square = 0; square < last_square; ++square) {
    if (fewest[at(square)] == never) {
      right(square) = hopeless_cost;
      continue;
    }
    for (const Jump& jump : turns[at(square)]) left(square, jump.to) -= jump.chance;
  }
  return left.partialPivLu().solve(right);
}

double cost_of(const std::vector<Jump>& turn, const Eigen::VectorXd& costs) {
  double cost = 1;
  for (const Jump& jump : turn) cost += jump.chance * costs(jump.to);
  return cost;
}

bool comes_nearer(const std::vector<Jump>& turn, int square, const Fewest& fewest) {
  return std::ranges::any_of(
      turn, [&](const Jump& jump) { return fewest[at(jump.to)] < fewest[at(square)]; });
}

/// Better dice wherever some are clearly better; false where none are.
bool improve(const Rules& rules, const Fewest& fewest, Chain::Turns& turns, Chain::Dice& thrown) {
  const Eigen::VectorXd costs = costs_of(turns, fewest);
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
  std::vector<int> squares;  // the start first
  Eigen::MatrixXd within;
  Eigen::VectorXd to_last;
  Eigen::VectorXd to_stuck;
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
  const auto size = static_cast<Eigen::Index>(way.squares.size());
  std::array<Eigen::Index, last_square + 1> row_of{};
  for (Eigen::Index row = 0; row < size; ++row) row_of[at(way.squares[std::size_t(row)])] = row;
  way.within = Eigen::MatrixXd::Zero(size, size);
  way.to_last = Eigen::VectorXd::Zero(size);
  way.to_stuck = Eigen::VectorXd::Zero(size);
  for (Eigen::Index row = 0; row < size; ++row) {
    for (const Jump& jump : chain.turn(way.squares[std::size_t(row)])) {
      if (jump.to == last_square) {
        way.to_last(row) += jump.chance;
      } else if (!chain.hopeful(jump.to)) {
        way.to_stuck(row) += jump.chance;
      } else {
        way.within(row, row_of[at(jump.to)]) += jump.chance;
      }
    }
  }
  return way;
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
  const Eigen::Index size = way.to_last.size();
  constexpr double endless = std::numeric_limits<double>::infinity();
  const Eigen::PartialPivLU<Eigen::MatrixXd> solver(Eigen::MatrixXd::Identity(size, size) -
                                                    way.within);
  if (!way.to_stuck.isZero(0)) return {solver.solve(way.to_last)(0), endless, endless};
  const Eigen::VectorXd ones = Eigen::VectorXd::Ones(size);
  const Eigen::VectorXd means = solver.solve(ones);
  const Eigen::VectorXd squares = solver.solve(ones + 2 * way.within * means);
  return {1, means(0), std::sqrt(squares(0) - means(0) * means(0))};
}

std::vector<Progress> progress_of(const Chain& chain) {
  const Way way = way_of(chain);
  std::vector<Progress> progress;
  const Eigen::MatrixXd step = way.within.transpose();
  Eigen::VectorXd where = Eigen::VectorXd::Unit(way.to_last.size(), 0);
  double under_way = 1;
  double stuck = 0;
  while (under_way > hardly_anything && progress.size() < most_turns) {
    stuck += where.dot(way.to_stuck);
    const double finishes = where.dot(way.to_last);
    where = step * where;
    under_way = where.sum();
    progress.push_back({finishes, under_way, stuck});
  }
  return progress;
}

}  // namespace parlor::snakes_ladders
