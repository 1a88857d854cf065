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
using test::standard;

std::vector<std::string> times(int count, const std::vector<std::string>& plays) {
  std::vector<std::string> all;
  for (int i = 0; i < count; ++i) all.insert(all.end(), plays.begin(), plays.end());
  return all;
}

TEST(CheckersDraws, the_third_time_of_a_position_is_a_draw) {
  const std::vector<std::string> round{"1-5", "32-28", "5-1", "28-32"};
  const State once = after_plays(standard, at(standard, "B:WK32:BK1"), times(1, round));
  EXPECT_FALSE(standard.outcome(once));
  const State almost = after_plays(standard, once, {"1-5", "32-28", "5-1"});
  EXPECT_FALSE(standard.outcome(almost));
  const State thrice = after_plays(standard, almost, {"28-32"});
  const auto outcome = standard.outcome(thrice);
  ASSERT_TRUE(outcome);
  EXPECT_TRUE(outcome->draw);
  EXPECT_EQ(outcome->winners, SeatSet::first(2));
  EXPECT_EQ(outcome->reason, "the same position came up three times");
}

TEST(CheckersDraws, kings_that_change_places_make_the_same_position) {
  const State state = at(standard, "B:WK32:BK1,K9");
  const State swapped = after_plays(standard, state,
                                    {"1-5", "32-28", "9-6", "28-32", "6-1", "32-28", "5-9", "28-32",
                                     "1-5", "32-28", "9-6", "28-32", "6-1", "32-28", "5-9"});
  EXPECT_FALSE(standard.outcome(swapped));
  EXPECT_TRUE(standard.outcome(after_plays(standard, swapped, {"28-32"}))->draw);
}

TEST(CheckersDraws, a_mans_move_forgets_what_was_before) {
  const std::vector<std::string> round{"1-5", "32-28", "5-1", "28-32"};
  State state = after_plays(standard, at(standard, "B:W21,K32:BK1"), times(1, round));
  EXPECT_EQ(standard.position(state), "B:W21,K32:BK1:H4");
  state = after_plays(standard, state, {"1-5", "21-17"});
  EXPECT_EQ(standard.position(state), "B:W17,K32:BK5");
  EXPECT_EQ(state.known, 0);
}

TEST(CheckersDraws, what_may_be_huffed_is_part_of_the_position) {
  const std::vector<std::string> round{"32-28", "22-18", "28-32", "18-22"};
  State state = after_plays(box, at(box, "B:W14,K32:BK26"), {"26-22"});
  EXPECT_EQ(box.position(state), "W:W14,K32:BK22:H1");
  state = after_plays(box, state, times(2, round));
  // The board stands here for the third time, but at first nothing could be huffed.
  EXPECT_EQ(box.position(state), "W:W14,K32:BK22:H9:L22");
  EXPECT_FALSE(box.outcome(state));
  EXPECT_TRUE(box.outcome(after_plays(box, state, {"32-28"}))->draw);
}

TEST(CheckersDraws, what_could_be_huffed_at_first_counts_too) {
  const std::vector<std::string> round{"32-28", "22-18", "28-32", "18-22"};
  const State same = at(box, "W:W14,K32:BK22:L22");
  EXPECT_TRUE(box.outcome(after_plays(box, same, times(2, round)))->draw);
  const State other = at(box, "W:W14,K32:BK22");
  EXPECT_FALSE(box.outcome(after_plays(box, other, times(2, round))));
}

TEST(CheckersDraws, forty_moves_a_side_without_a_capture_or_a_mans_move_are_a_draw) {
  EXPECT_FALSE(standard.outcome(at(standard, "W:WK32:BK5:H79")));
  const State state = after_plays(standard, at(standard, "B:WK32:BK1:H79"), {"1-5"});
  EXPECT_EQ(standard.position(state), "W:WK32:BK5:H80");
  EXPECT_EQ(standard.outcome(state)->reason, "40 moves a side without a capture or a man's move");
  EXPECT_EQ(after_play(standard, "B:WK14,32:BK9:H79", "9x18"), "W:W32:BK18");
  EXPECT_EQ(after_play(standard, "W:W21,K32:BK1:H79", "21-17"), "B:W17,K32:BK1");
}

TEST(CheckersDraws, a_lost_side_is_lost_even_on_the_last_quiet_move) {
  const State state = after_plays(standard, at(standard, "W:W9,K18:B5:H79"), {"18-14"});
  EXPECT_FALSE(standard.outcome(state)->draw);
}

TEST(CheckersDraws, states_are_equal_by_what_they_remember) {
  const State start = at(standard, "B:WK32:BK1");
  const State one = after_plays(standard, start, {"1-5", "32-28"});
  const State other = after_plays(standard, start, {"1-5", "32-28"});
  EXPECT_EQ(one, other);
  EXPECT_NE(one, at(standard, standard.position(one)));
}

}  // namespace
}  // namespace parlor::checkers
