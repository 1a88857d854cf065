#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/scene.h"

/// The dice of a roll shared out among the pawns, without trying every order of steps.
///
/// Where no blockade of the mover's own stands as the roll begins, pawns do not get in each other's way: whatever each
/// can do alone against the other colours, all can do together, as long as no space ends up with three. Move the pawn
/// that ends furthest first, then the next: a pawn never passes one that has moved before it, and those still to move
/// stand alone, so no blockade of one's own is ever passed, or landed on. Hence the results of all dice are the product
/// of what the pawns can do one by one. Each is reached about once, where a search over orders of steps comes to it in
/// up to 24 ways.
namespace parlor::parcheesi {

/// One thing a pawn can do with some of the dice: where it ends, and whom it captures on the way.
struct Way {
  Place end;
  std::uint16_t captured;
};

/// What one pawn can do, by how many counts of each value it uses: up to two of each, in any order.
class PawnWays {
 public:
  /// Refills with what a pawn of the mover's at `from` can do.
  void find(const Scene& scene, Place from);

  struct Range {
    const Way* first;
    const Way* last;
    [[nodiscard]] const Way* begin() const { return first; }
    [[nodiscard]] const Way* end() const { return last; }
  };
  /// The ways that use just so many counts of the two values.
  [[nodiscard]] Range using_up(int first, int second) const {
    const std::size_t at = cell(first, second);
    return {&ways_[starts[at]], &ways_[starts[at] + sizes_[at]]};
  }
  /// Whether any way captures or gets HOME.
  [[nodiscard]] bool earns_bonus() const { return earns_bonus_; }

 private:
  static constexpr std::size_t cell(int first, int second) { return static_cast<std::size_t>(3 * first + second); }
  /// Where the ways of each cell begin: there is room for one way per order of its counts.
  static constexpr std::array<std::uint8_t, 9> starts{0, 1, 2, 3, 4, 6, 9, 10, 13};

  void enter(const Scene& scene);
  void walk(const Scene& scene);
  void extend(const Scene& scene, std::size_t from, int which, std::size_t to);
  void add(std::size_t cell, Way way);

  std::array<std::uint8_t, 9> sizes_{};
  bool earns_bonus_ = false;
  std::array<Way, 19> ways_;
};

/// Whether the plays that use all dice of this roll can be found by sharing the dice out, and no other play matters as
/// long as there are some.
bool can_share_out(const Scene& scene);

}  // namespace parlor::parcheesi
