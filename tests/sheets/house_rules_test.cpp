#include "sheets/house_rules.h"

#include <gtest/gtest.h>

#include "games/list.h"

namespace parlor::sheets {
namespace {

std::vector<Problem> problems_in(std::string_view text) {
  const Reading reading = read_rules(text);
  EXPECT_TRUE(reading.problems.empty());
  const auto kind = game_of(reading.file, all_games());
  EXPECT_TRUE(kind.ok());
  return problems_with(reading.file, *kind);
}

TEST(HouseRules, AFileIsForTheGameThatHasItsBase) {
  const auto kind = game_of(read_rules("base = \"russian\"\n").file, all_games());
  ASSERT_TRUE(kind.ok());
  EXPECT_EQ(kind->info().id, "parcheesi");
}

TEST(HouseRules, AnUnknownBaseIsNamedWithItsLineAndWhatMayHaveBeenMeant) {
  const auto kind =
      game_of(read_rules("\nbase = \"roial\"\ngame = \"parcheesi\"\n").file, all_games());
  ASSERT_FALSE(kind.ok());
  EXPECT_EQ(kind.error().sentence(),
            "Line 2: there is no sheet called \"roial\" (did you mean royal?); there are royal, "
            "classic, box, nest, russian and course.");
}

TEST(HouseRules, AnUnknownGameIsNamedWithItsLine) {
  const auto kind =
      game_of(read_rules("base = \"royal\"\ngame = \"parchesi\"\n").file, all_games());
  ASSERT_FALSE(kind.ok());
  EXPECT_TRUE(kind.error().sentence().starts_with(
      "Line 2: there is no game called \"parchesi\" (did you mean parcheesi?); there are "))
      << kind.error().sentence();
}

TEST(HouseRules, AFileInOrderMakesTheGameItDescribes) {
  const Reading reading =
      read_rules("base = \"royal\"\nname = \"Sunday\"\nlaps = true\ncapture_bonus = 15\n");
  const auto kind = game_of(reading.file, all_games());
  ASSERT_TRUE(kind.ok());
  EXPECT_TRUE(problems_with(reading.file, *kind).empty());
  const auto game = kind->make(setup_of(reading.file));
  ASSERT_TRUE(game.ok()) << game.error().sentence();
  EXPECT_EQ((*game)->rules_name(), "Sunday");
}

TEST(HouseRules, EveryWrongSettingIsReportedNotOnlyTheFirst) {
  const auto problems = problems_in(
      "base = \"royal\"\nlap = true\nlaps = true\ndice_duty = \"sometimes\"\nhome_bonus = 99\n");
  ASSERT_EQ(problems.size(), 3U);
  EXPECT_EQ(problems[0].line, 2);
  EXPECT_EQ(problems[1].line, 4);
  EXPECT_EQ(problems[2].line, 5);
}

}  // namespace
}  // namespace parlor::sheets
