#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/dice.h"
#include "core/random.h"

namespace parlor::bots {

/// Two rolls of two dice, one after the other.
using RollPair = std::array<Roll, 2>;

/// A sample of such pairs, always the same. Each of the 36 throws comes up equally often as the
/// first and as the second; which second one follows a first one is mixed by chance.
inline constexpr auto sampled_pairs = [] {
  constexpr std::size_t throws = 36;
  constexpr std::size_t rounds = 2;
  std::array<Roll, throws> firsts;
  for (std::size_t i = 0; i < throws; ++i) {
    firsts[i] = Roll(static_cast<int>(i / 6) + 1, static_cast<int>(i % 6) + 1);
  }
  std::array<RollPair, throws * rounds> pairs;
  std::array<Roll, throws> seconds = firsts;
  Random random(1);
  for (std::size_t round = 0; round < rounds; ++round) {
    for (std::size_t left = throws; left > 1; --left) {
      std::swap(seconds[left - 1], seconds[random.below(static_cast<std::uint32_t>(left))]);
    }
    for (std::size_t i = 0; i < throws; ++i) pairs[round * throws + i] = {firsts[i], seconds[i]};
  }
  return pairs;
}();

}  // namespace parlor::bots
