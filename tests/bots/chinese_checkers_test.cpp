#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "bots/asked.h"
#include "bots/chinese_checkers/prospects.h"
#include "bots/list.h"

namespace parlor::bots {
namespace {

using chinese_checkers::ChineseCheckers;

AnyGame star(const char* sheet, int players) {
  parlor::Setup setup;
  setup.sheet = sheet;
  setup.players = players;
  return *chinese_checkers::make(setup);
}

/// Plays with `first` on the first seat and `rest` on the others; whether `first` wins.
bool wins(const AnyGame& game, const char* first, const char* rest, std::uint64_t seed) {
  const AnyBot one = *make_bot(game, first);
  const AnyBot others = *make_bot(game, rest);
  Random random(seed);
  const NoStop stop;
  AnyState state = game->start();
  const Seat mine = *game->seats(state).begin();
  for (int plays = 0; plays < 600 && game->actor(state).is_player(); ++plays) {
    Thinking thinking{random, stop, 1'000};
    const bool my_turn = game->actor(state).seat() == mine;
    state = *(my_turn ? one : others)->play(state, thinking);
  }
  const auto outcome = game->outcome(state);
  return outcome && outcome->winners.contains(mine);
}

TEST(ChineseCheckersBots, ExpertBeatsTheGreedyOneAtAnyTable) {
  EXPECT_TRUE(wins(star("small", 2), "expert", "greedy", 1));
  EXPECT_TRUE(wins(star("small", 3), "expert", "greedy", 2));
  EXPECT_TRUE(wins(star("large", 6), "expert", "greedy", 3));
  EXPECT_TRUE(wins(star("small", 2), "greedy", "random", 4));
}

TEST(ChineseCheckersBots, FinishAtTheDoorOfAPointWhereSomebodyStays) {
  const AnyGame game = star("small", 2);
  const AnyState state = *game->read_position("y:i8,k8,k10,k12,l9,l11 g:a10,b9,b11,c8,c10,m10 y");
  for (const char* name : {"hard", "expert"}) {
    Random random(1);
    const NoStop stop;
    Thinking thinking{random, stop, 1'000};
    const auto after = (*make_bot(game, name))->play(state, thinking);
    ASSERT_TRUE(after.ok()) << name;
    ASSERT_TRUE(game->outcome(*after).has_value()) << name << game->position(*after);
  }
}

TEST(ChineseCheckersBots, AnswerWhenTheyAreStoppedAtOnce) {
  const AnyGame game = star("large", 2);
  const AnyBot bot = *make_bot(game, "expert");
  Random random(1);
  const Asked stop;
  Thinking thinking{random, stop};
  EXPECT_TRUE(game->taken(game->start(), *bot->choose(game->start(), thinking)).ok());
}

TEST(StarProspects, GiveEveryoneTheSameStartAndRiseWithAGoodPlay) {
  parlor::Setup setup;
  setup.sheet = "large";
  setup.players = 2;
  const ChineseCheckers game(*chinese_checkers::make_rules(setup));
  const StarProspects prospects(game);
  ChineseCheckers::Choices workspace;
  const auto start = game.start();
  for (const Seat seat : game.seats(start)) {
    EXPECT_EQ(prospects.standing(start, seat, workspace), 0);
  }
  const Seat first = start.to_move;
  Shortlist<chinese_checkers::Choice, widest_shortlist> list(1);
  prospects.shortlist(start, workspace, list);
  const auto ahead = game.taken(start, list.all().front().choice);
  EXPECT_GT(prospects.standing(ahead, first, workspace), 0);
  EXPECT_LT(prospects.standing(ahead, chinese_checkers::opposite(first), workspace), 0);
}

TEST(Shortlist, KeepsTheBestInOrder) {
  Shortlist<int, 8> list(3);
  for (const int number : {4, 9, 1, 7, 8, 2}) list.add(number, number);
  ASSERT_EQ(list.all().size(), 3U);
  EXPECT_EQ(list.all()[0].choice, 9);
  EXPECT_EQ(list.all()[2].choice, 7);
}

}  // namespace
}  // namespace parlor::bots
