#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// The sheet of the box of six games, clause by clause.
namespace parlor::parcheesi::test {
namespace {

TEST(Box, box_01_the_highest_throw_of_both_dice_starts_and_turns_pass_to_the_left) {
  EXPECT_EQ(after_throws("box", {{1, 1}, {6, 5}, {6, 4}, {2, 2}}), all_in_start + "b");
  EXPECT_EQ(after_throws(table("box", 2), {{6, 5}, {6, 5}}), "y:S,S,S,S r:S,S,S,S first y r");
  EXPECT_EQ(after("box", all_in_start + "y 6-4", "-"), all_in_start + "b")
      << "the left is where movers go, too: blue comes after yellow";
  EXPECT_EQ(after("box", all_in_start + "g 6-4", "-"), all_in_start + "y");
  EXPECT_EQ(objection({.sheet = "box", .name = "", .settings = {}, .seats = {}, .players = 5}),
            "Parcheesi is for 2, 3 or 4 players, not 5.");
}

TEST(Box, box_02_entering_on_a_five_or_a_total_of_five_is_a_duty) {
  EXPECT_EQ(alone("box", "S,S,S,20", "5-3"), (Texts{"S,S,5,23", "S,S,8,20"}));
  EXPECT_EQ(alone("box", "S,S,S,20", "4-1"), (Texts{"S,S,5,20"}));
  EXPECT_EQ(alone("box", "S,S,S,S", "6-3"), (Texts{"S,S,S,S"}));
  EXPECT_TRUE(refuses("box", "y:S,S,S,20 r:S,S,S,S y 4-1", "20>24 24>25", "box.02",
                      "Two dice that total five must bring a mover out of START while it can: "
                      "yellow enters with S>5. (Sheet box.)"));
  EXPECT_TRUE(refuses("box", "y:S,S,S,20 b:S,S,S,5 y 5-3", "20>25", "box.02",
                      "A five must bring a mover out of START while it can: yellow enters with "
                      "Sx5."));
  EXPECT_TRUE(refuses("box", "y:S,S,S,20 r:S,S,S,S y 6-3", "S>5", "box.02", "A mover enters on"));
}

TEST(Box, box_03_with_all_on_the_board_or_two_on_enter_a_five_may_move) {
  EXPECT_EQ(alone("box", "20,H,H,H", "5-3"), (Texts{"28,H,H,H"}));
  EXPECT_EQ(alone("box", "S,5,5,20", "5-3"),
            (Texts{"5,5,8,20", "S,5,10,23", "S,5,13,20", "S,5,5,28", "S,5,8,25", "S,8,10,20"}))
      << "a five moves, unless 5>8 has made room for one to enter";
  EXPECT_TRUE(refuses("box", "y:S,5,5,20 r:S,S,S,S y 5-3", "5>8 5>10", "box.02",
                      "A five must bring a mover out of START while it can: yellow enters with "
                      "S>5. (Sheet box.)"));
  EXPECT_EQ(alone("box", "S,5,5,20", "5-5"), (Texts{"5,5,10,20", "S,5,10,25", "S,5,5,30"}))
      << "once the first five has left ENTER, the second must enter";
  EXPECT_EQ(alone("box", "S,S,5,20", "5-3"), (Texts{"S,5,5,23", "S,5,8,20"}))
      << "one of one's own on ENTER does not lift it";
}

TEST(Box, box_04_one_mover_takes_the_total_or_two_split_the_roll) {
  EXPECT_EQ(alone("box", "S,S,10,20", "2-4"),
            (Texts{"S,S,16,20", "S,S,10,26", "S,S,12,24", "S,S,14,22"}));
  EXPECT_EQ(results("box", "y:S,S,S,10 r:S,S,S,12 y 2-4"),
            (Texts{"y:S,S,S,16 r:S,S,S,12", "y:S,S,S,36 r:S,S,S,S"}))
      << "it lands between the dice, and captures there";
}

TEST(Box, box_05_as_many_dice_as_possible_are_used_and_either_if_only_one_can_be) {
  EXPECT_EQ(results("box", "y:50,h6,H,H r:S,S,52,52 y 2-1"), (Texts{"y:51,H,H,H r:S,S,52,52"}));
  EXPECT_EQ(results("box", "y:10,H,H,H r:S,S,16,16 y 5-2"),
            (Texts{"y:12,H,H,H r:S,S,16,16", "y:15,H,H,H r:S,S,16,16"}));
  EXPECT_TRUE(refuses("box", "y:10,H,H,H r:S,S,16,16 y 5-2", "-", "box.05", "A die can be played"));
  EXPECT_TRUE(refuses("box", "y:S,S,S,20 r:S,S,S,S y 6-3", "20>26", "box.05",
                      "Both dice can be played and must be, for example"));
}

TEST(Box, box_06_no_space_holds_three_movers_of_a_player) {
  EXPECT_TRUE(refuses("box", "y:S,7,10,10 r:S,S,S,S y 3-6", "7>10 10>16", "box.06",
                      "Two movers of yellow stand on 10 already: a space holds no third."));
  EXPECT_TRUE(refuses("box", "y:S,S,5,5 r:S,S,S,S y 5-2", "S>5 5>7", "box.06",
                      "Two movers of yellow stand on 5 already, so no third can enter."));
  EXPECT_FALSE(alone("box", "S,7,10,10", "3-6").contains("S,10,10,10"));
}

TEST(Box, box_07_doubles_before_all_are_entered_are_an_ordinary_move_and_roll_again) {
  EXPECT_EQ(alone("box", "S,10,H,H", "3-3"), (Texts{"S,16,H,H"}));
  EXPECT_EQ(after("box", "y:S,10,H,H r:S,S,S,S y 3-3", "10>13 13>16"), "y:S,16,H,H r:S,S,S,S y d1");
  EXPECT_TRUE(refuses("box", "y:S,10,H,H r:S,S,S,S y 3-3", "10>14", "box.07",
                      "the bottoms of the dice count only once all four"));
}

TEST(Box, box_08_doubles_with_all_entered_are_fourteen_or_nothing) {
  EXPECT_EQ(alone("box", "10,40,H,H", "2-2"),
            (Texts{"10,54,H,H", "12,52,H,H", "14,50,H,H", "15,49,H,H", "17,47,H,H", "19,45,H,H",
                   "20,44,H,H", "22,42,H,H", "24,40,H,H"}));
  EXPECT_TRUE(allows("box", "y:10,20,30,40 r:S,S,S,S y 2-2", "10>12 20>22 30>35 40>45"));
  EXPECT_EQ(alone("box", "h3,H,H,H", "3-3"), (Texts{"h3,H,H,H"}));
  EXPECT_EQ(after("box", "y:h3,H,H,H r:S,S,S,S y 3-3", "-"), "y:h3,H,H,H r:S,S,S,S y d1");
  EXPECT_TRUE(refuses("box", "y:h3,H,H,H r:S,S,S,S y 3-3", "h3>h7", "box.08", "so none is"));
  const std::string near_home = "y:H,H,H,h2 b:S,S,S,S y 6-6";
  EXPECT_EQ(results("box", near_home), (Texts{"y:h2,H,H,H b:S,S,S,S"})) << "not even to win";
  EXPECT_TRUE(refuses("box", near_home, "h2>H", "box.08", "Even a win takes all four counts"));
  EXPECT_EQ(alone("box", "62,H,H,H", "3-3"), (Texts{"H,H,H,H"})) << "all four win";
  const std::string by_bonus = "y:66,h2,H,H r:S,S,S,S y 6-6";
  EXPECT_EQ(results("box", by_bonus), (Texts{"y:h6,H,H,H r:S,S,S,S"}));
  EXPECT_TRUE(refuses("box", by_bonus, "h2>H 66>H+", "box.08",
                      "Even a win takes all four counts of the doubles (6, 6, 1 and 1), and 6, 1 "
                      "and 1 are left; all four can be played, for example 66>"));
}

TEST(Box, box_09_third_doubles_send_the_mover_nearest_home_back_and_pass_the_dice_on) {
  EXPECT_EQ(after("box", "y:S,40,60,H b:S,S,S,S r:S,S,S,S y 3-3 d2", "!60>S"),
            "y:S,S,40,H b:S,S,S,S r:S,S,S,S b");
  EXPECT_TRUE(refuses("box", "y:S,40,60,H b:S,S,S,S r:S,S,S,S y 3-3 d2", "-", "box.09",
                      "the penalty is !60>S"));
}

TEST(Box, box_10_a_lone_mover_is_sent_back_anywhere_on_the_ring) {
  for (const std::string space : {"12", "17", "22", "29", "34", "39", "46", "51", "56", "63"}) {
    const std::string before = std::to_string(std::stoi(space) - 6);
    EXPECT_TRUE(next_steps("box", "y:S,S,8," + before + " b:S,S,S," + space + " y 6-4", {})
                    .contains(before + "x" + space));
  }
  EXPECT_EQ(results("box", "y:S,S,S,10 r:S,S,S,12 y 2-1"),
            (Texts{"y:S,S,S,13 r:S,S,S,12", "y:S,S,S,33 r:S,S,S,S"}));
}

TEST(Box, box_11_no_capture_on_a_home_path) {
  EXPECT_EQ(results("box", "y:S,S,S,66 r:S,S,S,h2 y 4-2"), (Texts{"y:S,S,S,h4 r:S,S,S,h2"}));
  EXPECT_TRUE(refuses("box", "y:S,S,S,66 r:S,S,S,h2 y 4-2", "66xh2 h2>h4", "box.04",
                      "There is nobody on h2 to capture"));
}

TEST(Box, box_12_a_capture_earns_twenty_at_once_before_any_die_that_is_left) {
  EXPECT_EQ(results("box", "y:S,S,20,40 b:S,S,S,24 r:S,S,46,46 y 4-3"),
            (Texts{"y:S,S,23,44 b:S,S,S,24 r:S,S,46,46", "y:S,S,27,40 b:S,S,S,24 r:S,S,46,46",
                   "y:S,S,43,44 b:S,S,S,S r:S,S,46,46"}))
      << "a twenty cannot be dodged by playing the other die first";
  EXPECT_EQ(results("box", "y:S,S,S,10 r:S,S,13,33 y 3-1"),
            (Texts{"y:S,S,S,14 r:S,S,13,33", "y:S,S,S,54 r:S,S,S,S"}))
      << "the twenty captures again, and earns another";
  EXPECT_EQ(after("box", "y:S,S,S,10 r:S,S,S,13 y 3-3", "10x13 13>33+ 33>36"),
            "y:S,S,S,36 r:S,S,S,S y d1")
      << "before the roll again";
  EXPECT_TRUE(refuses("box", "y:S,S,S,10 r:S,S,S,13 y 3-3", "10x13 13>16", "box.12",
                      "A bonus is played at once, before any die that is left: for example 13>33+. "
                      "(Sheet box.)"));
  EXPECT_TRUE(refuses("box", "y:S,S,S,10 r:S,S,S,13 y 5-3", "10x13 S>5", "box.12",
                      "A bonus is played at once, before any die that is left: for example "
                      "13>33+."));
}

TEST(Box, box_12_a_twenty_that_no_mover_can_go_is_lost_when_it_is_earned) {
  EXPECT_TRUE(allows("box", "y:S,S,S,60 r:S,S,S,62 y 2-4", "60x62 62>66"));
  const std::string full = "y:S,10,33,33 r:S,13,40,40 y 3-1";
  EXPECT_TRUE(allows("box", full, "10x13 33>34"));
  EXPECT_TRUE(refuses("box", full, "10x13 33>34 13>33+", "box.12", "no bonus is pending"))
      << "there is room on 33 now, but the twenty is gone";
  EXPECT_TRUE(allows("box", full, "33>34 10x13 13>33+"));
}

TEST(Box, box_13_a_block_stops_the_others_and_its_owner_may_pass) {
  EXPECT_EQ(results("box", "y:S,S,S,27 b:S,S,29,29 y 4-3"), (Texts{"y:S,S,S,27 b:S,S,29,29"}));
  EXPECT_TRUE(refuses("box", "y:S,S,S,27 b:S,S,29,29 y 4-3", "27>31", "box.13",
                      "Blue's block on 29 stops"));
  EXPECT_TRUE(
      refuses("box", "y:S,S,S,27 b:S,S,30,30 y 4-3", "27x30", "box.13", "cannot be landed on"));
  EXPECT_TRUE(allows("box", "y:S,27,29,29 b:S,S,S,S y 4-3", "27>31 31>34"));
  EXPECT_TRUE(allows("box", "y:S,67,h2,h2 b:S,S,S,S y 4-2", "67>h3 h3>h5"));
  EXPECT_TRUE(allows("box", "y:S,S,10,10 r:S,S,S,S y 3-3", "10>13 10>13"))
      << "nothing keeps a block from moving on together";
}

TEST(Box, box_14_an_opponents_block_on_enter_stops_entering) {
  EXPECT_EQ(results("box", "y:S,S,S,20 r:S,S,5,5 y 5-2"), (Texts{"y:S,S,S,27 r:S,S,5,5"}));
  EXPECT_TRUE(refuses("box", "y:S,S,S,20 r:S,S,5,5 y 5-2", "S>5", "box.14",
                      "Red's block on 5 stops yellow from entering."));
  EXPECT_EQ(results("box", "y:S,S,S,S r:S,S,S,5 y 5-2"), (Texts{"y:S,S,S,27 r:S,S,S,S"}))
      << "a lone mover does not";
}

TEST(Box, box_15_own_home_path_only_and_home_by_exact_count) {
  EXPECT_EQ(alone("box", "S,S,S,66", "4-2"), (Texts{"S,S,S,h4"}));
  EXPECT_EQ(alone("box", "S,S,S,16", "4-2"), (Texts{"S,S,S,22"}));
  EXPECT_EQ(alone("box", "S,S,S,h5", "4-2"), (Texts{"S,S,S,h7"}));
  EXPECT_TRUE(refuses("box", "y:S,S,S,h5 r:S,S,S,S y 4-2", "h5>H", "box.15",
                      "HOME takes the exact count, 3 from h5"));
  EXPECT_TRUE(refuses("box", "y:S,S,S,66 r:S,S,S,S y 4-2", "66>2", "box.15",
                      "Yellow turns onto its home path after 68"));
}

TEST(Box, box_16_home_earns_ten_for_another_mover_or_nothing_if_it_cannot_be_moved) {
  EXPECT_EQ(alone("box", "S,S,20,h7", "1-3"), (Texts{"S,S,24,h7", "S,S,33,H"}));
  EXPECT_TRUE(allows("box", "y:S,S,20,h7 r:S,S,S,S y 1-3", "h7>H 20>30+ 30>33"));
  EXPECT_TRUE(refuses("box", "y:S,S,20,h7 r:S,S,S,S y 1-3", "20>23 h7>H", "box.16",
                      "The bonus of 10 is still to be played, for example 23>33+."));
  EXPECT_TRUE(allows("box", "y:S,S,h1,h7 r:S,S,S,S y 1-2", "h7>H h1>h3"));
}

TEST(Box, box_17_the_first_with_all_four_movers_home_wins) {
  EXPECT_EQ(winners("box", "y:h7,H,H,H r:S,S,S,20 y 1-3", "h7>H"), "y");
  EXPECT_EQ(winners("box", "y:20,h7,H,H r:S,S,S,S y 1-3", "h7>H 20>30+ 30>33"), "");
}

TEST(Box, box_18_movers_go_clockwise_the_way_the_turns_pass) {
  EXPECT_EQ(option("box", "direction"), "clockwise");
  EXPECT_EQ(option("box", "order"), "clockwise");
  EXPECT_EQ(after("box", "y:S,S,S,5 b:S,S,S,S g:S,S,S,S y 6-4", "5>9 9>15"),
            "y:S,S,S,15 b:S,S,S,S g:S,S,S,S b")
      << "blue, whose ENTER lies ahead of yellow's, is next; under royal it would be green";
  EXPECT_EQ(after("royal", "y:S,S,S,5 b:S,S,S,S g:S,S,S,S y 6-4", "5>9 9>15"),
            "y:S,S,S,15 b:S,S,S,S g:S,S,S,S g");
}

}  // namespace
}  // namespace parlor::parcheesi::test
