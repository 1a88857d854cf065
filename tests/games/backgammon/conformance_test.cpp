#include "support/conformance.h"

#include "support.h"

namespace parlor::backgammon::test {
namespace {

AnyGame with(const std::vector<OptionSetting>& settings) {
  Setup setup;
  setup.settings = settings;
  const auto game = make(setup);
  EXPECT_TRUE(game.ok());
  return *game;
}

TEST(BackgammonConformance, the_sheet) { parlor::test::check_conformance(with({})); }

TEST(BackgammonConformance, gammons) {
  parlor::test::check_conformance(with({{"scoring", true}}), {.games = 10});
}

TEST(BackgammonConformance, gammons_and_cube) {
  parlor::test::check_conformance(with({{"scoring", true}, {"cube", true}}));
}

TEST(BackgammonConformance, a_match) {
  parlor::test::check_conformance(
      with({{"scoring", true}, {"cube", true}, {"match", std::int64_t{5}}}),
      {.games = 10, .told_moves = false});
}

TEST(BackgammonConformance, a_match_without_a_cube) {
  parlor::test::check_conformance(with({{"match", std::int64_t{3}}}),
                                  {.games = 5, .plays_per_game = 1000, .told_moves = false});
}

}  // namespace
}  // namespace parlor::backgammon::test
