#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// The classic sheet, clause by clause, mostly as red (ENTER 39, turn-off 34) lives them.
namespace parlor::parcheesi::test {
namespace {

TEST(Classic, classic_01_two_to_four_players_begin_with_four_pawns_in_start) {
  EXPECT_EQ(after_throws(table("classic", 2), {}), "y:S,S,S,S r:S,S,S,S first y r");
  EXPECT_EQ(after_throws(table("classic", 3), {}), "y:S,S,S,S b:S,S,S,S r:S,S,S,S first y b r");
  EXPECT_EQ(after_throws(table("classic", 4), {}),
            "y:S,S,S,S b:S,S,S,S r:S,S,S,S g:S,S,S,S first y b r g");
}

TEST(Classic, classic_02_the_highest_throw_starts_and_turns_pass_to_the_left) {
  EXPECT_EQ(after_throws(table("classic", 2), {{3, 3}, {6, 1}}), "y:S,S,S,S r:S,S,S,S r");
  EXPECT_EQ(after_throws(table("classic", 2), {{5, 2}, {6, 1}}), "y:S,S,S,S r:S,S,S,S first y r");
  EXPECT_EQ(after("classic", "y:S,S,S,S b:S,S,S,S g:S,S,S,S b 6-4", "-"),
            "y:S,S,S,S b:S,S,S,S g:S,S,S,S y");
  EXPECT_EQ(after("classic", "y:S,S,S,S b:S,S,S,S g:S,S,S,S y 6-4", "-"),
            "y:S,S,S,S b:S,S,S,S g:S,S,S,S g");
}

TEST(Classic, classic_03_a_pawn_enters_on_a_five_or_on_dice_that_total_five) {
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,S,S r 5-1"), (Texts{"y:S,S,S,S r:S,S,S,40"}));
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,S,S r 4-1"), (Texts{"y:S,S,S,S r:S,S,S,39"}));
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,S,S r 3-2"), (Texts{"y:S,S,S,S r:S,S,S,39"}));
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,S,S r 3-1"), (Texts{"y:S,S,S,S r:S,S,S,S"}));
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,S,S,S r 3-1", "S>39", "classic.03",
                      "A pawn enters on a die of 5 or two dice that total 5; 3 and 1 are left."));
}

TEST(Classic, classic_04_entering_is_a_duty_and_a_five_that_cannot_enter_moves) {
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,39,39,50 r 5-3"), (Texts{"y:S,S,S,S r:39,39,42,50"}))
      << "the 3 breaks the pair on ENTER so that the 5 can enter";
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,S,S,50 r 5-3", "50>55 55>58", "classic.04",
                      "A five must bring a pawn out of START while it can: red can bring out one"));
  EXPECT_EQ(results("classic", "r:S,S,S,50 g:S,S,39,39 r 5-2"), (Texts{"r:S,S,S,57 g:S,S,39,39"}));
}

TEST(Classic, classic_05_one_pawn_takes_the_whole_roll_or_two_take_one_die_each) {
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,40,50 r 6-2"),
            (Texts{"y:S,S,S,S r:S,S,48,50", "y:S,S,S,S r:S,S,40,58", "y:S,S,S,S r:S,S,46,52",
                   "y:S,S,S,S r:S,S,42,56"}));
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,S,40,50 r 6-2", "40>48", "classic.05",
                      "one pawn moves die by die"));
}

TEST(Classic, classic_06_as_many_dice_as_possible_are_used_and_either_if_only_one_can_be) {
  EXPECT_EQ(results("classic", "r:16,h6,H,H g:S,S,18,18 r 2-1"), (Texts{"r:17,H,H,H g:S,S,18,18"}));
  EXPECT_TRUE(refuses("classic", "r:16,h6,H,H g:S,S,18,18 r 2-1", "h6>h7", "classic.06",
                      "Both dice can be played and must be, for example"));
  EXPECT_EQ(results("classic", "r:44,H,H,H g:S,S,50,50 r 5-2"),
            (Texts{"r:46,H,H,H g:S,S,50,50", "r:49,H,H,H g:S,S,50,50"}));
  EXPECT_TRUE(refuses("classic", "r:44,H,H,H g:S,S,50,50 r 5-2", "-", "classic.06", "A die can"));
}

TEST(Classic, classic_07_no_space_holds_three_pawns_of_a_player) {
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,41,44,44 r 3-6", "41>44", "classic.07",
                      "Two pawns of red stand on 44 already: a space holds no third."));
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,41,44,44 r 3-6"),
            (Texts{"y:S,S,S,S r:S,41,44,53", "y:S,S,S,S r:S,41,47,50", "y:S,S,S,S r:S,44,44,50",
                   "y:S,S,S,S r:S,44,47,47"}));
}

