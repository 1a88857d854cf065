#include <string>

#include <gtest/gtest.h>

#include "bots/list.h"
#include "games/parcheesi/game.h"

/// The last pawn near HOME, where one of two dice has to be given up. By sheets on which doublets
/// never win near HOME, 5 or 6 spaces left come HOME soonest, then 3 or 4, and 1 or 2 last.
namespace parlor::bots {
namespace {

/// Where yellow's last pawn stands after the bot's play.
std::string last_pawn(const std::string& sheet, const std::string& bot, const std::string& from,
                      const std::string& roll) {
  const AnyGame game =
      *parcheesi::make({.sheet = sheet, .name = "", .settings = {}, .seats = {}, .players = 2});
  const auto state = game->read_position("y:" + from + ",H,H,H r:h3,H,H,H y " + roll);
  if (!state) return state.error().sentence();
  Random random(1);
  const NoStop stop;
  Thinking thinking{random, stop};
  const std::string after = game->position(*(*make_bot(game, bot))->play(*state, thinking));
  return after.substr(2, after.find(',') - 2);
}

class Ending : public ::testing::TestWithParam<std::string> {};

TEST_P(Ending, KeepsTheLastPawnWhereMostRollsBringItHome) {
  for (const std::string sheet : {"royal", "classic", "box"}) {
    SCOPED_TRACE(sheet);
    EXPECT_EQ(last_pawn(sheet, GetParam(), "68", "6-3"), "h3");
    EXPECT_EQ(last_pawn(sheet, GetParam(), "h1", "6-2"), "h3");
    EXPECT_EQ(last_pawn(sheet, GetParam(), "h1", "6-3"), "h4");
    EXPECT_EQ(last_pawn(sheet, GetParam(), "h2", "5-2"), "h4");
    EXPECT_EQ(last_pawn(sheet, GetParam(), "h3", "4-2"), "h5");
  }
}

/// A pair of ones would win from h6 if a win could break off doublets.
TEST_P(Ending, DoesNotWaitForDoubletsThatCannotWin) {
  for (const std::string sheet : {"royal", "classic", "box"}) {
    SCOPED_TRACE(sheet);
    EXPECT_EQ(last_pawn(sheet, GetParam(), "68", "6-5"), "h5");
    EXPECT_EQ(last_pawn(sheet, GetParam(), "h1", "5-4"), "h5");
    EXPECT_EQ(last_pawn(sheet, GetParam(), "h2", "4-3"), "h5");
  }
}

INSTANTIATE_TEST_SUITE_P(Parcheesi, Ending, ::testing::Values("hard", "expert"),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace parlor::bots
