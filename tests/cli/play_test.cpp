#include <gtest/gtest.h>

#include "cli/race_game.h"
#include "cli/scripted_game.h"
#include "cli/told.h"

namespace parlor::test {
namespace {

/// A race of two people, and what they type after what has happened.
Told played(const std::vector<std::string>& happened, const std::string& typed) {
  const std::string path = scratch_file("race.json", scripted_record("race", race_box(), happened));
  return parlor_with_race({"play", "--load", path}, typed);
}

/// Yellow has thrown 2-1 for the first time.
Told opened(const std::string& typed) { return played({"5", "3", "2-1"}, typed); }

/// Both of yellow's pawns are one space from the goal.
std::vector<std::string> nearly_home() {
  return {"5", "3", "6-5", "0>6 6>11", "1-1", "0>1 1>2", "6-5", "0>6 6>11", "1-1", "2>3 3>4"};
}

TEST(Play, AGameOfBotsPlaysItselfToTheEnd) {
  const Told told = parlor_with_race({"play", "race", "--seats", "easy,easy,easy", "--seed", "3"});
  EXPECT_EQ(told.exit, 0);
  EXPECT_TRUE(has(told.out, " starts\n")) << told.out;
  EXPECT_TRUE(has(told.out, " wins: both pawns are at the goal.\n")) << told.out;
}

TEST(Play, TheSeedDecidesTheGame) {
  const auto play = [](const std::string& seed) {
    return parlor_with_race({"play", "race", "--seats", "easy,easy", "--seed", seed}).out;
  };
  EXPECT_EQ(play("3"), play("3"));
  EXPECT_NE(play("3"), play("4"));
}

TEST(Play, StepsAreTakenByNumberOrNotationAndEnterEndsThePlay) {
  const Told told = opened("1\n0>1\n\nposition\nquit\n");
  EXPECT_EQ(told.exit, 0);
  EXPECT_TRUE(has(told.out, "1 0>2 2")) << told.out;
  EXPECT_TRUE(has(told.out, "so far 0>2")) << told.out;
  EXPECT_TRUE(has(told.out, "Enter ends the play")) << told.out;
  EXPECT_TRUE(has(told.out, " a:1,2 b:0,0 b\n")) << told.out;
}

TEST(Play, AWholePlayCanBeTyped) {
  EXPECT_TRUE(has(opened("0>2 0>1\nposition\n").out, " a:1,2 b:0,0 b\n"));
}

TEST(Play, UndoTakesBackTheLastStep) {
  const Told told = opened("undo\n0>2\nundo\n0>1\n1\n\nposition\n");
  EXPECT_TRUE(has(told.out, "There is nothing to take back"));
  EXPECT_TRUE(has(told.out, "so far 0>1"));
}

TEST(Play, WhyAsksTheArbiter) {
  const Told told = opened("why 0>6\nwhy 0>2\nwhy 0>2 0>1\nwhy\nwhy 1\n");
  EXPECT_TRUE(has(told.out, "No die takes a pawn along 0>6. (race.01)"));
  EXPECT_TRUE(has(told.out, "0>2 is legal so far; the play cannot end there."));
  EXPECT_TRUE(has(told.out, "0>2 0>1 is a legal play."));
  EXPECT_TRUE(has(told.out, "Ask about a step or a play"));
}

TEST(Play, NothingTypedIsLostInSilence) {
  const Told told = opened("\nhop\n77\n0>2\ndone\nsave\nload\nhelp\nplays\nsteps\nrules\n");
  for (const std::string answer :
       {"Type a step by its number", "\"hop\" is not a step", "The steps are numbered 1 to 2.",
        "Both dice are used if they can be.", "Name a file, as in: save",
        "Name a file, as in: load", "takes back the last step", "To take one of these",
        "Bring both pawns to space 12"}) {
    EXPECT_TRUE(has(told.out, answer)) << answer;
  }
}

TEST(Play, BeforeTheThrowOnlyEnterThrows) {
  const Told told = played({"5", "3"}, "0>2\nundo\n\nposition\n");
  EXPECT_TRUE(has(told.out, "press Enter to throw two dice"));
  EXPECT_TRUE(has(told.out, "The dice come first"));
}

TEST(Play, TheOnlyPlayIsMadeWithAWordAboutIt) {
  std::vector<std::string> thrown = nearly_home();
  thrown.emplace_back("6-5");
  const Told none = played(thrown, "");
  EXPECT_TRUE(has(none.out, "Yellow can play nothing with 6-5.")) << none.out;
  thrown.back() = "1-1";
  const Told one = played(thrown, "");
  EXPECT_TRUE(has(one.out, "Yellow has only one play with 1-1: 11>12 11>12.")) << one.out;
  EXPECT_TRUE(has(one.out, "Yellow wins: both pawns are at the goal.")) << one.out;
}

TEST(Play, WhenTheInputEndsTheGameRests) {
  const Told told = parlor_with_race({"play", "race"}, "");
  EXPECT_EQ(told.exit, 0);
  EXPECT_TRUE(has(told.out, "The input has ended, so the game rests here: a:0,0 b:0,0"));
}

TEST(Play, ASavedGameGoesOnWhereItWasWithTheSameDice) {
  const std::string path = scratch_file("saved.json", "");
  const Told whole = parlor_with_race({"play", "race", "--seats", "human,human", "--seed", "9"},
                                      "\n\n\nsave " + path + "\nposition\n");
  EXPECT_TRUE(has(whole.out, "Saved in " + path + ".")) << whole.out;
  const Told again = parlor_with_race({"play", "--load", path}, "position\n");
  const std::size_t at = whole.out.rfind("rests here");
  EXPECT_EQ(whole.out.substr(at), again.out.substr(again.out.rfind("rests here")));
  EXPECT_TRUE(has(text_of(path), "\"event\":\"threw\""));
}

TEST(Play, SavingKeepsHouseRules) {
  const std::string rules = scratch_file(
      "short.toml",
      "base = \"short\"\nname = \"Tiny\"\ngoal = 8\nshortcuts = [[2, 5]]\nhits = false\n");
  const std::string path = scratch_file("house.json", "");
  parlor_with_race({"play", "race", "--rules", rules, "--seed", "2"}, "save " + path + "\n");
  EXPECT_TRUE(has(text_of(path),
                  "\"sheet\":\"short\",\"name\":\"Tiny\",\"options\":{\"goal\":\"8\","
                  "\"shortcuts\":\"2>5\",\"hits\":\"false\"}"))
      << text_of(path);
  EXPECT_TRUE(has(parlor_with_race({"play", "--load", path}, "").out, "Race: Tiny"));
}

TEST(Play, SavingNeverOverwritesSomethingElse) {
  const std::string path = scratch_file("letter.txt", "Dear Anna");
  const Told told = parlor_with_race({"play", "race"}, "save " + path + "\n");
  EXPECT_TRUE(has(told.out, "is there already and is not a saved game")) << told.out;
  EXPECT_EQ(text_of(path), "Dear Anna");
}

TEST(Play, AHalfMadePlayIsKept) {
  const std::string path = scratch_file("half.json", "");
  EXPECT_TRUE(has(opened("0>2\nsave " + path + "\n").out, "Saved in"));
  const Told told = parlor_with_race({"play", "--load", path}, "0>1\n\nposition\n");
  EXPECT_TRUE(has(told.out, "so far 0>2")) << told.out;
  EXPECT_TRUE(has(told.out, " a:1,2 b:0,0 b\n")) << told.out;
}

TEST(Play, AFinishedGameCanBeSavedAndLookedAtAgain) {
  std::vector<std::string> thrown = nearly_home();
  thrown.emplace_back("1-1");
  const std::string path = scratch_file("finished.json", "");
  const Told told = played(thrown, "1\nsave " + path + "\n\n");
  EXPECT_TRUE(has(told.out, "The game is over: Enter leaves")) << told.out;
  EXPECT_TRUE(has(told.out, "Saved in " + path + ".")) << told.out;
  EXPECT_TRUE(has(text_of(path), "\"result\":{\"winners\":[0]")) << text_of(path);
  const Told again = parlor_with_race({"play", "--load", path}, "");
  EXPECT_EQ(again.exit, 0);
  EXPECT_TRUE(has(again.out, "Yellow wins: both pawns are at the goal.")) << again.out;
}

TEST(Play, ABrokenOrForeignFileGetsOneSentence) {
  const auto loaded = [](const std::string& text) {
    const std::string path = scratch_file("broken.json", text);
    const Told told = parlor_with_race({"play", "--load", path});
    EXPECT_EQ(told.exit, 2);
    return told.err.substr(std::min(told.err.size(), 8 + path.size() + 1));
  };
  const auto changed = [](const std::string& from, const std::string& to) {
    std::string record = scripted_record("race", race_box(), {"5", "3", "2-1"});
    EXPECT_TRUE(has(record, from)) << record;
    return record.replace(record.find(from), from.size(), to);
  };
  EXPECT_EQ(loaded("{"), "cannot be loaded: this is not JSON, so it is no record.\n");
  EXPECT_EQ(loaded("{\"a\":1}"), "cannot be loaded: this is no record of Parlor's.\n");
  EXPECT_EQ(loaded("{\"parlor\":1,\"game\":\"race\"}"),
            "cannot be loaded: it was saved by an older parlor, before games were saved as "
            "records; it is no longer read.\n");
  EXPECT_EQ(loaded(changed("\"kind\":\"person\",\"name\":\"human\",\"text\":\"\"",
                           "\"kind\":\"bot\",\"level\":\"cat\"")),
            "cannot be loaded: the players of the record are not those who sat at the table.\n");
  EXPECT_TRUE(has(loaded(changed("\"dice\":[5]", "\"dice\":[9]")), "no such throw is due"));
  EXPECT_EQ(loaded(changed("\"position\":\"a:0,0", "\"position\":\"a:0,1")),
            "cannot be loaded: the events do not lead to the position of the record.\n");
  EXPECT_TRUE(has(loaded(changed("\"seed\":\"0", "\"seed\":\"")),
                  "the dice to come are a secret of the server"));
}

TEST(Play, SeatsMustFitTheGame) {
  EXPECT_EQ(
      parlor_with_race({"play", "race", "--seats", "human,expert"}).err,
      "parlor: A seat is played by human or a bot. There is no bot \"expert\" for race; there "
      "are easy and random.\n");
  EXPECT_EQ(parlor_with_race({"play", "race", "--players", "3", "--seats", "human,easy"}).err,
            "parlor: --players says 3, but --seats names 2.\n");
  EXPECT_EQ(parlor_with_race({"play", "race", "--seats", "human"}).err,
            "parlor: Race is for 2, 3 or 4 players.\n");
}

}  // namespace
}  // namespace parlor::test
