#include <algorithm>

#include <gtest/gtest.h>

#include "games/chinese_checkers/moves.h"
#include "games/chinese_checkers/tables.h"

namespace parlor::chinese_checkers {
namespace {

using test::pairs_table;
using test::table;

constexpr Seat yellow(0);
constexpr Seat blue(1);
constexpr Seat red(2);
constexpr Seat green(3);
constexpr Seat purple(4);

State read(const ChineseCheckers& game, std::string_view text) {
  const auto state = game.read_position(text);
  EXPECT_TRUE(state.ok()) << (state ? "" : state.error().sentence());
  return state ? *state : game.start();
}

State after(const ChineseCheckers& game, const State& state, std::string_view play) {
  const auto choice = game.read_play(state, play);
  EXPECT_TRUE(choice.ok()) << (choice ? "" : choice.error().sentence());
  return choice ? game.taken(state, *choice) : state;
}

std::vector<std::string> plays(const ChineseCheckers& game, const State& state) {
  Choices choices;
  game.choices(state, choices);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < choices.size(); ++i) texts.push_back(game.spell(state, choices[i]));
  return texts;
}

bool offers(const ChineseCheckers& game, const State& state, const std::string& play) {
  const auto all = plays(game, state);
  return std::find(all.begin(), all.end(), play) != all.end();
}

TEST(ChineseCheckers, chinese_checkers_01_six_pegs_fill_a_point_for_two_or_three) {
  EXPECT_EQ(table("small", 2).position(table("small", 2).start()),
            "y:a10,b9,b11,c8,c10,c12 g:k8,k10,k12,l9,l11,m10 y");
  EXPECT_EQ(table("small", 3).position(table("small", 3).start()),
            "y:a10,b9,b11,c8,c10,c12 r:h17,i16,i18,j15,j17,j19 p:h3,i2,i4,j1,j3,j5 y");
  EXPECT_FALSE(make(test::agreed("small", 4)).ok());
}

TEST(ChineseCheckers, chinese_checkers_01_only_the_point_opposite_counts) {
  const ChineseCheckers game = table("small", 2);
  // All six in the point at the upper right, which is nobody's: the game goes on.
  const State state = read(game, "y:d15,d17,d19,e16,e18,g16 g:k8,k10,k12,l9,l11,m10 y");
  EXPECT_EQ(game.outcome(after(game, state, "g16>f17")), std::nullopt);
}

TEST(ChineseCheckers, chinese_checkers_02_one_step_in_any_of_six_directions) {
  const ChineseCheckers game = table("small", 2);
  const State state = read(game, "y:g10,b9,b11,c8,c10,c12 g:k8,k10,k12,l9,l11,m10 y");
  for (const char* step : {"g10>f9", "g10>f11", "g10>g8", "g10>g12", "g10>h9", "g10>h11"}) {
    EXPECT_TRUE(offers(game, state, step)) << step;
  }
  EXPECT_FALSE(game.judge(state, "g10>e12").legal);
}

TEST(ChineseCheckers, chinese_checkers_02_jumps_go_over_one_peg_of_anybody_and_chain) {
  const ChineseCheckers game = table("small", 2);
  const State state = read(game, "y:a10,b9,b11,c8,c10,d11 g:f13,k10,k12,l9,l11,m10 y");
  EXPECT_TRUE(offers(game, state, "c10>e12"));
  EXPECT_TRUE(offers(game, state, "c10>e12 e12>g14"));
  // Two pegs in a row, c10 and d11, cannot be jumped.
  EXPECT_FALSE(offers(game, state, "b9>e12"));
  const State moved = after(game, state, "c10>e12 e12>g14");
  EXPECT_EQ(moved.occupied().size(), 12) << "a jumped peg stays";
}

TEST(ChineseCheckers, chinese_checkers_02_a_step_and_a_jump_do_not_mix) {
  const ChineseCheckers game = table("small", 2);
  const State state = read(game, "y:a10,b9,b11,c8,c10,d11 g:f13,k10,k12,l9,l11,m10 y");
  EXPECT_FALSE(offers(game, state, "d11>e12 e12>g14"));
  EXPECT_FALSE(game.judge(state, "d11>e12 e12>g14").legal);
  EXPECT_FALSE(game.judge(state, "c10>e12 e12>e10").legal);
}

/// Four in pairs: yellow is across, green has one peg left to bring in from e15 to d16.
State yellow_across(const ChineseCheckers& game) {
  State state = game.start();
  state.pegs_of(yellow) = large_board.point(green);
  state.pegs_of(green) = large_board.point(yellow);
  state.pegs_of(green).remove(*large_board.find("d16"));
  state.pegs_of(green).add(*large_board.find("e15"));
  return read(game, game.position(state));
}

TEST(ChineseCheckers, chinese_checkers_03_who_is_across_may_move_the_partners_pegs) {
  const ChineseCheckers game = pairs_table();
  const State state = yellow_across(game);
  EXPECT_TRUE(game.judge(state, "e15>d16").legal);
  EXPECT_TRUE(offers(game, state, "e15>d16"));
  EXPECT_TRUE(offers(game, state, "n10>m9")) << "its own pegs may still move";

  const State opening = game.start();
  EXPECT_EQ(game.judge(opening, "n10>m9").clause, "chinese_checkers.03");
  EXPECT_EQ(game.judge(opening, "n10>m9").sentence(),
            "The peg in n10 is green's: yellow may move its partner's pegs only when all of its "
            "own are across.");
  EXPECT_EQ(game.judge(opening, "e19>e17").clause, "chinese_checkers.06");
}

TEST(ChineseCheckers, chinese_checkers_03_partners_win_together_when_both_are_across) {
  const ChineseCheckers game = pairs_table();
  const State state = yellow_across(game);
  EXPECT_EQ(game.outcome(after(game, state, "e15>f14")), std::nullopt);
  const auto outcome = game.outcome(after(game, state, "e15>d16"));
  ASSERT_TRUE(outcome.has_value());
  EXPECT_EQ(outcome->winners, game.team(state, yellow));
  EXPECT_EQ(outcome->winners, SeatSet::from_bits(0b001001));
}

TEST(ChineseCheckers, chinese_checkers_03_four_or_six_are_partners_on_the_small_star_too) {
  for (const int players : {4, 6}) {
    const ChineseCheckers game = pairs_table(players, "small");
    EXPECT_EQ(game.seats(game.start()).size(), players);
    EXPECT_EQ(game.team(game.start(), yellow), SeatSet::from_bits(0b001001));
    EXPECT_EQ(game.start().occupied().size(), 6 * players);
  }
  // Yellow is across and brings in green's last peg.
  const ChineseCheckers game = pairs_table(4, "small");
  const State state = read(game,
                           "y:k8,k10,k12,l9,l11,m10 b:d15,d17,d19,e16,e18,f17 "
                           "g:a10,b9,b11,c8,c10,d13 p:h3,i2,i4,j1,j3,j5 y");
  const auto outcome = game.outcome(after(game, state, "d13>c12"));
  ASSERT_TRUE(outcome.has_value());
  EXPECT_EQ(outcome->winners, SeatSet::from_bits(0b001001));
}

TEST(ChineseCheckers, chinese_checkers_03_without_pairs_nobody_moves_for_another) {
  const ChineseCheckers game = table("large", 4);
  EXPECT_EQ(game.judge(game.start(), "n10>m9").clause, "chinese_checkers.06");
  EXPECT_EQ(game.team(game.start(), yellow), SeatSet(yellow));
}

TEST(ChineseCheckers, chinese_checkers_04_a_colour_that_stays_home_cannot_stop_a_finish) {
  const ChineseCheckers game = table("small", 2);
  // Green never left l11 and m10. Yellow fills the last hole that is free, k8, and its two pegs
  // without room stand at the door.
  const State state = read(game, "y:j7,j9,j11,k10,k12,l9 g:a10,b9,b11,c8,l11,m10 y");
  const auto outcome = game.outcome(after(game, state, "j7>k8"));
  ASSERT_TRUE(outcome.has_value());
  EXPECT_EQ(outcome->winners, SeatSet(yellow));
}

TEST(ChineseCheckers, chinese_checkers_04_the_last_peg_may_finish_by_coming_to_the_door) {
  const ChineseCheckers game = table("small", 2);
  const State state = read(game, "y:i8,k8,k10,k12,l9,l11 g:a10,b9,b11,c8,c10,m10 y");
  for (const char* door : {"i8>j7", "i8>j9"}) {
    const auto outcome = game.outcome(after(game, state, door));
    ASSERT_TRUE(outcome.has_value()) << door;
    EXPECT_EQ(outcome->winners, SeatSet(yellow));
  }
  EXPECT_EQ(game.outcome(after(game, state, "i8>i10")), std::nullopt) << "i10 is not at the door";
}

TEST(ChineseCheckers, chinese_checkers_04_held_holes_count_only_with_all_other_pegs_at_the_door) {
  const ChineseCheckers game = table("small", 2);
  const State state = read(game, "y:j9,b9,b11,c8,c10,c12 g:e10,k10,k12,l9,l11,m10 y");
  EXPECT_EQ(game.outcome(after(game, state, "j9>k8")), std::nullopt);
}

TEST(ChineseCheckers, chinese_checkers_04_every_hole_that_is_not_held_must_be_filled) {
  const ChineseCheckers game = table("small", 2);
  // k8 stays empty, although all of yellow's pegs are in or at the door.
  const State state = read(game, "y:i10,j11,j13,k10,k12,l9 g:a10,b9,b11,c8,l11,m10 y");
  EXPECT_EQ(game.outcome(after(game, state, "i10>j9")), std::nullopt);
}

TEST(ChineseCheckers, chinese_checkers_04_a_peg_that_comes_home_counts_as_well) {
  const ChineseCheckers game = table("small", 2);
  const State state = read(game, "y:j11,k8,k10,l9,l11,m10 g:a10,b9,b11,c8,c10,j13 g");
  EXPECT_EQ(game.outcome(after(game, state, "j13>j15")), std::nullopt);
  const auto outcome = game.outcome(after(game, state, "j13>k12"));
  ASSERT_TRUE(outcome.has_value());
  EXPECT_EQ(outcome->winners, SeatSet(yellow));
}

TEST(ChineseCheckers, chinese_checkers_04_a_third_colours_peg_in_the_goal_does_not_count) {
  const ChineseCheckers game = table("small", 3);
  const State state =
      read(game, "y:j9,j11,k12,l9,l11,m10 r:k8,i16,i18,j15,j17,j19 p:h3,i2,i4,j1,j3,j5 y");
  EXPECT_EQ(game.outcome(after(game, state, "j11>k10")), std::nullopt);
}

TEST(ChineseCheckers, chinese_checkers_04_partners_are_no_opponents) {
  const ChineseCheckers game = pairs_table();
  // Yellow fills the hole green left, and green the one yellow left: neither pair is across.
  State state = game.start();
  state.pegs_of(yellow).remove(*large_board.find("d10"));
  state.pegs_of(yellow).add(*large_board.find("m9"));
  state.pegs_of(green).remove(*large_board.find("n10"));
  state.pegs_of(green).add(*large_board.find("d10"));
  EXPECT_EQ(game.outcome(after(game, state, "m9>n10")), std::nullopt);
}

TEST(ChineseCheckers, chinese_checkers_05_nobody_wins_with_pegs_left_behind) {
  const ChineseCheckers game = table("small", 2);
  // Five of yellow's six are still at home.
  const State state = read(game, "y:k8,a10,b9,b11,c8,c10 g:k10,k12,l9,l11,m10,e10 y");
  EXPECT_EQ(game.actor(state), Actor::player(yellow));
  EXPECT_EQ(game.outcome(after(game, state, "c10>d11")), std::nullopt);
}

TEST(ChineseCheckers, chinese_checkers_05_pegs_at_the_door_are_not_across_by_themselves) {
  const ChineseCheckers game = table("small", 3);
  // Nobody starts in yellow's goal, so there is room for all of its pegs.
  const State state =
      read(game, "y:i8,k10,k12,l9,l11,m10 r:h17,i16,i18,j15,j17,j19 p:h3,i2,i4,j1,j3,j5 y");
  EXPECT_EQ(game.outcome(after(game, state, "i8>j9")), std::nullopt);
}

TEST(ChineseCheckers, chinese_checkers_05_the_first_with_all_pegs_across_wins) {
  const ChineseCheckers game = table("small", 3);
  const State state =
      read(game, "y:j9,k10,k12,l9,l11,m10 r:h17,i16,i18,j15,j17,j19 p:h3,i2,i4,j1,j3,j5 y");
  EXPECT_EQ(game.actor(state), Actor::player(yellow));
  EXPECT_EQ(game.outcome(after(game, state, "j9>i8")), std::nullopt);
  const State won = after(game, state, "j9>k8");
  EXPECT_EQ(game.actor(won), Actor::nobody());
  ASSERT_TRUE(game.outcome(won).has_value());
  EXPECT_EQ(game.outcome(won)->winners, SeatSet(yellow));
  EXPECT_EQ(game.judge(won, "h17>g16").clause, "chinese_checkers.05");
  EXPECT_EQ(game.judge(won, "h17>g16").sentence(), "The game is over: yellow is across.");
}

TEST(ChineseCheckers, chinese_checkers_06_the_chosen_player_starts_and_play_goes_to_the_left) {
  const ChineseCheckers game = table("small", 3, {{"starter", std::string("red")}});
  State state = game.start();
  std::vector<Seat> turns;
  for (const char* play : {"h17>g16", "h3>g4", "c8>d7"}) {
    turns.push_back(game.actor(state).seat());
    state = after(game, state, play);
  }
  EXPECT_EQ(turns, (std::vector<Seat>{red, purple, yellow}));
  EXPECT_EQ(game.actor(state), Actor::player(red));
  EXPECT_EQ(table("large", 6).rules().next_seat(yellow), blue);
}

TEST(ChineseCheckers, chinese_checkers_06_anybody_who_plays_can_be_chosen_to_start) {
  for (const char* colour : {"yellow", "blue", "green", "purple"}) {
    const ChineseCheckers game = table("large", 4, {{"starter", std::string(colour)}});
    EXPECT_EQ(game.seat_name(game.actor(game.start()).seat()), colour);
  }
  EXPECT_EQ(table("large", 4).actor(table("large", 4).start()), Actor::player(yellow));
}

TEST(ChineseCheckers, a_colour_that_cannot_move_passes) {
  const ChineseCheckers game = table("small", 2);
  State state;
  state.pegs_of(yellow).add(*small_board.find("a10"));
  for (const char* hole : {"b9", "b11", "c8", "c12"}) {
    state.pegs_of(green).add(*small_board.find(hole));
  }
  EXPECT_EQ(plays(game, state), std::vector<std::string>{"-"});
  EXPECT_TRUE(game.judge(state, "-").legal);
  const auto next = game.next(state, {});
  ASSERT_TRUE(next.ok());
  EXPECT_TRUE(next->may_end && next->steps.empty());
  EXPECT_EQ(game.actor(after(game, state, "-")), Actor::player(green));
}

}  // namespace
}  // namespace parlor::chinese_checkers
