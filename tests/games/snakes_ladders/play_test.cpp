#include <gtest/gtest.h>

#include "core/perft.h"
#include "core/playout.h"
#include "games/snakes_ladders/tables.h"

namespace parlor::snakes_ladders::test {
namespace {

TEST(SnakesLaddersPlay, perft_counts_one_play_for_every_roll) {
  const auto count = [](const SnakesLadders& game, int depth) {
    return Perft<SnakesLadders>(game, depth).count(game.opening(), depth);
  };
  EXPECT_EQ(count(box(), 1), 21U);
  EXPECT_EQ(count(box(), 3), 21U * 21U * 21U);
  EXPECT_EQ(count(game_of(setup_of("chutes")), 4), 6U * 6U * 6U * 6U);
}

TEST(SnakesLaddersPlay, perft_counts_the_choice_of_dice_as_a_play) {
  const SnakesLadders late = box();
  const auto count = [&](int depth) {
    return Perft<SnakesLadders>(late, depth).count(at(late, "y:95 b:30 y"), depth);
  };
  EXPECT_EQ(count(1), 2U);
  EXPECT_EQ(count(2), 6U + 21U);
  // Of these one die and two dice each win with the rolls that make 5, 4-1 and 3-2.
  EXPECT_EQ(count(3), (6U - 1U) * 21U + (21U - 2U) * 21U);
}

TEST(SnakesLaddersPlay, random_games_end_and_every_seat_wins_its_share) {
  const SnakesLadders game = box({}, 4);
  Tally tally;
  Choices choices;
  for (std::uint64_t number = 0; number < 4000; ++number) {
    random_game(game, 3, number, choices, tally, [](const State&) {});
  }
  EXPECT_EQ(tally.unfinished, 0U);
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_NEAR(double(tally.wins[seat]), 1000, 120);
  for (std::size_t i = 0; i < SnakesLadders::counter_names().size(); ++i) {
    EXPECT_GT(tally.counters[i], 0U) << SnakesLadders::counter_names()[i];
  }
}

std::string drawn(const Picture& picture, int y) {
  std::string line;
  for (int x = 0; x < picture.width(); ++x) line += picture.at(x, y).text;
  return line;
}

TEST(SnakesLaddersPlay, the_picture_runs_up_the_board_and_back) {
  const Picture picture = box().picture(at(box(), "y:1 b:12 y 5-2"));
  EXPECT_EQ(picture.height(), 22);
  EXPECT_EQ(drawn(picture, 1).substr(0, 29), "|100   |99v84 |98v65 |97    |");
  EXPECT_EQ(drawn(picture, 19).substr(0, 22), "|1     |2     |3^21  |");
  EXPECT_EQ(drawn(picture, 20).substr(0, 8), "|_Y____|");
  EXPECT_EQ(drawn(picture, 18).substr(56, 8), "|__B___|");
  EXPECT_EQ(drawn(picture, 21).substr(0, 28), " Yellow threw 5-2: 1>8      ");
}

TEST(SnakesLaddersPlay, the_picture_tells_what_is_going_on) {
  const auto last_line = [](const SnakesLadders& game, std::string_view position) {
    const std::string line = drawn(game.picture(at(game, position)), 21);
    return line.substr(1, line.find_last_not_of(' '));
  };
  EXPECT_EQ(last_line(box(), "y:1 b:1 first y4 b"), "Who starts? blue throws one die (y 4)");
  EXPECT_EQ(last_line(box(), "y:12 b:1 y"), "Yellow throws two dice");
  EXPECT_EQ(last_line(box(), "y:96 b:1 y"), "Yellow chooses: one die or two?");
  EXPECT_EQ(last_line(game_of(setup_of("chutes")), "y:0 b:5 b"),
            "Off the board: Y. Blue throws one die");
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
