#include <gtest/gtest.h>

#include "cli/told.h"

namespace parlor::test {
namespace {

/// A game of two people from a position, with what they type.
Told played(const std::string& position, const std::string& typed) {
  const std::string path = scratch_file(
      "position.json",
      "{\"parlor\":1,\"game\":\"race\",\"rules\":\"short\",\"seats\":[\"human\",\"human\"],"
      "\"seed\":1,\"position\":\"" +
          position + "\",\"history\":[]}");
  return parlor_with_race({"play", "--load", path}, typed);
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
  const Told told = played("a:0,0 b:3,5 a 2-1", "1\n0>1\n\nposition\nquit\n");
  EXPECT_EQ(told.exit, 0);
  EXPECT_TRUE(has(told.out, "1 0>2 2")) << told.out;
  EXPECT_TRUE(has(told.out, "so far 0>2")) << told.out;
  EXPECT_TRUE(has(told.out, "Enter ends the play")) << told.out;
  EXPECT_TRUE(has(told.out, " a:1,2 b:3,5 b\n")) << told.out;
}

TEST(Play, AWholePlayCanBeTyped) {
  EXPECT_TRUE(has(played("a:0,0 b:3,5 a 2-1", "0>2 0>1\nposition\n").out, " a:1,2 b:3,5 b\n"));
}

TEST(Play, UndoTakesBackTheLastStep) {
  const Told told = played("a:0,0 b:3,5 a 2-1", "undo\n0>2\nundo\n0>1\n1\n\nposition\n");
  EXPECT_TRUE(has(told.out, "There is nothing to take back"));
  EXPECT_TRUE(has(told.out, "so far 0>1"));
}

TEST(Play, WhyAsksTheArbiter) {
  const Told told = played("a:0,0 b:3,5 a 2-1", "why 0>6\nwhy 0>2\nwhy 0>2 0>1\nwhy\nwhy 1\n");
  EXPECT_TRUE(has(told.out, "No die takes a pawn along 0>6. (race.01)"));
  EXPECT_TRUE(has(told.out, "0>2 is legal so far; the play cannot end there."));
  EXPECT_TRUE(has(told.out, "0>2 0>1 is a legal play."));
  EXPECT_TRUE(has(told.out, "Ask about a step or a play"));
}

TEST(Play, NothingTypedIsLostInSilence) {
  const Told told =
      played("a:0,0 b:3,5 a 2-1", "\nhop\n77\n0>2\ndone\nsave\nload\nhelp\nplays\nsteps\nrules\n");
  for (const std::string answer :
       {"Type a step by its number", "\"hop\" is not a step", "The steps are numbered 1 to 2.",
        "Both dice are used if they can be.", "Name a file, as in: save",
        "Name a file, as in: load", "takes back the last step", "To take one of these",
        "Bring both pawns to space 12"}) {
    EXPECT_TRUE(has(told.out, answer)) << answer;
  }
}

TEST(Play, BeforeTheThrowOnlyEnterThrows) {
  const Told told = played("a:0,0 b:3,5 a", "0>2\nundo\n\nposition\n");
  EXPECT_TRUE(has(told.out, "press Enter to throw two dice"));
  EXPECT_TRUE(has(told.out, "The dice come first"));
}

TEST(Play, TheOnlyPlayIsMadeWithAWordAboutIt) {
  const Told none = played("a:11,11 b:3,5 a 6-5", "");
  EXPECT_TRUE(has(none.out, "Yellow can play nothing with 6-5.")) << none.out;
  const Told one = played("a:11,12 b:3,5 a 6-1", "");
  EXPECT_TRUE(has(one.out, "Yellow has only one play with 6-1: 11>12.")) << one.out;
  EXPECT_TRUE(has(one.out, "Yellow wins")) << one.out;
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
  EXPECT_TRUE(has(text_of(path), "\"throw\":"));
}

TEST(Play, SavingKeepsHouseRules) {
  const std::string rules = scratch_file(
      "short.toml",
      "base = \"short\"\nname = \"Tiny\"\ngoal = 8\nshortcuts = [[2, 5]]\nhits = false\n");
  const std::string path = scratch_file("house.json", "");
  parlor_with_race({"play", "race", "--rules", rules, "--seed", "2"}, "save " + path + "\n");
  EXPECT_TRUE(has(text_of(path),
                  "\"rules\":{\"base\":\"short\",\"name\":\"Tiny\",\"options\":{\"goal\":8,"
                  "\"shortcuts\":[[2,5]],\"hits\":false}}"))
      << text_of(path);
  EXPECT_TRUE(has(parlor_with_race({"play", "--load", path}, "").out, "Race: Tiny"));
}

TEST(Play, SavingNeverOverwritesSomethingElse) {
  const std::string path = scratch_file("letter.txt", "Dear Anna");
  const Told told = parlor_with_race({"play", "race"}, "save " + path + "\n");
  EXPECT_TRUE(has(told.out, "is there already and is not a saved game")) << told.out;
  EXPECT_EQ(text_of(path), "Dear Anna");
}

TEST(Play, ABrokenOrForeignFileGetsOneSentence) {
  const auto loaded = [](const std::string& text) {
    const std::string path = scratch_file("broken.json", text);
    const Told told = parlor_with_race({"play", "--load", path});
    EXPECT_EQ(told.exit, 2);
    return told.err.substr(std::min(told.err.size(), 8 + path.size() + 1));
  };
  EXPECT_EQ(loaded("{"), "cannot be loaded: it is not JSON.\n");
  EXPECT_EQ(loaded("{\"a\":1}"), "cannot be loaded: it is no saved game.\n");
  EXPECT_EQ(loaded("{\"parlor\":2}"),
            "cannot be loaded: it was saved by another version of parlor.\n");
  EXPECT_EQ(
      loaded("{\"parlor\":1,\"game\":\"race\",\"rules\":\"short\",\"seats\":[\"human\",\"cat\"]}"),
      "cannot be loaded: A seat is played by human or a bot. There is no bot \"cat\" for race; "
      "there "
      "are easy and random.\n");
  EXPECT_EQ(
      loaded("{\"parlor\":1,\"game\":\"race\",\"rules\":\"short\",\"seats\":[\"human\",\"easy\"],"
             "\"position\":\"a:0,0 b:0,0 a\",\"history\":[{\"throw\":\"9\"}]}"),
      "cannot be loaded: a throw in its history is broken.\n");
  EXPECT_EQ(
      loaded("{\"parlor\":1,\"game\":\"race\",\"rules\":\"short\",\"seats\":[\"human\",\"easy\"],"
             "\"position\":\"a:0,0 b:0,0 a\",\"history\":[{\"throw\":\"4\"}]}"),
      "cannot be loaded: its history does not lead to its position.\n");
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
