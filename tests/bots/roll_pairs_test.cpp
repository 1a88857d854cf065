#include "bots/roll_pairs.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace parlor::bots {
namespace {

TEST(SampledPairs, HaveEveryThrowEquallyOftenAsTheFirstAndAsTheSecond) {
  for (std::size_t at = 0; at < 2; ++at) {
    std::map<Roll, int> times;
    for (const RollPair& pair : sampled_pairs) ++times[pair[at]];
    ASSERT_EQ(times.size(), 21U);
    for (const auto& [roll, count] : times) EXPECT_EQ(count, roll.doublets() ? 2 : 4);
  }
}

TEST(SampledPairs, AreHardlyEverTheSameTwice) {
  const std::set<RollPair> distinct(sampled_pairs.begin(), sampled_pairs.end());
  EXPECT_GT(distinct.size(), 60U);
}

}  // namespace
}  // namespace parlor::bots
