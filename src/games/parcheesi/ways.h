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

/// One thing a pawn can do with some of the dice, or what several pawns do together: by how much it changes the pawns
/// of a hand, whom it captures, how many get HOME and how many enter. Ways of different pawns are joined by adding the
/// changes and uniting the captures.
class Way {
 public:
  constexpr Way() = default;
  static constexpr Way of(std::size_t pawn, Place from, Place to, std::uint16_t captured) {
    Way way;
    way.change_ = static_cast<std::uint32_t>(to.code() - from.code()) << (8 * pawn + 1);
    way.captured_ = captured;
    way.home_ = static_cast<std::uint8_t>(to.is_home());
    way.entries_ = static_cast<std::uint8_t>(from.in_start() && !to.in_start());
    return way;
  }
  friend constexpr Way operator+(Way one, const Way& other) {
    one.change_ += other.change_;
    one.captured_ = static_cast<std::uint16_t>(one.captured_ | other.captured_);
    one.home_ = static_cast<std::uint8_t>(one.home_ + other.home_);
    one.entries_ = static_cast<std::uint8_t>(one.entries_ + other.entries_);
    return one;
  }

  [[nodiscard]] constexpr std::uint32_t change() const { return change_; }
  [[nodiscard]] constexpr std::uint16_t captured() const { return captured_; }
  [[nodiscard]] constexpr int home() const { return home_; }
  [[nodiscard]] constexpr int entries() const { return entries_; }
  [[nodiscard]] constexpr bool earns_bonus() const { return captured_ != 0 || home_ != 0; }

 private:
  std::uint32_t change_ = 0;
  std::uint16_t captured_ = 0;
  std::uint8_t home_ = 0;
  std::uint8_t entries_ = 0;
};

/// What one pawn can do, by how many counts of each value it uses: up to two of each, in any order.
class PawnWays {
 public:
  /// Refills with what the mover's pawn number `pawn` can do.
  void find(const Scene& scene, std::size_t pawn);

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
  void walk(const Scene& scene, int firsts, int seconds);
  void extend(const Scene& scene, std::size_t from, int count, std::size_t to);
  void add(std::size_t cell, Place to, std::uint16_t captured);

  std::size_t pawn_ = 0;
  Place from_;
  bool earns_bonus_ = false;
  std::array<std::uint8_t, 9> sizes_{};
  std::array<Place, 9> ends_{};  // where the ways of each cell end
  std::array<Way, 19> ways_{};
};

/// The dice of one roll shared out in every way.
class Shares {
 public:
  /// Calls `take` for every way to use exactly so many counts of the two values. There is no telling of alike results.
  template <class Take>
  void for_each(int first, int second, Take&& take) const {
    if (movers_ != 0) share(0, first, second, Way(), take);
  }

  /// Refills with what the pawns of a roll can do.
  void find(const Scene& scene);
  [[nodiscard]] bool earns_bonus() const { return earns_bonus_; }

 private:
  template <class Take>
  void share(std::size_t mover, int first, int second, const Way& so_far, Take& take) const {
    const PawnWays& ways = ways_[mover];
    if (mover + 1 == movers_) {
      for (const Way& way : ways.using_up(first, second)) take(so_far + way);
      return;
    }
    for (int a = 0; a <= first; ++a) {
      for (int b = 0; b <= second; ++b) {
        for (const Way& way : ways.using_up(a, b)) share(mover + 1, first - a, second - b, so_far + way, take);
      }
    }
  }

  std::array<PawnWays, pawns_each> ways_;
  std::size_t movers_ = 0;
  bool earns_bonus_ = false;
};

/// Whether the results of this roll can be found by sharing the dice out.
bool can_share_out(const Scene& scene);

}  // namespace parlor::parcheesi
