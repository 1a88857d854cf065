#include "support/conformance.h"

#include <gtest/gtest.h>

#include "games/parcheesi/game.h"

namespace parlor::parcheesi {
namespace {

AnyGame game(const std::string& sheet, int players, bool pairs = false) {
  Setup setup{.sheet = sheet, .name = "", .settings = {}, .seats = {}, .players = players};
  if (pairs) setup.settings.push_back({"pairs", std::string("on"), 0});
  auto made = make(setup);
  EXPECT_TRUE(made.ok()) << made.error().sentence();
  return *made;
}

class EverySheet : public ::testing::TestWithParam<std::string> {};

TEST_P(EverySheet, ConformsForTwoThreeAndFourPlayers) {
  for (const int players : {2, 3, 4})
    parlor::test::check_conformance(game(GetParam(), players), {.games = 2, .seed = 5});
}

INSTANTIATE_TEST_SUITE_P(Parcheesi, EverySheet,
                         ::testing::Values("royal", "classic", "box", "nest", "russian", "course"));

TEST(Parcheesi, ConformsInPairs) {
  parlor::test::check_conformance(game("russian", 4, true), {.games = 3, .seed = 5});
}

}  // namespace
}  // namespace parlor::parcheesi
