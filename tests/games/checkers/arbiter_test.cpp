#include <string>

#include <gtest/gtest.h>

#include "games/checkers/play.h"

namespace parlor::checkers {
namespace {

using test::at;
using test::box;
using test::standard;

/// The ruling on a play as `clause: sentence`, or `legal`.
std::string told(const Ruling& ruling) {
  return ruling.legal ? "legal" : ruling.clause + ": " + ruling.sentence();
}
std::string ruling(const Checkers& game, std::string_view position, std::string_view play) {
  return told(game.judge(at(game, position), play));
}
std::string ruling(std::string_view position, std::string_view play) {
  return ruling(standard, position, play);
}

constexpr std::string_view simple = "B:W18,32:B1,9,10,K31";

TEST(CheckersArbiter, needs_a_piece_of_the_side_to_move) {
  EXPECT_EQ(ruling(simple, "14-17"), "checkers.02: There is no piece on 14.");
  EXPECT_EQ(ruling(simple, "18-22"), "checkers.02: The man on 18 is light's, and dark is to move.");
}

TEST(CheckersArbiter, explains_plain_moves) {
  EXPECT_EQ(ruling(simple, "9-9"), "checkers.02: The piece on 9 has to go to another square.");
  EXPECT_EQ(ruling(simple, "9-17"),
            "checkers.02: 17 does not touch 9: a move goes one square along a diagonal.");
  EXPECT_EQ(ruling(simple, "9-18"),
            "checkers.02: A move goes to the next square, and 18 lies beyond 14; a jump over it "
            "would be 9x18.");
  EXPECT_EQ(ruling(simple, "9-6"),
            "checkers.02: A man moves forward only, dark's to higher numbers, and 6 is behind 9; "
            "kings go both ways.");
  EXPECT_EQ(ruling("W:W18:B1", "18-22"),
            "checkers.02: A man moves forward only, light's to lower numbers, and 22 is behind 18; "
            "kings go both ways.");
  EXPECT_EQ(ruling("B:W14,18:B9", "9-14"),
            "checkers.02: Square 14 is not vacant: light's man stands there.");
  EXPECT_EQ(ruling("B:W32:B9,K14", "9-14"),
            "checkers.02: Square 14 is not vacant: dark's king stands there.");
  EXPECT_EQ(ruling(simple, "9-13 13-17"),
            "checkers.02: A move to an empty square is the whole turn: nothing follows on 13.");
  EXPECT_EQ(ruling(simple, "-"), "checkers.02: A turn cannot be passed: dark has to move a piece.");
}

TEST(CheckersArbiter, explains_jumps) {
  EXPECT_EQ(ruling(simple, "9x18"), "checkers.03: There is nothing to jump on 14.");
  EXPECT_EQ(
      ruling(simple, "9x14"),
      "checkers.03: Between 9 and 14 there is no square to jump over; a plain move is written "
      "9-14.");
  EXPECT_EQ(ruling(simple, "9x32"),
            "checkers.03: A jump lands two squares on along one diagonal, and 32 is not such a "
            "square from 9.");
  EXPECT_EQ(ruling("B:W32:B9,14", "9x18"),
            "checkers.03: The man on 14 is dark's own; only the other side's are jumped.");
  EXPECT_EQ(ruling("B:W14,18:B9", "9x18"),
            "checkers.03: Square 18, just beyond 14, is not vacant, so the man on 14 cannot be "
            "jumped from 9.");
  EXPECT_EQ(ruling("B:W14:B18", "18x9"),
            "checkers.03: A man jumps forward only (our reading), dark's to higher numbers, and 9 "
            "is behind 18; "
            "kings go both ways.");
}

TEST(CheckersArbiter, explains_series) {
  constexpr std::string_view series = "B:W14,22,32:B1,9";
  EXPECT_EQ(ruling(series, "9x18 18-22"),
            "checkers.03: After a jump only another jump can follow, and 18-22 is a plain move.");
  EXPECT_EQ(
      ruling(series, "9x18 1-5"),
      "checkers.03: The piece that jumped stands on 18 now: only it could go on, not one from "
      "1.");
  EXPECT_EQ(ruling(series, "9x18 18x27"), "checkers.03: There is nothing to jump on 23.");
  EXPECT_EQ(ruling("B:W6,7,14,15,32:BK2", "2x11 11x2"),
            "checkers.03: The piece on 7 has been jumped in this series already (our reading: once "
            "each).");
  EXPECT_EQ(ruling("B:W26,27:B22", "22x31 31x24"),
            "checkers.06: The man is crowned on 31 and that ends its move (our reading); the new "
            "king goes on from its next turn.");
}

TEST(CheckersArbiter, names_the_capture_that_must_be_taken_and_finished) {
  EXPECT_EQ(ruling("B:W14,22,32:B1,9", "1-5"),
            "checkers.04: A capture is there and must be taken: 9x18, for example.");
  EXPECT_EQ(ruling("B:W14,22,32:B1,9", "9x18"),
            "checkers.04: The series is not finished: from 18 it goes on with 18x25.");
  EXPECT_EQ(ruling("B:W14,22,23,32:B1,9", "9x18"),
            "checkers.04: The series is not finished: from 18 it goes on with 18x25 or 18x27.");
}

TEST(CheckersArbiter, explains_huffs) {
  EXPECT_EQ(ruling("W:W14,32:B1,9", "!9"),
            "checkers.04: By this sheet a capture must be taken, so nothing is ever huffed.");
  constexpr std::string_view open = "W:W14,32:B5,9:L9";
  EXPECT_EQ(ruling(box, open, "!9"), "legal");
  EXPECT_EQ(ruling(box, open, "huff 9"), "legal");
  EXPECT_EQ(ruling(box, open, "!5"),
            "checkers.05: The piece on 5 left no capture in dark's last turn, so it cannot be "
            "huffed.");
  EXPECT_EQ(ruling(box, open, "!10"), "checkers.05: There is no piece on 10 to huff.");
  EXPECT_EQ(ruling(box, open, "!14"),
            "checkers.05: The piece on 14 is light's own; a huff takes off one of dark's.");
  EXPECT_EQ(ruling(box, open, "!9 32-28"),
            "checkers.05: A huff takes one piece off and is the whole turn: nothing goes with !9.");
}

TEST(CheckersArbiter, rules_nothing_after_the_end) {
  EXPECT_EQ(ruling("B:W9,14:B5", "5-9"), "checkers.07: The game is over: dark has no move left.");
  EXPECT_EQ(ruling("B:W9,14:B", "5-9"), "checkers.07: The game is over: dark has no pieces left.");
  EXPECT_EQ(
      ruling("B:WK32:BK1:H80", "1-5"),
      ": The game is drawn: 40 moves a side without a capture or a man's move (our reading).");
}

TEST(CheckersArbiter, says_what_cannot_be_read) {
  EXPECT_EQ(ruling(simple, "e3-f4"),
            ": \"e3-f4\" cannot be read: write a move as 11-15, a jump as 9x18, a series as 9x18 "
            "18x25, a huff as !14.");
  EXPECT_EQ(ruling(simple, "9-33"), ": There is no square 33: the squares are numbered 1 to 32.");
  EXPECT_EQ(ruling(simple, "0-4"), ": There is no square 0: the squares are numbered 1 to 32.");
}

TEST(CheckersArbiter, asks_which_way_where_the_ends_do_not_tell) {
  EXPECT_EQ(ruling("B:W6,7,14,15,32:B2", "2x18"),
            ": 2x18 can be made in 2 ways: say 2x9 9x18 or 2x11 11x18.");
  EXPECT_EQ(ruling("B:W14,22,32:B9", "9x25"), "legal");
}

TEST(CheckersArbiter, judges_steps_that_go_on) {
  const State state = at(standard, "B:W14,22,32:B1,9");
  EXPECT_EQ(told(standard.judge_steps(state, "")), "legal");
  EXPECT_EQ(told(standard.judge_steps(state, "9x18")), "legal");
  EXPECT_EQ(told(standard.judge_steps(state, "1-5")),
            "checkers.04: A capture is there and must be taken: 9x18, for example.");
}

TEST(CheckersArbiter, offers_the_steps_that_can_follow) {
  const State state = at(standard, "B:W14,22,32:B1,9");
  const auto first = standard.next(state, {});
  ASSERT_TRUE(first.ok());
  ASSERT_EQ(first->steps.size(), 1U);
  EXPECT_EQ(first->steps[0].text, "9x18");
  EXPECT_EQ(first->steps[0].from, "9");
  EXPECT_EQ(first->steps[0].to, "18");
  EXPECT_TRUE(first->steps[0].captures);
  EXPECT_FALSE(first->may_end);
  const std::vector<std::string> taken{"9x18"};
  EXPECT_FALSE(standard.next(state, taken)->may_end);
  const State free = at(box, "B:W14,22,32:B1,9");
  EXPECT_TRUE(box.next(free, taken)->may_end);
  EXPECT_EQ(box.next(free, taken)->steps.size(), 1U);
  EXPECT_EQ(standard.next(state, std::vector<std::string>{"1-5"}).error().sentence(),
            "A capture is there and must be taken: 9x18, for example.");
}

TEST(CheckersArbiter, offers_huffs_as_first_steps) {
  const State state = at(box, "W:W14:B5,9:L9");
  const auto next = box.next(state, {});
  ASSERT_TRUE(next.ok());
  EXPECT_EQ(next->steps.back().text, "!9");
  EXPECT_EQ(next->steps.back().from, "9");
  EXPECT_EQ(next->steps.back().to, "off");
  const auto after = box.next(state, std::vector<std::string>{"!9"});
  EXPECT_TRUE(after->may_end);
  EXPECT_TRUE(after->steps.empty());
}

}  // namespace
}  // namespace parlor::checkers
