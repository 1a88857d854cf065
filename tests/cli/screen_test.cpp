#include "cli/screen.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "cli/agreed_game.h"
#include "games/list.h"

namespace parlor::cli {
namespace {

/// The frame of a game between people, on a terminal of 80 by 24.
std::string shown(Sitting& sitting) {
  std::istringstream in;
  std::ostringstream out;
  const Console console{in, out, out};
  const Next next =
      sitting.actor().is_player() ? *sitting.game().next(sitting.state(), {}) : Next{};
  return frame({sitting, {}, next, {}, true}, console);
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

}  // namespace
}  // namespace parlor::cli
