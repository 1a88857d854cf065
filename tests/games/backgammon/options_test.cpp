#include "games/backgammon/options.h"

#include <gtest/gtest.h>

#include "support.h"

namespace parlor::backgammon::test {
namespace {

std::string refusal(const Setup& setup) {
  const auto game = make(setup);
  return game.ok() ? "was made" : game.error().sentence();
}

Setup with(OptionSetting setting) {
  parlor::Setup setup;
  setup.settings = {std::move(setting)};
  return setup;
}

TEST(BackgammonOptions, are_off_unless_asked_for) {
  EXPECT_EQ(*read_options({}), Options());
  EXPECT_EQ(Backgammon().option_values(), Backgammon::info().sheets.front().values);
  EXPECT_EQ(Backgammon().rules_name(), "box");
}

TEST(BackgammonOptions, are_read_as_values_or_words) {
  parlor::Setup setup;
  setup.settings = {{"scoring", true}, {"cube", std::string("true")}, {"match", std::string("7")}};
  EXPECT_EQ(*read_options(setup), (Options{.scoring = true, .cube = true, .match = 7}));
  EXPECT_EQ(Backgammon(*read_options(setup)).rules_name(),
            "box with gammons, the doubling cube and a match to 7");
}

TEST(BackgammonOptions, that_are_wrong_are_named) {
  EXPECT_EQ(refusal(with({"cubes", true})),
            "Backgammon has no option \"cubes\"; did you mean \"cube\"?");
  EXPECT_EQ(refusal(with({"bonus", true, 3})),
            "Line 3: backgammon has no option \"bonus\"; its options are scoring, cube and match.");
  EXPECT_EQ(refusal(with({"cube", std::string("maybe"), 4})),
            "Line 4: \"cube\" must be true or false.");
  EXPECT_EQ(refusal(with({"match", std::int64_t{100}})),
            "\"match\" must be a whole number from 0 to 99; 0 is a single game.");
  parlor::Setup sheet;
  sheet.sheet = "royal";
  EXPECT_EQ(refusal(sheet), "Backgammon has no sheet \"royal\"; the only one is \"box\".");
  parlor::Setup three;
  three.players = 3;
  EXPECT_EQ(refusal(three), "Backgammon is for two players, red and black.");
}

TEST(BackgammonOptions, decide_what_the_rules_tell) {
  EXPECT_EQ(Backgammon().rules_text().size(), 9U);
  EXPECT_EQ(Backgammon({.scoring = true, .cube = true, .match = 7}).rules_text().size(), 11U);
}

}  // namespace
}  // namespace parlor::backgammon::test
