#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/scene.h"

/// The dice of a roll shared out among the pawns, without trying every order of steps.
///
/// Where no blockade of the mover's own stands as the roll begins, pawns do not get in each other's
/// way: whatever each can do alone against the other colours, all can do together, as long as no
/// space ends up with three. Move the pawn that ends furthest first, then the next: a pawn never
/// passes one that has moved before it, and those still to move stand alone, so no blockade of
/// one's own is ever passed, or landed on. Hence the results of all dice are the product of what
/// the pawns can do one by one. Each is reached about once, where a search over orders of steps
/// comes to it in up to 24 ways.
namespace parlor::parcheesi {

/// One thing a pawn can do with some of the dice, or what several pawns do together: by how much it
/// changes the pawns of a hand, whom it captures, how many get HOME and how many enter. Ways of
/// different pawns are joined by adding the changes and uniting the captures.
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

/// What pawns can do with two counts: each way to use one count or both, with the pawn that does
/// it.
class TwoCountWays {
 public:
  struct Entry {
    Way way;
    std::size_t pawn = 0;
  };
  class List {
   public:
    void clear() { size_ = 0; }
    void add(const Entry& entry) { entries_[size_++] = entry; }
    [[nodiscard]] const Entry* begin() const { return entries_.data(); }
    [[nodiscard]] const Entry* end() const { return entries_.data() + size_; }

   private:
    std::array<Entry, std::size_t{2} * pawns_each> entries_{};
    std::size_t size_ = 0;
  };

  void clear();
  /// Adds what the mover's pawn number `pawn` can do; whether any of it earns a bonus.
  bool add(const Scene& scene, std::size_t pawn);

  /// Ways to use one count of the first or second value.
  [[nodiscard]] const List& using_one(int which) const {
    return one_[static_cast<std::size_t>(which)];
  }
  /// Ways of one pawn to use both counts.
  [[nodiscard]] const List& using_both() const { return both_; }

 private:
  bool add_entry(const Scene& scene, std::size_t pawn);
  bool add_walk(const Scene& scene, std::size_t pawn, Place from);

  std::array<List, 2> one_;
  List both_;
};

/// What one pawn can do with four counts, by how many of each value it uses.
class FourCountWays {
 public:
  /// Refills with what the mover's pawn number `pawn` can do; whether any of it earns a bonus.
  bool find(const Scene& scene, std::size_t pawn);

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

 private:
  static constexpr std::size_t cell(int first, int second) {
    return 3 * static_cast<std::size_t>(first) + static_cast<std::size_t>(second);
  }
  /// Where the ways of each cell begin: there is room for one way per order of its counts.
  static constexpr std::array<std::uint8_t, 9> starts{0, 1, 2, 3, 4, 6, 9, 10, 13};

  bool extend(const Scene& scene, std::size_t pawn, std::size_t from, int count, std::size_t to);

  std::array<std::uint8_t, 9> sizes_{};
  std::array<Place, 9> ends_{};  // where the ways of each cell end
  std::array<Way, 19> ways_{};
};

/// The dice of one roll shared out in every way.
class Shares {
 public:
  /// Refills with what the pawns of a roll can do.
  void find(const Scene& scene);
  /// Whether any pawn can capture or get HOME.
  [[nodiscard]] bool earns_bonus() const { return earns_bonus_; }

  /// Calls `take` for every way to use all counts. Different ways may come to the same.
  template <class Take>
  void for_each_of_all(const Scene& scene, Take&& take) const {
    if (scene.four_counts()) {
      if (movers_ != 0) share_four(0, 2, 2, Way(), take);
    } else {
      share_two(scene.doublets() ? 0 : 1, take);
    }
  }
  /// Calls `take` for every way to use one count of the first or second value; only where there are
  /// two counts.
  template <class Take>
  void for_each_of_one(int which, Take&& take) const {
    for (const auto& entry : two_.using_one(which)) take(entry.way);
  }

 private:
  /// `other`: the value of the second count; doublets have twice the first.
  template <class Take>
  void share_two(int other, Take& take) const {
    for (const auto& entry : two_.using_both()) take(entry.way);
    for (const auto& one : two_.using_one(0)) {
      for (const auto& another : two_.using_one(other)) {
        const bool apart = other == 0 ? one.pawn < another.pawn : one.pawn != another.pawn;
        if (apart) take(one.way + another.way);
      }
    }
  }

  template <class Take>
  void share_four(std::size_t mover, int first, int second, const Way& so_far, Take& take) const {
    const FourCountWays& ways = four_[mover];
    if (mover + 1 == movers_) {
      for (const Way& way : ways.using_up(first, second)) take(so_far + way);
      return;
    }
    for (int a = 0; a <= first; ++a) {
      for (int b = 0; b <= second; ++b) {
        for (const Way& way : ways.using_up(a, b)) {
          share_four(mover + 1, first - a, second - b, so_far + way, take);
        }
      }
    }
  }

  TwoCountWays two_;
  std::array<FourCountWays, pawns_each> four_;
  std::size_t movers_ = 0;
  bool earns_bonus_ = false;
};

/// Whether the results of this roll can be found by sharing the dice out.
bool can_share_out(const Scene& scene);
/// Whether a play might win before all dice are used; only a search over orders finds those.
bool may_win_early(const Scene& scene, bool earns_bonus);

}  // namespace parlor::parcheesi
