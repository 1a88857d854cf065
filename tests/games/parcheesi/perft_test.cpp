#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "games/parcheesi/helpers.h"
#include "games/parcheesi/oracle.h"

/// The number of distinct results over all 21 rolls, level by level, against a table.
namespace parlor::parcheesi::test {
namespace {

struct Line {
  std::string sheet;
  int players = 0;
  std::string position;  // `-`: the opening
  int depth = 0;
  std::uint64_t count = 0;
};

/// `tests/games/parcheesi/perft.tsv`, without its heading.
std::vector<Line> table_lines() {
  std::ifstream file(PARLOR_SOURCE_DIR "/tests/games/parcheesi/perft.tsv");
  std::vector<Line> lines;
  std::string text;
  std::getline(file, text);
  while (std::getline(file, text)) {
    std::istringstream fields(text);
    Line line;
    std::string players;
    std::string depth;
    std::string count;
    std::getline(fields, line.sheet, '\t');
    std::getline(fields, players, '\t');
    std::getline(fields, line.position, '\t');
    std::getline(fields, depth, '\t');
    std::getline(fields, count, '\t');
    line.players = std::stoi(players);
    line.depth = std::stoi(depth);
    line.count = std::stoull(count);
    lines.push_back(line);
  }
  return lines;
}

/// The same for one level by the oracle, which shares no code with the game.
std::uint64_t oracle_count(const By& by, const std::string& sheet, const AnyState& state) {
  std::uint64_t count = 0;
  for (const WeightedRoll& weighted : distinct_rolls(2)) {
    const std::string position = by->position(by->thrown(state, weighted.roll));
    count += oracle_results(oracle_sheet(sheet), position).size();
  }
  return count;
}

TEST(Perft, AgreesWithTheTableAndTheOracle) {
  const auto lines = table_lines();
  EXPECT_GE(lines.size(), 6U * 12U);
  for (const Line& line : lines) {
    SCOPED_TRACE(line.sheet + " for " + std::to_string(line.players) + ", " + line.position);
    const By by = table(line.sheet, line.players);
    const AnyState state = line.position == "-" ? by->opening() : at(by, line.position);
    EXPECT_EQ(by->perft(state, line.depth), line.count) << "depth " << line.depth;
    if (line.depth == 1) {
      EXPECT_EQ(oracle_count(by, line.sheet, state), line.count) << "the oracle disagrees";
    }
  }
}

}  // namespace
}  // namespace parlor::parcheesi::test
