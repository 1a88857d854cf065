#include "cli/screen.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "cli/scripted_game.h"
#include "cli/story.h"
#include "games/list.h"

namespace parlor::cli {
namespace {

/// The frame of a game between people, on a terminal of 80 by 24.
std::string shown(const Sitting& sitting, const std::vector<std::string>& taken = {}) {
  std::istringstream in;
  std::ostringstream out;
  const Console console{in, out, out};
  const auto due = sitting.table().due();
  const Next next = due && !due->throws ? *sitting.game().next(sitting.state(), taken) : Next{};
  return frame({sitting, taken, next, {}, true}, console);
}

Sitting sitting_after(const std::string& game, const std::vector<std::string>& happened) {
  const auto record = wire::read_record(test::scripted_record(game, all_games(), happened));
  return *Sitting::resume(*record, all_games());
}

TEST(Frame, OfAGameWithManyMovesTellsTheLastOneAndFits) {
  const Sitting sitting = sitting_after("chess", {"e2e4", "e7e6", "d2d4", "d8h4"});
  const std::string text = shown(sitting);
  EXPECT_NE(text.find("d8h4"), std::string::npos) << text;
  EXPECT_NE(text.find(" 1 "), std::string::npos) << text;
  EXPECT_NE(text.find(" 2 "), std::string::npos) << "numbers without a gap" << text;
  EXPECT_LE(std::ranges::count(text, '\n'), 22) << text;
}

TEST(Frame, OfAHighBoardKeepsItsTopRow) {
  const Sitting sitting =
      sitting_after("snakes_ladders", {"5", "3", "5-1", "1>7", "4-3", "1>8", "2-1"});
  const std::string text = shown(sitting);
  // With the prompt only the upper edge leaves a screen of 24 lines, not the squares.
  EXPECT_LE(std::ranges::count(text, '\n'), 24) << text;
}

TEST(Frame, FollowsTheStepsOfAPlayBeforeItEnds) {
  const Sitting sitting = sitting_after("backgammon", {"5", "6"});
  const std::string before = shown(sitting);
  const std::string after = shown(sitting, {"24/18"});
  const std::string board = before.substr(0, before.find("The points"));
  EXPECT_NE(board, after.substr(0, after.find("The points"))) << after;
  EXPECT_EQ(board, shown(sitting).substr(0, board.size())) << "and back";
}

TEST(Frame, TellsBothDiceOfAnOpeningThatTwoThrew) {
  const Sitting sitting = sitting_after("backgammon", {"5", "6"});
  EXPECT_NE(shown(sitting).find("dice 6-5"), std::string::npos) << shown(sitting);
  EXPECT_EQ(story(sitting_after("backgammon", {"5", "6", "24/18 18/13"})),
            (std::vector<std::string>{"red throws 5", "black throws 6", "black starts",
                                      "black 6-5: 24/18 18/13"}));
}

}  // namespace
}  // namespace parlor::cli
