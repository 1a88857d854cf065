#include <algorithm>
#include <limits>

#include <gtest/gtest.h>

#include "games/snakes_ladders/tables.h"

namespace parlor::snakes_ladders::test {
namespace {

std::string refused(const PairList& ladders, const PairList& snakes, int ladders_line = 0,
                    int snakes_line = 0) {
  const auto board = Board::make(ladders, snakes, ladders_line, snakes_line);
  return board.ok() ? "accepted" : board.error().sentence();
}

TEST(SnakesLaddersBoard, takes_the_built_in_boards) {
  for (const SheetInfo& sheet : game_info().sheets) {
    EXPECT_EQ(refusal(setup_of(sheet.id)), "accepted");
  }
}

TEST(SnakesLaddersBoard, the_default_board_has_nothing_on_1_or_100_and_no_shared_ends) {
  const Board board = box().rules().board;
  std::vector<int> touched;
  for (const Kind kind : {Kind::ladder, Kind::snake}) {
    EXPECT_EQ(board.features(kind).size(), 10U);
    for (const Feature& feature : board.features(kind)) {
      touched.push_back(feature.from);
      touched.push_back(feature.to);
    }
  }
  std::sort(touched.begin(), touched.end());
  EXPECT_EQ(std::adjacent_find(touched.begin(), touched.end()), touched.end());
  EXPECT_GT(touched.front(), 1);
  EXPECT_LT(touched.back(), 100);
}

TEST(SnakesLaddersBoard, refuses_a_ladder_that_goes_down) {
  EXPECT_EQ(refused({{14, 4}}, {}),
            "The ladder 14>4 goes down; a ladder is written from its bottom to its top.");
}

TEST(SnakesLaddersBoard, refuses_a_snake_that_goes_up) {
  EXPECT_EQ(
      refused({}, {{6, 16}}),
      "The snake 6>16 goes up; a snake is written from its tail-end above to its head below.");
}

TEST(SnakesLaddersBoard, refuses_a_feature_that_goes_nowhere) {
  EXPECT_EQ(refused({{14, 14}}, {}), "The ladder 14>14 begins and ends on the same square.");
}

TEST(SnakesLaddersBoard, refuses_squares_that_are_not_on_the_board) {
  EXPECT_EQ(refused({{90, 101}}, {}),
            "The ladder 90>101 has an end on 101, but the squares are 1 to 100.");
  EXPECT_EQ(refused({}, {{5, 0}}), "The snake 5>0 has an end on 0, but the squares are 1 to 100.");
  EXPECT_EQ(refused({{-3, 7}}, {}),
            "The ladder -3>7 has an end on -3, but the squares are 1 to 100.");
  const std::int64_t huge = std::numeric_limits<std::int64_t>::max();
  EXPECT_EQ(refused({{1, huge}}, {}),
            "The ladder 1>9223372036854775807 has an end on 9223372036854775807, but the squares "
            "are 1 to 100.");
}

TEST(SnakesLaddersBoard, refuses_a_feature_that_begins_on_100) {
  EXPECT_EQ(refused({}, {{100, 50}}),
            "The snake 100>50 begins on 100, where the game is won: nothing may lead away from "
            "there.");
}

TEST(SnakesLaddersBoard, refuses_two_features_that_begin_on_one_square) {
  EXPECT_EQ(
      refused({{20, 30}}, {{20, 10}}),
      "Two features begin on 20: the ladder 20>30 and the snake 20>10; a square can have only "
      "one.");
  EXPECT_EQ(refused({{20, 30}, {20, 40}}, {}),
            "Two features begin on 20: the ladder 20>30 and the ladder 20>40; a square can have "
            "only one.");
}

TEST(SnakesLaddersBoard, refuses_a_circle) {
  EXPECT_EQ(refused({{4, 14}}, {{14, 4}}),
            "The features 4>14>4 lead round in a circle: a piece on 4 would never come to rest.");
  EXPECT_EQ(refused({{4, 14}, {14, 20}}, {{20, 4}}),
            "The features 4>14>20>4 lead round in a circle: a piece on 4 would never come to "
            "rest.");
}

TEST(SnakesLaddersBoard, refuses_a_chain) {
  EXPECT_EQ(
      refused({{4, 14}}, {{14, 6}}),
      "The ladder 4>14 ends where the snake 14>6 begins; 14 has to be a plain square, because "
      "a piece is carried only once in a move.");
}

TEST(SnakesLaddersBoard, names_the_line_of_the_file) {
  EXPECT_EQ(refused({{4, 14}}, {{6, 16}}, 3, 4),
            "Line 4: the snake 6>16 goes up; a snake is written from its tail-end above to its "
            "head below.");
}

TEST(SnakesLaddersBoard, lets_two_features_end_on_one_square) {
  EXPECT_EQ(refused({{4, 14}, {5, 14}}, {{30, 14}}), "accepted");
}

TEST(SnakesLaddersBoard, refuses_a_ladder_nobody_can_come_to) {
  EXPECT_EQ(
      refusal(setup_of("chutes", {setting("start_square", std::int64_t{1})})),
      "The ladder 1>38 begins on 1, where all pieces begin, so nobody can come to its bottom; "
      "let start_square be 0, or move the ladder.");
}

TEST(SnakesLaddersBoard, refuses_a_board_on_which_all_could_be_caught) {
  const PairList wall = {{20, 2}, {21, 2}, {22, 2}, {23, 2}, {24, 2}, {25, 2}};
  EXPECT_EQ(refusal(setup_of("box", {setting("dice", std::int64_t{1}), setting("snakes", wall),
                                     setting("ladders", PairList{})})),
            "On this board a piece on 1 can never get to 100, so a game might never end.");
  EXPECT_EQ(
      refusal(
          setup_of("chutes", {setting("dice", std::int64_t{2}), setting("late_one_die", false)})),
      "On this board a piece on 99 can never get to 100, because two dice never show a 1; let "
      "late_one_die be true, dice be 1, or a snake lead down from there.");
}

TEST(SnakesLaddersBoard, bears_with_one_dead_end_where_only_one_piece_can_stand_there) {
  const SnakesLadders game = two_dice_to_the_end({setting("snakes", PairList{{98, 65}})});
  EXPECT_EQ(hopeless_squares(game.rules()), std::vector<int>{99});
  EXPECT_EQ(play_of(game, "y:97 b:99 y 1-1"), "97>99=97");
}

TEST(SnakesLaddersBoard, a_dead_end_that_all_share_is_refused) {
  PairList snakes;
  for (int square = 3; square <= 13; ++square) snakes.emplace_back(square, 1);
  EXPECT_EQ(refusal(setup_of("box", {setting("ladders", PairList{}), setting("snakes", snakes)})),
            "On this board a piece on 1 can never get to 100, so a game might never end.");
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
