#include <gtest/gtest.h>

#include "support.h"

namespace parlor::backgammon::test {
namespace {

constexpr Options money{.scoring = true, .cube = true};
constexpr Options match_to_five{.scoring = true, .cube = true, .match = 5};

/// Red about to bear off the last man, with black's men as told.
State red_wins_next(const Places& blacks) { return red_plays({{1, 1}}, blacks, Roll(2, 1)); }

Outcome outcome_of(const State& state, const Options& options) {
  const auto outcome = Backgammon(options).outcome(state);
  EXPECT_TRUE(outcome.has_value());
  return outcome.value_or(Outcome{});
}

State at_score(int reds, int blacks, bool crawford) {
  State state = red_wins_next({{24, 14}});
  state.score.points = {static_cast<std::uint16_t>(reds), static_cast<std::uint16_t>(blacks)};
  state.score.crawford = crawford;
  return state;
}

TEST(BackgammonScoring, a_gammon_counts_two_and_a_backgammon_three) {
  const Options gammons{.scoring = true};
  const auto points = [&](const Places& blacks) {
    return outcome_of(play(red_wins_next(blacks), "1/off", gammons), gammons).points;
  };
  EXPECT_EQ(points({{24, 14}}), 1);
  EXPECT_EQ(points({{24, 15}}), 2);
  EXPECT_EQ(points({{24, 14}, {7, 1}}), 2);
  EXPECT_EQ(points({{24, 14}, {6, 1}}), 3);
  EXPECT_EQ(points({{24, 14}, {0, 1}}), 3);
  EXPECT_EQ(points({{24, 13}, {0, 1}}), 1) << "black has borne one off";
}

TEST(BackgammonScoring, without_it_every_win_counts_one) {
  EXPECT_EQ(outcome_of(play(red_wins_next({{24, 14}, {0, 1}}), "1/off"), {}).points, 1);
}

TEST(BackgammonCube, the_first_turn_has_no_double_and_later_ones_do) {
  const Backgammon game(money);
  State state = game.thrown(game.thrown(game.start(), Roll(3)), Roll(1));
  EXPECT_EQ(state.phase, Phase::moving);
  state = play(state, "8/5 6/5", money);
  EXPECT_EQ(state.phase, Phase::cube);
  EXPECT_EQ(game.actor(state), Actor::player(black));
  EXPECT_EQ(play(state, "roll", money).phase, Phase::throwing);
  EXPECT_EQ(game.judge(state, "8/5").sentence(), "Black has to say first: double or roll.");
}

TEST(BackgammonCube, who_takes_owns_the_cube_and_alone_may_double_next) {
  const Backgammon game(money);
  State state = read("4HPwATDgc/ABMA", money);
  state = play(state, "double", money);
  EXPECT_EQ(game.actor(state), Actor::player(black));
  EXPECT_EQ(game.judge(state, "roll").sentence(),
            "Black has to answer the double first: take or drop.");
  state = play(state, "take", money);
  EXPECT_EQ(state.cube, Cube(1, black));
  EXPECT_EQ(game.to_throw(state), (Throw{red, 2}));
  state = play(game.thrown(state, Roll(3, 1)), "8/5 6/5", money);
  EXPECT_EQ(state.phase, Phase::cube) << "black owns the cube";
  state = game.thrown(play(state, "roll", money), Roll(3, 1));
  state = play(state, "8/5 6/5", money);
  EXPECT_EQ(state.phase, Phase::throwing) << "red does not";
}

TEST(BackgammonCube, who_drops_loses_at_the_old_stake) {
  State state = read("XGID=-b----E-C---eE---c-e----B-:2:1:1:D:0:0:0:0:10", money);
  state = play(state, "drop", money);
  EXPECT_EQ(outcome_of(state, money).winners, SeatSet(red));
  EXPECT_EQ(outcome_of(state, money).points, 4);
  EXPECT_EQ(outcome_of(state, money).reason, "the double is dropped");
}

TEST(BackgammonCube, multiplies_what_a_win_counts) {
  State state = red_wins_next({{24, 15}});
  state.cube = Cube(2, red);
  EXPECT_EQ(outcome_of(play(state, "1/off", money), money).points, 8);
}

TEST(BackgammonCube, stops_at_1024) {
  EXPECT_EQ(read("XGID=-b----E-C---eE---c-e----B-:10:1:1:00:0:0:0:0:10", money).phase,
            Phase::throwing);
  EXPECT_EQ(read("XGID=-b----E-C---eE---c-e----B-:9:1:1:00:0:0:0:0:10", money).phase, Phase::cube);
}

TEST(BackgammonCube, is_offered_step_by_step) {
  const Backgammon game(money);
  const State state = read("4HPwATDgc/ABMA", money);
  const auto first = game.next(state, {});
  ASSERT_TRUE(first.ok());
  EXPECT_FALSE(first->may_end);
  ASSERT_EQ(first->steps.size(), 2U);
  EXPECT_EQ(first->steps[0].text, "roll");
  EXPECT_EQ(first->steps[1].text, "double");
  const std::vector<std::string> taken = {"double"};
  EXPECT_TRUE(game.next(state, taken)->may_end);
  const std::vector<std::string> too_much = {"double", "take"};
  EXPECT_EQ(game.next(state, too_much).error().sentence(),
            "After \"double\" there is nothing more to say.");
}

TEST(BackgammonMatch, the_next_game_begins_with_its_opening_throw) {
  const Backgammon game(match_to_five);
  const State next = play(at_score(1, 2, false), "1/off", match_to_five);
  EXPECT_EQ(game.position(next), "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:2:2:0:5:10:opening");
  EXPECT_FALSE(game.outcome(next).has_value());
}

TEST(BackgammonMatch, is_won_when_its_points_are_reached) {
  const State state = play(at_score(4, 2, false), "1/off", match_to_five);
  EXPECT_EQ(outcome_of(state, match_to_five).winners, SeatSet(red));
  EXPECT_EQ(outcome_of(state, match_to_five).reason, "the points of the match are reached");
  EXPECT_EQ(state.score.of(red), 5);
}

TEST(BackgammonMatch, nobody_doubles_in_the_crawford_game_and_everybody_after_it) {
  const Backgammon game(match_to_five);
  State state = play(at_score(3, 2, false), "1/off", match_to_five);
  EXPECT_TRUE(state.score.crawford);
  state = game.thrown(game.thrown(state, Roll(3)), Roll(1));
  state = play(state, "8/5 6/5", match_to_five);
  EXPECT_EQ(state.phase, Phase::throwing) << "no cube in the Crawford game";

  State crawford = at_score(2, 4, true);
  State after = play(crawford, "1/off", match_to_five);
  EXPECT_FALSE(after.score.crawford) << "the Crawford game is played only once";
  after = game.thrown(game.thrown(after, Roll(3)), Roll(1));
  EXPECT_EQ(play(after, "8/5 6/5", match_to_five).phase, Phase::cube);

  EXPECT_TRUE(play(at_score(3, 4, true), "1/off", match_to_five).score.crawford == false)
      << "not even when the other comes level at one point short";
}

TEST(BackgammonMatch, to_one_point_has_no_doubling) {
  const Options one{.cube = true, .match = 1};
  EXPECT_TRUE(Backgammon(one).start().score.crawford);
}

}  // namespace
}  // namespace parlor::backgammon::test
