#include <gtest/gtest.h>

#include "cli/told.h"

namespace parlor::test {
namespace {

TEST(Rules, ListsEveryGameWithItsSheetsAndTheirCharacter) {
  const Told told = parlor_with_race({"rules"});
  EXPECT_EQ(told.exit, 0);
  EXPECT_TRUE(has(told.out, "short  Short race: Over in a minute.")) << told.out;
  EXPECT_TRUE(has(told.out, "Walk  walk"));
}

TEST(Rules, TellsASheetInPlainWords) {
  const Told told = parlor_with_race({"rules", "short"});
  EXPECT_EQ(told.out,
            "Race: Short race\nOver in a minute.\n\n"
            "Goal\n  Bring both pawns to space 12 before the others do.\n\n"
            "Turn\n  Throw two dice and use both if they can be used.\n\n"
            "  Example: The dice show 2 and 1.\n"
            "    a............\n"
            "    b..b.........\n"
            "    0>2 0>1: both are used.\n"
            "    Not legal: -\n"
            "    Both dice are used if they can be.\n");
}

TEST(Rules, ExamplesAreInTheJsonWithTheArbitersAnswers) {
  const Told told = parlor_with_race({"rules", "short", "--json"});
  EXPECT_TRUE(has(told.out,
                  "{\"play\":\"0>2 0>1\",\"words\":\"both are used.\"},"
                  "{\"play\":\"-\",\"words\":\"\",\"ruling\":\"Both dice are used if "
                  "they can be.\"}"))
      << told.out;
}

TEST(Rules, AGamesNameMeansItsFirstSheet) {
  EXPECT_EQ(parlor_with_race({"rules", "race"}).out, parlor_with_race({"rules", "short"}).out);
}

TEST(Rules, AnIdThatSeveralGamesUseMeansTheFirstAndSaysSo) {
  const Told told = parlor_with_race({"rules", "box"});
  EXPECT_TRUE(told.out.starts_with(
      "Several games have a sheet called box (Race and Walk); this is Race's. For\n"))
      << told.out;
  EXPECT_TRUE(has(told.out, "parlor rules walk box"));
  EXPECT_TRUE(parlor_with_race({"rules", "walk", "box"}).out.starts_with("Race: Race of the box"));
}

TEST(Rules, ComparesTwoSheetsShowingOnlyWhatDiffers) {
  const Told told = parlor_with_race({"rules", "short", "box"});
  EXPECT_EQ(told.exit, 0);
  EXPECT_TRUE(has(told.out, "Sending back          A lone pawn is sent back."));
  EXPECT_TRUE(has(told.out, "How far it is         12                            20\n"));
  EXPECT_FALSE(has(told.out, "Shortcuts"));
  EXPECT_TRUE(has(told.out, "The other 1 option is the same.\n")) << told.out;
  EXPECT_EQ(told.out.find(" \n"), std::string::npos) << "blanks at the end of a line";
}

TEST(Rules, NoMoreThanTwoCanBeCompared) {
  const Told told = parlor_with_race({"rules", "short", "box", "short"});
  EXPECT_EQ(told.exit, 2);
  EXPECT_EQ(told.err, "parlor: Two sheets can be compared at a time, not more.\n");
}

TEST(Rules, AnUnknownNameIsAnsweredWithTheNearest) {
  const Told told = parlor_with_race({"rules", "shirt"});
  EXPECT_EQ(told.exit, 2);
  EXPECT_EQ(told.err,
            "parlor: There is no game or sheet called \"shirt\" (did you mean short?); there are "
            "race, walk, short and box.\n");
}

TEST(Rules, JsonHasTheSameThings) {
  EXPECT_TRUE(has(parlor_with_race({"rules", "--json"}).out, "\"id\":\"race\""));
  EXPECT_TRUE(has(parlor_with_race({"rules", "short", "--json"}).out, "\"goal\":\"12\""));
  EXPECT_TRUE(has(parlor_with_race({"rules", "short", "box", "--json"}).out,
                  "{\"option\":\"goal\",\"title\":\"How far it is\",\"values\":[\"12\",\"20\"]"));
}

TEST(RulesCheck, TellsWhatAFileChanges) {
  const std::string path =
      scratch_file("sunday.toml", "base = \"short\"\nname = \"Sunday\"\ngoal = 30\n");
  const Told told = parlor_with_race({"rules", "--check", path});
  EXPECT_EQ(told.exit, 0);
  EXPECT_EQ(told.out, path +
                          " is in order: Sunday, Race based on short.\n\n"
                          "How far it is  goal\n  was: 12\n  now: 30\n");
}

TEST(RulesCheck, NamesEveryErrorWithItsLine) {
  const std::string path =
      scratch_file("bad.toml", "base = \"short\"\ngaol = 30\nhits = 1.5\ngoal = 99\n");
  const Told told = parlor_with_race({"rules", "--check", path});
  EXPECT_EQ(told.exit, 2);
  EXPECT_EQ(told.err, "parlor: " + path + ": The option gaol cannot be set like this (line 2).\n" +
                          "parlor: " + path +
                          ": Line 3: the value of hits is a fraction; an option takes true or "
                          "false, a whole number, a text or a list of pairs such as [[4, 14], [9, "
                          "31]].\n" +
                          "parlor: " + path +
                          ": The option goal cannot be set like this (line 4).\n");
  EXPECT_TRUE(has(parlor_with_race({"rules", "--check", path, "--json"}).out, "\"line\":3,"));
}

TEST(RulesFiles, WorkWhereverASheetDoes) {
  const std::string path = scratch_file(
      "far.toml", "base = \"short\"\nname = \"Far\"\ngoal = 9\nshortcuts = [[4, 9]]\n");
  const Told told = parlor_with_race({"plays", "race", "--rules", path}, "a:0,0 b:0,0 a 4-4\n");
  EXPECT_TRUE(has(told.out, "[\"a:9,9 b:0,0\"]")) << told.out;
  const Told compared = parlor_with_race({"rules", path, "short"});
  EXPECT_TRUE(has(compared.out, "Far   ")) << compared.out;
}

TEST(RulesFiles, AFileThatCannotBeUsedIsNamed) {
  EXPECT_EQ(parlor_with_race({"sim", "race", "--rules", "no/such.toml"}).err,
            "parlor: There is no file no/such.toml.\n");
  const std::string path = scratch_file("other.toml", "base = \"box\"\ngame = \"walk\"\n");
  EXPECT_EQ(parlor_with_race({"sim", "race", "--rules", path}).err,
            "parlor: " + path + " has rules for walk, not for race.\n");
}

}  // namespace
}  // namespace parlor::test
