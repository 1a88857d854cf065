#pragma once

#include <cstdint>

#include "core/random.h"

namespace parlor::bots {

/// Makes an evaluation worse for the weaker levels: off by up to so much, always the same in a
/// position of one search and different in the next.
class Blur {
 public:
  void begin(int most, Random& random) {
    most_ = most;
    if (most_ != 0) salt_ = random.next();
  }
  /// `key` is asked for only where it is needed.
  template <class Key>
  [[nodiscard]] int blurred(int points, Key&& key) const {
    if (most_ == 0) return points;
    const std::uint64_t mixed = (key() ^ salt_) * 0x9E3779B97F4A7C15ULL;
    return points + static_cast<int>((mixed >> 40U) % static_cast<unsigned>(2 * most_ + 1)) - most_;
  }

 private:
  int most_ = 0;
  std::uint64_t salt_ = 0;
};

}  // namespace parlor::bots
