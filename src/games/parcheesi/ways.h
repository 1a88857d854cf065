#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/parcheesi/own_blockades.h"
#include "games/parcheesi/scene.h"
#include "games/parcheesi/way.h"

/// The dice of a roll shared out among the pawns, without trying every order of steps.
///
/// Pawns of one colour hardly get in each other's way: whatever each can do alone against the other
/// colours, all can do together, as long as no space ends up with three. Move the pawn that ends
/// furthest first, then the next: a pawn never passes one that has moved before it, and those still
/// to move stand alone, so no blockade of one's own is ever passed, or landed on. Blockades that
/// stand as the roll begins are the exception (`OwnBlockades`). Hence the results of all dice are
/// the product of what the pawns can do one by one. Each is reached about once, where a search over
/// orders of steps comes to it in up to 24 ways.
namespace parlor::parcheesi {

/// What pawns can do with two counts: each way to use one count or both, with the pawn that does
/// it.
class TwoCountWays {
 public:
  struct Entry {
    Way way;
    std::uint8_t pawn = 0;
    Place to;
    /// The place it leaves empty; START where it does not.
    Place left;
  };
  class List {
   public:
    void clear() { size_ = 0; }
    // Field by field: put together elsewhere and copied as a whole it would be waited for.
    void add(Way way, std::size_t pawn, Place to, Place left) {
      Entry& entry = entries_[size_++];
      entry.way = way;
      entry.pawn = static_cast<std::uint8_t>(pawn);
      entry.to = to;
      entry.left = left;
    }
    [[nodiscard]] const Entry* begin() const { return entries_.data(); }
    [[nodiscard]] const Entry* end() const { return entries_.data() + size_; }

   private:
    std::array<Entry, std::size_t{2} * pawns_each> entries_{};
    std::size_t size_ = 0;
  };

  void clear();
  /// Adds what the mover's pawn number `pawn` can do; whether any of it earns a bonus.
  bool add(const Scene& scene, std::size_t pawn);

  /// Calls `take` for every way to use both counts, once for each result. `other`: the value of the
  /// second count; doublets have twice the first.
  template <class Take>
  void for_each_of_both(int other, Take& take) const {
    for (const Entry& entry : both_) take(entry.way);
    for (const Entry& one : one_[0]) {
      for (const Entry& another : one_[static_cast<std::size_t>(other)]) {
        const bool apart = other == 0 ? one.pawn < another.pawn : one.pawn != another.pawn;
        // One pawn that comes to where another leaves: the first could as well have gone all the
        // way.
        if (apart && one.to != another.left && another.to != one.left) {
          take(one.way + another.way);
        }
      }
    }
  }
  /// The same for one count of the first or second value.
  template <class Take>
  void for_each_of_one(int which, Take& take) const {
    for (const Entry& entry : one_[static_cast<std::size_t>(which)]) take(entry.way);
  }

 private:
  bool add_entry(const Scene& scene, std::size_t pawn);
  bool add_walk(const Scene& scene, std::size_t pawn, Place from);

  std::array<List, 2> one_;
  List both_;
};

/// By how many counts of the first and second value something uses, two of each at most.
class Cell {
 public:
  constexpr Cell() = default;
  constexpr Cell(int first, int second) : at_(static_cast<std::uint8_t>(3 * first + second)) {}
  [[nodiscard]] constexpr std::size_t at() const { return at_; }

 private:
  std::uint8_t at_ = 0;
};
inline constexpr std::size_t cells = 9;

/// What one pawn can do with four counts, by how many of each value it uses.
class FourCountWays {
 public:
  /// Refills with what the mover's pawn number `pawn` can do; whether any of it earns a bonus.
  bool find(const Scene& scene, std::size_t pawn);
  /// Refills with nothing but staying where it is.
  void stay() {
    sizes_ = {1};
    in_use_ = 1;
  }

  [[nodiscard]] std::span<const Way> using_up(std::size_t cell) const {
    return {&ways_[starts[cell]], sizes_[cell]};
  }
  /// The cells that have ways, as a set of bits.
  [[nodiscard]] unsigned cells_in_use() const { return in_use_; }

 private:
  /// Where the ways of each cell begin: there is room for one way per order of its counts.
  static constexpr std::array<std::uint8_t, cells> starts{0, 1, 2, 3, 4, 6, 9, 10, 13};

  [[nodiscard]] bool uses(Cell cell) const { return (in_use_ >> cell.at() & 1U) != 0; }
  /// From the ways of one cell to those of another, by one more count.
  void extend(Cell from, Cell to, const Way& last);

  std::array<std::uint8_t, cells> sizes_{1};
  std::uint16_t in_use_ = 1;
  std::array<Way, 19> ways_{};
};

/// What two pawns can do together with some of the four counts.
class FourCountPairs {
 public:
  FourCountPairs() {
    // As many as there can be, if every order of the counts captures others.
    constexpr std::size_t most = 30;
    for (std::vector<Way>& ways : ways_) ways.reserve(most);
  }
  void join(const FourCountWays& one, const FourCountWays& other);
  [[nodiscard]] const std::vector<Way>& using_up(std::size_t cell) const { return ways_[cell]; }

 private:
  std::array<std::vector<Way>, cells> ways_;
};

/// The dice of one roll shared out in every way.
class Shares {
 public:
  /// Refills with what the pawns of a roll can do.
  void find(const Scene& scene);
  /// Whether any pawn can capture or get HOME.
  [[nodiscard]] bool earns_bonus() const { return earns_bonus_; }

  /// Calls `take` for every way to use all counts. With four counts different ways may come to the
  /// same.
  template <class Take>
  void for_each_of_all(const Scene& scene, Take&& take) const {
    if (scene.four_counts()) {
      share_four(take);
    } else {
      two_.for_each_of_both(scene.doublets() ? 0 : 1, take);
    }
  }
  /// Calls `take` for every way to use one count of the first or second value; only where there are
  /// two counts.
  template <class Take>
  void for_each_of_one(int which, Take&& take) const {
    two_.for_each_of_one(which, take);
  }

 private:
  void find_four(const Scene& scene);
  /// What two pawns leave of the counts, the other two use up.
  template <class Take>
  void share_four(Take& take) const {
    for (std::size_t cell = 0; cell < cells; ++cell) {
      for (const Way& one : pairs_[0].using_up(cell)) {
        for (const Way& other : pairs_[1].using_up(cells - 1 - cell)) take(one + other);
      }
    }
  }

  TwoCountWays two_;
  std::array<FourCountWays, pawns_each> four_;
  std::array<FourCountPairs, 2> pairs_;
  bool earns_bonus_ = false;
};

/// Whether the results of this roll can be found by sharing the dice out.
bool can_share_out(const Scene& scene);
/// Whether a play might win before all dice are used; only a search over orders finds those.
bool may_win_early(const Scene& scene, bool earns_bonus);
/// Whether the spaces left are in reach of the counts left and every bonus there could be.
bool may_still_win(const Scene& scene, const Hand& hand);

}  // namespace parlor::parcheesi
