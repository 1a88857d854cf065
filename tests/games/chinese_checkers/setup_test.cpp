#include <gtest/gtest.h>

#include "games/chinese_checkers/tables.h"

namespace parlor::chinese_checkers {
namespace {

using test::agreed;

std::string refusal(const parlor::Setup& setup) {
  const auto game = make(setup);
  return game ? "accepted" : game.error().sentence();
}

TEST(ChineseCheckersSetup, the_first_sheet_is_the_small_star_for_two) {
  const AnyGame game = *make({});
  EXPECT_EQ(game->rules_name(), "the star of the box");
  EXPECT_EQ(game->option_values(), (std::vector<std::string>{"small", "off", "usual"}));
  EXPECT_EQ(game->seats(game->start()), SeatSet::from_bits(0b001001));
  EXPECT_EQ(game->seat_name(Seat(3)), "green");
}

TEST(ChineseCheckersSetup, every_sheet_has_a_value_for_every_option) {
  for (const SheetInfo& sheet : game_info().sheets) {
    EXPECT_EQ(sheet.values.size(), game_info().options.size());
    EXPECT_EQ((*make(agreed(sheet.id)))->option_values(), sheet.values);
  }
}

TEST(ChineseCheckersSetup, a_custom_sheet_keeps_its_name) {
  parlor::Setup setup = agreed("small", 6, {{"board", std::string("large")}});
  setup.name = "grandmother's";
  EXPECT_EQ((*make(setup))->rules_name(), "grandmother's");
  EXPECT_EQ((*make(setup))->option_values().front(), "large");
}

TEST(ChineseCheckersSetup, pairs_are_four_unless_told_otherwise) {
  for (const char* sheet : {"small", "large"}) {
    EXPECT_EQ(test::table(sheet, 0, {{"pairs", std::string("on")}}).rules().seats.size(), 4);
  }
}

TEST(ChineseCheckersSetup, what_is_wrong_is_said_in_a_sentence) {
  EXPECT_EQ(refusal(agreed("tiny")),
            "Chinese checkers has no sheet \"tiny\"; it has small and large.");
  EXPECT_EQ(refusal(agreed("small", 2, {{"pears", true}})),
            "Chinese checkers has no option \"pears\"; did you mean pairs?");
  EXPECT_EQ(refusal(agreed("small", 2, {{"cube", true, 4}})),
            "Line 4: Chinese checkers has no option \"cube\"; its options are board, pairs and "
            "starter.");
  EXPECT_EQ(refusal(agreed("small", 2, {{"board", std::string("huge"), 7}})),
            "Line 7: the option board cannot be \"huge\"; it can be small or large.");
  EXPECT_EQ(refusal(agreed("small", 2, {{"pairs", PairList{}}})),
            "The option pairs cannot be \"a list\"; it can be off or on.");
  EXPECT_EQ(refusal(agreed("small", 2, {{"starter", std::int64_t{0}}})),
            "The option starter cannot be \"0\"; it can be usual, yellow, blue, red, green, purple "
            "or cyan.");
}

TEST(ChineseCheckersSetup, players_must_fit_the_board_and_each_other) {
  EXPECT_EQ(refusal(agreed("small", 4)),
            "On the small board 4 play in pairs only: let pairs be on, or take the sheet large.");
  EXPECT_EQ(refusal(agreed("small", 5)), "The small board is for 2, 3, 4 or 6 players, not for 5.");
  EXPECT_EQ(refusal(agreed("large", 5)), "The large board is for 2, 3, 4 or 6 players, not for 5.");
  EXPECT_EQ(refusal(agreed("large", 3, {{"pairs", true}})),
            "Pairs need 4 or 6 players, and 3 are to play.");
  EXPECT_EQ(refusal(agreed("small", 2, {{"starter", std::string("red")}})),
            "Red cannot start: it is not in this game, only yellow and green.");
}

TEST(ChineseCheckersSetup, seats_must_face_each_other_as_the_game_has_them) {
  parlor::Setup setup = agreed("large");
  setup.seats = SeatSet::from_bits(0b000011);
  EXPECT_EQ(refusal(setup), "Two players sit at opposite points of the star.");
  setup.seats = SeatSet::from_bits(0b000111);
  EXPECT_EQ(refusal(setup), "Three players sit at every other point of the star.");
  setup.seats = SeatSet::from_bits(0b001111);
  EXPECT_EQ(refusal(setup), "Four players sit at two pairs of opposite points of the star.");
  setup.seats = SeatSet::from_bits(0b100100);
  EXPECT_EQ(refusal(setup), "accepted");
  setup.players = 3;
  EXPECT_EQ(refusal(setup), "2 seats are taken, but 3 players are to play.");
}

}  // namespace
}  // namespace parlor::chinese_checkers
