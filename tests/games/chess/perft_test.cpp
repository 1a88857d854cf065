#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "positions.h"

namespace parlor::chess {
namespace {

constexpr std::uint64_t enough_for_every_day = 5'000'000;

std::uint64_t most_nodes() {
  return std::getenv("PARLOR_DEEP") != nullptr ? ~std::uint64_t{0} : enough_for_every_day;
}

TEST(ChessPerft, ThePublishedNumbersComeOut) {
  std::ifstream file(PARLOR_SOURCE_DIR "/tests/games/chess/perft.tsv");
  int positions = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    const std::string fen = line.substr(0, line.find('\t'));
    std::istringstream counts(line.substr(line.find('\t') + 1));
    const State state = test::at(fen);
    std::uint64_t expected = 0;
    for (int depth = 1; counts >> expected && expected <= most_nodes(); ++depth) {
      EXPECT_EQ(Chess().perft(state, depth), expected) << fen << " at depth " << depth;
    }
    ++positions;
  }
  EXPECT_EQ(positions, 18);
}

TEST(ChessPerft, DividingAddsUpToTheWhole) {
  const auto game = *make({});
  const auto state =
      game->read_position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -");
  ASSERT_TRUE(state.ok());
  const auto lines = game->perft_divided(*state, 3);
  EXPECT_EQ(lines.size(), 48U);
  std::uint64_t total = 0;
  for (const PerftLine& line : lines) total += line.count;
  EXPECT_EQ(total, 97862U);
}

TEST(ChessPerft, DepthZeroIsOne) { EXPECT_EQ(count_sequences(Board::start(), 0), 1U); }

/// Two-thirds of the moves of real trees are at the leaves, which are only counted; here every one
/// is made.
std::uint64_t made_one_by_one(const Board& board, int depth) {
  if (depth == 0) return 1;
  MoveList moves;
  list_moves(board, moves);
  std::uint64_t total = 0;
  for (const Move move : moves) total += made_one_by_one(board.after(move), depth - 1);
  return total;
}

TEST(ChessPerft, CountingMovesIsCountingTheListOfThem) {
  test::random_game(11, [](const State& state) {
    EXPECT_EQ(made_one_by_one(state.board, 2), count_sequences(state.board, 2));
  });
}

}  // namespace
}  // namespace parlor::chess
