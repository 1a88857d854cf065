#include <gtest/gtest.h>

#include "cli/told.h"

// The program itself, from outside, with the real games.
namespace parlor::test {
namespace {

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST(Program, SaysItsVersion) {
  const Told told = parlor_program("--version");
  EXPECT_EQ(told.exit, 0);
  EXPECT_TRUE(told.out.starts_with("parlor "));
}

TEST(Program, ListsAndTellsTheSheets) {
  EXPECT_TRUE(contains(parlor_program("rules").out, "royal"));
  EXPECT_TRUE(contains(parlor_program("rules royal").out, "START"));
  EXPECT_TRUE(contains(parlor_program("rules royal russian").out, "Who starts"));
  EXPECT_EQ(parlor_program("rules roial").exit, 2);
}

TEST(Program, PlaysReadsStandardInputAndStreams) {
  const Told told = parlor_program("plays parcheesi --rules royal",
                                   "printf 'y:S,S,5,12 r:S,39,h3,H y 5-3\\nbad\\n' |");
  EXPECT_EQ(told.exit, 2);
  EXPECT_TRUE(
      told.out.starts_with("{\"position\":\"y:S,S,5,12 r:S,39,h3,H y 5-3\",\"results\":"
                           "[\"y:S,5,5,15 r:S,39,h3,H\",\"y:S,5,8,12 r:S,39,h3,H\"]}\n{\"error\":"))
      << told.out;
}

TEST(Program, JudgeAnswersWithItsExitCode) {
  const std::string position = "judge parcheesi --rules royal 'y:S,S,5,12 r:S,39,h3,H y 5-3' ";
  EXPECT_EQ(parlor_program(position + "'S>5 12>15'").exit, 0);
  const Told illegal = parlor_program(position + "'5>10 12>15'");
  EXPECT_EQ(illegal.exit, 1);
  EXPECT_TRUE(illegal.out.starts_with("Not legal (royal.07): ")) << illegal.out;
  EXPECT_EQ(parlor_program(position + "nonsense").exit, 2);
}

TEST(Program, HouseRulesAreRefusedWithFileLineAndValuesAllowed) {
  const std::string path = scratch_file("duty.toml", "base = \"royal\"\ndice_duty = \"some\"\n");
  const Told told = parlor_program("sim parcheesi --games 1 --rules " + path);
  EXPECT_EQ(told.exit, 2);
  EXPECT_TRUE(contains(told.err, path)) << told.err;
  EXPECT_TRUE(contains(told.err, "ine 2")) << told.err;
  EXPECT_TRUE(contains(told.err, "all_higher")) << told.err;
}

TEST(Program, APipedGameHasNoColoursAndEndsPolitely) {
  const Told told = parlor_program("play parcheesi --seed 1", "printf '\\n\\n\\n' |");
  EXPECT_EQ(told.exit, 0);
  EXPECT_FALSE(contains(told.out, "\x1b["));
  EXPECT_TRUE(contains(told.out, "The input has ended"));
}

TEST(Program, AGameOfBotsCanBeWatched) {
  const Told told = parlor_program("play parcheesi --seats easy,easy --seed 1", "</dev/null");
  EXPECT_EQ(told.exit, 0);
  EXPECT_TRUE(contains(told.out, " wins: ")) << told.out.substr(told.out.size() - 200);
}

TEST(Program, AnInterruptedRunTellsWhatThereIs) {
  const Told told = parlor_program("sim parcheesi --games 100000000", "timeout -s INT 1");
  EXPECT_TRUE(contains(told.out, "Stopped early")) << told.out;
  EXPECT_TRUE(contains(told.out, "average length")) << told.out;
}

}  // namespace
}  // namespace parlor::test
