#include <string>

#include <gtest/gtest.h>

#include "bots/backgammon/cube.h"
#include "bots/backgammon/encoding.h"
#include "bots/backgammon/handmade.h"
#include "bots/backgammon_men.h"
#include "bots/list.h"
#include "games/backgammon/game.h"

namespace parlor::bots {
namespace {

using namespace backgammon;
using Result = BackgammonEncoding::Result;

TEST(HittingRolls, AreCountedForDirectAndCombinedShots) {
  // One man six away from a lone man: 11 with a six, 5-1, 4-2 (twice each), 3-3 and 2-2.
  EXPECT_EQ(hitting_rolls({men({{12, 1}}), men({{seen_from_there(6), 1}})}), 17);
  // A man right before it: 11 with a one.
  EXPECT_EQ(hitting_rolls({men({{7, 1}}), men({{seen_from_there(6), 1}})}), 11);
  // A held point takes away the ways through it: 6 away with 5-1's and 4-2's landing held leaves
  // the sixes, 3-3, and nothing else.
  const Men walls = men({{seen_from_there(6), 1},
                         {seen_from_there(7), 2},
                         {seen_from_there(8), 2},
                         {seen_from_there(10), 2},
                         {seen_from_there(11), 2}});
  EXPECT_EQ(hitting_rolls({men({{12, 1}}), walls}), 12);
  EXPECT_EQ(hitting_rolls({men({{12, 1}}), men({{seen_from_there(6), 2}})}), 0);
}

TEST(HittingRolls, FromTheBarNeedTheEntry) {
  // A lone man on the enemy's 20-point: only a five from the bar, direct or by 4-1 and 3-2.
  EXPECT_EQ(hitting_rolls({men({{bar, 1}}), men({{seen_from_there(20), 1}})}), 15);
}

TEST(BackgammonEncoding, CountsTheRollsThatARearmostManCanRunWith) {
  EXPECT_EQ(running_rolls(24, 0), 35);  // double sixes would bear it off
  const PlaceSet six_points =
      place_bit(18) | place_bit(19) | place_bit(20) | place_bit(21) | place_bit(22) | place_bit(23);
  EXPECT_EQ(running_rolls(24, six_points), 0);
  // With the seven-point open only a six leads out, and then it can go on by anything.
  const PlaceSet five_points = six_points & ~place_bit(18);
  EXPECT_EQ(running_rolls(24, five_points), 10);
}

TEST(BackgammonEncoding, SeesTheSameFromBothSides) {
  const Backgammon game;
  const BackgammonEncoding encoding(game);
  State state = game.opening();
  state.phase = Phase::throwing;
  State turned = state;
  turned.turn = other(state.turn);
  Features one;
  Features two;
  encoding.encode(state, one);
  encoding.encode(turned, two);
  EXPECT_TRUE(std::ranges::equal(one.inputs(), two.inputs()));
}

TEST(BackgammonEncoding, KnowsWhichEndingsAreLeft) {
  const Backgammon game;
  const BackgammonEncoding encoding(game);
  State state = game.opening();
  EXPECT_EQ(encoding.possible(state), 0b111111U);
  state.board.waiting.remove(6);
  state.board.waiting.add(off);
  EXPECT_EQ(encoding.possible(state), 0b111001U) << "the waiting side cannot lose a gammon now";
}

TEST(BackgammonEncoding, WeighsGammonsOnlyWhereTheyCount) {
  const Result result{0.3F, 0.2F, 0.1F, 0.2F, 0.1F, 0.1F};
  const BackgammonEncoding plain{Backgammon()};
  EXPECT_FLOAT_EQ(plain.worth(result, red), 0.6F);
  EXPECT_FLOAT_EQ(plain.worth(result, black), 0.4F);
  const BackgammonEncoding scored(Backgammon(Options{.scoring = true, .cube = false, .match = 0}));
  EXPECT_FLOAT_EQ(scored.worth(result, red), 0.3F + 0.4F + 0.3F - 0.2F - 0.2F - 0.3F);
}

Stakes money() { return Stakes(Options{.scoring = false, .cube = true, .match = 0}, State(), red); }

Result chance_to_win(float chance) { return {chance, 0, 0, 1 - chance, 0, 0}; }

TEST(Cube, IsTakenWithAQuarterOfTheChancesAndDroppedWithLess) {
  EXPECT_TRUE(should_take(money(), chance_to_win(0.26F)));
  EXPECT_FALSE(should_take(money(), chance_to_win(0.15F)));
}

TEST(Cube, IsOfferedByTheFavouriteOnly) {
  EXPECT_TRUE(should_double(money(), chance_to_win(0.75F)));
  EXPECT_TRUE(should_double(money(), chance_to_win(0.9F)));
  EXPECT_FALSE(should_double(money(), chance_to_win(0.6F)));
}

TEST(Cube, StaysWhereAGammonIsLikelyEnough) {
  const Stakes scored(Options{.scoring = true, .cube = true, .match = 0}, State(), red);
  EXPECT_FALSE(should_double(scored, {0.3F, 0.65F, 0, 0.05F, 0, 0}));
}

TEST(Cube, IsWorthNothingToOneWhoNeedsASinglePoint) {
  State state;
  state.score.points = {4, 0};
  const Stakes stakes(Options{.scoring = false, .cube = true, .match = 5}, state, red);
  EXPECT_FALSE(should_double(stakes, chance_to_win(0.75F)));
}

TEST(BackgammonBots, PlayWholeMatchesWithTheCube) {
  parlor::Setup setup;
  setup.settings = {{"match", std::int64_t{3}, 0}, {"cube", true, 0}, {"scoring", true, 0}};
  const auto made = backgammon::make(setup);
  ASSERT_TRUE(made.ok()) << made.error().sentence();
  const AnyGame game = *made;
  const AnyBot bot = *make_bot(game, "hard");
  Random random(1);
  const NoStop stop;
  Thinking thinking{random, stop};
  AnyState state = game->start();
  int plays = 0;
  for (; !game->actor(state).is_nobody() && plays < 5000; ++plays) {
    state = game->actor(state).is_chance()
                ? game->thrown(state, random.roll(game->to_throw(state).dice))
                : *bot->play(state, thinking);
  }
  EXPECT_LT(plays, 5000);
}

TEST(Handmade, PrefersPointsToLoneMenInReach) {
  const Men enemies = men({{24, 2}, {13, 5}});
  const Board open{men({{8, 1}, {6, 1}}), enemies};
  const Board closed{men({{7, 2}}), enemies};
  EXPECT_GT(handmade_score(closed), handmade_score(open));
}

}  // namespace
}  // namespace parlor::bots
