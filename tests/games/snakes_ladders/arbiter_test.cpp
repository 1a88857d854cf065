#include <gtest/gtest.h>

#include "games/snakes_ladders/tables.h"

namespace parlor::snakes_ladders::test {
namespace {

TEST(SnakesLaddersArbiter, tells_what_a_legal_move_does) {
  const auto told = [](std::string_view position, std::string_view play) {
    return box().judge(at(box(), position), play).sentence;
  };
  EXPECT_EQ(told("y:12 b:30 y 5-2", "12>19"), "Yellow moves from 12 to 19.");
  EXPECT_EQ(told("y:1 b:30 y 1-1", "1>3^21"), "Yellow moves from 1 to 3 and up the ladder to 21.");
  EXPECT_EQ(
      told("y:13 b:5 y 4-1", "13>18v5=13"),
      "Yellow moves from 13 to 18 and down the snake to 5, which blue holds, and goes back to "
      "13 (our reading).");
  EXPECT_EQ(told("y:94 b:5 y 4-2", "94>100"), "Yellow moves from 94 to 100, and wins.");
  EXPECT_EQ(told("y:94 b:5 y 4-3", "-"), "Yellow stays on 94: 7 is too high.");
}

TEST(SnakesLaddersArbiter, knows_whose_turn_and_whose_piece_it_is) {
  EXPECT_EQ(ruling(box(), "y:12 b:30 y 5-2", "30>37v14"),
            "snakes_ladders.10: The piece on 30 is blue's, and it is yellow's turn.");
  EXPECT_EQ(ruling(box(), "y:12 b:30 y 5-2", "13>20"),
            "snakes_ladders.02: Yellow's piece is on 12, not on 13.");
  const SnakesLadders chutes = game_of(setup_of("chutes"));
  EXPECT_EQ(ruling(chutes, "y:0 b:30 y 5", "2>7"),
            "snakes_ladders.02: Yellow's piece is off the board, not on 2.");
}

TEST(SnakesLaddersArbiter, counts_the_dice) {
  EXPECT_EQ(ruling(box(), "y:12 b:30 y 5-2", "12>20"),
            "snakes_ladders.02: 5 and 2, together 7, leads from 12 to 19, not to 20.");
  EXPECT_EQ(ruling(box(), "y:12 b:30 y 5-2", "-"),
            "snakes_ladders.02: 5 and 2, together 7, takes yellow from 12 to 19: the move can't be "
            "left out (12>19).");
  EXPECT_EQ(ruling(box(), "y:12 b:30 y 5-2", "12>17 17>19"),
            "snakes_ladders.02: A turn has one step here; \"12>17 17>19\" has 2.");
}

TEST(SnakesLaddersArbiter, wants_ladders_climbed_to_their_tops) {
  EXPECT_EQ(ruling(box(), "y:1 b:30 y 1-1", "1>3"),
            "snakes_ladders.04: 3 is the bottom of a ladder, and its top is 21: the piece goes up, "
            "it can't stay below.");
  EXPECT_EQ(ruling(box(), "y:1 b:30 y 1-1", "1>3^22"),
            "snakes_ladders.04: 3 is the bottom of a ladder, and its top is 21, not 22.");
  EXPECT_EQ(ruling(box(), "y:1 b:30 y 1-1", "1>3v2"),
            "snakes_ladders.04: 3 is the bottom of a ladder, and its top is 21: nobody goes down a "
            "ladder.");
}

TEST(SnakesLaddersArbiter, wants_snakes_followed_to_their_heads) {
  EXPECT_EQ(
      ruling(box(), "y:16 b:30 y 1-1", "16>18"),
      "snakes_ladders.05: 18 is the tail-end of a snake, and its head is on 5: the piece goes "
      "down, it can't stay above.");
  EXPECT_EQ(ruling(box(), "y:16 b:30 y 1-1", "16>18v4"),
            "snakes_ladders.05: 18 is the tail-end of a snake, and its head is on 5, not on 4.");
  EXPECT_EQ(
      ruling(box(), "y:16 b:30 y 1-1", "16>18^30"),
      "snakes_ladders.05: 18 is the tail-end of a snake, and its head is on 5: nobody goes up "
      "a snake.");
}

TEST(SnakesLaddersArbiter, sends_back_from_held_squares_and_from_no_others) {
  EXPECT_EQ(ruling(box(), "y:12 b:19 y 5-2", "12>19"),
            "snakes_ladders.03: Blue holds 19: yellow goes back to 12, where the move began, and "
            "the turn is over (12>19=12).");
  EXPECT_EQ(ruling(box(), "y:12 b:19 y 5-2", "12>19=11"),
            "snakes_ladders.03: Blue holds 19: yellow goes back to 12, where the move began, and "
            "the turn is over (12>19=12).");
  EXPECT_EQ(ruling(box(), "y:12 b:20 y 5-2", "12>19=12"),
            "snakes_ladders.03: Nobody sends yellow back from 19: the piece stays there.");
}

TEST(SnakesLaddersArbiter, refuses_a_throw_that_is_too_high) {
  EXPECT_EQ(
      ruling(box(), "y:96 b:20 y 5-2", "96>103"),
      "snakes_ladders.07: 5 and 2, together 7, is too high: from 96 it takes exactly 4 to get "
      "to 100, so yellow stays (-).");
}

TEST(SnakesLaddersArbiter, knows_when_dice_come_before_moves) {
  EXPECT_EQ(ruling(box(), "y:1 b:1 first y b", "1>4"),
            "snakes_ladders.01: Who starts is not settled yet: yellow throws one die for it now.");
  EXPECT_EQ(ruling(box(), "y:12 b:20 y", "12>19"),
            "snakes_ladders.02: Yellow has not thrown yet: two dice first, then the move they "
            "bring.");
  EXPECT_EQ(ruling(box(), "y:12 b:20 y 5-2", "one"),
            "snakes_ladders.02: 5 and 2, together 7, lies on the table: the dice are thrown.");
}

TEST(SnakesLaddersArbiter, knows_who_may_choose_the_dice) {
  const SnakesLadders late = box();
  EXPECT_EQ(ruling(late, "y:95 b:20 y", "one"), "legal");
  EXPECT_EQ(ruling(late, "y:95 b:20 y", "two"), "legal");
  EXPECT_EQ(ruling(late, "y:95 b:20 y", "95>100"),
            "snakes_ladders.09: Yellow stands on 95 and first chooses how many dice to throw: one "
            "or two.");
  EXPECT_EQ(ruling(late, "y:95 b:20 y one", "two"),
            "snakes_ladders.09: Yellow has already chosen to throw one die.");
  EXPECT_EQ(ruling(late, "y:94 b:20 y", "one"),
            "snakes_ladders.09: Yellow stands on 94: the choice of one die begins on 95.");
  EXPECT_EQ(ruling(two_dice_to_the_end(), "y:96 b:20 y", "one"),
            "snakes_ladders.09: There is no choice of dice in these rules: everybody throws two "
            "dice every time.");
}

TEST(SnakesLaddersArbiter, says_that_a_game_is_over) {
  const State won = box().taken(at(box(), "y:94 b:5 y 4-2"), Choice::move);
  EXPECT_EQ(box().judge(won, "1>2").sentence, "Yellow stands on 100: the game is over.");
}

TEST(SnakesLaddersArbiter, shows_how_a_move_is_written) {
  for (const std::string_view text :
       {"", "hello", "12>", ">19", "12>19>20", "12>19^", "12>19^20v3", "12-19", "-12>19"}) {
    EXPECT_EQ(ruling(box(), "y:12 b:20 y 5-2", text),
              cat(": \"", text, "\" is not written like a move; yellow's is written 12>19."));
  }
  EXPECT_EQ(ruling(box(), "y:12 b:20 y 5-2", "\xff\n"),
            ": \"??\" is not written like a move; yellow's is written 12>19.");
  EXPECT_EQ(ruling(box(), "y:12 b:20 y 5-2", "012>19"), ": That move is written 12>19.");
}

TEST(SnakesLaddersArbiter, judges_steps_like_plays_and_lets_nothing_be_a_beginning) {
  const State state = at(box(), "y:12 b:20 y 5-2");
  EXPECT_TRUE(judge_steps_of(box(), state, "").legal);
  EXPECT_TRUE(judge_steps_of(box(), state, "12>19").legal);
  EXPECT_FALSE(judge_steps_of(box(), state, "12>18").legal);
  EXPECT_FALSE(judge_steps_of(box(), at(box(), "y:12 b:20 y"), "").legal);
}

TEST(SnakesLaddersArbiter, offers_the_one_step_with_its_squares_and_count) {
  const auto next = next_of(box(), at(box(), "y:16 b:30 y 1-1"), {});
  ASSERT_TRUE(next.ok());
  ASSERT_EQ(next->steps.size(), 1U);
  EXPECT_EQ(next->steps[0].text, "16>18v5");
  EXPECT_EQ(next->steps[0].from, "16");
  EXPECT_EQ(next->steps[0].to, "5");
  EXPECT_EQ(next->left, std::vector<std::string>{"2"});
  EXPECT_FALSE(next->may_end);
  EXPECT_TRUE(next_of(box(), at(box(), "y:96 b:30 y 6-1"), {})->may_end);
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
