#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/parcheesi/scene.h"
#include "games/parcheesi/way.h"

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

/// The two values that a roll counts by, and where a pawn stands to walk them. Doublets that are
/// two counts have twice the same.
struct Counts {
  explicit Counts(const Scene& scene)
      : values{scene.value(0), scene.value(scene.doublets() && !scene.four_counts() ? 0 : 1)},
        strides{scene.stride(values[0]), scene.stride(values[1])} {}

  [[nodiscard]] constexpr int spaces(Use use) const {
    return use.first() * values[0] + use.second() * values[1];
  }

  std::array<int, 2> values;
  std::array<Stride, 2> strides;
};

/// What one pawn can do with the counts of a roll, where only other colours stand in its way.
class PawnWays {
 public:
  /// Refills for a pawn that walks by up to so many counts of each value.
  template <int Most>
  void walk(const Scene& scene, const Counts& counts, Place from);
  /// Refills for a pawn in START and one count of each value: in by a five, or by both dice.
  void enter(const Scene& scene, const Counts& counts);

  /// The uses it can make of the counts, as a set of bits.
  [[nodiscard]] unsigned possible() const { return possible_; }
  /// Those of them in which it captures or gets HOME.
  [[nodiscard]] unsigned earning() const { return earning_; }
  /// Calls `take` with a way in which it makes this use of the counts, and with what that earns it:
  /// the order of the counts can make a difference.
  template <class Take>
  void for_each_gain(Use use, const Way& way, Take&& take) const {
    if ((earning_ & use.bit()) == 0) return take(way);
    const bool home = (home_ & use.bit()) != 0;
    for (const std::uint16_t captured : captures(use)) take(way.earning(captured, home));
  }

 private:
  /// Where the captures of each use begin: there is room for one set per order of its counts.
  static constexpr std::array<std::uint8_t, uses> starts{0, 1, 2, 3, 4, 6, 9, 10, 13};

  [[nodiscard]] std::span<const std::uint16_t> captures(Use use) const {
    return {&captures_[starts[use.index()]], sizes_[use.index()]};
  }
  template <int Most>
  void find_captures(const Scene& scene, const Counts& counts, Place from);
  /// From the captures of one use to those of another, by one more count.
  void extend(Use from, Use to, std::uint16_t captured);
  void begin_captures() {
    sizes_ = {1};
    captures_[0] = 0;
  }
  void add_captures(Use use, std::uint16_t captured) {
    captures_[starts[use.index()] + sizes_[use.index()]++] = captured;
  }

  std::uint16_t possible_ = Use(0, 0).bit();
  std::uint16_t earning_ = 0;
  // Only where something earns.
  std::uint16_t home_ = 0;
  std::array<std::uint8_t, uses> sizes_{};
  std::array<std::uint16_t, 19> captures_{};
};

template <int Most>
void PawnWays::walk(const Scene& scene, const Counts& counts, Place from) {
  unsigned possible = Use(0, 0).bit();
  unsigned earning = 0;
  for (int first = 0; first <= Most; ++first) {
    for (int second = 0; second <= Most; ++second) {
      const Use use(first, second);
      const auto go_on = [&](Use before, const Stride& by) {
        const Place place = Place::from_code(from.code() + counts.spaces(before));
        const unsigned can = possible >> before.index() & by.open(place);
        possible |= can << use.index();
        earning |= ((earning >> before.index() | by.earning(place)) & can) << use.index();
      };
      if (first > 0) go_on(Use(first - 1, second), counts.strides[0]);
      if (second > 0) go_on(Use(first, second - 1), counts.strides[1]);
    }
  }
  possible_ = static_cast<std::uint16_t>(possible);
  earning_ = static_cast<std::uint16_t>(earning);
  if (earning != 0) find_captures<Most>(scene, counts, from);
}

}  // namespace parlor::parcheesi
