#include "bots/lookahead.h"

#include <algorithm>
#include <array>
#include <limits>
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

TEST(Lookahead, SeesAGameEndWithTheThirdRoll) {
  // The thrower bears off two of three men, or all with doublets; the last one whatever it throws.
  const Backgammon game;
  Lookahead<BackgammonEncoding> lookahead(game, knows_nothing());
  const State state = about_to_throw(men({{1, 3}}), men({{12, 15}}));
  const auto win = [&](const BackgammonEncoding::Result& chances) {
    return lookahead.encoding().win_share(chances, state.turn);
  };
  const float after_two = win(lookahead.expected(game, state, 2, NoStop()));
  EXPECT_LT(after_two, 0.9F);
  const float change = win(lookahead.change_by_third_roll(game, state, NoStop()));
  EXPECT_NEAR(after_two + change, 1, 1e-5);
}

/// A net whose opinions are as good as any.
std::shared_ptr<const BackgammonEncoding::NetType> opinionated() {
  auto net = std::make_shared<BackgammonEncoding::NetType>(BackgammonEncoding::inputs);
  Random random(1);
  net->randomize(random);
  return net;
}

State few_men_left(Roll roll) {
  return Backgammon().thrown(about_to_throw(men({{9, 1}, {5, 1}, {2, 1}}), men({{10, 1}, {6, 1}})),
                             roll);
}

std::size_t chosen(const State& state, Depths depths, const Stop& stop) {
  const Backgammon game;
  Backgammon::Choices choices;
  game.choices(state, choices);
  Random random(1);
  Thinking thinking{random, stop};
  return Look(game, opinionated(), depths).choose(game, state, choices, thinking);
}

TEST(Lookahead, TakesWhatThreeRollsFindBest) {
  const Backgammon game;
  Lookahead<BackgammonEncoding> lookahead(game, opinionated());
  const NoStop stop;
  Backgammon::Choices choices;
  int changed = 0;
  for (const Roll roll : {Roll(1, 1), Roll(2, 1), Roll(4, 1), Roll(4, 3), Roll(6, 1)}) {
    const State state = few_men_left(roll);
    const auto worth = [&](const BackgammonEncoding::Result& chances) {
      return lookahead.encoding().worth(chances, state.turn);
    };
    lookahead.forget();
    game.choices(state, choices);
    std::size_t best = 0;
    float highest = std::numeric_limits<float>::lowest();
    for (std::size_t i = 0; i < choices.size(); ++i) {
      const State after = game.taken(state, choices[i]);
      const float found = worth(lookahead.expected(game, after, 2, stop)) +
                          worth(lookahead.change_by_third_roll(game, after, stop));
      if (found <= highest) continue;
      highest = found;
      best = i;
    }
    EXPECT_EQ(chosen(state, three_rolls, stop), best);
    changed += chosen(state, two_rolls, stop) != best ? 1 : 0;
  }
  EXPECT_GT(changed, 0) << "or else this says nothing of the third roll";
}

TEST(Lookahead, RemembersNothingOfOneSideForTheOther) {
  const Backgammon game;
  const auto net = opinionated();
  Lookahead<BackgammonEncoding> lookahead(game, net);
  Random random(7);
  Backgammon::Choices choices;
  State state = game.start();
  while (!game.actor(state).is_nobody()) {
    if (game.actor(state).is_chance()) {
      State turned = state;
      turned.turn = other(state.turn);
      for (const State& seen : {state, turned, state}) {
        if (!lookahead.encoding().knows(seen)) continue;
        const auto remembered = lookahead.chances(game, seen);
        const auto fresh = Valuer<BackgammonEncoding>(game, *net).chances(game, seen);
        for (std::size_t k = 0; k < fresh.size(); ++k) ASSERT_NEAR(remembered[k], fresh[k], 1e-4);
      }
      state = game.thrown(state, random.roll(2));
      continue;
    }
    game.choices(state, choices);
    state = game.taken(state, choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
  }
}

TEST(Lookahead, AnswersAtOnceWhenAskedToStop) {
  const Men own = men({{6, 1}, {2, 1}});
  const Men others = men({{1, 3}});
  const State first = played(own, others, Roll(2, 1), one_roll, NoStop());
  EXPECT_EQ(played(own, others, Roll(2, 1), three_rolls, Asked()), first)
      << "the net's favourite stands";
}

/// Asks to stop after it was looked at so many times.
class AskedAfter final : public Stop {
 public:
  explicit AskedAfter(int looks) : looks_(looks) {}
  [[nodiscard]] bool asked() const override { return looks_-- <= 0; }

 private:
  mutable int looks_;
};

TEST(Lookahead, KeepsWhatItFoundInFullWhenStoppedInTheMiddle) {
  const State state = few_men_left(Roll(4, 1));
  constexpr Depths net_alone{no_further, no_further, no_further};
  const std::array stages{chosen(state, net_alone, NoStop()), chosen(state, one_roll, NoStop()),
                          chosen(state, two_rolls, NoStop()), chosen(state, three_rolls, NoStop())};
  for (std::size_t i = 1; i < stages.size(); ++i) ASSERT_NE(stages[i - 1], stages[i]);
  Backgammon::Choices choices;
  Backgammon().choices(state, choices);
  std::size_t stage = 0;
  for (int looks = static_cast<int>(choices.size()); looks < 50'000; looks += looks / 4 + 1) {
    const std::size_t choice = chosen(state, three_rolls, AskedAfter(looks));
    while (stage < stages.size() && stages[stage] != choice) ++stage;
    ASSERT_LT(stage, stages.size()) << "after " << looks << " looks it went back";
  }
  EXPECT_EQ(stages[stage], stages[3]);
}

}  // namespace
}  // namespace parlor::bots
