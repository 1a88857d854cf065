#pragma once

#include <string>
#include <vector>

#include "games/snakes_ladders/game.h"

namespace parlor::snakes_ladders {

/// The exact odds of a game. The lengths are those of one player alone, in turns, with nobody in
/// the way. A player who may choose the dice always throws those with the shorter expected rest of
/// the way.
struct Odds {
  std::string rules_name;
  int players = 2;

  /// The chance to get to 100 at all; below 1 only on boards with a square that nothing leads on
  /// from. Mean and deviation are then infinite.
  double finish_chance = 1;
  double mean = 0;
  double deviation = 0;
  /// `turns[n - 1]` is the chance to finish with turn n; it stops where nearly nothing is left.
  std::vector<double> turns;
  /// The shortest way there is, the likeliest length, and the first one that half of all reach;
  /// 0 for the median where fewer than half ever finish.
  int fewest = 0;
  int likeliest = 0;
  int median = 0;
  /// The squares on which the player throws one die of two.
  std::vector<int> one_die_squares;

  /// The chance to win of the player who begins, of the next, and so on. Which seat begins is
  /// thrown for, so before that all seats have the same chance.
  std::vector<double> wins;
  /// Whether `wins` is exact for the rules being played.
  bool wins_exact = true;
  /// What `wins` is computed from, in a sentence or two.
  std::string basis;
};

/// The odds with 2 to 4 players, however many sit in `game`.
Odds odds(const SnakesLadders& game, int players);

/// How many turns a player needs on average to get to 100, alone and with the best dice, of those
/// who do not get stuck.
double expected_turns(const Rules& rules);

/// A drawing of the chances to finish with each turn, as an SVG document.
std::string svg(const Odds& odds);

}  // namespace parlor::snakes_ladders
