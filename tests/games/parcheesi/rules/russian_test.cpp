#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"

/// The Russian sheet, clause by clause.
namespace parlor::parcheesi::test {
namespace {

/// A position of a game in pairs in which only yellow and red, the partners, have left START.
std::string partners(const std::string& yellow, const std::string& red, const std::string& roll) {
  return "y:" + yellow + " b:S,S,S,S r:" + red + " g:S,S,S,S y " + roll;
}

Texts placements(const std::vector<std::pair<std::string, std::string>>& pawns) {
  Texts texts;
  for (const auto& [yellow, red] : pawns)
    texts.insert("y:" + yellow + " b:S,S,S,S r:" + red + " g:S,S,S,S");
  return texts;
}

TEST(Russian, russian_01_two_to_four_players_all_against_all_or_in_two_pairs) {
  EXPECT_EQ(after_throws(table("russian", 2), {}), "y:S,S,S,S r:S,S,S,S first y r");
  EXPECT_EQ(after_throws(table("russian", 3), {}), "y:S,S,S,S b:S,S,S,S r:S,S,S,S first y b r");
  EXPECT_EQ(option("russian", "pairs"), "optional");
  const AnyGame pairs = in_pairs();
  EXPECT_EQ(pairs->team(pairs->start(), Seat(0)), SeatSet::from_bits(0b0101));
  EXPECT_EQ(pairs->team(pairs->start(), Seat(3)), SeatSet::from_bits(0b1010));
  const AnyGame alone = table("russian");
  EXPECT_EQ(alone->team(alone->start(), Seat(0)), SeatSet(Seat(0)));
}

TEST(Russian, russian_02_one_die_each_decides_and_the_lowest_starts) {
  EXPECT_EQ(after_throws("russian", {Roll(4), Roll(2), Roll(6), Roll(3)}), all_in_start + "b");
  EXPECT_EQ(after_throws("russian", {Roll(4), Roll(2), Roll(6), Roll(2)}),
            all_in_start + "first b g");
  EXPECT_EQ(after_throws("russian", {Roll(4), Roll(2), Roll(6), Roll(2), Roll(5), Roll(1)}),
            all_in_start + "g");
}

TEST(Russian, russian_03_turns_pass_counterclockwise_the_way_pieces_move) {
  EXPECT_EQ(option("russian", "order"), "counterclockwise");
  EXPECT_EQ(after("russian", all_in_start + "y 6-4", "-"), all_in_start + "b");
  EXPECT_EQ(after("russian", all_in_start + "b 6-4", "-"), all_in_start + "r");
  EXPECT_EQ(after("russian", all_in_start + "r 6-4", "-"), all_in_start + "g");
  EXPECT_EQ(after("russian", all_in_start + "g 6-4", "-"), all_in_start + "y");
}

TEST(Russian, russian_04_entering_on_a_five_or_a_total_of_five_and_two_on_double_fives) {
  EXPECT_EQ(alone("russian", "S,S,S,S", "5-3"), (Texts{"S,S,S,5", "S,S,S,8"}));
  EXPECT_EQ(alone("russian", "S,S,S,S", "3-2"), (Texts{"S,S,S,5"}));
  EXPECT_EQ(alone("russian", "S,S,S,S", "5-5"), (Texts{"S,S,S,5", "S,S,S,10", "S,S,5,5"}));
  EXPECT_TRUE(refuses("russian", all_in_start + "y 6-4", "S>5", "russian.04",
                      "A piece enters on a die of 5 or two dice that total 5"));
}

TEST(Russian, russian_05_pieces_move_counterclockwise_only) {
  EXPECT_EQ(option("russian", "direction"), "counterclockwise");
  EXPECT_EQ(alone("russian", "S,S,S,10", "3-2"),
            (Texts{"S,S,5,10", "S,S,S,13", "S,S,S,12", "S,S,S,15"}));
  EXPECT_TRUE(refuses("russian", "y:S,S,S,10 r:S,S,S,S y 3-2", "10>7", "russian.16",
                      "Pieces only move forward"));
}

TEST(Russian, russian_06_no_space_holds_two_colours_or_three_pieces) {
  EXPECT_TRUE(refuses("russian", "y:S,7,10,10 r:S,S,S,S y 3-6", "7>10", "russian.06",
                      "Two pieces of yellow stand on 10 already: a space holds no third."));
  EXPECT_TRUE(refuses("russian", "y:S,S,5,5 r:S,S,S,S y 5-2", "S>5", "russian.06",
                      "so no third can enter"));
  EXPECT_EQ(results("russian", "y:S,S,S,10 r:S,S,S,13 y 3-3"),
            (Texts{"y:S,S,S,13 r:S,S,S,S", "y:S,S,S,33 r:S,S,S,S", "y:S,S,S,16 r:S,S,S,S",
                   "y:S,S,S,36 r:S,S,S,S"}))
      << "landing on red never leaves both there";
}

TEST(Russian, russian_07_a_blockade_stands_anywhere_and_nobody_passes_it) {
  for (const std::string space : {"28", "29", "30"}) {
    EXPECT_EQ(results("russian", "y:S,S,S,27 b:S,S," + space + "," + space + " y 6-4"),
              (Texts{"y:S,S,S,27 b:S,S," + space + "," + space}));
    EXPECT_TRUE(refuses("russian", "y:S,S,S,27 b:S,S," + space + "," + space + " y 6-4", "27>31",
                        "russian.07", "Blue's blockade on " + space + " stops every piece"));
  }
  EXPECT_TRUE(refuses("russian", "y:S,27,29,29 b:S,S,S,S y 4-3", "27>31", "russian.07",
                      "Yellow's own blockade on 29 stops every piece"));
  EXPECT_TRUE(refuses("russian", "y:S,S,S,S r:S,S,5,5 y 5-3", "S>5", "russian.07",
                      "Red's blockade on 5 stops yellow from entering."));
}

TEST(Russian, russian_08_landing_on_a_lone_opponent_sends_it_to_base_and_earns_twenty) {
  EXPECT_EQ(after("russian", "y:S,S,S,10 r:S,13,40,H y 3-1", "10x13 13>33+"),
            "y:S,S,S,33 r:S,S,40,H r");
  EXPECT_TRUE(refuses("russian", "y:S,S,S,10 r:S,13,40,H y 3-1", "10x13 13>23+", "russian.08",
                      "From 13 to 23 is 10, and the bonus to play is 20."));
}

TEST(Russian, russian_09_a_blockade_cannot_be_captured) {
  EXPECT_FALSE(next_steps("russian", "y:S,S,S,10 r:S,S,13,13 y 3-1", {}).contains("10x13"));
  EXPECT_TRUE(refuses("russian", "y:S,S,S,10 r:S,S,13,13 y 3-1", "10x13", "russian.07",
                      "Red's blockade on 13 cannot be landed on."));
}

TEST(Russian, russian_10_pieces_on_coloured_spaces_are_attacked_only_by_one_that_enters) {
  EXPECT_EQ(results("russian", "y:S,S,S,10 r:S,S,S,12 y 2-2"), (Texts{"y:S,S,S,10 r:S,S,S,12"}));
  EXPECT_TRUE(refuses("russian", "y:S,S,S,10 r:S,S,S,12 y 2-2", "10x12", "russian.10",
                      "Red's piece is safe on 12: yellow cannot land there."));
  EXPECT_EQ(results("russian", "y:S,S,S,S r:S,S,S,5 y 4-1"),
            (Texts{"y:S,S,S,5 r:S,S,S,S", "y:S,S,S,25 r:S,S,S,S"}));
}

TEST(Russian, russian_11_doubles_are_two_plain_dice_and_bring_another_turn) {
  EXPECT_EQ(alone("russian", "10,H,H,H", "6-6"), (Texts{"16,H,H,H", "22,H,H,H"}));
  EXPECT_EQ(after("russian", "y:10,H,H,H r:S,S,S,S y 6-6", "10>16"), "y:16,H,H,H r:S,S,S,S y d1");
  EXPECT_TRUE(refuses("russian", "y:10,H,H,H r:S,S,S,S y 6-6", "10>11", "russian.11",
                      "their bottoms do not count"));
}

TEST(Russian, russian_12_third_doubles_send_one_piece_back_and_end_the_turn) {
  EXPECT_EQ(after("russian", "y:S,40,66,66 r:S,S,S,S y 3-3 d2", "!66>S"), "y:S,S,40,66 r:S,S,S,S r")
      << "one of a pair";
  EXPECT_EQ(after("russian", "y:S,S,2,40 r:S,S,S,S y 3-3 d2", "!40>S"), "y:S,S,S,2 r:S,S,S,S r")
      << "2 is past the turn-off, a whole round from home";
  EXPECT_TRUE(refuses("russian", "y:S,S,2,40 r:S,S,S,S y 3-3 d2", "40>43", "russian.12",
                      "the penalty is !40>S. (Sheet russian; our reading.)"));
}

TEST(Russian, russian_13_a_pair_cannot_form_a_new_blockade_on_doubles) {
  EXPECT_EQ(alone("russian", "S,S,10,10", "3-3"), (Texts{"S,S,10,13", "S,S,10,16"}));
  EXPECT_TRUE(
      refuses("russian", "y:S,S,10,10 r:S,S,S,S y 3-3", "10>13 10>13", "russian.13",
              "The two pieces of yellow's blockade cannot be brought together again on 13"));
  EXPECT_TRUE(allows("russian", "y:S,7,10,10 r:S,S,S,S y 3-3", "10>13 7>10"))
      << "another piece may take the place of the one that left";
}

TEST(Russian, russian_14_at_its_turn_off_a_piece_may_go_home_or_round_again) {
  EXPECT_EQ(alone("russian", "66,H,H,H", "4-6"),
            (Texts{"2,H,H,H", "4,H,H,H", "8,H,H,H", "H,H,H,H", "h2,H,H,H", "h4,H,H,H"}));
}

TEST(Russian, russian_15_home_by_exact_count_by_a_die_or_both_earns_ten) {
  EXPECT_TRUE(allows("russian", "y:S,S,S,h5 r:S,S,S,S y 3-6", "h5>H"));
  EXPECT_TRUE(allows("russian", "y:S,S,S,h1 r:S,S,S,S y 3-4", "h1>h4 h4>H"));
  EXPECT_TRUE(allows("russian", "y:S,S,20,h5 r:S,S,S,S y 3-6", "h5>H 20>30+"));
  EXPECT_TRUE(refuses("russian", "y:S,S,S,h5 r:S,S,S,S y 4-2", "h5>H", "russian.15",
                      "HOME takes the exact count, 3 from h5; 4 and 2 are left."));
}

TEST(Russian, russian_16_one_die_must_be_played_if_it_can_and_after_it_the_player_may_stop) {
  EXPECT_EQ(alone("russian", "10,H,H,H", "5-2"), (Texts{"12,H,H,H", "15,H,H,H", "17,H,H,H"}));
  EXPECT_TRUE(refuses("russian", "y:10,H,H,H r:S,S,S,S y 5-2", "-", "russian.16",
                      "A die can be played and must be, for example 10>"));
  EXPECT_FALSE(may_end("russian", "y:10,H,H,H r:S,S,S,S y 5-2", {}));
  EXPECT_TRUE(may_end("russian", "y:10,H,H,H r:S,S,S,S y 5-2", {"10>12"}));
  EXPECT_TRUE(allows("russian", "y:S,S,S,10 r:S,S,S,13 y 3-1", "10x13"))
      << "die and bonus are passed alike";
}

TEST(Russian, russian_17_the_worked_example_of_the_sheet_plays_out) {
  const std::string begin = "y:S,S,20,30 r:S,S,S,S y 5-5";
  EXPECT_TRUE(allows("russian", begin, "S>5 5>10"));
  EXPECT_TRUE(allows("russian", begin, "S>5 20>25"));
  const std::string again = after("russian", begin, "S>5 30>35");
  EXPECT_EQ(again, "y:S,5,20,35 r:S,S,S,S y d1") << "the doubles bring another throw";
  const By russian = "russian";
  const auto thrown = russian->thrown(at(russian, again), Roll(3, 3));
  const std::string second = russian->position(thrown);
  EXPECT_EQ(second, "y:S,5,20,35 r:S,S,S,S y 3-3 d1");
  EXPECT_TRUE(refuses("russian", second, "-", "russian.16", "A die can be played and must be"));
  EXPECT_EQ(after("russian", second, "20>23"), "y:S,5,23,35 r:S,S,S,S y d2")
      << "the second three is passed";
}

TEST(Russian, russian_18_several_bonuses_are_used_in_any_order_by_one_piece_or_lost) {
  const std::string position = "y:S,S,S,10 r:S,S,13,14 y 3-1";
  EXPECT_TRUE(allows("russian", position, "10x13 13x14 14>34+ 34>54+"));
  EXPECT_EQ(after("russian", position, "10x13 13x14 14>34+"), "y:S,S,S,34 r:S,S,S,S r");
  EXPECT_TRUE(allows("russian", position, "10x13 13>33+ 33>34")) << "before the other die";
  EXPECT_TRUE(allows("russian", "y:S,10,20,h7 r:S,S,S,13 y 3-1", "10x13 h7>H 20>30+ 30>50+"));
  EXPECT_TRUE(allows("russian", "y:S,10,20,h7 r:S,S,S,13 y 3-1", "10x13 h7>H 20>40+ 13>23+"));
}

TEST(Russian, russian_19_partners_win_together_and_who_has_finished_plays_for_the_other) {
  EXPECT_EQ(
      results(in_pairs(), partners("H,H,H,H", "S,S,S,20", "4-3")),
      placements({{"H,H,H,H", "S,S,S,23"}, {"H,H,H,H", "S,S,S,24"}, {"H,H,H,H", "S,S,S,27"}}));
  EXPECT_EQ(winners(in_pairs(), partners("H,H,H,H", "h7,H,H,H", "1-3"), "h7>H"), "yr");
  EXPECT_TRUE(refuses(in_pairs(), partners("S,S,S,10", "S,S,S,13", "3-3"), "10x13", "russian.19",
                      "The partner's piece stands on 13: it can be passed, not landed on."));
  EXPECT_EQ(results(in_pairs(), partners("S,S,S,10", "S,S,S,13", "4-4")),
            placements({{"S,S,S,14", "S,S,S,13"}, {"S,S,S,18", "S,S,S,13"}}));
  EXPECT_TRUE(refuses(in_pairs(), partners("S,S,S,10", "S,S,13,13", "4-4"), "10>14", "russian.07",
                      "Red's blockade on 13 stops every piece"));
  EXPECT_EQ(results(in_pairs(), partners("h7,H,H,H", "S,S,S,40", "1-3")),
            placements({{"H,H,H,H", "S,S,S,40"}}))
      << "the partner's pawns are for the next roll";
}

TEST(Russian, russian_20_all_four_pieces_home_or_in_pairs_all_eight_win) {
  EXPECT_EQ(winners("russian", "y:h7,H,H,H r:S,S,S,40 y 1-3", "h7>H"), "y");
  EXPECT_EQ(winners(in_pairs(), partners("h7,H,H,H", "S,S,S,40", "1-3"), "h7>H"), "");
  EXPECT_EQ(winners(in_pairs(), partners("h7,H,H,H", "H,H,H,H", "1-3"), "h7>H"), "yr");
}

}  // namespace
}  // namespace parlor::parcheesi::test
