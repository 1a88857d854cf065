#include "bots/lookahead.h"

#include <memory>

#include <gtest/gtest.h>

#include "bots/asked.h"
#include "bots/backgammon/encoding.h"
#include "bots/backgammon_men.h"
#include "games/backgammon/game.h"

namespace parlor::bots {
namespace {

using namespace backgammon;
using Look = LookaheadPlayer<BackgammonEncoding>;

constexpr Depths two_rolls{.one_roll = {.widest = 6, .margin = 1},
                           .two_rolls = {.widest = 6, .margin = 1}};
constexpr Depths one_roll{.one_roll = two_rolls.one_roll, .two_rolls = {.widest = 1, .margin = 0}};

/// The game after red has played a roll with a net that knows nothing: only what is looked at
/// to the game's end can make one choice better than another.
State played(const Men& own, const Men& others, Roll roll, Depths depths, const Stop& stop) {
  const Backgammon game;
  State state = game.opening();
  state.board = {own, others};
  state.phase = Phase::throwing;
  state = game.thrown(state, roll);
  Backgammon::Choices choices;
  game.choices(state, choices);
  Look player(game, std::make_shared<const BackgammonEncoding::NetType>(BackgammonEncoding::inputs),
              depths);
  Random random(1);
  Thinking thinking{random, stop};
  return game.taken(state, choices[player.choose(game, state, choices, thinking)]);
}

TEST(Lookahead, SeesThatTheOtherWouldBearOffItsLastMan) {
  // From the bar to 22 by 24, where the other is hit, or by 23.
  const State after = played(men({{bar, 1}}), men({{1, 1}}), Roll(2, 1), one_roll, NoStop());
  EXPECT_EQ(after.men(black).at(bar), 1);
}

TEST(Lookahead, SeesWithTwoRollsHowItsOwnNextRollWillDo) {
  // A man on 5 is borne off by 31 rolls of 36; men on 4 and 1 by 29, on 3 and 2 by 25. The other
  // wins first with any doublets, whatever red does.
  const Men own = men({{6, 1}, {2, 1}});
  const Men others = men({{1, 3}});
  EXPECT_EQ(played(own, others, Roll(2, 1), two_rolls, NoStop()).men(red), men({{5, 1}}));
}

TEST(Lookahead, AnswersAtOnceWhenAskedToStop) {
  const Men own = men({{6, 1}, {2, 1}});
  const Men others = men({{1, 3}});
  const State first = played(own, others, Roll(2, 1), one_roll, NoStop());
  EXPECT_EQ(played(own, others, Roll(2, 1), two_rolls, Asked()), first)
      << "the net's favourite stands";
}

}  // namespace
}  // namespace parlor::bots
