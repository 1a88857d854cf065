#include <string>

#include <gtest/gtest.h>

#include "bots/list.h"
#include "games/list.h"

namespace parlor::bots {
namespace {

AnyGame game_called(std::string_view id) {
  for (const GameKind& kind : all_games()) {
    if (kind.info().id == id) return *kind.make({});
  }
  return nullptr;
}

/// The seat that wins when `first` sits on the first seat and `second` on the second; -1 for a
/// draw.
int winner(std::string_view id, const char* first, const char* second, std::uint64_t seed) {
  const AnyGame game = game_called(id);
  AnyBot bots[] = {*make_bot(game, first), *make_bot(game, second)};
  Random random(seed);
  const NoStop stop;
  AnyState state = game->start();
  while (game->actor(state).is_player()) {
    Thinking thinking{random, stop, 3'000};
    const auto seat = static_cast<std::size_t>(game->actor(state).seat().index());
    const auto next = bots[seat]->play(state, thinking);
    EXPECT_TRUE(next.ok());
    state = *next;
  }
  const auto outcome = game->outcome(state);
  return outcome->draw ? -1 : (*outcome->winners.begin()).index();
}

TEST(SearchLevels, HigherOnesBeatLowerOnes) {
  for (const std::string_view id : {"chess", "checkers"}) {
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      EXPECT_EQ(winner(id, "medium", "random", seed), 0) << id;
      EXPECT_EQ(winner(id, "random", "easy", seed), 1) << id;
      EXPECT_NE(winner(id, "expert", "easy", seed), 1) << id;
      EXPECT_NE(winner(id, "easy", "hard", seed), 0) << id;
    }
  }
}

TEST(SearchLevels, AGameWithTheSameLimitsCanBePlayedAgain) {
  const AnyGame game = game_called("chess");
  std::string games[2];
  const AnyBot bot = *make_bot(game, "medium");
  for (std::string& text : games) {
    bot->new_game();
    Random random(7);
    const NoStop stop;
    Thinking thinking{random, stop};
    AnyState state = game->start();
    for (int plays = 0; plays < 12; ++plays) {
      const std::string play = *bot->choose(state, thinking);
      text += play + ' ';
      state = *game->taken(state, play);
    }
  }
  EXPECT_EQ(games[0], games[1]);
}

}  // namespace
}  // namespace parlor::bots
