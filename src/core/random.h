#pragma once

#include <bit>
#include <cstdint>

#include "core/dice.h"

namespace parlor {

/// A small, fast, repeatable source of chance (xoshiro256**, seeded through splitmix64). The
/// standard library's distributions differ between implementations for the same seed; this gives
/// the same games everywhere.
class Random {
 public:
  /// Streams of one seed are independent: game number `stream` of a run is the same whichever
  /// thread plays it.
  constexpr explicit Random(std::uint64_t seed, std::uint64_t stream = 0) {
    std::uint64_t mixed = seed ^ (stream * 0xD1342543DE82EF95ULL);
    for (auto& word : state_) word = splitmix(mixed);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
  }

  /// A number from 0 to bound - 1. The bias of multiplying instead of rejecting is below bound /
  /// 2^32.
  constexpr std::uint32_t below(std::uint32_t bound) {
    return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
  }

  constexpr Roll roll(int dice) {
    if (dice == 1) return Roll(static_cast<int>(below(6)) + 1);
    const auto throws = below(36);
    return {static_cast<int>(throws / 6) + 1, static_cast<int>(throws % 6) + 1};
  }

 private:
  static constexpr std::uint64_t splitmix(std::uint64_t& seed) {
    seed += 0x9E3779B97F4A7C15ULL;
    std::uint64_t mixed = seed;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31);
  }

  std::uint64_t state_[4] = {};
};

}  // namespace parlor
