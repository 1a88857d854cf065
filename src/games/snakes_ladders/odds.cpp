#include "games/snakes_ladders/odds.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "games/snakes_ladders/chain.h"
#include "games/snakes_ladders/duel.h"

namespace parlor::snakes_ladders {
namespace {

double power(double base, int exponent) {
  double product = 1;
  for (int i = 0; i < exponent; ++i) product *= base;
  return product;
}

/// The k-th player wins with turn n if those before it have not finished with n turns and those
/// after it not with n - 1.
std::vector<double> wins_apart(const std::vector<Progress>& progress, int players) {
  std::vector<double> wins(static_cast<std::size_t>(players));
  double open_before = 1;
  for (const Progress& turn : progress) {
    const double open = turn.under_way + turn.stuck;
    for (int k = 0; k < players; ++k) {
      wins[static_cast<std::size_t>(k)] +=
          turn.finishes * power(open, k) * power(open_before, players - 1 - k);
    }
    open_before = open;
  }
  return wins;
}

void tell_wins(const Rules& rules, const Chain& chain, const std::vector<Progress>& progress,
               Odds& odds) {
  if (!rules.shared_squares && odds.players == 2) {
    const DuelChances chances = duel(rules, chain);
    odds.wins = {chances.first, chances.second};
    odds.basis =
        "Exact: both pieces are followed together, and a held square sends the mover back. The "
        "lengths are those of one player alone.";
    return;
  }
  odds.wins = wins_apart(progress, odds.players);
  odds.wins_exact = rules.shared_squares;
  odds.basis = rules.shared_squares
                   ? "Exact: pieces share squares, so every player's way is independent of the "
                     "others'."
                   : "As if pieces never met: every player's way is taken to be independent of the "
                     "others', although a held square sends the mover back.";
}

int median_of(const std::vector<double>& turns) {
  double finished = 0;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    finished += turns[i];
    if (finished >= 0.5) return static_cast<int>(i) + 1;
  }
  return 0;
}

}  // namespace

Odds odds(const SnakesLadders& game, int players) {
  assert(players >= 2 && players <= most_players);
  const Rules& rules = game.rules();
  const Chain chain(rules);
  const Length length = length_of(chain);
  const std::vector<Progress> progress = progress_of(chain);
  Odds odds;
  odds.rules_name = game.rules_name();
  odds.players = players;
  odds.finish_chance = length.finish_chance;
  odds.mean = length.mean;
  odds.deviation = length.deviation;
  for (const Progress& turn : progress) odds.turns.push_back(turn.finishes);
  odds.fewest = chain.fewest_turns();
  odds.likeliest = static_cast<int>(std::ranges::max_element(odds.turns) - odds.turns.begin()) + 1;
  odds.median = median_of(odds.turns);
  for (int square = late_square; square < last_square; ++square) {
    const bool choice = rules.may_choose_dice(square) && rules.board.plain(square);
    if (choice && chain.dice(square) == 1) odds.one_die_squares.push_back(square);
  }
  tell_wins(rules, chain, progress, odds);
  if (rules.may_choose_dice(late_square)) {
    odds.basis += " Whoever may choose the dice throws those that get to 100 soonest.";
  }
  return odds;
}

double expected_turns(const Rules& rules) {
  const Chain chain(rules);
  const Length length = length_of(chain);
  if (std::isfinite(length.mean)) return length.mean;
  double finished = 0;
  double turns = 0;
  double number = 0;
  double under_way = 1;
  for (const Progress& turn : progress_of(chain)) {
    finished += turn.finishes;
    turns += ++number * turn.finishes;
    under_way = turn.under_way;
  }
  // What is still under way by then takes at least as long.
  return (turns + number * under_way) / (finished + under_way);
}

}  // namespace parlor::snakes_ladders
