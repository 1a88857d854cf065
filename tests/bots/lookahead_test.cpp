#include "bots/lookahead.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include <gtest/gtest.h>

#include "bots/asked.h"
#include "bots/backgammon/encoding.h"
#include "bots/backgammon_men.h"
#include "games/backgammon/game.h"

namespace parlor::bots {
namespace {

using namespace backgammon;
using Look = LookaheadPlayer<BackgammonEncoding>;

constexpr Pruning everything{.widest = 100, .margin = 1};
constexpr Depths one_roll{
    .one_roll = everything, .two_rolls = no_further, .third_roll = no_further};
constexpr Depths two_rolls{
    .one_roll = everything, .two_rolls = everything, .third_roll = no_further};
constexpr Depths three_rolls{
    .one_roll = everything, .two_rolls = everything, .third_roll = everything};

std::shared_ptr<const BackgammonEncoding::NetType> knows_nothing() {
  return std::make_shared<const BackgammonEncoding::NetType>(BackgammonEncoding::inputs);
}

State about_to_throw(const Men& own, const Men& others) {
  State state = Backgammon().opening();
  state.board = {own, others};
  state.phase = Phase::throwing;
  return state;
}

/// The game after red has played a roll with a net that knows nothing: only what is looked at
/// to the game's end can make one choice better than another.
State played(const Men& own, const Men& others, Roll roll, Depths depths, const Stop& stop) {
  const Backgammon game;
  const State state = game.thrown(about_to_throw(own, others), roll);
  Backgammon::Choices choices;
  game.choices(state, choices);
  Look player(game, knows_nothing(), depths);
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

TEST(SampledPairs, HaveEveryThrowEquallyOftenAsTheFirstAndAsTheSecond) {
  for (std::size_t at = 0; at < 2; ++at) {
    std::map<Roll, int> times;
    for (const RollPair& pair : sampled_pairs) ++times[pair[at]];
    ASSERT_EQ(times.size(), 21U);
    for (const auto& [roll, count] : times) EXPECT_EQ(count, roll.doublets() ? 2 : 4);
  }
}

TEST(SampledPairs, AreHardlyEverTheSameTwice) {
  const std::set<RollPair> distinct(sampled_pairs.begin(), sampled_pairs.end());
  EXPECT_GT(distinct.size(), 60U);
}

TEST(Lookahead, SeesAGameEndWithTheThirdRoll) {
  // The thrower bears off two of three men, or all with doublets; the last one whatever it throws.
  const Backgammon game;
  Lookahead<BackgammonEncoding> lookahead(game, knows_nothing());
  const State state = about_to_throw(men({{1, 3}, {off, 12}}), men({{24, 15}}));
  const auto win = [&](const BackgammonEncoding::Result& chances) {
    return lookahead.encoding().win_share(chances, state.turn);
  };
  const float after_two = win(lookahead.expected(game, state, 2, NoStop()));
  EXPECT_LT(after_two, 0.9F);
  const float change = win(lookahead.change_by_third_roll(game, state, NoStop()));
  EXPECT_NEAR(after_two + change, 1, 1e-5);
}

TEST(Lookahead, TakesWhatThreeRollsFindBest) {
  const Backgammon game;
  auto net = std::make_shared<BackgammonEncoding::NetType>(BackgammonEncoding::inputs);
  Random random(1);
  net->randomize(random);
  Lookahead<BackgammonEncoding> lookahead(game, net);
  Look two(game, net, two_rolls);
  Look three(game, net, three_rolls);
  const NoStop stop;
  Thinking thinking{random, stop};
  Backgammon::Choices choices;
  int changed = 0;
  for (const auto& weighted : distinct_rolls(2)) {
    const State state = game.thrown(
        about_to_throw(men({{9, 1}, {5, 1}, {2, 1}}), men({{10, 1}, {6, 1}})), weighted.roll);
    game.choices(state, choices);
    const auto after_three = [&](std::size_t choice) {
      const State after = game.taken(state, choices[choice]);
      const float with_two =
          lookahead.encoding().worth(lookahead.expected(game, after, 2, stop), state.turn);
      return with_two + lookahead.encoding().worth(
                            lookahead.change_by_third_roll(game, after, stop), state.turn);
    };
    float best = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) best = std::max(best, after_three(i));
    const std::size_t chosen = three.choose(game, state, choices, thinking);
    EXPECT_NEAR(after_three(chosen), best, 1e-5);
    changed += chosen != two.choose(game, state, choices, thinking) ? 1 : 0;
  }
  EXPECT_GT(changed, 0) << "or else this says nothing of the third roll";
}

TEST(Lookahead, AnswersAtOnceWhenAskedToStop) {
  const Men own = men({{6, 1}, {2, 1}});
  const Men others = men({{1, 3}});
  const State first = played(own, others, Roll(2, 1), one_roll, NoStop());
  EXPECT_EQ(played(own, others, Roll(2, 1), three_rolls, Asked()), first)
      << "the net's favourite stands";
}

}  // namespace
}  // namespace parlor::bots
