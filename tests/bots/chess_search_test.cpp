#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/alpha_beta.h"
#include "bots/asked.h"
#include "bots/chess/chess_knowledge.h"
#include "bots/list.h"
#include "core/playout.h"
#include "games/chess/text/fen.h"
#include "games/chess/text/notation.h"

namespace parlor::bots::chess_search {
namespace {

using chess::Chess;

struct Found {
  std::string move;
  int score = 0;
  std::uint64_t nodes = 0;
};

Found search(const chess::State& state, const Limits& limits, const Stop& stop = NoStop()) {
  AlphaBeta<ChessKnowledge> search(std::size_t{1} << 20U);
  Random random(1);
  Thinking thinking{random, stop};
  Found found;
  const auto move = search.search(ChessKnowledge(), state, limits, thinking,
                                  [&](const auto& progress) { found.score = progress.score; });
  found.move = chess::uci(move);
  found.nodes = search.nodes();
  return found;
}

Found search(const std::string& fen, int depth) {
  return search(*Chess().read_position(fen), {.deepest = depth});
}

TEST(ChessSearch, FindsForcedMates) {
  // Two rooks on the back rank, a smothered mate, a queen's sacrifice.
  EXPECT_EQ(search("6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1", 3).score, won - 1);
  const Found smothered = search("r4r1k/6pp/7N/3Q4/8/8/6PP/6K1 w - - 0 1", 5);
  EXPECT_EQ(smothered.move, "d5g8");
  EXPECT_EQ(smothered.score, won - 3);
  EXPECT_EQ(search("2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1", 12).move, "g3g6");
  EXPECT_LT(search("7k/8/5K2/8/8/8/8/6R1 b - - 0 1", 6).score, -decided) << "seen by the loser too";
}

TEST(ChessSearch, TakesWhatHangsAndLeavesWhatIsDefended) {
  EXPECT_EQ(search("4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", 3).move, "e3d5");
  const Found poisoned = search("4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1", 3);
  EXPECT_NE(poisoned.move, "d2d6");
}

TEST(ChessSearch, KnowsThatRepetitionDraws) {
  // White is lost but for a perpetual check.
  const Found saved = search("6k1/6p1/8/8/8/1q6/1r6/4Q2K w - - 0 1", 8);
  EXPECT_EQ(saved.move, "e1e8");
  EXPECT_EQ(saved.score, 0);
  // With a queen more, White does not let the same position come a third time.
  const Chess game;
  chess::State state = *game.read_position("7k/8/8/8/8/8/1Q6/K7 b - - 0 1");
  for (const char* move : {"h8g8", "b2c2", "g8h8", "c2b2", "h8g8", "b2c2", "g8h8"}) {
    state = game.taken(state, *game.read_play(state, move));
  }
  const Found found = search(state, {.deepest = 4});
  EXPECT_NE(found.move, "c2b2");
  EXPECT_GT(found.score, 500);
}

TEST(ChessSearch, DependsOnNothingButStateAndLimits) {
  const chess::State state = Chess().start();
  const Found one = search(state, {.most_nodes = 20'000});
  const Found two = search(state, {.most_nodes = 20'000});
  EXPECT_EQ(one.move, two.move);
  EXPECT_EQ(one.nodes, two.nodes);
  EXPECT_LE(one.nodes, 20'001U);
}

TEST(ChessSearch, AnswersAtOnceWhenItIsStopped) {
  const Found found = search(Chess().start(), {}, Asked());
  EXPECT_LT(found.nodes, 1'000U);
  EXPECT_TRUE(Chess().read_play(Chess().start(), found.move).ok()) << found.move;
}

std::string mirrored(const std::string& fen) {
  const std::size_t space = fen.find(' ');
  std::vector<std::string> ranks{""};
  for (const char letter : fen.substr(0, space)) {
    if (letter == '/') {
      ranks.emplace_back();
    } else {
      const int code = static_cast<unsigned char>(letter);
      ranks.back() +=
          static_cast<char>(std::islower(code) != 0 ? std::toupper(code) : std::tolower(code));
    }
  }
  std::string text;
  for (auto rank = ranks.rbegin(); rank != ranks.rend(); ++rank) {
    text += (text.empty() ? "" : "/") + *rank;
  }
  return text + (fen[space + 1] == 'w' ? " b" : " w") + " - - 0 1";
}

TEST(ChessEvaluation, IsTheSameFromBothSidesOfTheBoard) {
  const Chess game;
  Chess::Choices choices;
  Tally tally;
  int compared = 0;
  for (std::uint64_t number = 0; number < 4; ++number) {
    random_game(game, 1, number, choices, tally, [&](const chess::State& state) {
      const std::string fen = game.position(state);
      const std::string plain = fen.substr(0, fen.find(' ')) +
                                (state.board.mover() == chess::Side::white ? " w" : " b") +
                                " - - 0 1";
      const auto one = game.read_position(plain);
      const auto other = game.read_position(mirrored(plain));
      if (!one || !other) return;
      EXPECT_EQ(chess_eval::evaluate(one->board), chess_eval::evaluate(other->board)) << plain;
      ++compared;
    });
  }
  EXPECT_GT(compared, 100);
}

TEST(ChessExchange, CountsEveryCaptureOnTheSquare) {
  const Chess game;
  const auto loses = [&](const char* fen, const char* move) {
    const chess::State state = *game.read_position(fen);
    return chess_eval::exchange_loses(state.board, *game.read_play(state, move));
  };
  EXPECT_FALSE(loses("4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5"));
  EXPECT_TRUE(loses("4k3/2p5/3p4/8/8/8/3R4/4K3 w - - 0 1", "d2d6"));
  EXPECT_FALSE(loses("4k3/8/3r4/8/8/3R4/3R4/4K3 w - - 0 1", "d3d6"));
  // A rook behind the queen defends through her.
  EXPECT_TRUE(loses("3rk3/3q4/3p4/8/8/3R4/8/4K3 w - - 0 1", "d3d6"));
  EXPECT_FALSE(loses("4k3/8/r7/4p3/8/2N5/8/4K3 w - - 0 1", "c3d5")) << "nothing takes there";
}

TEST(ChessBoard, PassingChangesTheTurnAndNothingElse) {
  const chess::State state = *Chess().read_position("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1");
  const chess::Board passed = state.board.passed();
  EXPECT_EQ(passed.mover(), chess::Side::white);
  EXPECT_EQ(passed.en_passant(), chess::no_square);
  EXPECT_EQ(passed.key(), Chess().read_position("4k3/8/8/8/3Pp3/8/8/4K3 w - - 0 1")->board.key());
}

}  // namespace
}  // namespace parlor::bots::chess_search
