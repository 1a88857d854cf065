#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// The royal sheet, clauses 19 to 33: captures, blockades, home and winning.
namespace parlor::parcheesi::test {
namespace {

TEST(Royal, royal_19_landing_on_a_lone_opponent_captures_it) {
  EXPECT_EQ(results("royal", "y:S,S,S,10 r:S,S,S,13 y 3-1"),
            (Texts{"y:S,S,S,14 r:S,S,S,13", "y:S,S,S,34 r:S,S,S,S"}))
      << "passing it does not capture";
  EXPECT_EQ(after("royal", "y:S,S,S,10 r:S,S,13,H y 3-1", "10x13 13>14 14>34+"),
            "y:S,S,S,34 r:S,S,S,H r");
  EXPECT_EQ(after("royal", "y:S,S,S,10 r:S,S,13,H y 3-1", "10>13 13>14 14>34+"),
            "y:S,S,S,34 r:S,S,S,H r")
      << "a capture may be written as a plain step";
}

TEST(Royal, royal_20_no_capture_on_a_home_path) {
  EXPECT_EQ(results("royal", "y:S,S,S,66 r:S,S,S,h2 y 4-2"), (Texts{"y:S,S,S,h4 r:S,S,S,h2"}));
  EXPECT_TRUE(refuses("royal", "y:S,S,S,66 r:S,S,S,h2 y 4-2", "66xh2 h2>h4", "royal.09",
                      "There is nobody on h2 to capture"));
  EXPECT_EQ(results("royal", "y:S,S,h1,h2 b:S,S,S,67 b 2-1"), (Texts{"y:S,S,h1,h2 b:S,S,S,2"}))
      << "blue goes by";
}

TEST(Royal, royal_21_no_capture_on_a_safety_space_and_two_colours_never_share_one) {
  EXPECT_EQ(results("royal", "y:S,S,S,10 r:S,S,S,12 y 2-1"), (Texts{"y:S,S,S,13 r:S,S,S,12"}));
  EXPECT_TRUE(refuses("royal", "y:S,S,S,10 r:S,S,S,12 y 2-1", "10x12 12>13", "royal.21",
                      "Red's pawn is safe on 12: yellow cannot land there."));
  for (const std::string space : {"12", "17", "22", "29", "34", "39", "46", "51", "56", "63"}) {
    const std::string before = std::to_string(std::stoi(space) - 6);
    EXPECT_TRUE(refuses_steps("royal", "y:S,S,S," + before + " b:S,S,S," + space + " y 6-4",
                              before + ">" + space, "royal.21", "is safe on " + space));
  }
}

TEST(Royal, royal_22_after_a_capture_the_roll_goes_on_with_the_same_or_another_pawn) {
  EXPECT_EQ(results("royal", "y:S,S,10,30 r:S,S,S,13 y 3-1"),
            (Texts{"y:S,S,30,34 r:S,S,S,S", "y:S,S,14,50 r:S,S,S,S", "y:S,S,31,33 r:S,S,S,S",
                   "y:S,S,13,51 r:S,S,S,S", "y:S,S,14,30 r:S,S,S,13", "y:S,S,11,33 r:S,S,S,13",
                   "y:S,S,10,34 r:S,S,S,13"}));
}

TEST(Royal, royal_23_a_capture_earns_twenty_after_the_dice_and_before_the_roll_again) {
  const std::string position = "y:S,S,S,10 r:S,S,S,13 y 3-3";
  EXPECT_EQ(after("royal", position, "10x13 13>16 16>36+"), "y:S,S,S,36 r:S,S,S,S y d1");
  EXPECT_TRUE(
      refuses("royal", position, "10x13 13>33+ 33>36", "royal.23",
              "A bonus comes after the dice, and a die can still be played, for example 13>16."));
  EXPECT_TRUE(refuses("royal", position, "10x13 13>16", "royal.23",
                      "The bonus of 20 is still to be played, for example 16>36+."));
  EXPECT_EQ(results("royal", "y:S,S,10,40 r:S,S,S,13 y 3-4"),
            (Texts{"y:S,S,37,40 r:S,S,S,S", "y:S,S,17,60 r:S,S,S,S", "y:S,S,33,44 r:S,S,S,S",
                   "y:S,S,13,64 r:S,S,S,S", "y:S,S,17,40 r:S,S,S,13", "y:S,S,14,43 r:S,S,S,13",
                   "y:S,S,10,47 r:S,S,S,13"}))
      << "the twenty goes to one pawn, never split";
}

TEST(Royal, royal_24_a_twenty_that_no_pawn_can_move_in_full_is_lost) {
  EXPECT_EQ(results("royal", "y:S,S,S,60 r:S,S,S,62 y 2-4"),
            (Texts{"y:S,S,S,66 r:S,S,S,62", "y:S,S,S,66 r:S,S,S,S"}));
  EXPECT_TRUE(allows("royal", "y:S,S,S,60 r:S,S,S,62 y 2-4", "60x62 62>66"));
}

TEST(Royal, royal_25_entering_captures_a_lone_opponent_on_enter) {
  EXPECT_EQ(results("royal", "y:S,S,S,S r:S,S,S,5 y 5-2"), (Texts{"y:S,S,S,27 r:S,S,S,S"}))
      << "and earns the twenty";
  EXPECT_EQ(after("royal", "y:S,S,S,S b:S,S,S,5 y 4-1", "Sx5 5>25+"), "y:S,S,S,25 b:S,S,S,S b");
}

TEST(Royal, royal_26_a_blockade_stops_every_pawn_its_owners_too) {
  EXPECT_EQ(results("royal", "y:S,S,S,27 b:S,S,29,29 y 4-3"), (Texts{"y:S,S,S,27 b:S,S,29,29"}));
  EXPECT_TRUE(refuses("royal", "y:S,S,S,27 b:S,S,29,29 y 4-3", "27>31", "royal.26",
                      "Blue's blockade on 29 stops every pawn: yellow cannot pass from 27 to 31."));
  EXPECT_TRUE(refuses("royal", "y:S,S,S,27 b:S,S,30,30 y 4-3", "27x30", "royal.26",
                      "Blue's blockade on 30 cannot be landed on."));
  EXPECT_TRUE(refuses("royal", "y:S,27,29,29 b:S,S,S,S y 4-3", "27>31", "royal.26",
                      "Yellow's own blockade on 29 stops every pawn"));
  EXPECT_TRUE(refuses("royal", "y:S,66,h2,h2 b:S,S,S,S y 6-4", "66>h4", "royal.26",
                      "Yellow's own blockade on h2 stops every pawn"))
      << "on the home path as well";
  EXPECT_EQ(results("royal", "y:S,S,S,27 b:S,S,S,29 y 4-3"), (Texts{"y:S,S,S,34 b:S,S,S,29"}))
      << "one pawn stops nobody";
}

TEST(Royal, royal_27_a_blockade_on_enter_stops_entering) {
  EXPECT_EQ(results("royal", "y:S,S,S,S r:S,S,5,5 y 5-2"), (Texts{"y:S,S,S,S r:S,S,5,5"}));
  EXPECT_TRUE(refuses("royal", "y:S,S,S,S r:S,S,5,5 y 5-2", "S>5", "royal.27",
                      "Red's blockade on 5 stops yellow from entering."));
  EXPECT_TRUE(refuses("royal", "y:S,S,5,5 r:S,S,S,S y 5-2", "S>5 5>7", "royal.27",
                      "Two pawns of yellow stand on 5 already, so no third can enter."));
}

TEST(Royal, royal_28_a_blockade_is_broken_up_if_nothing_else_can_move) {
  EXPECT_EQ(results("royal", "y:29,29,h7,h7 b:S,S,34,34 y 4-3"),
            (Texts{"y:32,33,h7,h7 b:S,S,34,34"}))
      << "34 stops one pawn taking both";
  EXPECT_TRUE(refuses("royal", "y:29,29,h7,h7 b:S,S,34,34 y 4-3", "-", "royal.11",
                      "Both dice can be played and must be, for example 29>"));
}

TEST(Royal, royal_29_the_pawns_of_a_blockade_cannot_form_it_again_on_a_new_space) {
  EXPECT_EQ(alone("royal", "S,S,10,10", "3-3"), (Texts{"S,S,10,16"}));
  EXPECT_TRUE(refuses("royal", "y:S,S,10,10 r:S,S,S,S y 3-3", "10>13 10>13", "royal.29",
                      "The two pawns of yellow's blockade cannot be brought together again on 13"));
  EXPECT_EQ(alone("royal", "10,10,H,H", "3-3"),
            (Texts{"10,24,H,H", "13,21,H,H", "14,20,H,H", "16,18,H,H"}))
      << "17 and 17 would be the pair again";
  EXPECT_TRUE(alone("royal", "6,10,10,56", "3-3").contains("10,13,13,60"))
      << "one of the two and a third pawn are no old blockade";
}

TEST(Royal, royal_30_a_pawn_turns_onto_its_own_home_path_and_no_other) {
  EXPECT_EQ(alone("royal", "S,S,S,66", "4-2"), (Texts{"S,S,S,h4"}));
  EXPECT_TRUE(refuses("royal", "y:S,S,S,66 r:S,S,S,S y 4-2", "66>2", "royal.30",
                      "Yellow turns onto its home path after 68 and cannot go on to 2."));
  EXPECT_EQ(alone("royal", "S,S,S,16", "4-2"), (Texts{"S,S,S,22"}))
      << "blue's turn-off at 17 is nothing to yellow";
  EXPECT_EQ(results("royal", "b:S,S,S,16 r:S,S,S,S b 4-2"), (Texts{"b:S,S,S,h5 r:S,S,S,S"}));
}

TEST(Royal, royal_31_home_is_reached_by_exact_count_and_counts_as_a_space) {
  EXPECT_EQ(alone("royal", "S,S,S,h5", "3-6"), (Texts{"S,S,S,H"})) << "h5 is three away";
  EXPECT_EQ(alone("royal", "S,S,S,h5", "4-2"), (Texts{"S,S,S,h7"}));
  EXPECT_TRUE(refuses("royal", "y:S,S,S,h5 r:S,S,S,S y 4-2", "h5>H", "royal.31",
                      "HOME takes the exact count, 3 from h5; 4 and 2 are left."));
}

TEST(Royal, royal_32_reaching_home_earns_ten_after_the_dice_or_nothing_if_it_cannot_be_moved) {
  EXPECT_EQ(alone("royal", "S,S,20,h7", "1-3"), (Texts{"S,S,24,h7", "S,S,33,H"}));
  EXPECT_EQ(alone("royal", "S,S,h1,h7", "1-2"), (Texts{"S,S,h3,H", "S,S,h4,h7"}));
  EXPECT_TRUE(refuses("royal", "y:S,S,20,h7 r:S,S,S,S y 1-3", "h7>H 20>30+", "royal.23",
                      "A bonus comes after the dice"));
  EXPECT_TRUE(refuses("royal", "y:S,S,20,h7 r:S,S,S,S y 1-3", "h7>H 20>23", "royal.32",
                      "The bonus of 10 is still to be played, for example 23>33+."));
}

TEST(Royal, royal_33_the_first_with_all_four_pawns_home_wins) {
  EXPECT_EQ(after("royal", "y:h7,H,H,H r:S,S,S,20 y 1-3", "h7>H"), "y:H,H,H,H r:S,S,S,20 won y");
  EXPECT_EQ(winners("royal", "y:h7,H,H,H r:S,S,S,20 y 1-3", "h7>H"), "y");
  EXPECT_EQ(winners("royal", "y:S,h7,H,H r:S,S,S,20 y 1-3", "h7>H"), "");
  EXPECT_TRUE(refuses("royal", "y:h7,H,H,H r:S,S,S,20 y 1-3", "-", "royal.11", "A die can be"));
  EXPECT_EQ(alone("royal", "h4,H,H,H", "4-3"), (Texts{"H,H,H,H", "h7,H,H,H"}))
      << "a win leaves the other die";
}

}  // namespace
}  // namespace parlor::parcheesi::test
