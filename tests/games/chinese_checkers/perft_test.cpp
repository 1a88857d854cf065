#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "games/chinese_checkers/game.h"
#include "games/chinese_checkers/tables.h"

namespace parlor::chinese_checkers {
namespace {

TEST(ChineseCheckersPerft, the_published_counts_come_out) {
  std::ifstream file(PARLOR_SOURCE_DIR "/tests/games/chinese_checkers/perft.txt");
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream fields(line);
    std::string sheet;
    fields >> sheet;
    const AnyGame game = *make(test::agreed(sheet));
    std::uint64_t expected = 0;
    for (int depth = 1; fields >> expected; ++depth) {
      EXPECT_EQ(game->perft(game->opening(), depth), expected) << sheet << " at " << depth;
    }
    ++lines;
  }
  EXPECT_EQ(lines, 2);
}

}  // namespace
}  // namespace parlor::chinese_checkers
