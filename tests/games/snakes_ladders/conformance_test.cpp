#include "support/conformance.h"

#include <gtest/gtest.h>

#include "games/snakes_ladders/tables.h"

namespace parlor::snakes_ladders::test {
namespace {

void check(const Setup& setup) {
  const auto game = make(setup);
  ASSERT_TRUE(game.ok()) << game.error().sentence();
  parlor::test::check_conformance(*game);
}

TEST(SnakesLadders, every_sheet_and_number_of_players_conforms) {
  for (const SheetInfo& sheet : game_info().sheets) {
    for (const int players : game_info().players) check(setup_of(sheet.id, {}, players));
  }
}

TEST(SnakesLadders, every_variation_conforms) {
  const OptionSetting off_the_board = setting("start_square", std::int64_t{0});
  check(setup_of("box", {setting("dice", std::int64_t{1})}, 4));
  check(setup_of("box", {setting("late_one_die", false)}, 4));
  check(setup_of("box", {off_the_board, setting("shared_squares", true)}, 4));
  check(setup_of("chutes", {setting("shared_squares", false)}, 4));
  check(setup_of("box", {setting("ladders", PairList{}), setting("snakes", PairList{})}, 4));
}

TEST(SnakesLadders, any_seats_can_be_taken) {
  auto setup = setup_of("box", {}, 0);
  setup.seats.add(Seat(1));
  setup.seats.add(Seat(3));
  check(setup);
  const SnakesLadders game = game_of(setup);
  EXPECT_EQ(game.position(game.start()), "b:1 g:1 first b g");
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
