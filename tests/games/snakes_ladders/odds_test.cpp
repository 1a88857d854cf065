#include "games/snakes_ladders/odds.h"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <map>
#include <numeric>
#include <sstream>

#include <gtest/gtest.h>

#include "core/playout.h"
#include "games/snakes_ladders/tables.h"

namespace parlor::snakes_ladders::test {
namespace {

double sum(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

SnakesLadders chutes() { return game_of(setup_of("chutes")); }

SnakesLadders without_features(std::vector<OptionSetting> settings) {
  settings.push_back(setting("ladders", PairList{}));
  settings.push_back(setting("snakes", PairList{}));
  return two_dice_to_the_end(std::move(settings));
}

std::map<std::string, double> known_figures() {
  std::map<std::string, double> figures;
  std::ifstream file(PARLOR_SOURCE_DIR "/tests/games/snakes_ladders/odds.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    std::string name;
    double value = 0;
    if (words >> name >> value) figures[name] = value;
  }
  return figures;
}

TEST(SnakesLaddersOdds, the_known_figures_of_the_chutes_board_come_out) {
  const auto figures = known_figures();
  ASSERT_EQ(figures.size(), 4U);
  const Odds known = odds(chutes(), 2);
  EXPECT_NEAR(known.mean, figures.at("mean"), 1e-9);
  EXPECT_EQ(known.fewest, figures.at("fewest"));
  EXPECT_EQ(known.likeliest, figures.at("likeliest"));
  EXPECT_EQ(known.median, figures.at("median"));
}

TEST(SnakesLaddersOdds, mean_and_deviation_are_those_of_the_distribution) {
  for (const SnakesLadders& game : {chutes(), box(), two_dice_to_the_end()}) {
    const Odds known = odds(game, 2);
    EXPECT_NEAR(sum(known.turns), 1, 1e-12);
    double mean = 0;
    double squares = 0;
    for (std::size_t i = 0; i < known.turns.size(); ++i) {
      const double turn = static_cast<double>(i + 1);
      mean += turn * known.turns[i];
      squares += turn * turn * known.turns[i];
    }
    EXPECT_NEAR(known.mean, mean, 1e-9);
    EXPECT_NEAR(known.deviation, std::sqrt(squares - mean * mean), 1e-9);
  }
}

TEST(SnakesLaddersOdds, a_board_worked_out_by_hand) {
  // Ladders carry every throw of one die to 99, and from there one throw in six is right.
  PairList ladders;
  for (int square = 2; square <= 7; ++square) ladders.emplace_back(square, 99);
  const SnakesLadders game = box({setting("dice", std::int64_t{1}), setting("shared_squares", true),
                                  setting("ladders", ladders), setting("snakes", PairList{})});
  const Odds known = odds(game, 2);
  EXPECT_NEAR(known.mean, 7, 1e-12);
  EXPECT_NEAR(known.deviation, std::sqrt(30.0), 1e-12);
  EXPECT_EQ(known.fewest, 2);
  EXPECT_NEAR(known.turns[0], 0, 1e-15);
  EXPECT_NEAR(known.turns[1], 1.0 / 6, 1e-15);
  EXPECT_NEAR(known.turns[2], 5.0 / 36, 1e-15);
  // The first of two wins a race of such throws with 6/11.
  EXPECT_NEAR(known.wins[0], 6.0 / 11, 1e-12);
  EXPECT_NEAR(known.wins[1], 5.0 / 11, 1e-12);
}

TEST(SnakesLaddersOdds, held_squares_are_in_the_chances_of_two_players) {
  // As above, but only one piece can stand on 99: the second player comes there only when the
  // first has won, so it never wins.
  PairList ladders;
  for (int square = 2; square <= 7; ++square) ladders.emplace_back(square, 99);
  const SnakesLadders game = box({setting("dice", std::int64_t{1}), setting("ladders", ladders),
                                  setting("snakes", PairList{})});
  const Odds known = odds(game, 2);
  EXPECT_TRUE(known.wins_exact);
  EXPECT_NEAR(known.wins[0], 1, 1e-12);
  EXPECT_NEAR(known.wins[1], 0, 1e-12);
  EXPECT_FALSE(odds(game, 3).wins_exact);
}

TEST(SnakesLaddersOdds, whoever_begins_earlier_wins_more_often) {
  for (const int players : {2, 3, 4}) {
    for (const SnakesLadders& game : {chutes(), box()}) {
      const Odds known = odds(game, players);
      ASSERT_EQ(known.wins.size(), static_cast<std::size_t>(players));
      EXPECT_NEAR(sum(known.wins), 1, 1e-12);
      EXPECT_TRUE(std::is_sorted(known.wins.rbegin(), known.wins.rend()));
      EXPECT_EQ(known.wins_exact, game.rules().shared_squares || players == 2);
      EXPECT_FALSE(known.basis.empty());
    }
  }
}

/// The share of random games that the player who begins wins, two players. Dice are chosen as the
/// odds take them to be.
double share_of_first(const SnakesLadders& game, int games) {
  const std::vector<int> one_die = odds(game, 2).one_die_squares;
  const auto choice = [&](const State& state) {
    if (state.stage == Stage::to_move) return Choice::move;
    const bool one = std::ranges::count(one_die, state.square(state.seat)) > 0;
    return one ? Choice::one_die : Choice::two_dice;
  };
  int won = 0;
  for (int number = 0; number < games; ++number) {
    Random random(5, static_cast<std::uint64_t>(number));
    State state = game.opening();
    while (!game.actor(state).is_nobody()) {
      state = game.actor(state).is_chance()
                  ? game.thrown(state, random.roll(game.to_throw(state).dice))
                  : game.taken(state, choice(state));
    }
    won += state.seat == Seat(0) ? 1 : 0;
  }
  return static_cast<double>(won) / games;
}

TEST(SnakesLaddersOdds, random_games_agree) {
  constexpr int games = 100'000;
  const double four_sigma = 4 * std::sqrt(0.25 / games);
  EXPECT_NEAR(odds(box(), 2).wins[0], share_of_first(box(), games), four_sigma);
  const SnakesLadders two = two_dice_to_the_end();
  EXPECT_NEAR(odds(two, 2).wins[0], share_of_first(two, games), four_sigma);
  EXPECT_NEAR(odds(chutes(), 2).wins[0], share_of_first(chutes(), games), four_sigma);
}

TEST(SnakesLaddersOdds, the_choice_of_dice_is_the_best_there_is) {
  const Odds two = odds(two_dice_to_the_end(), 2);
  const Odds late = odds(box(), 2);
  EXPECT_LT(late.mean, two.mean);
  EXPECT_EQ(late.one_die_squares, (std::vector<int>{95, 96, 97}));
  EXPECT_TRUE(two.one_die_squares.empty());
}

TEST(SnakesLaddersOdds, two_dice_are_kept_where_they_are_better) {
  // From 95 one die risks the snakes on 96 to 99; two dice pass over most of that by staying.
  const SnakesLadders game = box({setting("snakes", PairList{{96, 2}, {97, 2}, {98, 2}, {99, 2}})});
  const Odds known = odds(game, 2);
  EXPECT_TRUE(known.one_die_squares.empty());
}

TEST(SnakesLaddersOdds, a_plain_board_with_a_dead_end_has_no_mean) {
  const Odds known = odds(without_features({}), 2);
  EXPECT_TRUE(std::isinf(known.mean));
  EXPECT_TRUE(std::isinf(known.deviation));
  EXPECT_GT(known.finish_chance, 0.5);
  EXPECT_LT(known.finish_chance, 1);
  EXPECT_NEAR(sum(known.turns), known.finish_chance, 1e-12);
  EXPECT_NEAR(sum(known.wins), 1, 1e-12);
  const SnakesLadders with_choice =
      box({setting("ladders", PairList{}), setting("snakes", PairList{})});
  EXPECT_FALSE(std::isinf(odds(with_choice, 2).mean));
}

TEST(SnakesLaddersOdds, the_drawing_shows_title_bars_axes_and_mean) {
  auto setup = setup_of("chutes");
  setup.name = "Tom & <Ann>";
  const std::string drawing = svg(odds(game_of(setup), 2));
  EXPECT_TRUE(drawing.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
  EXPECT_TRUE(drawing.ends_with("</svg>\n"));
  EXPECT_NE(drawing.find("Turns to square 100: Tom &amp; &lt;Ann&gt;"), std::string::npos);
  EXPECT_NE(drawing.find("mean 39.23</text>"), std::string::npos);
  EXPECT_NE(drawing.find("<title>turn 22: "), std::string::npos);
  EXPECT_NE(drawing.find("prefers-color-scheme: dark"), std::string::npos);
  EXPECT_EQ(drawing.find("nan"), std::string::npos);
}

TEST(SnakesLaddersOdds, a_drawing_without_a_mean_leaves_it_out) {
  const std::string drawing = svg(odds(without_features({}), 2));
  EXPECT_NE(drawing.find("mean infinite"), std::string::npos);
  EXPECT_EQ(drawing.find("mean-note\" x"), std::string::npos);
}

}  // namespace
}  // namespace parlor::snakes_ladders::test
