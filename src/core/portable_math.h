#pragma once

#include <bit>
#include <cstdint>

/// What the standard library's functions are for, with the same bits everywhere: those differ
/// between libraries, and within one by what the processor has. Whatever decides a play or trains a
/// net uses these. They are good to a few units in the last place, and loops over them become
/// vectors.
namespace parlor::portable {

/// e to the power of `x`: nothing from -87.7 down, infinite from 88.4 up.
constexpr float exp(float x) {
  // Where the exponent of the result comes to be that of nothing and of infinity.
  constexpr float lowest = -88.0F;
  constexpr float highest = 88.7F;
  // Adding it leaves no room for a fraction: the sum is rounded to a whole number.
  constexpr float rounder = 12'582'912.0F;
  // The logarithm of 2 in two parts; the first has so few digits that its multiples are exact.
  constexpr float log_2 = 0.693359375F;
  constexpr float log_2_rest = -2.12194440e-4F;
  x = x < lowest ? lowest : x;
  x = x > highest ? highest : x;
  const float rounded = x * 1.44269504F + rounder;
  const float doublings = rounded - rounder;
  const float rest = (x - doublings * log_2) - doublings * log_2_rest;
  float sum = 1.0F / 5040;
  sum = sum * rest + 1.0F / 720;
  sum = sum * rest + 1.0F / 120;
  sum = sum * rest + 1.0F / 24;
  sum = sum * rest + 1.0F / 6;
  sum = sum * rest + 1.0F / 2;
  sum = 1.0F + (rest + rest * rest * sum);
  const std::uint32_t exponent =
      std::bit_cast<std::uint32_t>(rounded) - std::bit_cast<std::uint32_t>(rounder) + 127U;
  return sum * std::bit_cast<float>(exponent << 23U);
}

/// The natural logarithm of a positive normal number.
constexpr double log(double x) {
  constexpr double log_2 = 0x1.62E42FEFAp-1;
  constexpr double log_2_rest = 0x1.CF79ABC9E3B3Ap-40;
  constexpr std::uint64_t root_of_half = std::bit_cast<std::uint64_t>(0x1.6A09E667F3BCDp-1);
  constexpr int mantissa = 52;
  // x is 2 to the power of `doublings` times a number near 1.
  const auto bits = std::bit_cast<std::uint64_t>(x);
  const auto doublings = static_cast<std::int64_t>(bits - root_of_half) >> mantissa;
  const double near_1 =
      std::bit_cast<double>(bits - (static_cast<std::uint64_t>(doublings) << mantissa));
  // log((1 + s) / (1 - s)) = 2 (s + s^3/3 + s^5/5 + ...)
  const double s = (near_1 - 1) / (near_1 + 1);
  const double square = s * s;
  double sum = 0;
  for (int odd = 23; odd > 1; odd -= 2) sum = (sum + 1.0 / odd) * square;
  const auto whole = static_cast<double>(doublings);
  return whole * log_2 + (2 * (s + s * sum) + whole * log_2_rest);
}

}  // namespace parlor::portable
