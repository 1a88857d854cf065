#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/checkers/play.h"

namespace parlor::checkers {
namespace {

using test::after_play;
using test::at;
using test::box;
using test::plays;
using test::standard;

using Texts = std::vector<std::string>;

TEST(Checkers, checkers_01_twelve_men_a_side_stand_on_the_first_three_rows) {
  EXPECT_EQ(standard.position(standard.start()),
            "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
  EXPECT_EQ(standard.actor(standard.start()), Actor::player(dark_seat));
}

TEST(Checkers, checkers_02_men_move_one_square_forward_to_a_vacant_one) {
  EXPECT_EQ(plays(standard, standard.start()),
            (Texts{"10-14", "10-15", "11-15", "11-16", "12-16", "9-13", "9-14"}));
  EXPECT_EQ(plays(standard, "W:W18:B1"), (Texts{"18-14", "18-15"}));
  // Both edges of the board, on both kinds of row.
  EXPECT_EQ(plays(standard, "B:W32:B12"), (Texts{"12-16"}));
  EXPECT_EQ(plays(standard, "B:W32:B13"), (Texts{"13-17"}));
}

TEST(Checkers, checkers_03_a_jump_takes_the_piece_and_goes_on_where_it_can) {
  EXPECT_EQ(plays(standard, "B:W14,22,32:B9"), (Texts{"9x18 18x25"}));
  EXPECT_EQ(after_play(standard, "B:W14,22,32:B9", "9x18 18x25"), "W:W32:B25");
}

TEST(Checkers, checkers_03_a_jump_needs_the_square_beyond_and_another_colour) {
  EXPECT_EQ(plays(standard, "B:W14,18:B9"), (Texts{"9-13"}));
  EXPECT_EQ(plays(standard, "B:W32:B9,14"), (Texts{"14-17", "14-18", "9-13"}));
  // On the edge there is nothing beyond: 8 cannot jump 12.
  EXPECT_EQ(plays(standard, "B:W12,32:B8"), (Texts{"8-11"}));
}

TEST(Checkers, checkers_03_a_man_may_turn_in_its_series_but_not_go_back) {
  EXPECT_EQ(plays(standard, "B:W6,14,32:B1"), (Texts{"1x10 10x17"}));
  EXPECT_EQ(plays(standard, "B:W6,7,32:B1"), (Texts{"1x10"}));
}

TEST(Checkers, routes_over_the_same_pieces_to_the_same_square_are_one_choice) {
  EXPECT_EQ(plays(standard, "B:W6,7,14,15,32:BK2").size(), 1U);
  EXPECT_EQ(after_play(standard, "B:W6,7,14,15,32:BK2", "2x11 11x18 18x9 9x2"), "W:W32:BK2");
  EXPECT_EQ(after_play(standard, "B:W6,7,14,15,32:BK2", "2x9x18x11x2"), "W:W32:BK2");
  // Over other pieces it is another choice.
  EXPECT_EQ(plays(standard, "B:W6,7,14,15,32:B2"), (Texts{"2x11 11x18", "2x9 9x18"}));
}

TEST(Checkers, checkers_04_a_capture_that_is_there_must_be_taken) {
  EXPECT_EQ(plays(standard, "B:W14,32:B1,9"), (Texts{"9x18"}));
  EXPECT_EQ(plays(box, "B:W14,32:B1,9"), (Texts{"1-5", "1-6", "9-13", "9x18"}));
}

TEST(Checkers, checkers_04_a_series_must_be_finished_but_need_not_be_the_longest) {
  EXPECT_EQ(plays(standard, "B:W14,15,22,32:B9,11"), (Texts{"11x18 18x25", "9x18 18x25"}));
  EXPECT_EQ(plays(standard, "B:W14,16,22,32:B9,12"), (Texts{"12x19", "9x18 18x25"}));
}

TEST(Checkers, checkers_06_reaching_the_last_row_crowns_and_ends_the_move) {
  EXPECT_EQ(after_play(standard, "B:W5:B25", "25-29"), "W:W5:BK29");
  EXPECT_EQ(after_play(standard, "W:W6:B28", "6-2"), "B:WK2:B28");
  EXPECT_EQ(plays(standard, "B:W26,27:B22"), (Texts{"22x31"}));
  EXPECT_EQ(after_play(standard, "B:W26,27:B22", "22x31"), "W:W27:BK31");
}

TEST(Checkers, checkers_06_kings_go_both_ways_one_square) {
  EXPECT_EQ(plays(standard, "B:W5:BK18"), (Texts{"18-14", "18-15", "18-22", "18-23"}));
  EXPECT_EQ(plays(standard, "B:W14:BK18"), (Texts{"18x9"}));
  EXPECT_EQ(plays(standard, "B:W14:B18"), (Texts{"18-22", "18-23"}));
  EXPECT_EQ(plays(standard, "W:WK18:B22"), (Texts{"18x25"}));
}

TEST(Checkers, checkers_06_kings_are_captured_like_men) {
  EXPECT_EQ(after_play(standard, "B:WK14,32:B9", "9x18"), "W:W32:B18");
  // The square must not be left crowned behind it.
  EXPECT_EQ(at(standard, "W:W32:B18").now.board.kings, 0U);
  const State state = test::after_plays(standard, at(standard, "B:WK14,32:B9"), {"9x18"});
  EXPECT_EQ(state.now.board.kings, 0U);
}

TEST(Checkers, checkers_07_taking_everything_wins) {
  const State state = test::after_plays(standard, at(standard, "B:W14,22:B9"), {"9x18x25"});
  EXPECT_TRUE(standard.actor(state).is_nobody());
  const auto outcome = standard.outcome(state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winners, SeatSet(dark_seat));
  EXPECT_EQ(outcome->reason, "every piece is taken");
  EXPECT_FALSE(outcome->draw);
}

TEST(Checkers, checkers_07_leaving_no_move_wins) {
  const State state = test::after_plays(standard, at(standard, "W:W9,18:B5"), {"18-14"});
  const auto outcome = standard.outcome(state);
  ASSERT_TRUE(outcome);
  EXPECT_EQ(outcome->winners, SeatSet(light_seat));
  EXPECT_EQ(outcome->reason, "no piece can move");
  EXPECT_TRUE(plays(standard, state).empty());
  EXPECT_EQ(standard.perft(state, 3), 0U);
}

TEST(Checkers, tells_all_its_rules_by_sheet) {
  EXPECT_EQ(standard.rules_text().size(), 9U);
  EXPECT_EQ(standard.rules_text()[5].title, "Captures must be taken");
  EXPECT_EQ(box.rules_text()[5].title, "Skipped captures, and huffing");
}

TEST(Checkers, counts_what_happens_in_a_play) {
  std::vector<std::uint64_t> counters(Checkers::counter_names().size());
  const State start = at(box, "B:W14,22,32:B1,9");
  box.tally(start, *box.read_play(start, "9x18"), counters);
  box.tally(start, *box.read_play(start, "9x18x25"), counters);
  const State crowning = at(box, "B:W5:B25");
  box.tally(crowning, *box.read_play(crowning, "25-29"), counters);
  const State huff = at(box, "W:W32:B1,9:L9");
  box.tally(huff, *box.read_play(huff, "!9"), counters);
  EXPECT_EQ(counters, (std::vector<std::uint64_t>{3, 1, 1, 1}));
}

}  // namespace
}  // namespace parlor::checkers
