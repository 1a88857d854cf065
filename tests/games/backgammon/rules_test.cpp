#include <gtest/gtest.h>

#include "support.h"

namespace parlor::backgammon::test {
namespace {

TEST(Backgammon, backgammon_01_the_men_stand_as_printed_and_the_sides_go_opposite_ways) {
  const Backgammon game;
  EXPECT_EQ(game.position(game.start()),
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10:opening");
  expect_refused(from_start(Roll(6, 5)), "8/14", "backgammon.01",
                 "8/14 goes the wrong way: men go down from 24 to 1, and then off.");
  State blacks = from_start(Roll(6, 5));
  blacks.turn = black;
  EXPECT_EQ(game.position(play(blacks, "24/18 18/13")),
            "XGID=-a----E-C---fE---c-e----B-:0:0:1:00:0:0:0:0:10");
}

TEST(Backgammon, backgammon_02_each_die_moves_a_man_or_both_move_one) {
  const State state = from_start(Roll(3, 1));
  expect_legal(state, "8/5 6/5");
  expect_legal(state, "24/21 21/20");
  expect_refused(state, "8/6", "backgammon.02",
                 "From 8 to 6 is 2, which is none of the dice to play (3 and 1).");
  expect_refused(state, "8/5 13/10", "backgammon.02",
                 "From 13 to 10 is 3, which is none of the dice to play (1).");
  expect_refused(state, "8/5 6/5 6/5", "backgammon.02",
                 "All the dice are played already; 6/5 is one move too many.");
  expect_refused(state, "7/4", "backgammon.02", "Red has no man on 7 to move.");
  expect_refused(state, "bar/24", "backgammon.02", "Red has no man on the bar to move.");
}

TEST(Backgammon, backgammon_03_doubles_are_played_four_times) {
  const State state = from_start(Roll(1, 1));
  expect_legal(state, "8/7(2) 6/5(2)");
  expect_refused(state, "8/7(2)", "backgammon.09",
                 "2 more dice can and must be played, for instance 24/23 24/23 (our reading).");
  expect_refused(state, "8/5 6/4", "backgammon.02",
                 "From 6 to 4 is 2, which is none of the dice to play (1).");
  expect_refused(state, "6/4 8/5", "backgammon.03",
                 "From 8 to 5 is 3, which is none of the dice to play (1 and 1).");
}

TEST(Backgammon, backgammon_04_a_held_point_is_passed_but_not_landed_on) {
  const State state = from_start(Roll(6, 5));
  expect_legal(state, "24/18 13/8");
  expect_refused(state, "24/19", "backgammon.04",
                 "Black holds 19 with 5 men, so no red man can land there.");
  const State walled = red_plays({{13, 1}, {20, 1}}, {{9, 2}, {12, 2}}, Roll(4, 1));
  expect_refused(walled, "13/8", "backgammon.04",
                 "From 13 to 8 a man touches down after each die (our reading), and black holds 12 "
                 "and 9.");
  const State blot = red_plays({{13, 1}, {20, 1}}, {{9, 2}, {12, 1}}, Roll(4, 1));
  expect_refused(blot, "13/8", "backgammon.05",
                 "From 13 to 8 a man would hit on 12 (our reading: it touches down there); that "
                 "has to be written: 13/12*/8.");
  expect_legal(blot, "13/12*/8");
  const State half_open = red_plays({{13, 1}, {20, 1}}, {{9, 2}}, Roll(4, 1));
  expect_legal(half_open, "13/8");
}

TEST(Backgammon, backgammon_05_a_lone_man_is_hit_and_must_enter_before_anything_else) {
  const State state = red_plays({{8, 1}, {20, 2}}, {{5, 1}, {1, 2}}, Roll(3, 1));
  const State after = play(state, "8/5* 20/19");
  EXPECT_EQ(after.men(black).at(bar), 1);
  EXPECT_EQ(after.men(black).at(20), 0);
  State blacks = after;
  blacks.phase = Phase::moving;
  blacks.roll = Roll(6, 2);
  expect_refused(blacks, "24/18", "backgammon.05",
                 "Black has 1 man on the bar, to be entered before any other move.");
  expect_legal(blacks, "bar/19 24/22");
  expect_refused(state, "20/17*", "backgammon.05",
                 "20/17* would hit a man, but there is none to hit on 17.");
}

TEST(Backgammon, backgammon_05_both_men_on_the_bar_come_first) {
  const State state = red_plays({{25, 2}, {6, 2}}, {{24, 2}, {1, 1}}, Roll(3, 1));
  EXPECT_EQ(Backgammon().spell(state,
                               [&] {
                                 Choices choices;
                                 Backgammon().choices(state, choices);
                                 EXPECT_EQ(choices.size(), 1U);
                                 return choices[0];
                               }()),
            "bar/22");
  expect_refused(state, "bar/22 6/5", "backgammon.05",
                 "Red has 1 man on the bar, to be entered before any other move.");
}

TEST(Backgammon, backgammon_06_entering_is_on_an_open_point_that_a_die_names) {
  const State state = red_plays({{25, 1}, {6, 2}}, {{22, 2}, {24, 1}, {1, 2}}, Roll(3, 1));
  expect_legal(state, "bar/24* 6/3");
  expect_refused(state, "bar/22", "backgammon.06",
                 "Black holds 22 with 2 men, so no red man can land there.");
  expect_refused(state, "bar/20", "backgammon.06",
                 "Entering on 20 takes a 5, which is none of the dice to play (3 and 1).");
  expect_refused(
      state, "bar/3", "backgammon.06",
      "A man on the bar enters in the other side's inner table, on 24 down to 19, not on "
      "3.");
}

TEST(Backgammon, backgammon_07_nobody_bears_off_with_men_outside) {
  const State state = red_plays({{6, 2}, {8, 1}, {13, 1}}, {{1, 2}}, Roll(6, 1));
  expect_refused(state, "6/off", "backgammon.07",
                 "Red cannot bear off with men outside the inner table: on 13 and 8.");
  expect_legal(red_plays({{6, 2}, {7, 1}}, {{24, 2}}, Roll(6, 1)), "7/6 6/off");
}

TEST(Backgammon, backgammon_07_a_man_on_the_bar_is_outside) {
  const State hit = red_plays({{6, 2}, {25, 1}}, {{24, 2}, {20, 2}, {19, 2}, {1, 1}}, Roll(6, 5));
  EXPECT_EQ(judge(hit, "6/off").clause, "backgammon.05");
  expect_legal(hit, "-");
}

TEST(Backgammon, backgammon_08_bearing_off_is_exact_or_from_the_highest_point) {
  const State state = red_plays({{5, 1}, {3, 2}, {2, 1}}, {{24, 2}}, Roll(6, 3));
  expect_legal(state, "5/off 3/off");
  expect_refused(state, "2/off", "backgammon.08",
                 "A higher number bears off only the highest man, and that one is on 5, not on 2.");
  expect_legal(state, "5/2 3/off");
  const State low = red_plays({{6, 1}, {3, 2}}, {{24, 2}}, Roll(4, 1));
  expect_refused(
      low, "6/off", "backgammon.08",
      "Bearing off from 6 takes a 6 at least, and the dice to play (4 and 1) are lower.");
  expect_refused(low, "3/off", "backgammon.08",
                 "A higher number bears off only the highest man, and that one is on 6, not on 3.");
}

TEST(Backgammon, backgammon_09_a_man_must_be_moved_if_one_can_be) {
  expect_refused(from_start(Roll(6, 5)), "-", "backgammon.09",
                 "2 more dice can and must be played, for instance 24/18 18/13 (our reading).");
  const State only_five = red_plays({{24, 1}}, {{18, 2}, {13, 2}}, Roll(6, 5));
  expect_refused(only_five, "-", "backgammon.09",
                 "One more die can and must be played, for instance 24/19.");
  const State stuck = red_plays({{24, 1}, {20, 1}}, {{18, 2}, {14, 2}}, Roll(6, 6));
  expect_legal(stuck, "-");
}

TEST(Backgammon, backgammon_09_as_many_dice_as_possible_are_played) {
  const State state = red_plays({{20, 1}, {7, 1}}, {{18, 2}, {24, 2}}, Roll(6, 2));
  expect_refused(state, "7/1", "backgammon.09",
                 "After 7/1 fewer dice could be played than is possible; all that can be must be, "
                 "for instance 20/14 14/12 (our reading).");
  expect_legal(state, "20/14 7/5");
}

TEST(Backgammon, backgammon_09_the_higher_die_is_played_if_only_one_can_be) {
  const State state = red_plays({{20, 1}}, {{9, 2}}, Roll(6, 5));
  expect_refused(
      state, "20/15", "backgammon.09",
      "Only one of the dice can be played, so it must be the higher, the 6: 20/14 (our reading).");
  expect_legal(state, "20/14");
  const State lower_only = red_plays({{20, 1}}, {{14, 2}, {9, 2}}, Roll(6, 5));
  expect_legal(lower_only, "20/15");
}

TEST(Backgammon, backgammon_10_the_first_to_bear_off_all_men_wins) {
  const Backgammon game;
  const State state = red_plays({{1, 2}}, {{24, 1}}, Roll(2, 1));
  const State after = play(state, "1/off 1/off");
  ASSERT_TRUE(game.actor(after).is_nobody());
  EXPECT_EQ(game.outcome(after)->winners, SeatSet(red));
  EXPECT_EQ(game.outcome(after)->points, 1);
  EXPECT_EQ(game.outcome(after)->reason, "all fifteen men are borne off");
  EXPECT_FALSE(game.outcome(state).has_value());
}

TEST(Backgammon, the_higher_opening_die_begins_and_equal_dice_are_thrown_again) {
  const Backgammon game;
  const State start = game.start();
  EXPECT_EQ(game.to_throw(start), (Throw{red, 1}));
  const State reds = game.thrown(start, Roll(2));
  EXPECT_EQ(game.to_throw(reds), (Throw{black, 1}));
  EXPECT_EQ(game.thrown(reds, Roll(2)), start);
  const State begun = game.thrown(reds, Roll(5));
  EXPECT_EQ(game.actor(begun), Actor::player(black));
  EXPECT_EQ(begun.roll, Roll(5, 2));
  EXPECT_EQ(game.actor(game.thrown(reds, Roll(1))), Actor::player(red));
}

TEST(Backgammon, nothing_is_played_before_the_dice_or_after_the_end) {
  const Backgammon game;
  EXPECT_EQ(game.judge(game.start(), "8/5").sentence(),
            "Who starts is thrown for with one die each, equal dice again (our reading): red "
            "throws now.");
  const State over = play(red_plays({{1, 1}}, {{24, 1}}, Roll(2, 1)), "1/off");
  EXPECT_EQ(game.judge(over, "8/5").sentence(), "The game is over; there is nothing left to play.");
  EXPECT_EQ(
      game.judge(from_start(Roll(2, 1)), "roll").sentence(),
      "The dice are thrown: \"roll\" is said before that, and only in games with the doubling "
      "cube.");
}

}  // namespace
}  // namespace parlor::backgammon::test
