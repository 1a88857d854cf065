#include <gtest/gtest.h>

#include "bots/alpha_beta.h"
#include "bots/checkers/checkers_knowledge.h"
#include "core/playout.h"

namespace parlor::bots {
namespace {

using checkers::Captures;
using checkers::Checkers;

struct Found {
  std::string play;
  int score = 0;
};

Found search(const Checkers& game, const checkers::State& state, int depth) {
  AlphaBeta<CheckersKnowledge> search(std::size_t{1} << 20U);
  Random random(1);
  const NoStop stop;
  Thinking thinking{random, stop};
  Found found;
  const auto move = search.search(CheckersKnowledge(game), state, {.deepest = depth}, thinking,
                                  [&](const auto& progress) { found.score = progress.score; });
  found.play = game.spell(state, move);
  return found;
}

Found search(const char* fen, int depth, Captures captures = Captures::forced) {
  const Checkers game(captures);
  return search(game, *game.read_position(fen), depth);
}

TEST(CheckersSearch, TakesTheSeriesThatWinsMore) {
  const Found found = search("B:W6,7,15:B2", 2);
  EXPECT_EQ(found.play.substr(found.play.size() - 2), "18") << found.play;
}

TEST(CheckersSearch, SeesAForcedWin) {
  EXPECT_EQ(search("B:W10:BK6", 1).score, won - 1) << "the last piece is taken";
  EXPECT_GT(search("B:WK1:BK10,K11,K15", 13).score, 100);
}

TEST(CheckersSearch, SearchesUnderTheHuffingRuleToo) {
  const Checkers game(Captures::huffing);
  EXPECT_GT(search(game, game.start(), 6).score, -100);
  // The capture that forced play must make would lose two; here it can be left.
  EXPECT_FALSE(search("B:W10:BK6", 1, Captures::huffing).play.empty());
}

/// The position as the other side would see it.
checkers::Board turned(const checkers::Board& board) {
  const auto turn = [](checkers::Squares squares) {
    checkers::Squares result = 0;
    for (int number = 1; number <= 32; ++number) {
      if ((squares & checkers::square(number)) != 0) result |= checkers::square(33 - number);
    }
    return result;
  };
  return {turn(board.light), turn(board.dark), turn(board.kings), checkers::other(board.to_move)};
}

TEST(CheckersEvaluation, IsTheSameFromBothSidesOfTheBoard) {
  const Checkers game;
  Checkers::Choices choices;
  Tally tally;
  for (std::uint64_t number = 0; number < 10; ++number) {
    random_game(game, 1, number, choices, tally, [&](const checkers::State& state) {
      EXPECT_EQ(checkers_eval::evaluate(state.now.board),
                checkers_eval::evaluate(turned(state.now.board)))
          << game.position(state);
    });
  }
}

TEST(CheckersKnowledge, FindsThePositionsBeforeAgain) {
  const Checkers game;
  const CheckersKnowledge knowledge(game);
  checkers::State state = *game.read_position("B:WK32:BK1,K5");
  std::vector<std::uint64_t> expected;
  for (const char* play : {"1-6", "32-27", "6-1", "27-32"}) {
    expected.push_back(knowledge.root(state).key);
    state = game.taken(state, *game.read_play(state, play));
  }
  std::vector<std::uint64_t> keys;
  knowledge.past_keys(state, keys);
  EXPECT_EQ(keys, expected);
  EXPECT_EQ(knowledge.root(state).key, expected.front()) << "the same position, once more";
}

}  // namespace
}  // namespace parlor::bots
