#include <gtest/gtest.h>

#include "games/snakes_ladders/tables.h"

namespace parlor::snakes_ladders::test {
namespace {

TEST(SnakesLaddersSetup, describes_itself_completely) {
  const GameInfo& info = SnakesLadders::info();
  EXPECT_EQ(info.id, "snakes_ladders");
  for (const SheetInfo& sheet : info.sheets) {
    EXPECT_EQ(sheet.values.size(), info.options.size());
    EXPECT_FALSE(sheet.character.empty());
    EXPECT_EQ(game_of(setup_of(sheet.id)).option_values(), sheet.values);
  }
  for (const OptionInfo& option : info.options) EXPECT_FALSE(option.title.empty());
}

TEST(SnakesLaddersSetup, an_option_can_be_set_by_the_value_it_is_shown_with) {
  for (const SheetInfo& sheet : SnakesLadders::info().sheets) {
    std::vector<OptionSetting> settings;
    for (std::size_t i = 0; i < sheet.values.size(); ++i) {
      settings.push_back(setting(SnakesLadders::info().options[i].name, sheet.values[i]));
    }
    EXPECT_EQ(box(settings).option_values(), sheet.values);
  }
}

TEST(SnakesLaddersSetup, takes_boards_as_lists_of_pairs) {
  const SnakesLadders game =
      box({setting("ladders", PairList{{4, 14}, {9, 31}}), setting("snakes", PairList{{99, 7}})});
  EXPECT_EQ(game.option_values()[5], "4>14 9>31");
  EXPECT_EQ(game.option_values()[6], "99>7");
}

TEST(SnakesLaddersSetup, names_the_rules_it_plays_by) {
  EXPECT_EQ(box().rules_name(), "the box of six games");
  EXPECT_EQ(two_dice_to_the_end().rules_name(), "the box of six games, with house rules");
  auto setup = setup_of("box");
  setup.name = "Grandma's board";
  EXPECT_EQ(game_of(setup).rules_name(), "Grandma's board");
}

TEST(SnakesLaddersSetup, refuses_unknown_sheets) {
  EXPECT_EQ(refusal(setup_of("royal")),
            "Snakes & ladders has no sheet \"royal\"; the sheets are box and chutes.");
}

TEST(SnakesLaddersSetup, refuses_unknown_options_and_guesses_what_was_meant) {
  EXPECT_EQ(refusal(setup_of("box", {setting("ladder", PairList{}, 3)})),
            "Line 3: there is no option \"ladder\" in snakes & ladders; did you mean \"ladders\"?");
  EXPECT_EQ(refusal(setup_of("box", {setting("capture_bonus", std::int64_t{20})})),
            "There is no option \"capture_bonus\" in snakes & ladders; the options are dice, "
            "late_one_die, start_square, shared_squares, down_by, ladders and snakes.");
}

TEST(SnakesLaddersSetup, refuses_values_that_an_option_does_not_have) {
  EXPECT_EQ(refusal(setup_of("box", {setting("dice", std::int64_t{3}, 2)})),
            "Line 2: the option dice can be 1 or 2, not 3.");
  EXPECT_EQ(refusal(setup_of("box", {setting("late_one_die", std::string("yes"))})),
            "The option late_one_die can be true or false, not yes.");
  EXPECT_EQ(refusal(setup_of("box", {setting("shared_squares", PairList{})})),
            "The option shared_squares can be true or false.");
  EXPECT_EQ(refusal(setup_of("box", {setting("snakes", true, 5)})),
            "Line 5: the option snakes is a list of pairs of squares, such as [[4, 14], [9, 31]], "
            "or the text "
            "4>14 9>31.");
  EXPECT_EQ(refusal(setup_of("box", {setting("ladders", std::string("4-14"))})),
            "The option ladders is a list of pairs of squares, such as [[4, 14], [9, 31]], or the "
            "text 4>14 "
            "9>31.");
}

TEST(SnakesLaddersSetup, refuses_rules_that_contradict_each_other) {
  EXPECT_EQ(
      refusal(setup_of("box", {setting("dice", std::int64_t{1}), setting("late_one_die", true)})),
      "The option late_one_die is for games with two dice: with dice = 1 it has to be false.");
}

TEST(SnakesLaddersSetup, refuses_seats_that_are_not_there) {
  auto setup = setup_of("box", {}, 0);
  setup.seats.add(Seat(0));
  EXPECT_EQ(refusal(setup), "Snakes & ladders is for 2, 3 or 4 players, not 1.");
  setup.seats.add(Seat(2));
  setup.players = 3;
  EXPECT_EQ(refusal(setup), "The setup names 2 seats for 3 players.");
  setup.seats.add(Seat(4));
  EXPECT_EQ(refusal(setup), "Snakes & ladders has seats for yellow, blue, red and green only.");
}

std::string told(const SnakesLadders& game) {
  std::string text;
  for (const RulesSection& section : game.rules_text())
    text += cat(section.title, ": ", join(section.paragraphs, " "), "\n");
  return text;
}

TEST(SnakesLaddersSetup, tells_the_rules_being_played) {
  EXPECT_NE(told(box()).find("two dice"), std::string::npos);
  EXPECT_NE(told(box()).find("from 87 to 36"), std::string::npos);
  EXPECT_NE(told(box()).find("A square holds one piece."), std::string::npos);
  EXPECT_NE(told(box()).find("From square 95"), std::string::npos);
  EXPECT_EQ(told(two_dice_to_the_end()).find("From square 95"), std::string::npos);
  EXPECT_NE(told(box()).find("on the tail-end of a snake goes on down to its head"),
            std::string::npos);
  const std::string chutes = told(game_of(setup_of("chutes")));
  EXPECT_NE(chutes.find("off the board"), std::string::npos);
  EXPECT_NE(chutes.find("on the top of a chute goes on down to its bottom"), std::string::npos);
  EXPECT_EQ(chutes.find("tail-end"), std::string::npos);
  EXPECT_NE(chutes.find("Any number of pieces"), std::string::npos);
  EXPECT_NE(told(two_dice_to_the_end({setting("snakes", PairList{})})).find("Beware of 99"),
            std::string::npos);
}

TEST(SnakesLaddersSetup, the_choice_of_one_die_comes_and_goes_with_the_second_die) {
  EXPECT_TRUE(box().rules().late_one_die);
  EXPECT_FALSE(box({setting("dice", std::int64_t{1})}).rules().late_one_die);
  EXPECT_TRUE(game_of(setup_of("chutes", {setting("dice", std::int64_t{2})})).rules().late_one_die);
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
