#include <string>

#include <gtest/gtest.h>

#include "games/checkers/play.h"

namespace parlor::checkers {
namespace {

using test::after_play;
using test::at;
using test::box;
using test::standard;

std::string reread(std::string_view text) { return standard.position(at(standard, text)); }

std::string refusal(std::string_view text, const Checkers& game = standard) {
  const auto state = game.read_position(text);
  return state ? "read" : state.error().sentence();
}

TEST(CheckersText, reads_positions_as_they_are_found) {
  EXPECT_EQ(reread("W:W21,K22:B1,6"), "W:W21,K22:B1,6");
  EXPECT_EQ(reread("B:B6,1:WK22,21."), "B:W21,K22:B1,6");
  EXPECT_EQ(reread("b:w21-24,k25-26:b1-3"), "B:W21,22,23,24,K25,K26:B1,2,3");
  EXPECT_EQ(reread("W:WK31:BK1:H0:F12"), "W:WK31:BK1");
  EXPECT_EQ(reread("W:WK31:BK1:F12:H7"), "W:WK31:BK1:H7");
  EXPECT_EQ(box.position(at(box, "W:WK31:BK1,6:L6,1:H7")), "W:WK31:BK1,6:H7:L1,6");
}

TEST(CheckersText, positions_may_be_the_end_of_a_game) {
  EXPECT_EQ(reread("W:W:B1"), "W:W:B1");
  EXPECT_EQ(reread("B:W9,14:B5"), "B:W9,14:B5");
}

TEST(CheckersText, refuses_broken_positions_by_what_is_wrong) {
  EXPECT_EQ(refusal("B"),
            "A checkers position is written like B:W21,K22:B1,6: who is to move, then the squares "
            "of light (W) and of dark (B).");
  EXPECT_EQ(refusal("X:W21:B1"), "\"X\" does not say who is to move: B for dark, W for light.");
  EXPECT_EQ(refusal("B:21:B1"), "\"21\" should be the squares of a side: W or B before them.");
  EXPECT_EQ(refusal("B:W21:W1"), "Light is listed twice; the other side is missing.");
  EXPECT_EQ(refusal("B:W33:B1"),
            "\"33\" is no square: squares are numbered 1 to 32, K14 is a king.");
  EXPECT_EQ(refusal("B:W5-3:B1"),
            "\"5-3\" is no square: squares are numbered 1 to 32, K14 is a king.");
  EXPECT_EQ(refusal("B:W21,:B1"),
            "\"\" is no square: squares are numbered 1 to 32, K14 is a king.");
  EXPECT_EQ(refusal("B:W21,21:B1"), "Square 21 is named twice.");
  EXPECT_EQ(refusal("B:W21:B21"), "Square 21 has a dark and a light piece.");
  EXPECT_EQ(refusal("B:W20-32:B1"), "Light has 13 pieces; a side has 12 at most.");
  EXPECT_EQ(refusal("B:W21:B29"),
            "The dark man on 29 stands on its last row: it would be a king, K29.");
  EXPECT_EQ(refusal("B:W:B1"), "Light has no pieces, so dark has won already and has no turn.");
  EXPECT_EQ(refusal("B:W21:B1:H81"),
            "\"H81\" should be H and the plays without a capture or a man's move, 0 to 80.");
  EXPECT_EQ(refusal("B:W21:B1:Q1"),
            "\"Q1\" is not known: after the pieces may stand H and a number of plays, or L and the "
            "squares that may be huffed.");
  EXPECT_EQ(refusal("B:W21:B1:L21"),
            "\"L21\" names pieces to huff, but by this sheet captures are forced and nothing is "
            "huffed.");
  EXPECT_EQ(refusal("B:W21:B1:L1", box),
            "Square 1 cannot be huffed: no piece of light stands there.");
}

TEST(CheckersText, reads_joined_and_shortened_captures) {
  for (const std::string play : {"9x18 18x25", "9x18x25", "9X18X25", "9x25", " 9x18  18x25 "}) {
    EXPECT_EQ(after_play(standard, "B:W14,22,32:B9", play), "W:W32:B25") << play;
  }
}

TEST(CheckersText, a_shortened_capture_may_end_where_it_began) {
  EXPECT_EQ(after_play(standard, "B:W6,7,14,15,32:BK2", "2x2"), "W:W32:BK2");
}

TEST(CheckersText, results_are_plain_positions_of_the_other_side) {
  const State state = at(box, "B:WK32,14:BK1,9:H7");
  EXPECT_EQ(box.result(state, *box.read_play(state, "1-5")), "W:W14,K32:BK5,9");
  EXPECT_EQ(box.position(box.taken(state, *box.read_play(state, "1-5"))), "W:W14,K32:BK5,9:H8:L9");
}

TEST(CheckersText, draws_the_board) {
  const Picture picture = box.picture(at(box, "W:WK14,32:BK1,9:H3:L9"));
  const auto line = [&picture](int y) {
    std::string text;
    for (int x = 0; x < picture.width(); ++x) text += picture.at(x, y).text;
    return text.substr(0, text.find_last_not_of(' ') + 1);
  };
  EXPECT_EQ(line(0), "+----------------------------------------+");
  EXPECT_EQ(line(2), "|░░░░░((B))░░░░░     ░░░░░     ░░░░░     |     (b) man, ((B)) king");
  EXPECT_EQ(line(5), "|░░░░░9    ░░░░░10   ░░░░░11   ░░░░░12   |   Light to move");
  EXPECT_EQ(line(6), "|░░░░░ (b) ░░░░░     ░░░░░     ░░░░░     |");
  EXPECT_EQ(line(7), "|13   ░░░░░14   ░░░░░15   ░░░░░16   ░░░░░|   May be huffed: 9");
  EXPECT_EQ(line(8), "|     ░░░░░((W))░░░░░     ░░░░░     ░░░░░|");
}

}  // namespace
}  // namespace parlor::checkers
