#include <array>

#include "bots/signature/own_work.h"
#include "bots/snakes_ladders/win_chances.h"
#include "core/game_model.h"
#include "games/snakes_ladders/game.h"
#include "games/snakes_ladders/odds.h"

namespace parlor::bots {

Done snakes_ladders_odds_work(const AnyGame& any_game) {
  using namespace snakes_ladders;
  Done done;
  const auto add = [&](double number) {
    done.imprint.add(number);
    ++done.units;
  };
  const SnakesLadders& game = *game_as<SnakesLadders>(*any_game);
  const Odds known = odds(game, any_game->seats(any_game->start()).size());
  for (const double number : {known.finish_chance, known.mean, known.deviation}) add(number);
  for (const double wins : known.wins) add(wins);
  for (const double turns : known.turns) add(turns);
  const RaceValues race(game.rules());
  constexpr std::array others{40, 60};
  const DuelValues duel(game.rules());
  for (int square = 0; square < last_square; square += 9) {
    for (const int dice : {1, 2}) add(race.win_chance(square, others, dice));
    add(duel.win_chance(square, others[0]));
  }
  return done;
}

}  // namespace parlor::bots
