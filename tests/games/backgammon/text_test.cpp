#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "games/backgammon/text/notation.h"
#include "games/backgammon/text/position_id.h"
#include "support.h"

namespace parlor::backgammon::test {
namespace {

constexpr Options everything{.scoring = true, .cube = true, .match = 7};

std::string refusal(const std::string& position, const Options& options = {}) {
  const auto state = Backgammon(options).read_position(position);
  return state.ok() ? "was read" : state.error().sentence();
}

/// The start in XGID with some fields changed.
std::string start_with(const std::string& fields) {
  return cat("XGID=-b----E-C---eE---c-e----B-:", fields);
}

TEST(BackgammonPositionId, of_the_start_is_the_well_known_one) {
  EXPECT_EQ(position_id(Board::set_up()), "4HPwATDgc/ABMA");
  EXPECT_EQ(*read_position_id("4HPwATDgc/ABMA"), Board::set_up());
}

TEST(BackgammonPositionId, follows_a_recorded_game) {
  for (const auto& row : rows_of("position_ids.tsv")) {
    const State state = read(cat(row[0], ' ', row[1]));
    const State after = play(state, row[2]);
    EXPECT_EQ(Backgammon().short_position(after), row[3]) << row[2];
    EXPECT_EQ(Backgammon().short_position(state), cat(row[0], ' ', row[1]));
  }
}

TEST(BackgammonPositionId, of_a_result_still_has_the_mover_on_roll) {
  const Backgammon game;
  const State state = read("4HPwATDgc/ABMA 3-1");
  const auto choice = game.read_play(state, "8/5 6/5");
  ASSERT_TRUE(choice.ok());
  EXPECT_EQ(game.result(state, *choice), "4HPwATCwZ/ABMA");
}

TEST(BackgammonPositionId, of_something_else_is_refused_with_the_reason) {
  EXPECT_EQ(refusal("4HPwATDgc/ABM"),
            "A Position ID has 14 letters, like 4HPwATDgc/ABMA, but \"4HPwATDgc/ABM\" has 13.");
  EXPECT_EQ(refusal("4HPwATDgc/AB?A"),
            "\"4HPwATDgc/AB?A\" is no Position ID: not all its letters can be read.");
  EXPECT_EQ(refusal("//////////////"),
            "\"//////////////\" is no Position ID: not all its letters can be read.");
  EXPECT_EQ(refusal("/////////////w"),
            "\"/////////////w\" is no Position ID: a side would have more than 15 men.");
  EXPECT_EQ(refusal("AAAAAAAAAAAAAA"), "This game is over: one side has borne off all its men.");
  EXPECT_EQ(refusal("4HPwATDgc/ABMA 7-1"), "\"7-1\" is no roll; a roll looks like 3-1.");
  EXPECT_EQ(refusal("4HPwATDgc/ABMA 3-1 x"),
            "A backgammon position is an XGID, or a Position ID with or without a roll: "
            "4HPwATDgc/ABMA 3-1.");
}

TEST(BackgammonPositionId, with_both_sides_on_a_point_is_refused) {
  Board board;
  board.mover.put(5, 15);
  board.waiting.put(20, 15);
  EXPECT_EQ(refusal(position_id(board)),
            "Both sides have men on the mover's 5 point, which cannot be.");
}

TEST(BackgammonXgid, says_the_whole_state) {
  const State state = read(start_with("1:-1:-1:53:1:2:0:7:10"), everything);
  EXPECT_EQ(state.turn, black);
  EXPECT_EQ(state.roll, Roll(5, 3));
  EXPECT_EQ(state.cube, Cube(1, black));
  EXPECT_EQ(state.score.of(red), 1);
  EXPECT_EQ(state.score.of(black), 2);
  EXPECT_EQ(Backgammon(everything).position(state), start_with("1:-1:-1:53:1:2:0:7:10"));
}

TEST(BackgammonXgid, counts_from_reds_side_whoever_is_to_move) {
  const State state = read("XGID=a--aBBCBB--A--------cdcba-:0:0:-1:21:0:0:0:0:10");
  EXPECT_EQ(state.men(black).at(bar), 1);
  EXPECT_EQ(state.men(black).at(22), 1);
  EXPECT_EQ(state.men(black).at(5), 3);
  EXPECT_EQ(state.men(red).at(11), 1);
  EXPECT_EQ(state.board.mover, state.men(black));
}

TEST(BackgammonXgid, has_a_word_more_for_what_it_cannot_say) {
  const Options money{.cube = true};
  EXPECT_EQ(read(start_with("0:0:1:00:0:0:0:0:10:opening")).phase, Phase::red_opens);
  EXPECT_EQ(read(start_with("0:0:1:50:0:0:0:0:10:opening")).roll, Roll(5));
  EXPECT_EQ(read(start_with("0:0:1:00:0:0:0:0:10"), money).phase, Phase::cube);
  EXPECT_EQ(read(start_with("0:0:1:00:0:0:0:0:10:roll"), money).phase, Phase::throwing);
  EXPECT_EQ(read(start_with("0:0:1:D:0:0:0:0:10"), money).phase, Phase::doubled);
}

TEST(BackgammonXgid, of_something_else_is_refused_with_the_reason) {
  EXPECT_EQ(refusal("XGID=-b:0:0"), "An XGID has ten fields between colons, this one has 3.");
  EXPECT_EQ(refusal("XGID=-b:0:0:1:00:0:0:0:0:10"),
            "The board of an XGID has 26 letters, this one has 2.");
  EXPECT_EQ(refusal("XGID=Bb----E-C---eE---c-e------:0:0:1:00:0:0:0:0:10"),
            "\"B\" cannot stand at place 0 of an XGID's board.");
  EXPECT_EQ(refusal("XGID=-b----F-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10"),
            "A side of this XGID has more than 15 men.");
  EXPECT_EQ(refusal("XGID=-b----------e----c-e------:0:0:1:00:0:0:0:0:10"),
            "This game is over: one side has borne off all its men.");
  EXPECT_EQ(refusal(start_with("0:0:2:00:0:0:0:0:10")),
            "The turn in an XGID is 1 or -1, not \"2\".");
  EXPECT_EQ(refusal(start_with("0:0:1:71:0:0:0:0:10")),
            "The dice of an XGID are 00, D or a roll like 31, not \"71\".");
  EXPECT_EQ(refusal(start_with("0:0:1:30:0:0:0:0:10")),
            "The dice of an XGID are 00, D or a roll like 31, not \"30\".");
  EXPECT_EQ(refusal(start_with("0:0:1:00:x:0:0:0:10")),
            "The score and the match length of an XGID are whole numbers, and the field between "
            "them is 0 to 3.");
  EXPECT_EQ(refusal(start_with("0:0:1:00:0:0:0:0:10:over")), "This game is over.");
  EXPECT_EQ(refusal(start_with("0:0:1:00:0:0:0:0:10:roll")),
            "\"roll\" cannot stand at the end of this XGID; it may be opening, or roll where a "
            "double was possible.");
  EXPECT_EQ(refusal(start_with("0:0:-1:00:0:0:0:0:10:opening")),
            "The opening throw is made with the men set up, by red first, one die each.");
}

TEST(BackgammonXgid, must_fit_the_game_that_is_played) {
  EXPECT_EQ(refusal(start_with("0:0:1:00:1:2:0:7:10")),
            "This XGID is of a match to 7, but what is being played is a single game.");
  EXPECT_EQ(refusal(start_with("0:0:1:00:0:0:0:0:10"), everything),
            "This XGID is of a single game, but what is being played is a match to 7.");
  EXPECT_EQ(refusal(start_with("1:1:1:00:0:0:0:0:10")),
            "This XGID has a turned cube, but the doubling cube is not in play.");
  EXPECT_EQ(refusal(start_with("0:0:1:D:0:0:0:0:10")),
            "The dice field says that a double is offered, but the player to move may not double.");
  EXPECT_EQ(refusal(start_with("0:0:1:00:7:2:0:7:10"), everything),
            "This match is over: the score is 7 to 2.");
  EXPECT_EQ(refusal(start_with("0:0:1:00:3:2:1:7:10"), everything),
            "The Crawford game is played only when somebody needs one point.");
  EXPECT_EQ(refusal(start_with("1:1:1:00:6:2:1:7:10"), everything),
            "The cube cannot have been turned in the Crawford game.");
  EXPECT_EQ(refusal(start_with("11:1:1:00:0:2:0:7:10"), everything),
            "The cube of an XGID is 0 to 10, its owner -1, 0 or 1, and its limit a number.");
}

RC_GTEST_PROP(BackgammonText, positions_read_back_to_the_same_state, ()) {
  const Backgammon game(everything);
  const State state =
      random_state(game, *rc::gen::arbitrary<std::uint64_t>(), *rc::gen::inRange(0, 150));
  const auto again = game.read_position(game.position(state));
  RC_ASSERT(again.ok());
  RC_ASSERT(*again == state);
  const auto board = read_position_id(position_id(state.board));
  RC_ASSERT(board.ok());
  RC_ASSERT(*board == state.board);
}

RC_GTEST_PROP(BackgammonText, plays_read_back_to_the_same_result, ()) {
  const Backgammon game;
  const State state =
      random_state(game, *rc::gen::arbitrary<std::uint64_t>(), *rc::gen::inRange(0, 120));
  Choices choices;
  game.choices(state, choices);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const auto again = game.read_play(state, game.spell(state, choices[i]));
    RC_ASSERT(again.ok());
    RC_ASSERT(game.taken(state, *again) == game.taken(state, choices[i]));
  }
}

TEST(BackgammonNotation, joined_forms_mean_their_steps) {
  const auto same = [](const State& state, const std::string& joined, const std::string& steps) {
    EXPECT_EQ(play(state, joined), play(state, steps)) << joined;
  };
  const State ones = from_start(Roll(1, 1));
  same(ones, "8/7(2) 6/5(2)", "8/7 8/7 6/5 6/5");
  same(ones, "8/7/6 24/22", "8/7 7/6 24/23 23/22");
  same(from_start(Roll(6, 5)), "24/13", "24/18 18/13");
  const State blots = red_plays({{8, 2}, {25, 1}}, {{3, 1}, {5, 1}}, Roll(2, 2));
  same(blots, "bar/23 8/6(2) 6/4", "bar/23 8/6 8/6 6/4");
  const State threes = red_plays({{8, 2}, {20, 1}}, {{5, 1}, {1, 2}}, Roll(3, 3));
  same(threes, "8/5*(2) 20/14", "8/5* 8/5 20/17 17/14");
  same(threes, "8/5(2)* 20/14", "8/5 8/5 20/17 17/14");
  same(threes, "8/5*/2 20/14", "8/5* 5/2 20/17 17/14");
  same(red_plays({{6, 2}, {5, 1}}, {{24, 2}}, Roll(6, 6)), "6/off(2) 5/off", "6/off 6/off 5/off");
  same(red_plays({{10, 1}}, {{24, 2}}, Roll(5, 5)), "10/off", "10/5 5/off");
}

TEST(BackgammonNotation, nonsense_is_refused_with_the_word_in_question) {
  const State state = from_start(Roll(3, 1));
  for (const std::string word : {"8", "8/", "/5", "8/5(", "8/5(5)", "8/5**", "off/5", "8/bar",
                                 "0/5", "25/24", "8/5/", "8/off/3", "8/5x", "99999999999/5"}) {
    expect_refused(
        state, word, "",
        cat("\"", word, "\" is no backgammon move; moves look like 8/5, 6/5*, bar/21 or 6/off."));
  }
  expect_refused(state, "", "", "There is no move in this; moves look like 8/5 6/5.");
}

TEST(BackgammonSteps, only_what_leads_to_a_legal_play_is_offered) {
  const State state = red_plays({{20, 1}, {7, 1}}, {{18, 2}, {24, 2}}, Roll(6, 2));
  const auto next = Backgammon().next(state, {});
  ASSERT_TRUE(next.ok());
  std::vector<std::string> texts;
  for (const StepInfo& step : next->steps) texts.push_back(step.text);
  EXPECT_EQ(texts, (std::vector<std::string>{"20/14", "7/5"})) << "7/1 would leave the 2 unplayed";
  EXPECT_EQ(next->left, (std::vector<std::string>{"6", "2"}));
  EXPECT_FALSE(next->may_end);
}

TEST(BackgammonSteps, tell_places_die_and_hit) {
  const State state = red_plays({{25, 1}, {6, 2}}, {{24, 1}, {22, 2}, {1, 2}}, Roll(3, 1));
  const auto next = Backgammon().next(state, {});
  ASSERT_TRUE(next.ok());
  ASSERT_EQ(next->steps.size(), 1U);
  EXPECT_EQ(next->steps[0].text, "bar/24*");
  EXPECT_EQ(next->steps[0].from, "bar");
  EXPECT_EQ(next->steps[0].to, "24");
  EXPECT_EQ(next->steps[0].count, "1");
  EXPECT_TRUE(next->steps[0].captures);
  const std::vector<std::string> wrong = {"6/5"};
  EXPECT_EQ(Backgammon().next(state, wrong).error().sentence(),
            "Red has 1 man on the bar, to be entered before any other move.");
}

TEST(BackgammonSteps, are_judged_before_the_play_is_whole) {
  const Backgammon game;
  EXPECT_TRUE(game.judge_steps(from_start(Roll(3, 1)), "8/5").legal);
  EXPECT_TRUE(game.judge_steps(from_start(Roll(3, 1)), "").legal);
  EXPECT_FALSE(game.judge(from_start(Roll(3, 1)), "8/5").legal);
}

}  // namespace
}  // namespace parlor::backgammon::test
