#include <gtest/gtest.h>

#include "cli/at_terminal.h"
#include "cli/race_game.h"
#include "cli/scripted_game.h"
#include "cli/told.h"
#include "games/list.h"

// What people at one table can do besides playing.
namespace parlor::test {
namespace {

/// Chess of two people after these moves, and what they type then.
Told chess_after(const std::vector<std::string>& moves, const std::string& typed) {
  const std::string path = scratch_file("chess.json", scripted_record("chess", all_games(), moves));
  return at_terminal({"play", "--load", path}, typed);
}

TEST(AtTable, WhoResignsLosesAndTheGameCanBeSaved) {
  const std::string path = scratch_file("resigned.json", "");
  const Told told = chess_after({"e2e4"}, "resign\nsave " + path + "\n\n");
  EXPECT_TRUE(has(told.out, "White wins: the others have resigned.")) << told.out;
  EXPECT_TRUE(has(text_of(path), "\"how\":\"resigned\"")) << text_of(path);
}

TEST(AtTable, ADrawIsAgreedOnByEverybodyOrNot) {
  EXPECT_TRUE(has(chess_after({"e2e4"}, "draw\nyes\n\n").out, "A draw: a draw was agreed on."));
  const Told declined = chess_after({"e2e4"}, "draw\nno\ne7e5\nposition\n");
  EXPECT_TRUE(has(declined.out, "White declines the draw.")) << declined.out;
  EXPECT_TRUE(has(declined.out, "rests here: rnbqkbnr/pppp1ppp")) << "and the game goes on";
  const Told bot = at_terminal(
      {"play", "chess", "--seats", "human,easy", "--seed", "1", "--delay", "0"}, "draw\n");
  EXPECT_TRUE(has(bot.out, "Black declines the draw.")) << bot.out;
}

TEST(AtTable, APlayIsTakenBackWhereTheOthersAgree) {
  const Told told = chess_after({"e2e4", "e7e5"}, "takeback\nyes\n");
  EXPECT_TRUE(has(told.out, "rests here: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"))
      << told.out;
  EXPECT_TRUE(
      has(chess_after({"e2e4", "e7e5"}, "takeback\nno\n").out, "Black lets the play stand."));
  const Told bot =
      at_terminal({"play", "chess", "--seats", "human,easy", "--seed", "1", "--delay", "0"},
                  "e2e4\ntakeback\n");
  EXPECT_TRUE(has(bot.out, "RNBQKBNR w KQkq")) << "bots are polite about slips" << bot.out;
  EXPECT_TRUE(has(chess_after({}, "takeback\n").out, "There is nothing to take back"));
}

TEST(AtTable, AHintIsALegalPlayWithChances) {
  const std::string path =
      scratch_file("hint.json", scripted_record("race", race_box(), {"5", "3", "2-1"}));
  const Told told = parlor_with_race({"play", "--load", path}, "hint\n");
  EXPECT_TRUE(has(told.out, "The bot easy would play 0>")) << told.out;
  EXPECT_TRUE(has(told.out, "In 200 games that easy bots played on from there, you won "))
      << told.out;
}

TEST(AtTable, ARematchIsAnotherGameOfTheSamePlayers) {
  const Told told = chess_after({"e2e4"}, "rematch\nresign\nrematch\nd2d4\n");
  EXPECT_TRUE(has(told.out, "The game is still going on.")) << told.out;
  EXPECT_TRUE(has(told.out, "rests here: rnbqkbnr/pppppppp/8/8/3P4")) << told.out;
}

TEST(AtTable, WholePlaysAreChosenByNumber) {
  const std::string path =
      scratch_file("plays.json", scripted_record("race", race_box(), {"5", "3", "2-1"}));
  const Told told = parlor_with_race({"play", "--load", path}, "plays\n9\n1\nposition\n");
  EXPECT_TRUE(has(told.out, "The plays are numbered 1 to 2.")) << told.out;
  EXPECT_TRUE(has(told.out, " b:0,0 b\n")) << told.out;
}

TEST(AtTable, RollIsTypedWhereAGameListsItAsAStep) {
  const Told told = at_terminal(
      {"play", "backgammon", "--seats", "human,human", "--seed", "2", "--set", "cube=true"},
      "\n\n1\n1\n\nroll\n");
  EXPECT_FALSE(has(told.out, "Type a step by its number")) << told.out;
  const std::size_t listed = told.out.rfind("1 roll");
  ASSERT_NE(listed, std::string::npos) << told.out;
  EXPECT_TRUE(has(told.out.substr(listed), "dice ")) << "and the dice are thrown" << told.out;
}

TEST(AtTable, TheGameIsKeptAndGoesOnWhereItWasLeft) {
  const Told left = at_terminal({"play", "chess", "--seats", "human,human"}, "e2e4\nquit\n");
  EXPECT_TRUE(has(left.out, "The game is kept: `parlor play --continue` goes on with it."))
      << left.out;
  const Told again = at_terminal({"play", "--continue"}, "e7e5\n");
  EXPECT_TRUE(has(again.out, "rests here: rnbqkbnr/pppp1ppp/8/4p3/4P3")) << again.out;
  const Told other = at_terminal({"play", "checkers", "--seats", "human,human"}, "quit\n");
  EXPECT_TRUE(has(other.out, "The game before is not over; it is in ")) << other.out;
  EXPECT_TRUE(has(at_terminal({"play", "--continue", "--load", "x"}, "").err, "choose one"));
}

TEST(AtTable, WhereNothingWasSaidTheGameTheSheetAndTheSeatsAreAskedFor) {
  const Told told = at_terminal({"play"}, "7\nchess\nhuman,human\nd2d4\nquit\n");
  EXPECT_TRUE(has(told.out, "What shall we play?")) << told.out;
  EXPECT_TRUE(has(told.out, "Type a number from 1 to 6 or one of the names")) << told.out;
  EXPECT_TRUE(has(told.out, "white: d2d4")) << told.out;
  const Told again = at_terminal({"play"}, "\n\nposition\n");
  EXPECT_TRUE(has(again.out, "[chess]") && has(again.out, "[human,human]"))
      << "with the last choice as default" << again.out;
}

TEST(AtTable, OptionsOfTheRulesAreSetWithoutAFile) {
  EXPECT_TRUE(
      has(parlor_with_race({"sim", "race", "--games", "1", "--set", "goal=8"}).out, "Race"));
  const Told odd = parlor_with_race({"sim", "race", "--games", "1", "--set", "gaol=8"});
  EXPECT_EQ(odd.exit, 2);
  EXPECT_TRUE(has(odd.err, "goal")) << odd.err;
  EXPECT_EQ(parlor_with_race({"sim", "--set", "goal", "race"}).err,
            "parlor: --set takes OPTION=VALUE, such as cube=true, not \"goal\".\n");
  EXPECT_EQ(parlor_with_race({"sim", "race", "--games", "1", "--set", "goal=99"}).exit, 2);
}

TEST(AtTable, WhoseTimeIsUpLosesOrIsPlayedForAndTheClockIsShown) {
  const Told shown =
      at_terminal({"play", "chess", "--seats", "human,human", "--clock", "90m+5s"}, "");
  EXPECT_TRUE(has(shown.out, "human  89:59") || has(shown.out, "human  90:00")) << shown.out;
  const std::string record = scripted_record("chess", all_games(), {"e2e4"});
  const auto with = [&](const std::string& clock) {
    std::string changed = record;
    const std::string none = "\"clock\":{\"kind\":\"none\"},\"timeout\":\"bot\"";
    EXPECT_TRUE(has(changed, none)) << changed;
    changed.replace(changed.find(none), none.size(), "\"clock\":" + clock);
    return at_terminal({"play", "--load", scratch_file("late.json", changed), "--delay", "0"},
                       "e7e5\nposition\n");
  };
  const Told lost = with("{\"kind\":\"game\",\"seconds\":0},\"timeout\":\"lose\"");
  EXPECT_TRUE(has(lost.out, "White wins: the time is up.")) << lost.out;
  const Told played_for = with("{\"kind\":\"turn\",\"seconds\":0},\"timeout\":\"bot\"");
  EXPECT_TRUE(has(played_for.out, "Black is out of time.")) << played_for.out;
  EXPECT_TRUE(has(at_terminal({"play", "chess", "--clock", "soon"}, "").err, "such as 5m"));
}

TEST(AtTable, HelpIsACommandToo) {
  EXPECT_EQ(parlor_with_race({"help", "play"}).out, parlor_with_race({"play", "--help"}).out);
  EXPECT_EQ(parlor_with_race({"help"}).out, parlor_with_race({"--help"}).out);
}

}  // namespace
}  // namespace parlor::test