TEST(Classic, classic_08_doublets_roll_again_and_are_plain_before_all_four_are_entered) {
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,44,H,H r 4-4"), (Texts{"y:S,S,S,S r:S,52,H,H"}));
  EXPECT_EQ(after("classic", "y:S,S,S,S r:S,44,H,H r 4-4", "44>48 48>52"),
            "y:S,S,S,S r:S,52,H,H r d1");
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,44,H,H r 4-4", "44>47", "classic.08",
                      "the bottoms of the dice count only once all four pawns of red"));
}

TEST(Classic, classic_09_doublets_with_all_four_entered_are_fourteen_or_nothing) {
  EXPECT_EQ(results("classic", "y:S,S,S,S r:44,H,H,H r 4-4"), (Texts{"y:S,S,S,S r:58,H,H,H"}));
  EXPECT_TRUE(allows("classic", "y:S,S,S,S r:40,50,60,H r 6-6", "40>46 50>51 60>66 66>67"));
  const std::string stuck = "y:S,S,S,S r:31,h7,H,H r 3-3";
  EXPECT_EQ(results("classic", stuck), (Texts{"y:S,S,S,S r:31,h7,H,H"}))
      << "31 is eleven from HOME and h7 cannot take a three";
  EXPECT_EQ(after("classic", stuck, "-"), "y:S,S,S,S r:31,h7,H,H r d1");
  EXPECT_TRUE(refuses("classic", stuck, "31>34 34>h4", "classic.09", "so none is"));
  const std::string near_home = "y:S,S,S,S r:h1,H,H,H r 3-3";
  EXPECT_EQ(results("classic", near_home), (Texts{"y:S,S,S,S r:h1,H,H,H"})) << "not even to win";
  EXPECT_TRUE(refuses("classic", near_home, "h1>h4 h4>H", "classic.09",
                      "Even a win takes all four counts of the doublets (3, 3, 4 and 4), and 3 and "
                      "4 are left"));
}

TEST(Classic, classic_10_third_doublets_send_the_pawn_nearest_home_back) {
  EXPECT_EQ(after("classic", "y:S,S,S,S r:S,20,h1,H g:S,S,S,S r 1-1 d2", "!h1>S"),
            "y:S,S,S,S r:S,S,20,H g:S,S,S,S y");
  EXPECT_EQ(results("classic", "y:S,S,S,S r:20,30,40,50 r 1-1 d2"),
            (Texts{"y:S,S,S,S r:S,20,40,50"}))
      << "red turns off at 34, so 30 is nearest";
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,S,20,30 r 1-1 d2", "20>21 21>22", "classic.10",
                      "nothing moves and the penalty is !30>S"));
}

TEST(Classic, classic_11_landing_on_a_lone_opponent_captures_and_the_roll_goes_on_with_any_pawn) {
  EXPECT_EQ(results("classic", "r:S,S,40,58 g:S,S,S,43 r 3-1"),
            (Texts{"r:S,S,58,64 g:S,S,S,S", "r:S,S,10,44 g:S,S,S,S", "r:S,S,59,63 g:S,S,S,S",
                   "r:S,S,11,43 g:S,S,S,S", "r:S,S,44,58 g:S,S,S,43", "r:S,S,41,61 g:S,S,S,43",
                   "r:S,S,40,62 g:S,S,S,43"}))
      << "the 1 and the 20 go to either pawn; 58 goes by way of 68 to 10";
}

TEST(Classic, classic_12_no_capture_on_home_paths_or_safety_spaces_except_by_entering) {
  EXPECT_EQ(results("classic", "y:S,S,S,h4 r:S,S,S,32 r 4-2"), (Texts{"y:S,S,S,h4 r:S,S,S,h4"}));
  EXPECT_EQ(results("classic", "y:S,S,S,46 r:S,S,S,44 r 2-1"), (Texts{"y:S,S,S,46 r:S,S,S,47"}));
  EXPECT_EQ(results("classic", "y:S,S,S,39 r:S,S,S,S r 5-1"), (Texts{"y:S,S,S,S r:S,S,S,60"}));
}

TEST(Classic, classic_13_a_capture_earns_twenty_after_the_dice_or_nothing_if_it_cannot_be_moved) {
  const std::string position = "r:S,S,S,40 g:S,S,S,43 r 3-3";
  EXPECT_EQ(after("classic", position, "40x43 43>46 46>66+"), "r:S,S,S,66 g:S,S,S,S r d1");
  EXPECT_TRUE(
      refuses("classic", position, "40x43 43>63+", "classic.13",
              "A bonus comes after the dice, and a die can still be played, for example 43>46."));
  EXPECT_TRUE(refuses("classic", position, "40x43 43>46", "classic.13",
                      "The bonus of 20 is still to be played, for example 46>66+."));
  EXPECT_TRUE(allows("classic", "r:S,S,S,26 g:S,S,S,28 r 2-4", "26x28 28>32"))
      << "from 32 no pawn of red goes twenty";
}

