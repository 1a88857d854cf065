#include "server/steady_time.h"

#include <gtest/gtest.h>

namespace parlor::server {
namespace {

TEST(SteadyTime, GoesOnWhenTheWallClockIsSet) {
  std::int64_t wall = 1'763'250'000'000;
  std::int64_t steady = 5'000;
  const SteadyTime time([&] { return wall; }, [&] { return steady; });
  EXPECT_EQ(time.now(), 1'763'250'000'000);
  wall += 7'200'000;
  EXPECT_EQ(time.now(), 1'763'250'000'000) << "set forward by two hours";
  wall -= 86'400'000;
  steady += 1'500;
  EXPECT_EQ(time.now(), 1'763'250'001'500) << "set back by a day";
}

}  // namespace
}  // namespace parlor::server
