#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/parcheesi/quick/use.h"
#include "games/parcheesi/rules/scene.h"
#include "games/parcheesi/rules/way.h"

namespace parlor::parcheesi {

/// For each of the four pawns, what uses it can make of four counts where only other colours stand
/// in its way, and in which of them it captures or gets HOME: sets of uses.
struct PawnUses {
  PawnUses(const Scene& scene, const Counts& counts);

  std::array<std::uint64_t, pawns_each> possible{};
  std::array<std::uint64_t, pawns_each> earning{};
};

/// What one pawn earns by the uses that it can make of four counts: the order of the counts can
/// make a difference.
class PawnGains {
 public:
  /// Refills for a pawn with these possible uses.
  void find(const Scene& scene, const Counts& counts, std::size_t pawn, unsigned possible);
  /// Refills for a pawn that earns nothing.
  void clear();
  /// Every different gain of a use that is possible.
  [[nodiscard]] std::span<const Way> of(Use use) const {
    return {&gains_[starts[use.index()]], sizes_[use.index()]};
  }
  [[nodiscard]] Way first_of(Use use) const { return gains_[starts[use.index()]]; }
  /// The uses with more than one, as a set.
  [[nodiscard]] unsigned various() const { return various_; }

 private:
  /// Where the gains of each use begin: there is room for one per order of its counts.
  static constexpr std::array<std::uint8_t, uses> starts{0, 1, 2, 3, 4, 6, 9, 10, 13};

  /// From the gains of one use to those of another, by one more count.
  void extend(Use from, Use to, Way gain);

  std::array<std::uint8_t, uses> sizes_{};
  std::array<Way, 19> gains_{};
  unsigned various_ = 0;
};

}  // namespace parlor::parcheesi
