#include "cli/screen.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "cli/agreed_game.h"
#include "cli/story.h"
#include "games/list.h"

namespace parlor::cli {
namespace {

/// The frame of a game between people, on a terminal of 80 by 24.
std::string shown(Sitting& sitting, const std::vector<std::string>& taken = {}) {
  std::istringstream in;
  std::ostringstream out;
  const Console console{in, out, out};
  const Next next =
      sitting.actor().is_player() ? *sitting.game().next(sitting.state(), taken) : Next{};
  return frame({sitting, taken, next, {}, true}, console);
}

Sitting sitting_at(const std::string& game) {
  GameOptions options;
  options.game = game;
  options.players = 2;
  return {*agree(options, all_games()), {Player("human"), Player("human")}, 1};
}

TEST(Frame, OfAGameWithManyMovesTellsTheLastOneAndFits) {
  Sitting sitting = sitting_at("chess");
  for (const char* play : {"e2e4", "e7e6", "d2d4", "d8h4"})
    ASSERT_FALSE(sitting.take(play)) << play;
  const std::string text = shown(sitting);
  EXPECT_NE(text.find("d8h4"), std::string::npos) << text;
  EXPECT_NE(text.find(" 1 "), std::string::npos) << text;
  EXPECT_NE(text.find(" 2 "), std::string::npos) << "numbers without a gap" << text;
  EXPECT_LE(std::ranges::count(text, '\n'), 22) << text;
}

TEST(Frame, OfAHighBoardKeepsItsTopRow) {
  Sitting sitting = sitting_at("snakes_ladders");
  while (sitting.events().size() < 8) {
    if (sitting.actor().is_chance()) {
      sitting.throw_dice();
    } else {
      ASSERT_FALSE(sitting.take(sitting.game().next(sitting.state(), {})->steps.front().text));
    }
  }
  const std::string text = shown(sitting);
  // With the prompt only the upper edge leaves a screen of 24 lines, not the squares.
  EXPECT_LE(std::ranges::count(text, '\n'), 24) << text;
}

TEST(Frame, FollowsTheStepsOfAPlayBeforeItEnds) {
  Sitting sitting = sitting_at("backgammon");
  sitting.put_dice(Roll(5));
  sitting.put_dice(Roll(6));
  const std::string before = shown(sitting);
  const std::string after = shown(sitting, {"24/18"});
  const std::string board = before.substr(0, before.find("The points"));
  EXPECT_NE(board, after.substr(0, after.find("The points"))) << after;
  EXPECT_EQ(board, shown(sitting).substr(0, board.size())) << "and back";
}

TEST(Frame, TellsBothDiceOfAnOpeningThatTwoThrew) {
  Sitting sitting = sitting_at("backgammon");
  sitting.put_dice(Roll(5));
  sitting.put_dice(Roll(6));
  EXPECT_NE(shown(sitting).find("dice 6-5"), std::string::npos) << shown(sitting);
  ASSERT_FALSE(sitting.take("24/18 18/13"));
  EXPECT_EQ(story(sitting), (std::vector<std::string>{"red throws 5", "black throws 6",
                                                      "black starts", "black 6-5: 24/18 18/13"}));
}

}  // namespace
}  // namespace parlor::cli
