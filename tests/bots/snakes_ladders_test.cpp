#include <gtest/gtest.h>

#include "bots/list.h"
#include "bots/snakes_ladders/win_chances.h"
#include "games/snakes_ladders/duel.h"
#include "games/snakes_ladders/game.h"

namespace parlor::bots {
namespace {

using snakes_ladders::SnakesLadders;

parlor::Setup table_of(int players) {
  parlor::Setup setup;
  setup.players = players;
  return setup;
}

SnakesLadders game(int players = 2) { return *snakes_ladders::make_game(table_of(players)); }

TEST(DuelValues, AgreeWithTheDuelOfTheOddsWhereNobodyHasAChoice) {
  SnakesLadders plain = game();
  snakes_ladders::Rules rules = plain.rules();
  rules.late_one_die = false;
  const snakes_ladders::Chain chain(rules);
  if (chain.hopeful(99)) GTEST_SKIP() << "the board leads on from everywhere";
  rules.dice = 1;
  const snakes_ladders::Chain one(rules);
  const DuelValues values(rules);
  EXPECT_NEAR(values.win_chance(one.start(), one.start()), snakes_ladders::duel(rules, one).first,
              1e-9);
}

TEST(DuelValues, AreAtLeastAsGoodAsTheShortestWay) {
  const SnakesLadders usual = game();
  const snakes_ladders::Chain chain(usual.rules());
  const DuelValues values(usual.rules());
  const double by_length = snakes_ladders::duel(usual.rules(), chain).first;
  EXPECT_NEAR(values.win_chance(chain.start(), chain.start()), by_length, 0.01);
}

TEST(DuelValues, ThrowOneDieWhereTwoCannotGetHome) {
  const DuelValues values(game().rules());
  for (int theirs = 1; theirs < 99; ++theirs) {
    EXPECT_GT(values.win_chance(99, theirs, 1), values.win_chance(99, theirs, 2)) << theirs;
  }
}

TEST(DuelValues, DependOnWhereTheOtherIs) {
  const DuelValues values(game().rules());
  EXPECT_GT(values.win_chance(97, 10), values.win_chance(97, 98));
}

TEST(RaceValues, AddUpToOneForEverybodyTogether) {
  const SnakesLadders usual = game(3);
  const RaceValues values(usual.rules());
  const snakes_ladders::Chain chain(usual.rules());
  const std::vector<int> others{1, 1};
  const double first = values.win_chance(1, others, chain.dice(1));
  EXPECT_GT(first, 1.0 / 3);
  EXPECT_LT(first, 0.4);
}

/// What a bot does on square 96 with everybody else on another one.
std::string choice_of(const char* name, int players, int others) {
  const AnyGame any = *snakes_ladders::make(table_of(players));
  const SnakesLadders rules = game(players);
  auto state = rules.opening();
  const Seat mine = *state.seats.begin();
  for (const Seat seat : state.seats) state.put(seat, seat == mine ? 96 : others);
  state = rules.turn_of(state, mine);
  Random random(1);
  const NoStop stop;
  Thinking thinking{random, stop};
  return *(*make_bot(any, name))->choose(AnyState::of<SnakesLadders>(state), thinking);
}

TEST(SnakesLaddersBots, ExpertThrowsTheDiceThatWinMoreOften) {
  const DuelValues values(game().rules());
  const bool one = values.win_chance(96, 40, 1) > values.win_chance(96, 40, 2);
  EXPECT_EQ(choice_of("expert", 2, 40), one ? "one" : "two");
  for (const int players : {3, 4}) EXPECT_FALSE(choice_of("expert", players, 40).empty());
}

TEST(SnakesLaddersBots, HardTakesTheShorterWay) {
  const snakes_ladders::Chain chain(game().rules());
  EXPECT_EQ(choice_of("hard", 2, 40), chain.dice(96) == 1 ? "one" : "two");
  EXPECT_EQ(choice_of("easy", 2, 40), "two");
}

}  // namespace
}  // namespace parlor::bots
