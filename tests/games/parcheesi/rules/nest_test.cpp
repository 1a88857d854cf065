#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// The encyclopedia's rules, with a nest, clause by clause.
namespace parlor::parcheesi::test {
namespace {

TEST(Nest, nest_01_pieces_leave_the_nest_on_a_five_by_one_die_or_the_sum) {
  EXPECT_EQ(alone("nest", "S,S,S,S", "5-3"), (Texts{"S,S,S,8"}));
  EXPECT_EQ(alone("nest", "S,S,S,S", "4-1"), (Texts{"S,S,S,5"}));
  EXPECT_EQ(alone("nest", "S,S,S,S", "3-2"), (Texts{"S,S,S,5"}));
  EXPECT_EQ(alone("nest", "S,S,S,S", "6-4"), (Texts{"S,S,S,S"}));
  EXPECT_TRUE(
      refuses("nest", "y:S,S,S,S r:S,S,S,S y 6-4", "S>5", "nest.01",
              "A piece leaves the nest on a die of 5 or two dice that total 5; 6 and 4 are left."));
}

TEST(Nest, nest_02_double_fives_bring_two_pieces_out) {
  EXPECT_EQ(alone("nest", "S,S,S,S", "5-5"), (Texts{"S,S,5,5", "S,S,S,10"}));
}

TEST(Nest, nest_03_a_five_may_move_a_piece_instead) {
  EXPECT_EQ(alone("nest", "S,S,S,20", "5-1"), (Texts{"S,S,5,21", "S,S,6,20", "S,S,S,26"}));
  EXPECT_TRUE(allows("nest", "y:S,S,S,20 r:S,S,S,S y 4-1", "20>24 24>25"));
}

TEST(Nest, nest_04_one_piece_moves_by_both_numbers_step_by_step_and_captures_on_the_way) {
  EXPECT_EQ(results("nest", "y:S,S,S,13 r:S,S,S,15 y 2-2"),
            (Texts{"y:S,S,S,17 r:S,S,S,S", "y:S,S,S,37 r:S,S,S,S"}))
      << "two and two again, as in the sheet's example";
  EXPECT_EQ(alone("nest", "S,S,10,20", "4-2"),
            (Texts{"S,S,16,20", "S,S,10,26", "S,S,14,22", "S,S,12,24"}));
}

TEST(Nest, nest_05_every_die_that_can_be_used_must_be) {
  EXPECT_TRUE(refuses("nest", "y:S,S,S,20 r:S,S,S,S y 6-4", "20>26", "nest.05",
                      "Both dice can be played and must be, for example 20>"));
  EXPECT_TRUE(refuses("nest", "y:S,S,S,20 r:S,S,S,S y 6-4", "-", "nest.05", "Both dice"));
  EXPECT_EQ(alone("nest", "S,S,S,S", "5-2"), (Texts{"S,S,S,7"}))
      << "so that even leaving the nest can be forced";
}

TEST(Nest, nest_06_if_one_of_two_dice_must_be_given_up_it_is_the_lower) {
  const std::string position = "y:10,H,H,H r:S,S,16,16 y 5-2";
  EXPECT_EQ(results("nest", position), (Texts{"y:15,H,H,H r:S,S,16,16"}));
  EXPECT_TRUE(refuses("nest", position, "10>12", "nest.06",
                      "Where a die has to be given up it is the lower: yellow can play the higher, "
                      "for example 10>15."));
}

TEST(Nest, nest_07_rewards_come_after_every_die_move) {
  const std::string position = "y:S,S,S,10 r:S,S,S,13 y 3-1";
  EXPECT_TRUE(
      refuses("nest", position, "10x13 13>33+ 33>34", "nest.07",
              "A reward comes after the dice, and a die can still be played, for example 13>14."));
  EXPECT_TRUE(allows("nest", position, "10x13 13>14 14>34+"));
}

TEST(Nest, nest_08_doubles_with_all_four_out_are_four_counts_as_many_as_can_be_played) {
  EXPECT_EQ(alone("nest", "10,H,H,H", "3-3"), (Texts{"24,H,H,H"}));
  EXPECT_EQ(alone("nest", "h3,H,H,H", "3-3"), (Texts{"h7,H,H,H"}))
      << "one of the four fits, and the higher at that";
  EXPECT_EQ(alone("nest", "S,10,H,H", "3-3"), (Texts{"S,16,H,H"}));
  EXPECT_TRUE(refuses("nest", "y:S,10,H,H r:S,S,S,S y 3-3", "10>14", "nest.08",
                      "the bottoms of the dice count only once all four"));
  EXPECT_TRUE(refuses("nest", "y:10,H,H,H r:S,S,S,S y 3-3", "10>13 13>16 16>20", "nest.05",
                      "All four counts can be played and must be"));
}

TEST(Nest, nest_09_doubles_roll_again_without_limit_or_penalty) {
  EXPECT_EQ(after("nest", "y:S,S,S,10 r:S,S,S,S y 3-3", "10>13 13>16"),
            "y:S,S,S,16 r:S,S,S,S y d1");
  EXPECT_EQ(after("nest", "y:S,S,S,10 r:S,S,S,S y 3-3 d2", "10>13 13>16"),
            "y:S,S,S,16 r:S,S,S,S y d2");
  EXPECT_EQ(alone("nest", "S,40,h2,H", "4-4 d2"), (Texts{"S,48,h2,H", "S,44,h6,H"}));
}

TEST(Nest, nest_10_ending_on_a_lone_piece_sends_it_to_its_nest) {
  EXPECT_EQ(after("nest", "y:S,S,S,10 r:S,13,40,H y 3-1", "10x13 13>14"),
            "y:S,S,S,14 r:S,S,40,H r");
  EXPECT_EQ(after("nest", "y:S,S,S,10 r:S,13,40,H y 3-1", "10>11 11>14"),
            "y:S,S,S,14 r:S,13,40,H r");
}

TEST(Nest, nest_11_a_safe_space_held_by_an_opponent_cannot_be_landed_on) {
  EXPECT_EQ(results("nest", "y:S,S,S,10 r:S,S,S,12 y 2-1"), (Texts{"y:S,S,S,13 r:S,S,S,12"}));
  EXPECT_TRUE(refuses("nest", "y:S,S,S,10 r:S,S,S,12 y 2-1", "10x12 12>13", "nest.11",
                      "Red's piece is safe on 12: yellow cannot land there."));
}

TEST(Nest, nest_12_leaving_the_nest_sends_a_lone_opponent_back) {
  EXPECT_EQ(results("nest", "y:S,S,S,S r:S,S,S,5 y 5-2"),
            (Texts{"y:S,S,S,7 r:S,S,S,S", "y:S,S,S,27 r:S,S,S,S"}));
}

TEST(Nest, nest_13_two_pieces_let_nobody_pass_and_no_other_land_even_from_the_nest) {
  EXPECT_EQ(results("nest", "y:S,S,S,27 b:S,S,29,29 y 4-3"), (Texts{"y:S,S,S,27 b:S,S,29,29"}));
  EXPECT_TRUE(refuses("nest", "y:S,S,S,27 b:S,S,29,29 y 4-3", "27>31", "nest.13",
                      "Blue's blockade on 29 stops every piece"));
  EXPECT_TRUE(refuses("nest", "y:S,27,29,29 b:S,S,S,S y 4-3", "27>31", "nest.13",
                      "Yellow's own blockade on 29 stops every piece"));
  EXPECT_TRUE(refuses("nest", "y:S,S,S,S r:S,S,5,5 y 5-3", "S>5", "nest.13",
                      "Red's blockade on 5 stops yellow from leaving the nest."));
  EXPECT_TRUE(refuses("nest", "y:S,7,10,10 r:S,S,S,S y 3-6", "7>10", "nest.13",
                      "a space holds no third. (Sheet nest; our reading.)"));
}

TEST(Nest, nest_14_a_blockade_is_not_moved_forward_together_on_doubles) {
  EXPECT_EQ(alone("nest", "S,S,10,10", "3-3"), (Texts{"S,S,10,16"}));
  EXPECT_TRUE(
      refuses("nest", "y:S,S,10,10 r:S,S,S,S y 3-3", "10>13 10>13", "nest.14",
              "The two pieces of yellow's blockade cannot be brought together again on 13"));
  // On an ordinary roll the pair may come together again, here by a reward as large as a die.
  EXPECT_TRUE(allows(house("nest", {{"home_bonus", std::int64_t{4}, 0}}),
                     "y:S,10,10,h7 r:S,S,S,S y 4-1", "10>14 h7>H 10>14+"));
}

TEST(Nest, nest_15_a_piece_may_pass_its_home_row_by_choice_or_because_the_dice_must_be_used) {
  EXPECT_EQ(alone("nest", "S,S,S,66", "4-2"), (Texts{"S,S,S,h4", "S,S,S,4"}));
  EXPECT_EQ(alone("nest", "68,H,H,H", "6-5"), (Texts{"11,H,H,H"}))
      << "on the home row only one die would fit";
}

TEST(Nest, nest_16_rewards_are_optional_and_lost_when_the_play_ends) {
  const std::string position = "y:S,S,S,10 r:S,S,S,13 y 3-3";
  EXPECT_EQ(results("nest", position), (Texts{"y:S,S,S,16 r:S,S,S,S", "y:S,S,S,36 r:S,S,S,S"}));
  const std::string left = after("nest", position, "10x13 13>16");
  EXPECT_EQ(left, "y:S,S,S,16 r:S,S,S,S y d1");
  EXPECT_TRUE(refuses("nest", left, "16>36+", "", "has to throw first"));
  EXPECT_TRUE(refuses("nest", "y:S,S,S,16 r:S,S,S,S y 4-2 d1", "16>36+", "nest.17",
                      "From 16 to 36 is 20, and no reward is pending."));
}

TEST(Nest, nest_17_twenty_for_a_piece_sent_back_and_ten_for_home_are_never_split) {
  EXPECT_EQ(results("nest", "y:S,S,10,40 r:S,S,S,13 y 3-4"),
            (Texts{"y:S,S,17,40 r:S,S,S,S", "y:S,S,37,40 r:S,S,S,S", "y:S,S,17,60 r:S,S,S,S",
                   "y:S,S,13,44 r:S,S,S,S", "y:S,S,33,44 r:S,S,S,S", "y:S,S,13,64 r:S,S,S,S",
                   "y:S,S,17,40 r:S,S,S,13", "y:S,S,14,43 r:S,S,S,13", "y:S,S,10,47 r:S,S,S,13"}));
  EXPECT_TRUE(refuses("nest", "y:S,S,10,40 r:S,S,S,13 y 3-4", "10x13 13>17 17>27+ 40>50+",
                      "nest.17", "From 17 to 27 is 10, and the reward to play is 20."));
  EXPECT_EQ(alone("nest", "S,S,20,h7", "1-3"), (Texts{"S,S,24,h7", "S,S,23,H", "S,S,33,H"}));
}

TEST(Nest, nest_18_home_by_exact_count_by_a_die_the_total_or_a_whole_reward) {
  EXPECT_TRUE(allows("nest", "y:S,S,S,h5 r:S,S,S,S y 3-6", "h5>H"));
  EXPECT_TRUE(allows("nest", "y:S,S,S,66 r:S,S,S,S y 6-4", "66>h4 h4>H"));
  EXPECT_TRUE(allows("nest", "y:S,S,66,h7 r:S,S,S,S y 1-6", "h7>H 66>h4"));
  EXPECT_TRUE(allows("nest", "y:S,65,66,h7 r:S,S,S,S y 1-1", "h7>H 65>66 66>H+ 66>H+"));
  EXPECT_TRUE(refuses("nest", "y:S,S,S,h5 r:S,S,S,S y 4-2", "h5>H", "nest.18",
                      "HOME takes the exact count, 3 from h5; 4 and 2 are left."));
}

TEST(Nest, nest_19_all_four_pieces_home_wins) {
  EXPECT_EQ(winners("nest", "y:h7,H,H,H r:S,S,S,20 y 6-1", "h7>H"), "y");
  EXPECT_EQ(winners("nest", "y:S,h7,H,H r:S,S,S,20 y 6-1", "h7>H"), "");
}

TEST(Nest, nest_20_with_no_move_possible_the_turn_is_forfeited) {
  EXPECT_EQ(results("nest", "y:S,S,S,27 b:S,S,29,29 r:S,S,S,S y 4-3"),
            (Texts{"y:S,S,S,27 b:S,S,29,29 r:S,S,S,S"}));
  EXPECT_EQ(after("nest", "y:S,S,S,27 b:S,S,29,29 r:S,S,S,S y 4-3", "-"),
            "y:S,S,S,27 b:S,S,29,29 r:S,S,S,S r");
}

TEST(Nest, nest_21_the_turn_ends_when_its_player_ends_the_play) {
  const std::string position = "y:S,S,S,10 r:S,S,S,13 y 3-1";
  EXPECT_TRUE(may_end("nest", position, {"10x13", "13>14"}));
  EXPECT_EQ(next_steps("nest", position, {"10x13", "13>14"}), (Texts{"14>34+"}))
      << "the reward is there until the play is ended";
  EXPECT_FALSE(may_end("nest", position, {"10x13"}));
  EXPECT_EQ(after("nest", position, "10x13 13>14"), "y:S,S,S,14 r:S,S,S,S r");
}

}  // namespace
}  // namespace parlor::parcheesi::test
