#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/checkers/play.h"

namespace parlor::checkers {
namespace {

using test::after_play;
using test::after_plays;
using test::at;
using test::box;
using test::plays;

using Texts = std::vector<std::string>;

TEST(CheckersHuffing, checkers_05_a_piece_that_left_its_capture_may_be_taken_off) {
  EXPECT_EQ(after_play(box, "B:W14,32:B1,9", "1-5"), "W:W14,32:B5,9:L9");
  EXPECT_EQ(plays(box, "W:W14,32:B5,9:L9"), (Texts{"!9", "14-10", "32-27", "32-28"}));
  EXPECT_EQ(after_play(box, "W:W14,32:B5,9:L9", "!9"), "B:W14,32:B5");
}

TEST(CheckersHuffing, checkers_05_the_piece_that_moved_instead_is_huffed_where_it_stands) {
  EXPECT_EQ(after_play(box, "B:W14,32:B1,9", "9-13"), "W:W14,32:B1,13:L13");
  EXPECT_EQ(after_play(box, "B:WK14:BK18,1", "18-22"), "W:WK14:B1,K22:H1:L22");
}

TEST(CheckersHuffing, checkers_05_each_piece_that_could_have_captured_is_liable_but_one_is_taken) {
  EXPECT_EQ(after_play(box, "B:W14,32:B1,9,10", "1-5"), "W:W14,32:B5,9,10:L9,10");
  EXPECT_EQ(after_play(box, "W:W14,32:B5,9,10:L9,10", "!10"), "B:W14,32:B5,9");
}

TEST(CheckersHuffing, checkers_05_a_series_broken_off_is_held_against_the_piece_that_made_it) {
  EXPECT_EQ(after_play(box, "B:W14,22,32:B1,9,10", "9x18"), "W:W22,32:B1,10,18:L18");
  EXPECT_EQ(after_play(box, "B:W14,22,32:B1,9,10", "9x18x25"), "W:W32:B1,10,25");
}

TEST(CheckersHuffing, checkers_05_a_finished_capture_excuses_the_others) {
  EXPECT_EQ(after_play(box, "B:W14,16,32:B9,12", "9x18"), "W:W16,32:B12,18");
}

TEST(CheckersHuffing, checkers_05_a_man_crowned_by_a_jump_has_finished) {
  EXPECT_EQ(after_play(box, "B:W26,27:B22", "22x31"), "W:W27:BK31");
}

TEST(CheckersHuffing, checkers_05_the_huff_is_the_whole_turn_and_leaves_nothing) {
  // Light could jump 14x5 here and huffs instead: that is no failure to take.
  EXPECT_EQ(after_play(box, "W:W14,32:B9,23:L23", "!23"), "B:W14,32:B9");
}

TEST(CheckersHuffing, checkers_05_the_chance_passes_with_the_turn) {
  EXPECT_EQ(after_play(box, "W:W14,32:B5,9:L9", "32-28"), "B:W14,28:B5,9");
}

TEST(CheckersHuffing, a_side_that_can_only_huff_is_not_lost) {
  const State state = at(box, "B:W9,14:B5:L14");
  EXPECT_EQ(box.actor(state), Actor::player(dark_seat));
  EXPECT_EQ(plays(box, state), (Texts{"!14"}));
  EXPECT_EQ(box.outcome(at(box, "B:W9,14:B5"))->winners, SeatSet(light_seat));
}

TEST(CheckersHuffing, a_side_without_pieces_is_lost_whatever_it_could_huff) {
  EXPECT_EQ(box.outcome(at(box, "W:W:B5,9:L9"))->winners, SeatSet(dark_seat));
}

TEST(CheckersHuffing, huffing_the_last_piece_wins) {
  const State state = after_plays(box, at(box, "W:W14,32:B9:L9"), {"huff 9"});
  EXPECT_EQ(box.outcome(state)->winners, SeatSet(light_seat));
}

TEST(CheckersHuffing, a_huff_starts_the_count_to_a_draw_again) {
  EXPECT_EQ(after_play(box, "W:WK14,32:BK1,9:H30:L9", "!9"), "B:WK14,32:BK1");
}

TEST(CheckersHuffing, every_stop_of_a_series_is_a_play_of_its_own) {
  EXPECT_EQ(plays(box, "B:W14,22:B9"), (Texts{"9-13", "9x18", "9x18 18x25"}));
  // Round the ring both ways: three stops each way, the full round once.
  EXPECT_EQ(plays(box, "B:W6,7,14,15,32:BK2").size(), 7U);
}

}  // namespace
}  // namespace parlor::checkers
