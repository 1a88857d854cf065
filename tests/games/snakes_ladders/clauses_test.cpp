// Every clause of the sheet, each with a position worked out by hand on the default board:
// ladders 3>21 9>27 15>45 24>58 33>49 40>62 52>73 63>81 67>92 76>94,
// snakes 18>5 31>11 37>14 47>29 56>34 66>43 79>60 87>36 98>65 99>84.

#include <gtest/gtest.h>

#include "games/snakes_ladders/tables.h"

namespace parlor::snakes_ladders::test {
namespace {

State with_throws(const SnakesLadders& game, std::initializer_list<int> dice) {
  State state = game.start();
  for (const int die : dice) {
    EXPECT_EQ(game.to_throw(state).dice, 1);
    state = game.thrown(state, Roll(die));
  }
  return state;
}

TEST(SnakesLadders, snakes_ladders_01_two_to_four_players_begin_on_square_1) {
  EXPECT_EQ(box({}, 2).position(box({}, 2).start()), "y:1 b:1 first y b");
  EXPECT_EQ(box({}, 4).position(box({}, 4).start()), "y:1 b:1 r:1 g:1 first y b r g");
  EXPECT_EQ(refusal(setup_of("box", {}, 1)), "Snakes & ladders is for 2, 3 or 4 players, not 1.");
  EXPECT_EQ(refusal(setup_of("box", {}, 5)), "Snakes & ladders is for 2, 3 or 4 players, not 5.");
}

TEST(SnakesLadders, snakes_ladders_01_the_highest_single_die_starts) {
  const SnakesLadders game = box({}, 3);
  EXPECT_EQ(game.position(with_throws(game, {2})), "y:1 b:1 r:1 first y2 b r");
  EXPECT_EQ(game.position(with_throws(game, {2, 6, 5})), "y:1 b:1 r:1 b");
  EXPECT_EQ(game.position(with_throws(game, {2, 3, 5})), "y:1 b:1 r:1 r");
}

TEST(SnakesLadders, snakes_ladders_01_those_who_tie_for_it_throw_again) {
  const SnakesLadders game = box({}, 4);
  const State tied = with_throws(game, {2, 6, 3, 6});
  EXPECT_EQ(game.position(tied), "y:1 b:1 r:1 g:1 first b g");
  EXPECT_EQ(game.to_throw(tied).seat, Seat(1));
  EXPECT_EQ(game.position(with_throws(game, {2, 6, 3, 6, 4, 4})), "y:1 b:1 r:1 g:1 first b g");
  EXPECT_EQ(game.position(with_throws(game, {2, 6, 3, 6, 4, 4, 1, 2})), "y:1 b:1 r:1 g:1 g");
}

TEST(SnakesLadders, snakes_ladders_02_two_dice_move_the_piece_by_their_total) {
  EXPECT_EQ(box().to_throw(at(box(), "y:12 b:30 y")).dice, 2);
  EXPECT_EQ(play_of(box(), "y:12 b:30 y 5-2"), "12>19");
  EXPECT_EQ(after(box(), "y:12 b:30 y 5-2"), "y:19 b:30 b");
}

TEST(SnakesLadders, snakes_ladders_02_doublets_bring_no_second_turn) {
  EXPECT_EQ(after(box(), "y:12 b:30 y 4-4"), "y:20 b:30 b");
}

TEST(SnakesLadders, snakes_ladders_03_a_held_square_sends_the_mover_back_and_the_turn_is_lost) {
  EXPECT_EQ(play_of(box(), "y:12 b:19 y 5-2"), "12>19=12");
  EXPECT_EQ(after(box(), "y:12 b:19 y 5-2"), "y:12 b:19 b");
}

TEST(SnakesLadders, snakes_ladders_03_what_counts_is_the_square_after_a_ladder_or_snake) {
  EXPECT_EQ(play_of(box(), "y:10 b:45 y 4-1"), "10>15^45=10");
  EXPECT_EQ(after(box(), "y:10 b:45 y 4-1"), "y:10 b:45 b");
  EXPECT_EQ(play_of(box(), "y:13 b:5 y 4-1"), "13>18v5=13");
  EXPECT_EQ(after(box(), "y:13 b:5 y 4-1"), "y:13 b:5 b");
}

TEST(SnakesLadders, snakes_ladders_03_square_1_holds_any_number) {
  const SnakesLadders game = box({setting("snakes", PairList{{18, 1}, {99, 84}})});
  EXPECT_EQ(play_of(game, "y:13 b:1 y 4-1"), "13>18v1");
  EXPECT_EQ(after(game, "y:13 b:1 y 4-1"), "y:1 b:1 b");
}

TEST(SnakesLadders, snakes_ladders_03_a_throw_too_high_is_not_sent_back_by_anyone) {
  EXPECT_EQ(play_of(box(), "y:96 b:97 y 6-5"), "-");
}

TEST(SnakesLadders, snakes_ladders_03_shared_squares_send_nobody_back) {
  const SnakesLadders game = box({setting("shared_squares", true)});
  EXPECT_EQ(after(game, "y:12 b:19 y 5-2"), "y:19 b:19 b");
}

TEST(SnakesLadders, snakes_ladders_04_a_ladders_bottom_leads_up) {
  EXPECT_EQ(play_of(box(), "y:1 b:30 y 1-1"), "1>3^21");
  EXPECT_EQ(after(box(), "y:1 b:30 y 1-1"), "y:21 b:30 b");
}

TEST(SnakesLadders, snakes_ladders_04_nobody_goes_down_a_ladder) {
  EXPECT_EQ(play_of(box(), "y:19 b:30 y 1-1"), "19>21");
  EXPECT_EQ(ruling(box(), "y:19 b:30 y 1-1", "19>21v3"),
            "snakes_ladders.04: 21 is the top of the ladder from 3: nobody goes down a ladder, so "
            "the piece stays on 21.");
}

TEST(SnakesLadders, snakes_ladders_05_a_snake_leads_down_from_its_tail_end_to_its_head) {
  EXPECT_EQ(play_of(box(), "y:16 b:30 y 1-1"), "16>18v5");
  EXPECT_EQ(after(box(), "y:16 b:30 y 1-1"), "y:5 b:30 b");
  EXPECT_EQ(ruling(box(), "y:16 b:30 y 1-1", "16>18"),
            "snakes_ladders.05: 18 is the tail-end of a snake, and its head is on 5: the piece "
            "goes down, it can't stay above.");
}

TEST(SnakesLadders, snakes_ladders_05_nobody_goes_up_a_snake) {
  EXPECT_EQ(play_of(box(), "y:2 b:30 y 2-1"), "2>5");
  EXPECT_EQ(ruling(box(), "y:2 b:30 y 2-1", "2>5^18"),
            "snakes_ladders.05: 5 is the head of the snake from 18: nobody goes up a snake, so "
            "the piece stays on 5.");
}

TEST(SnakesLadders, snakes_ladders_05_the_well_known_board_keeps_its_chutes) {
  const SnakesLadders game = game_of(setup_of("chutes"));
  EXPECT_EQ(ruling(game, "y:14 b:30 y 2", "14>16v7"),
            "snakes_ladders.05: 16 is the top of a chute, and its bottom is 6, not 7.");
  EXPECT_EQ(ruling(game, "y:5 b:30 y 1", "5>6^16"),
            "snakes_ladders.05: 6 is the bottom of the chute from 16: nobody goes up a chute, so "
            "the piece stays on 6.");
  EXPECT_EQ(game.judge(at(game, "y:14 b:30 y 2"), "14>16v6").sentence(),
            "Yellow moves from 14 to 16 and down the chute to 6.");
}

TEST(SnakesLadders, snakes_ladders_06_other_parts_of_snakes_and_ladders_are_plain_squares) {
  EXPECT_EQ(play_of(box(), "y:88 b:30 y 3-1"), "88>92");
  EXPECT_EQ(play_of(box(), "y:30 b:12 y 3-1"), "30>34");
  EXPECT_EQ(ruling(box(), "y:88 b:30 y 1-1", "88>90v67"),
            "snakes_ladders.06: Nothing leads away from 90: it is a plain square, and the piece "
            "stays there.");
}

TEST(SnakesLadders, snakes_ladders_07_100_by_exact_count_wins) {
  const State won = box().taken(at(box(), "y:30 b:91 b 6-3"), Choice::move);
  ASSERT_TRUE(box().outcome(won).has_value());
  EXPECT_EQ(box().outcome(won)->winners, SeatSet(Seat(1)));
  EXPECT_TRUE(box().actor(won).is_nobody());
}

TEST(SnakesLadders, snakes_ladders_07_too_high_loses_the_turn) {
  EXPECT_EQ(play_of(box(), "y:30 b:91 b 6-4"), "-");
  EXPECT_EQ(after(box(), "y:30 b:91 b 6-4"), "y:30 b:91 y");
}

TEST(SnakesLadders, snakes_ladders_07_a_ladder_to_100_wins) {
  const SnakesLadders game = game_of(setup_of("chutes"));
  const State won = game.taken(at(game, "y:77 b:0 y 3"), Choice::move);
  EXPECT_TRUE(game.outcome(won).has_value());
}

TEST(SnakesLadders, snakes_ladders_08_one_die_all_game) {
  const SnakesLadders game = box({setting("dice", std::int64_t{1})});
  EXPECT_EQ(game.to_throw(at(game, "y:12 b:30 y")).dice, 1);
  EXPECT_EQ(play_of(game, "y:12 b:30 y 5"), "12>17");
  EXPECT_EQ(game.to_throw(at(game, "y:96 b:30 y")).dice, 1);
}

TEST(SnakesLadders, snakes_ladders_09_on_95_or_more_a_player_with_two_dice_may_throw_one) {
  const SnakesLadders game = box();
  const State at_95 = at(game, "y:95 b:30 y");
  EXPECT_EQ(game.actor(at_95), Actor::player(Seat(0)));
  Choices choices;
  game.choices(at_95, choices);
  ASSERT_EQ(choices.size(), 2U);
  EXPECT_EQ(game.result(at_95, choices[0]), "y:95 b:30 y one");
  EXPECT_EQ(game.to_throw(at(game, "y:95 b:30 y one")).dice, 1);
  EXPECT_EQ(game.to_throw(at(game, "y:95 b:30 y two")).dice, 2);
  EXPECT_EQ(play_of(game, "y:95 b:30 y 5"), "95>100");
}

TEST(SnakesLadders, snakes_ladders_09_not_before_95_and_only_for_the_player_who_is_there) {
  const SnakesLadders game = box();
  EXPECT_TRUE(game.actor(at(game, "y:94 b:30 y")).is_chance());
  EXPECT_TRUE(game.actor(at(game, "y:30 b:96 y")).is_chance());
  EXPECT_EQ(game.to_throw(at(game, "y:94 b:30 y")).dice, 2);
}

TEST(SnakesLadders, snakes_ladders_09_one_die_leads_on_from_99_where_two_never_can) {
  const PairList no_snake_on_99{{98, 65}};
  EXPECT_EQ(play_of(box({setting("snakes", no_snake_on_99)}), "y:99 b:30 y 1"), "99>100");
  const SnakesLadders stuck = two_dice_to_the_end({setting("snakes", no_snake_on_99)});
  EXPECT_EQ(hopeless_squares(stuck.rules()), std::vector<int>{99});
}

TEST(SnakesLadders, snakes_ladders_09_players_may_agree_on_two_dice_to_the_end) {
  const SnakesLadders game = two_dice_to_the_end();
  EXPECT_TRUE(game.actor(at(game, "y:96 b:30 y")).is_chance());
  EXPECT_EQ(game.to_throw(at(game, "y:96 b:30 y")).dice, 2);
}

TEST(SnakesLadders, snakes_ladders_10_turns_pass_from_left_to_right) {
  const SnakesLadders game = box({}, 4);
  EXPECT_EQ(after(game, "y:4 b:20 r:30 g:70 y 5-6"), "y:45 b:20 r:30 g:70 b");
  EXPECT_EQ(after(game, "y:4 b:20 r:30 g:70 b 1-1"), "y:4 b:22 r:30 g:70 r");
  EXPECT_EQ(after(game, "y:4 b:20 r:30 g:70 r 1-1"), "y:4 b:20 r:32 g:70 g");
  EXPECT_EQ(after(game, "y:4 b:20 r:30 g:70 g 1-1"), "y:4 b:20 r:30 g:72 y");
  EXPECT_EQ(after(game, "y:4 r:30 y 1-1"), "y:6 r:30 r");
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
