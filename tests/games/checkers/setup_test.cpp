#include <string>

#include <gtest/gtest.h>

#include "games/checkers/game.h"

namespace parlor::checkers {
namespace {

std::string refusal(const Setup& setup) {
  const auto game = make(setup);
  return game ? "made" : game.error().sentence();
}

Setup with(OptionValue value, int line = 0) {
  Setup setup;
  setup.settings = {{"captures", std::move(value), line}};
  return setup;
}

TEST(CheckersSetup, the_default_is_the_standard_sheet) {
  const AnyGame game = *make({});
  EXPECT_EQ(game->rules_name(), "Standard");
  EXPECT_EQ(game->option_values(), std::vector<std::string>{"forced"});
}

TEST(CheckersSetup, the_box_sheet_huffs) {
  parlor::Setup setup;
  setup.sheet = "box";
  setup.players = 2;
  setup.seats = SeatSet::first(2);
  EXPECT_EQ((*make(setup))->option_values(), std::vector<std::string>{"huffing"});
}

TEST(CheckersSetup, an_option_changes_the_sheet) {
  EXPECT_EQ((*make(with(std::string("huffing"))))->option_values(),
            std::vector<std::string>{"huffing"});
  EXPECT_EQ((*make(with(std::string("huffing"))))->rules_name(), "Standard, changed");
  EXPECT_EQ((*make(with(std::string("forced"))))->rules_name(), "Standard");
  parlor::Setup named = with(std::string("huffing"));
  named.name = "Grandfather's";
  EXPECT_EQ((*make(named))->rules_name(), "Grandfather's");
}

TEST(CheckersSetup, every_mistake_gets_its_sentence) {
  EXPECT_EQ(refusal(with(std::string("force"), 4)),
            "Line 4: captures is \"forced\" or \"huffing\", not \"force\".");
  EXPECT_EQ(refusal(with(true)), "captures is \"forced\" or \"huffing\".");
  parlor::Setup setup;
  setup.settings = {{"capture", std::string("forced"), 2}};
  EXPECT_EQ(refusal(setup), "Line 2: checkers has no option \"capture\"; did you mean captures?");
  setup.settings = {{"dice", std::string("two"), 0}};
  EXPECT_EQ(refusal(setup), "Checkers has no option \"dice\"; its only option is captures.");
  setup = {};
  setup.sheet = "royal";
  EXPECT_EQ(refusal(setup), "Checkers has no sheet \"royal\"; its sheets are standard and box.");
  setup = {};
  setup.players = 3;
  EXPECT_EQ(refusal(setup), "Checkers is for 2 players, not 3.");
  setup = {};
  setup.seats = SeatSet::first(3);
  EXPECT_EQ(refusal(setup), "Checkers is played by dark and light: both seats, and no other.");
}

TEST(CheckersSetup, each_sheet_has_a_value_for_each_option) {
  for (const SheetInfo& sheet : Checkers::info().sheets) {
    EXPECT_EQ(sheet.values.size(), Checkers::info().options.size()) << sheet.id;
  }
}

}  // namespace
}  // namespace parlor::checkers
