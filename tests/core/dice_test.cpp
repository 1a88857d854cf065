#include "core/dice.h"

#include <cmath>
#include <set>

#include <gtest/gtest.h>

#include "core/random.h"

namespace parlor {
namespace {

TEST(Dice, ThereAre21RollsOfTwoDiceIn36Ways) {
  int ways = 0;
  std::set<Roll> rolls;
  for (const WeightedRoll& weighted : distinct_rolls(2)) {
    ways += weighted.ways;
    rolls.insert(weighted.roll);
  }
  EXPECT_EQ(ways, 36);
  EXPECT_EQ(rolls.size(), 21U);
}

TEST(Dice, TheOrderOfTwoDiceMeansNothing) { EXPECT_EQ(Roll(3, 5), Roll(5, 3)); }

TEST(Random, ASeedAlwaysGivesTheSameSequence) {
  Random random(2026, 7);
  const std::uint64_t first = random.next();
  EXPECT_EQ(first, Random(2026, 7).next());
  EXPECT_NE(first, Random(2026, 8).next());
  EXPECT_NE(first, Random(2027, 7).next());
}

TEST(Random, EveryThrowOfTwoDiceComesUpAboutEquallyOften) {
  Random random(1);
  int counts[7][7] = {};
  constexpr int throws = 210'000;
  for (int i = 0; i < throws; ++i) {
    const Roll roll = random.roll(2);
    ++counts[roll.high()][roll.low()];
  }
  for (const WeightedRoll& weighted : distinct_rolls(2)) {
    const double expected = throws * weighted.ways / 36.0;
    EXPECT_NEAR(counts[weighted.roll.high()][weighted.roll.low()], expected,
                6 * std::sqrt(expected));
  }
}

}  // namespace
}  // namespace parlor