TEST(Classic, classic_14_two_colours_never_share_a_safety_space) {
  EXPECT_TRUE(refuses("classic", "b:S,S,S,46 r:S,S,S,44 r 2-1", "44>46 46>47", "classic.14",
                      "Blue's pawn is safe on 46: red cannot land there."));
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,44,46 r 2-1"),
            (Texts{"y:S,S,S,S r:S,S,46,47", "y:S,S,S,S r:S,S,45,48", "y:S,S,S,S r:S,S,44,49"}));
  EXPECT_TRUE(allows("classic", "y:S,S,S,S r:S,S,44,46 r 2-4", "44>46 46>50"))
      << "two of one colour may stand on it";
}

TEST(Classic, classic_15_a_blockade_blocks_every_pawn_and_stops_entering) {
  EXPECT_EQ(results("classic", "r:S,S,S,44 g:S,S,47,47 r 4-3"), (Texts{"r:S,S,S,44 g:S,S,47,47"}));
  EXPECT_TRUE(refuses("classic", "r:S,S,S,44 g:S,S,47,47 r 4-3", "44>48", "classic.15",
                      "Green's blockade on 47 stops every pawn: red cannot pass from 44 to 48."));
  EXPECT_TRUE(refuses("classic", "r:S,32,h1,h1 g:S,S,S,S r 6-4", "32>h4", "classic.15",
                      "Red's own blockade on h1 stops every pawn: red cannot pass from 32 to h4."));
  EXPECT_TRUE(refuses("classic", "r:S,S,S,S g:S,S,39,39 r 5-4", "S>39", "classic.15",
                      "Green's blockade on 39 stops red from entering."));
}

TEST(Classic, classic_16_a_blockade_may_have_to_be_broken_up) {
  EXPECT_EQ(results("classic", "r:44,44,h7,h7 g:S,S,49,49 r 4-3"),
            (Texts{"r:47,48,h7,h7 g:S,S,49,49"}));
  EXPECT_TRUE(refuses("classic", "r:44,44,h7,h7 g:S,S,49,49 r 4-3", "-", "classic.06",
                      "Both dice can be played and must be, for example 44>"));
}

TEST(Classic, classic_17_the_pawns_of_a_blockade_cannot_form_it_again_on_a_new_space) {
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,44,44 r 4-4"), (Texts{"y:S,S,S,S r:S,S,44,52"}));
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,S,44,44 r 4-4", "44>48 44>48", "classic.17",
                      "The two pawns of red's blockade cannot be brought together again on 48"));
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,h4,h4 r 4-4"), (Texts{"y:S,S,S,S r:S,S,H,H"}))
      << "HOME is no blockade";
}

TEST(Classic, classic_18_a_pawn_goes_up_its_own_home_path_and_home_by_exact_count) {
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,S,33 r 4-2"), (Texts{"y:S,S,S,S r:S,S,S,h5"}));
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,S,67 r 4-2"), (Texts{"y:S,S,S,S r:S,S,S,5"}))
      << "yellow's turn-off is nothing to red";
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,S,S,33 r 4-2", "33>37", "classic.18",
                      "Red turns onto its home path after 34 and cannot go on to 37."));
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,S,h5 r 3-4"), (Texts{"y:S,S,S,S r:S,S,S,H"}));
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,S,S,h5 r 4-2", "h5>H", "classic.18",
                      "HOME takes the exact count, 3 from h5"));
}

TEST(Classic, classic_19_home_earns_ten_after_the_dice_or_nothing_if_it_cannot_be_moved) {
  EXPECT_EQ(results("classic", "y:S,S,S,S r:S,S,50,h7 r 1-3"),
            (Texts{"y:S,S,S,S r:S,S,54,h7", "y:S,S,S,S r:S,S,63,H"}));
  EXPECT_TRUE(refuses("classic", "y:S,S,S,S r:S,S,50,h7 r 1-3", "50>53 h7>H", "classic.19",
                      "The bonus of 10 is still to be played, for example 53>63+."));
  EXPECT_TRUE(allows("classic", "y:S,S,S,S r:S,S,h1,h7 r 1-3", "h7>H h1>h4"));
}

TEST(Classic, classic_20_the_first_with_all_four_pawns_home_wins) {
  EXPECT_EQ(after("classic", "y:S,S,S,S r:h3,H,H,H r 5-2", "h3>H"), "y:S,S,S,S r:H,H,H,H won r");
  EXPECT_EQ(winners("classic", "y:S,S,S,S r:h3,H,H,H r 5-2", "h3>H"), "r");
  EXPECT_EQ(winners("classic", "y:S,S,S,S r:h2,h3,H,H r 5-2", "h3>H h2>h4"), "");
}

}  // namespace
}  // namespace parlor::parcheesi::test
