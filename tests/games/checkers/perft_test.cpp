#include "core/perft.h"

#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "games/checkers/game.h"

namespace parlor::checkers {
namespace {

/// Deeper lines of the data files are for the benchmark.
constexpr std::uint64_t most_counted = 20'000'000;

void check_file(const Checkers& game, const std::string& name) {
  std::ifstream file(std::string(PARLOR_SOURCE_DIR "/tests/games/checkers/") + name);
  ASSERT_TRUE(file) << name;
  std::string line;
  while (std::getline(file, line)) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    std::string position;
    fields >> position;
    const auto state = game.read_position(position);
    ASSERT_TRUE(state.ok()) << state.error().sentence();
    std::uint64_t expected = 0;
    for (int depth = 1; fields >> expected && expected <= most_counted; ++depth) {
      EXPECT_EQ(game.perft(*state, depth), expected) << position << " at depth " << depth;
    }
  }
}

TEST(CheckersPerft, comes_out_as_published) { check_file(Checkers(), "published.perft"); }

TEST(CheckersPerft, comes_out_with_kings_and_long_series) { check_file(Checkers(), "kings.perft"); }

TEST(CheckersPerft, comes_out_with_huffing) {
  check_file(Checkers(Captures::huffing), "box.perft");
}

}  // namespace
}  // namespace parlor::checkers
