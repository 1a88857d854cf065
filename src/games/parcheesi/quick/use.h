#pragma once

#include <cstddef>
#include <cstdint>

#include "games/parcheesi/rules/scene.h"

namespace parlor::parcheesi {

/// How many counts of the first and of the second value something uses, two of each at most.
class Use {
 public:
  constexpr Use(int first, int second) : at_(static_cast<std::uint8_t>(3 * first + second)) {}
  [[nodiscard]] constexpr std::size_t index() const { return at_; }
  /// As a set with nothing else in it.
  [[nodiscard]] constexpr unsigned bit() const { return 1U << at_; }
  [[nodiscard]] constexpr int first() const { return at_ / 3; }
  [[nodiscard]] constexpr int second() const { return at_ % 3; }

 private:
  std::uint8_t at_;
};
inline constexpr std::size_t uses = 9;

/// The two values that a roll counts by. Doublets that are two counts have twice the same.
struct Counts {
  explicit Counts(const Scene& scene)
      : first(scene.value(0)),
        second(scene.value(scene.doublets() && !scene.four_counts() ? 0 : 1)) {}

  [[nodiscard]] constexpr int both() const { return first + second; }
  [[nodiscard]] constexpr int spaces(Use use) const {
    return use.first() * first + use.second() * second;
  }

  int first;
  int second;
};

}  // namespace parlor::parcheesi
