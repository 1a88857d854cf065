#include "core/portable_math.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace parlor {
namespace {

/// How many of the last units of `got` it is away from the truth.
template <class Number>
double units_off(Number got, double truth) {
  const Number near = std::abs(got);
  const Number unit = std::nextafter(near, std::numeric_limits<Number>::infinity()) - near;
  return std::abs(static_cast<double>(got) - truth) / static_cast<double>(unit);
}

TEST(PortableMath, RaisesEToAnyPowerWithinTwoUnits) {
  double worst = 0;
  for (float x = -87.3F; x < 88.3F; x += 0.000731F) {
    worst = std::max(worst, units_off(portable::exp(x), std::exp(double{x})));
  }
  EXPECT_LT(worst, 2);
  EXPECT_EQ(portable::exp(0.0F), 1.0F);
}

TEST(PortableMath, GivesNothingForTheLowestPowersAndInfinityForTheHighest) {
  EXPECT_EQ(portable::exp(-87.7F), 0.0F);
  EXPECT_EQ(portable::exp(-1e30F), 0.0F);
  EXPECT_EQ(portable::exp(89.0F), std::numeric_limits<float>::infinity());
}

TEST(PortableMath, TakesLogarithmsWithinThreeUnits) {
  double worst = 0;
  for (double x = 1e-300; x < 1e300; x *= 1.00731) {
    worst = std::max(worst, units_off(portable::log(x), std::log(x)));
  }
  for (double x = 0.5; x < 2; x += 0.0000731) {
    worst = std::max(worst, units_off(portable::log(x), std::log(x)));
  }
  EXPECT_LT(worst, 3);
  EXPECT_EQ(portable::log(1.0), 0.0);
}

/// Worked out by the compiler and when the program runs: both must round alike.
TEST(PortableMath, IsTheSameWhenCompiled) {
  constexpr float compiled_exp = portable::exp(-1.75F);
  constexpr double compiled_log = portable::log(17.0);
  volatile float power = -1.75F;
  volatile double number = 17.0;
  EXPECT_EQ(portable::exp(power), compiled_exp);
  EXPECT_EQ(portable::log(number), compiled_log);
}

/// To the last bit, so that a compiler that contracts or reorders is found out.
TEST(PortableMath, GivesTheSameBitsEverywhere) {
  std::uint64_t exps = 0;
  std::uint64_t logs = 0;
  for (int i = 1; i <= 10'000; ++i) {
    const auto number = static_cast<float>(i) / 128;
    exps = exps * 31 + std::bit_cast<std::uint32_t>(portable::exp(-number));
    logs = logs * 31 + std::bit_cast<std::uint64_t>(portable::log(double{number}));
  }
  EXPECT_EQ(exps, 0x49874CA797122C0BU);
  EXPECT_EQ(logs, 0xD300DF6480839819U);
}

}  // namespace
}  // namespace parlor
