#include <gtest/gtest.h>

#include "bots/list.h"
#include "bots/snakes_ladders/win_chances.h"
#include "games/snakes_ladders/duel.h"
#include "games/snakes_ladders/game.h"

namespace parlor::bots {
namespace {

using snakes_ladders::SnakesLadders;

SnakesLadders game(int players = 2) {
  parlor::Setup setup;
  setup.players = players;
  return *snakes_ladders::make_game(setup);
}

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

TEST(SnakesLaddersBots, ExpertTakesOneDieOn99) {
  for (const int players : {2, 3, 4}) {
    parlor::Setup setup;
    setup.players = players;
    const AnyGame any = *snakes_ladders::make(setup);
    const SnakesLadders rules = game(players);
    auto state = rules.opening();
    for (const Seat seat : state.seats) state.put(seat, 40);
    state.put(*state.seats.begin(), 99);
    state = rules.turn_of(state, *state.seats.begin());
    Random random(1);
    const NoStop stop;
    Thinking thinking{random, stop};
    for (const char* name : {"hard", "expert"}) {
      const AnyBot bot = *make_bot(any, name);
      const std::string play = *bot->choose(AnyState::of<SnakesLadders>(state), thinking);
      EXPECT_EQ(play, rules.spell(state, snakes_ladders::Choice::one_die)) << name << players;
    }
  }
}

}  // namespace
}  // namespace parlor::bots
