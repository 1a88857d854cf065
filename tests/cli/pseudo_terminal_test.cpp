#include "cli/pseudo_terminal.h"

#include <algorithm>
#include <cstdlib>

#include <gtest/gtest.h>

#include "cli/told.h"
#include "games/list.h"

// The game as it is played: by the program itself, at a terminal.
namespace parlor::test {
namespace {

TEST(AtATerminal, CtrlCKeepsTheGameAndSaysHowToGoOn) {
  setenv("XDG_STATE_HOME", (scratch_file("interrupted", "") + ".d").c_str(), 1);
  PseudoTerminal first({"play", "chess", "--seats", "human,human"}, 80, 24);
  ASSERT_TRUE(first.shows("White ▸")) << first.shown();
  first.type("e2e4\n");
  ASSERT_TRUE(first.shows("Black ▸")) << first.shown();
  first.type("\x03");
  ASSERT_TRUE(first.shows("The game is kept: `parlor play --continue`")) << first.shown();
  EXPECT_EQ(first.exit_code(), 130);
  PseudoTerminal again({"play", "--continue"}, 80, 24);
  ASSERT_TRUE(again.shows("white: e2e4")) << again.shown();
  ASSERT_TRUE(again.shows("Black ▸")) << again.shown();
  again.type("quit\n");
  EXPECT_EQ(again.exit_code(), 0);
}

/// How every prompt ends, and nothing else.
constexpr const char* prompt = "▸ \x1b[0m";

/// What one screen shows, from the last time it was cleared.
std::string last_screen(const std::string& shown) { return shown.substr(shown.rfind("\x1b[2J")); }

TEST(AtATerminal, NoGameScrollsItsBoardAway) {
  setenv("XDG_STATE_HOME", (scratch_file("screens", "") + ".d").c_str(), 1);
  for (const auto& [width, height] : {std::pair(80, 24), std::pair(120, 40)}) {
    for (const GameKind& kind : all_games()) {
      SCOPED_TRACE(kind.info().id);
      PseudoTerminal game(
          {"play", kind.info().id, "--seats", "human,human", "--seed", "3", "--delay", "0"}, width,
          height);
      for (int turn = 0; turn < 4; ++turn) {
        ASSERT_TRUE(game.shows(prompt)) << game.shown();
        const std::string screen = last_screen(game.shown());
        // After an answer to what was typed, the board has moved up as it should.
        const bool fresh = screen.find(prompt) == screen.rfind(prompt);
        EXPECT_TRUE(!fresh || std::ranges::count(screen, '\n') < height) << screen;
        game.type(turn % 2 == 0 ? "\n" : "1\n");
      }
    }
  }
}

}  // namespace
}  // namespace parlor::test
