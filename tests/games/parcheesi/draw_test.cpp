#include <cmath>
#include <cstdint>
#include <map>
#include <string>

#include <gtest/gtest.h>

#include "core/random.h"
#include "games/parcheesi/helpers.h"
#include "games/parcheesi/random_play.h"

/// A result drawn without telling all of them apart is as likely as any other.
namespace parlor::parcheesi::test {
namespace {

constexpr int draws_for_each = 100;

/// How far the numbers of draws are from even, in standard deviations of what chance brings
/// (chi-squared).
double unevenness(const std::map<std::uint64_t, int>& drawn, std::size_t results) {
  double sum = 0;
  for (const auto& [key, times] : drawn) {
    const double off = times - draws_for_each;
    sum += off * off / draws_for_each;
  }
  const double freedom = static_cast<double>(results) - 1;
  return (sum - freedom) / std::sqrt(2 * freedom);
}

void expect_even_draws(const Parcheesi& game, const State& state) {
  Choices choices;
  game.choices(state, choices);
  std::map<std::uint64_t, int> drawn;
  for (const Choice& choice : choices) drawn[choice.key()] = 0;
  const std::size_t results = drawn.size();
  Random random(5);
  for (std::size_t i = 0; i < draws_for_each * results; ++i) {
    ++drawn[game.draw(state, choices, random).key()];
  }
  EXPECT_EQ(drawn.size(), results) << "drawn is what is no result: " << game.position(state);
  if (results > 1) {
    EXPECT_LT(unevenness(drawn, results), 6) << game.position(state);
  }
}

class DrawBySheet : public ::testing::TestWithParam<std::string> {};

TEST_P(DrawBySheet, GivesEveryResultTheSameChance) {
  const Parcheesi game = parcheesi_by(GetParam(), 4);
  int tried = 0;
  // Doublets most of all: four counts come to the same in many ways.
  play_at_random(game, 23, 160, [&](const State& state) {
    if (!state.roll.doublets() && tried % 3 != 0) return;
    ++tried;
    expect_even_draws(game, state);
  });
  EXPECT_GT(tried, 20);
}

// By the other sheets rolls that earn bonuses are searched, which finds nothing twice.
INSTANTIATE_TEST_SUITE_P(Parcheesi, DrawBySheet, ::testing::Values("royal", "nest"),
                         [](const auto& info) { return info.param; });

TEST(Draw, OfAWinThatOvertakesAllElseIsThatWin) {
  // The three takes the last pawn HOME by itself; nothing that leaves it out is legal.
  const Parcheesi game = parcheesi_by("royal", 4);
  const auto state = game.read_position("y:h5,H,H,H b:S,S,S,S r:S,S,S,S g:S,S,S,S y 3-2");
  ASSERT_TRUE(state);
  expect_even_draws(game, *state);
}

TEST(Draw, OfThirdDoubletsIsThePenalty) {
  const Parcheesi game = parcheesi_by("royal", 4);
  const auto state = game.read_position("y:S,5,12,h3 b:S,S,S,S r:S,S,S,S g:S,S,S,S y 3-3 d2");
  ASSERT_TRUE(state);
  Choices choices;
  Random random(1);
  const Choice punished = game.draw(*state, choices, random);
  EXPECT_EQ(game.position(game.taken(*state, punished)),
            "y:S,S,5,12 b:S,S,S,S r:S,S,S,S g:S,S,S,S g");
}

}  // namespace
}  // namespace parlor::parcheesi::test
