#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// The royal sheet, clauses 1 to 18: setting up, entering, dice and doublets.
namespace parlor::parcheesi::test {
namespace {

TEST(Royal, royal_01_two_to_four_players_begin_with_four_pawns_in_start) {
  EXPECT_EQ(after_throws(table("royal", 2), {}), "y:S,S,S,S r:S,S,S,S first y r");
  EXPECT_EQ(after_throws(table("royal", 3), {}), "y:S,S,S,S b:S,S,S,S r:S,S,S,S first y b r");
  EXPECT_EQ(after_throws(table("royal", 4), {}), all_in_start + "first y b r g");
  for (const int players : {1, 5}) {
    EXPECT_EQ(
        objection({.sheet = "royal", .name = "", .settings = {}, .seats = {}, .players = players}),
        "Parcheesi is for 2, 3 or 4 players, not " + std::to_string(players) + ".");
  }
}

TEST(Royal, royal_02_the_highest_of_two_dice_starts_and_ties_throw_again) {
  EXPECT_EQ(after_throws("royal", {{6, 1}, {5, 4}, {2, 1}, {6, 2}}), all_in_start + "b");
  EXPECT_EQ(after_throws("royal", {{6, 1}, {5, 4}}), all_in_start + "first y7 b9 r g");
  EXPECT_EQ(after_throws("royal", {{6, 1}, {5, 4}, {6, 3}, {1, 1}}), all_in_start + "first b r");
  EXPECT_EQ(after_throws("royal", {{6, 1}, {5, 4}, {6, 3}, {1, 1}, {1, 2}, {4, 1}}),
            all_in_start + "r");
}

TEST(Royal, royal_03_turns_pass_to_the_left_against_the_way_pawns_move) {
  EXPECT_EQ(after("royal", all_in_start + "y 6-4", "-"), all_in_start + "g");
  EXPECT_EQ(after("royal", all_in_start + "g 6-4", "-"), all_in_start + "r");
  EXPECT_EQ(after("royal", all_in_start + "r 6-4", "-"), all_in_start + "b");
  EXPECT_EQ(after("royal", all_in_start + "b 6-4", "-"), all_in_start + "y");
  EXPECT_EQ(after("royal", "y:S,S,S,S b:S,S,S,S r:S,S,S,S y 6-4", "-"),
            "y:S,S,S,S b:S,S,S,S r:S,S,S,S r");
}

TEST(Royal, royal_04_a_pawn_enters_on_a_five_on_its_own_enter_space) {
  EXPECT_EQ(alone("royal", "S,S,S,S", "5-3"), (Texts{"S,S,S,8"}));
  EXPECT_EQ(alone("royal", "S,S,S,S", "6-4"), (Texts{"S,S,S,S"}));
  EXPECT_EQ(after("royal", all_in_start + "b 5-6", "S>22 22>28"),
            "y:S,S,S,S b:S,S,S,28 r:S,S,S,S g:S,S,S,S y");
  EXPECT_EQ(after("royal", all_in_start + "r 5-6", "S>39 39>45"),
            "y:S,S,S,S b:S,S,S,S r:S,S,S,45 g:S,S,S,S b");
  EXPECT_EQ(after("royal", all_in_start + "g 5-6", "S>56 56>62"),
            "y:S,S,S,S b:S,S,S,S r:S,S,S,S g:S,S,S,62 r");
  EXPECT_TRUE(refuses("royal", all_in_start + "y 6-4", "S>5", "royal.04",
                      "A pawn enters on a die of 5 or two dice that total 5"));
  EXPECT_TRUE(refuses("royal", all_in_start + "y 5-3", "S>22", "royal.04",
                      "From START yellow comes out on 5, nowhere else."));
}

TEST(Royal, royal_05_two_dice_that_total_five_enter_a_pawn_and_are_both_used) {
  EXPECT_EQ(alone("royal", "S,S,S,S", "4-1"), (Texts{"S,S,S,5"}));
  EXPECT_EQ(alone("royal", "S,S,S,20", "3-2"), (Texts{"S,S,5,20"}));
  EXPECT_TRUE(
      refuses("royal", "y:S,S,S,20 r:S,S,S,S y 3-2", "S>5 20>23", "royal.09", "no die is left."));
}

TEST(Royal, royal_06_double_fives_enter_two_pawns) {
  EXPECT_EQ(alone("royal", "S,S,S,S", "5-5"), (Texts{"S,S,5,5"}));
  EXPECT_EQ(alone("royal", "S,S,5,20", "5-5"), (Texts{"S,5,5,25", "S,5,10,20"}))
      << "where only one can, the other five moves";
  EXPECT_EQ(alone("royal", "S,20,30,40", "5-5"),
            (Texts{"10,20,30,40", "5,25,30,40", "5,20,35,40", "5,20,30,45"}));
}

TEST(Royal, royal_07_entering_is_a_duty_even_where_the_other_die_must_clear_enter_first) {
  EXPECT_EQ(alone("royal", "S,S,S,20", "5-3"), (Texts{"S,S,5,23", "S,S,8,20"}));
  EXPECT_EQ(alone("royal", "S,5,5,20", "5-3"), (Texts{"5,5,8,20"}));
  EXPECT_TRUE(refuses("royal", "y:S,5,5,20 r:S,S,S,S y 5-3", "20>25 25>28", "royal.07",
                      "A five must bring a pawn out of START while it can"));
  EXPECT_TRUE(refuses_steps("royal", "y:S,S,S,20 r:S,S,S,S y 5-3", "20>25", "royal.07",
                            "yellow can bring out one"));
}

TEST(Royal, royal_08_a_five_that_cannot_enter_a_pawn_moves_one) {
  EXPECT_EQ(results("royal", "y:S,S,S,20 r:S,S,5,5 y 5-2"), (Texts{"y:S,S,S,27 r:S,S,5,5"}));
  EXPECT_EQ(alone("royal", "20,H,H,H", "5-2"), (Texts{"27,H,H,H"}));
}

TEST(Royal, royal_09_pawns_move_forward_by_the_count) {
  EXPECT_EQ(alone("royal", "S,S,S,10", "3-1"), (Texts{"S,S,S,14"}));
  EXPECT_EQ(results("royal", "y:S,S,S,S g:S,S,S,66 g 4-2"), (Texts{"y:S,S,S,S g:S,S,S,4"}))
      << "68 is followed by 1";
  EXPECT_TRUE(refuses("royal", "y:S,S,S,10 r:S,S,S,S y 3-1", "10>15", "royal.09",
                      "From 10 to 15 is 5; 3 and 1 are left."));
  EXPECT_TRUE(refuses("royal", "y:S,S,S,10 r:S,S,S,S y 3-1", "11>14", "royal.09",
                      "Yellow has no pawn on 11."));
  EXPECT_EQ(option("royal", "direction"), "counterclockwise");
}

TEST(Royal, royal_10_a_roll_moves_one_pawn_by_both_dice_in_either_order_or_two_by_one_each) {
  EXPECT_EQ(alone("royal", "S,S,10,20", "4-3"),
            (Texts{"S,S,17,20", "S,S,10,27", "S,S,14,23", "S,S,13,24"}));
  EXPECT_EQ(results("royal", "y:S,S,S,8 r:S,S,S,12 y 4-3"), (Texts{"y:S,S,S,15 r:S,S,S,12"}))
      << "3 first, because 4 would land on red's safety space";
  EXPECT_EQ(results("royal", "y:S,S,S,9 r:S,S,S,12 y 4-3"), (Texts{"y:S,S,S,16 r:S,S,S,12"}))
      << "4 first, because 3 would";
}

TEST(Royal, royal_11_both_dice_are_used_if_there_is_any_way) {
  const std::string position = "y:50,h6,H,H r:S,S,52,52 y 2-1";
  EXPECT_EQ(results("royal", position), (Texts{"y:51,H,H,H r:S,S,52,52"}))
      << "h6>h7 with the 1 would leave nothing for the 2";
  EXPECT_TRUE(refuses("royal", position, "h6>h7", "royal.11",
                      "Both dice can be played and must be, for example"));
  EXPECT_TRUE(refuses_steps("royal", position, "h6>h7", "royal.11", "Both dice can be played"));
}

TEST(Royal, royal_12_where_one_die_can_be_used_either_may_be_and_one_must_be) {
  const std::string position = "y:10,H,H,H r:S,S,16,16 y 5-2";
  EXPECT_EQ(results("royal", position),
            (Texts{"y:12,H,H,H r:S,S,16,16", "y:15,H,H,H r:S,S,16,16"}));
  EXPECT_TRUE(refuses("royal", position, "-", "royal.11", "A die can be played and must be"));
}

TEST(Royal, royal_13_no_space_holds_three_pawns_of_a_player) {
  EXPECT_TRUE(refuses("royal", "y:S,7,10,10 r:S,S,S,S y 3-6", "7>10", "royal.13",
                      "Two pawns of yellow stand on 10 already: a space holds no third."));
  EXPECT_EQ(alone("royal", "S,7,10,10", "3-6"),
            (Texts{"S,7,10,19", "S,7,13,16", "S,10,10,16", "S,10,13,13"}));
  EXPECT_TRUE(refuses("royal", "y:S,67,h2,h2 r:S,S,S,S y 3-6", "67>h2", "royal.13",
                      "Two pawns of yellow stand on h2 already"));
}

TEST(Royal, royal_14_doublets_bring_another_roll) {
  EXPECT_EQ(after("royal", "y:S,S,S,20 r:S,S,S,S y 3-3", "20>23 23>26"),
            "y:S,S,S,26 r:S,S,S,S y d1");
  EXPECT_EQ(after("royal", "y:S,S,S,20 r:S,S,S,S y 3-3 d1", "20>23 23>26"),
            "y:S,S,S,26 r:S,S,S,S y d2");
  EXPECT_EQ(after("royal", "y:S,S,S,S r:S,S,S,S y 3-3", "-"), "y:S,S,S,S r:S,S,S,S y d1");
  EXPECT_EQ(after("royal", "y:S,S,S,20 r:S,S,S,S y 4-3 d1", "20>23 23>27"),
            "y:S,S,S,27 r:S,S,S,S r")
      << "the row of doublets ends with any other roll";
}

TEST(Royal, royal_15_doublets_with_a_pawn_in_start_are_two_plain_dice) {
  EXPECT_EQ(alone("royal", "S,10,H,H", "3-3"), (Texts{"S,16,H,H"}));
  EXPECT_TRUE(refuses("royal", "y:S,10,H,H r:S,S,S,S y 3-3", "10>14", "royal.15",
                      "the bottoms of the dice count only once all four pawns of yellow"));
  EXPECT_EQ(alone("royal", "S,10,H,H", "5-5"), (Texts{"10,10,H,H", "5,15,H,H"}))
      << "two counts even if the last pawn enters in this roll";
}

TEST(Royal, royal_16_doublets_with_all_four_entered_give_fourteen_in_four_counts) {
  EXPECT_EQ(alone("royal", "10,H,H,H", "3-3"), (Texts{"24,H,H,H"}));
  EXPECT_EQ(alone("royal", "10,40,H,H", "6-6"),
            (Texts{"10,54,H,H", "11,53,H,H", "12,52,H,H", "16,48,H,H", "17,47,H,H", "18,46,H,H",
                   "22,42,H,H", "23,41,H,H", "24,40,H,H"}));
  EXPECT_TRUE(allows("royal", "y:10,20,30,40 r:S,S,S,S y 6-6", "10>16 20>21 30>36 36>37"))
      << "the split that the sheet gives as its example";
  EXPECT_TRUE(allows("royal", "y:10,20,30,40 r:S,S,S,S y 2-2", "10>12 20>22 30>35 40>45"));
}

TEST(Royal, royal_17_the_four_counts_are_all_played_or_none_is_and_the_roll_again_comes_anyway) {
  const std::string stuck = "y:h3,H,H,H r:S,S,S,S y 3-3";
  EXPECT_EQ(results("royal", stuck), (Texts{"y:h3,H,H,H r:S,S,S,S"}));
  EXPECT_EQ(after("royal", stuck, "-"), "y:h3,H,H,H r:S,S,S,S y d1");
  EXPECT_TRUE(refuses("royal", stuck, "h3>h6", "royal.17", "cannot all be played, so none is"));
  const std::string free = "y:10,H,H,H r:S,S,S,S y 3-3";
  EXPECT_TRUE(refuses("royal", free, "10>13 13>16", "royal.17", "all four can be"));
  EXPECT_TRUE(refuses("royal", free, "-", "royal.17", "are played or none is"));
}

TEST(Royal, royal_17_a_win_takes_all_four_counts_too) {
  const std::string near_home = "y:H,H,H,h2 b:S,S,S,S y 6-6";
  EXPECT_EQ(results("royal", near_home), (Texts{"y:h2,H,H,H b:S,S,S,S"}));
  EXPECT_TRUE(next_steps("royal", near_home, {}).empty());
  EXPECT_TRUE(may_end("royal", near_home, {}));
  EXPECT_EQ(after("royal", near_home, "-"), "y:h2,H,H,H b:S,S,S,S y d1");
  const std::string sentence =
      "royal.17: Even a win takes all four counts of the doublets (6, 6, 1 and 1), and 6, 1 and 1 "
      "are left; they cannot all be played, so none is: write -. (Sheet royal.)";
  EXPECT_EQ(verdict("royal", near_home, "h2>H"), sentence);
  EXPECT_EQ(step_verdict("royal", near_home, "h2>H"), sentence);
  EXPECT_EQ(verdict("royal", near_home, "h2>H H>1"), sentence);
  EXPECT_EQ(alone("royal", "62,H,H,H", "3-3"), (Texts{"H,H,H,H"}));
  EXPECT_TRUE(allows("royal", "y:58,h2,H,H r:S,S,S,S y 6-6", "h2>H 58>64 64>65 65>66 66>H+"))
      << "a bonus after all four may win";
}

TEST(Royal, royal_18_third_doublets_send_the_pawn_nearest_home_back_and_end_the_turn) {
  EXPECT_EQ(after("royal", "y:S,40,h2,H r:S,S,S,S y 3-3 d2", "!h2>S"), "y:S,S,40,H r:S,S,S,S r");
  EXPECT_EQ(after("royal", "y:10,66,66,H r:S,S,S,S y 3-3 d2", "!66>S"), "y:S,10,66,H r:S,S,S,S r");
  EXPECT_EQ(after("royal", "y:S,S,S,H r:S,S,S,S y 3-3 d2", "!-"), "y:S,S,S,H r:S,S,S,S r");
  EXPECT_EQ(results("royal", "y:S,40,h2,H r:S,S,S,S y 3-3 d2"), (Texts{"y:S,S,40,H r:S,S,S,S"}));
  EXPECT_TRUE(refuses("royal", "y:S,40,h2,H r:S,S,S,S y 3-3 d2", "40>43 43>46", "royal.18",
                      "the penalty is !h2>S"));
  EXPECT_EQ(alone("royal", "S,40,h2,H", "3-4 d2"), (Texts{"S,47,h2,H", "S,43,h6,H", "S,44,h5,H"}))
      << "only doublets are punished";
}

}  // namespace
}  // namespace parlor::parcheesi::test
