#include "bots/luck.h"

#include <algorithm>
#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "bots/list.h"
#include "games/backgammon/game.h"
#include "games/checkers/game.h"
#include "games/parcheesi/game.h"

namespace parlor::bots {
namespace {

AnyGame made(Result<AnyGame> (*make)(const Setup&), const std::string& sheet, int players) {
  Setup setup;
  setup.sheet = sheet;
  setup.players = players;
  return *make(setup);
}

/// The state in which the first roll of a turn is thrown, after who begins has been settled and
/// somebody has played.
AnyState about_to_throw(const AnyGame& game, Random& random) {
  AnyState state = game->start();
  bool played = false;
  while (!played || !game->actor(state).is_chance()) {
    if (game->actor(state).is_chance()) {
      state = game->thrown(state, random.roll(game->to_throw(state).dice));
    } else {
      state = *game->taken(state, game->plays(state).front());
      played = true;
    }
  }
  return state;
}

TEST(Luck, OfAllRollsTogetherIsNothing) {
  for (const AnyGame& game : {made(parcheesi::make, "royal", 4), made(parcheesi::make, "nest", 3),
                              made(backgammon::make, "", 2)}) {
    const AnyLuck luck = *make_luck(game);
    Random random(3);
    const AnyState state = about_to_throw(game, random);
    LuckBySeat total{};
    float largest = 0;
    for (const WeightedRoll& weighted : distinct_rolls(game->to_throw(state).dice)) {
      const LuckBySeat one = luck->of(state, weighted.roll);
      for (std::size_t seat = 0; seat < total.size(); ++seat) {
        total[seat] += static_cast<float>(weighted.ways) * one[seat];
        largest = std::max(largest, std::abs(one[seat]));
      }
    }
    for (const float sum : total) EXPECT_NEAR(sum, 0, 1e-3);
    EXPECT_GT(largest, 0.01) << game->info().id;
  }
}

TEST(Luck, OfOneIsTheBadLuckOfTheOthers) {
  const AnyGame game = made(parcheesi::make, "royal", 4);
  const AnyLuck luck = *make_luck(game);
  Random random(5);
  const LuckBySeat one = luck->of(about_to_throw(game, random), Roll(5, 5));
  EXPECT_NEAR(one[0] + one[1] + one[2] + one[3], 0, 1e-5);
  EXPECT_GT(std::ranges::max(one), 0) << "two pawns more on the board";
}

TEST(Luck, IsNotToldOfThrowsForWhoBegins) {
  const AnyGame game = made(backgammon::make, "", 2);
  EXPECT_EQ((*make_luck(game))->of(game->start(), Roll(6)), LuckBySeat{});
}

TEST(Luck, IsRefusedInGamesWithoutANet) {
  const auto luck = make_luck(made(checkers::make, "", 2));
  ASSERT_FALSE(luck);
  EXPECT_EQ(luck.error().sentence(),
            "Luck is told by a net, and checkers has none; parcheesi and backgammon have.");
}

}  // namespace
}  // namespace parlor::bots
