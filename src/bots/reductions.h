#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "core/portable_math.h"

namespace parlor::bots {

/// By how much less deep a late play is searched: the more, the deeper the search and the later the
/// play.
class Reductions {
 public:
  explicit Reductions(double divisor) {
    for (std::size_t depth = 1; depth < table_.size(); ++depth) {
      for (std::size_t late = 1; late < table_[depth].size(); ++late) {
        table_[depth][late] = static_cast<std::uint8_t>(
            0.6 + portable::log(double(depth)) * portable::log(double(late)) / divisor);
      }
    }
  }

  [[nodiscard]] int of(int depth, int number) const { return table_[index(depth)][index(number)]; }

 private:
  static constexpr int size = 64;
  static std::size_t index(int value) {
    return static_cast<std::size_t>(std::min(value, size - 1));
  }

  std::array<std::array<std::uint8_t, size>, size> table_{};
};

}  // namespace parlor::bots
