#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/pawn_ways.h"
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

/// Two counts shared out: number 4 * i + j gives the first to pawn i and the second to pawn j.
class TwoCountShares {
 public:
  /// Refills with what the pawns of a roll can do.
  void find(const Scene& scene);
  /// Whether any pawn can capture or get HOME.
  [[nodiscard]] bool earns_bonus() const { return earns_bonus_; }

  /// Calls `take` for every way to use both counts in which so many pawns enter, once for each
  /// result: where no pawn can earn anything,
  template <class Take>
  void for_each_plain(int entries, Take& take) const {
    if (earns_bonus_) return;
    for_each_share(entries, [&](std::size_t i, std::size_t j) { take(Way::of(spaces(i, j))); });
  }
  /// and where one can.
  template <class Take>
  void for_each_earning(int entries, Take& take) const {
    if (!earns_bonus_) return;
    for_each_share(entries, [&](std::size_t i, std::size_t j) {
      const Way way = Way::of(spaces(i, j));
      if (i == j) return pawns_[i].for_each_gain(Use(1, 1), way, take);
      pawns_[i].for_each_gain(Use(1, 0), way, [&](const Way& gained) {
        pawns_[j].for_each_gain(Use(0, 1), gained, take);
      });
    });
  }
  /// All ways to use one count of the first or second value.
  template <class Take>
  void for_each_of_one(int which, int entries, Take& take) const {
    const Use use = which == 0 ? Use(1, 0) : Use(0, 1);
    const std::uint32_t value = values_[static_cast<std::size_t>(which)];
    for (std::size_t i = 0; i < pawns_each; ++i) {
      const bool enters = i == 0 && in_start_;
      if ((pawns_[i].possible() & use.bit()) == 0 || static_cast<int>(enters) < entries) continue;
      pawns_[i].for_each_gain(use, Way::of((value - (enters ? less_by_entering : 0)) << 8 * i),
                              take);
    }
  }

 private:
  /// A five that enters a pawn brings it one space on: four less than it counts.
  static constexpr std::uint32_t less_by_entering = 4;

  [[nodiscard]] unsigned find_possible(const Scene& scene, const Counts& counts) const;
  template <class Take>
  void for_each_share(int entries, const Take& take) const {
    for (unsigned rest = possible_ & entering(entries); rest != 0; rest &= rest - 1) {
      const auto share = static_cast<std::size_t>(std::countr_zero(rest));
      take(share / pawns_each, share % pawns_each);
    }
  }
  /// By how much every pawn goes on, one a byte.
  [[nodiscard]] std::uint32_t spaces(std::size_t i, std::size_t j) const {
    const std::uint32_t counted = (values_[0] << 8 * i) + (values_[1] << 8 * j);
    if (!in_start_ || i * j != 0) return counted;
    const bool two_enter = both_enter_ && i + j == 1;
    return counted - less_by_entering - (two_enter ? less_by_entering << 8 : 0);
  }
  /// The shares in which so many pawns enter at least.
  static unsigned entering(int entries) {
    constexpr std::array<unsigned, 3> shares{0xFFFF, 0x111F, 0b10};
    return shares[static_cast<std::size_t>(entries)];
  }

  std::array<PawnWays, pawns_each> pawns_;
  std::array<std::uint32_t, 2> values_{};
  unsigned possible_ = 0;  // the shares that lead to different results
  bool earns_bonus_ = false;
  bool in_start_ = false;    // the first pawn is
  bool both_enter_ = false;  // a pawn like it comes in with it, if each gets one count
};

/// Four counts shared out, two of each value: what there is of ways to do so has numbers.
class FourCountShares {
 public:
  static constexpr std::size_t count = 100;

  /// A set of these numbers.
  struct Set {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    friend constexpr Set operator|(const Set& one, const Set& other) {
      return {one.low | other.low, one.high | other.high};
    }
    friend constexpr Set operator&(const Set& one, const Set& other) {
      return {one.low & other.low, one.high & other.high};
    }
  };
  /// How many counts of each value every pawn uses, one a byte.
  struct Share {
    std::uint32_t first = 0;
    std::uint32_t second = 0;

    [[nodiscard]] constexpr Use use(std::size_t pawn) const {
      return {static_cast<int>(first >> 8 * pawn & 3U), static_cast<int>(second >> 8 * pawn & 3U)};
    }
  };

  /// Refills with what the pawns of a roll can do.
  void find(const Scene& scene);
  [[nodiscard]] bool earns_bonus() const { return (earning_.low | earning_.high) != 0; }

  /// Calls `take` for every way to use all counts in which no pawn can earn anything; different
  /// ways may come to the same.
  template <class Take>
  void for_each_plain(Take& take) const {
    const auto as_it_is = [&](const Share&, const Way& way) { take(way); };
    for_each_in(possible_.low & ~earning_.low, 0, as_it_is);
    for_each_in(possible_.high & ~earning_.high, 64, as_it_is);
  }
  /// The other ways.
  template <class Take>
  void for_each_earning(Take& take) const {
    const auto with_gains = [&](const Share& share, const Way& way) {
      for_each_gain(share, 0, way, take);
    };
    for_each_in(possible_.low & earning_.low, 0, with_gains);
    for_each_in(possible_.high & earning_.high, 64, with_gains);
  }

 private:
  static const std::array<Share, count> shares;

  template <class Take>
  void for_each_in(std::uint64_t set, std::size_t begin, const Take& take) const {
    for (; set != 0; set &= set - 1) {
      const Share& share = shares[begin + static_cast<std::size_t>(std::countr_zero(set))];
      take(share, Way::of(share.first * values_[0] + share.second * values_[1]));
    }
  }
  /// With what pawn number `pawn` and those after it earn.
  template <class Take>
  void for_each_gain(const Share& share, std::size_t pawn, const Way& way, Take& take) const {
    if (pawn == pawns_each) return take(way);
    pawns_[pawn].for_each_gain(share.use(pawn), way, [&](const Way& gained) {
      for_each_gain(share, pawn + 1, gained, take);
    });
  }

  std::array<PawnWays, pawns_each> pawns_;
  std::array<std::uint32_t, 2> values_{};
  Set possible_;
  Set earning_;  // those of them in which a pawn captures or gets HOME, and others
};

/// The dice of one roll shared out in every way.
class Shares {
 public:
  /// More ways that earn nothing than there ever are.
  static constexpr std::size_t most_plain = FourCountShares::count;

  /// Refills with what the pawns of a roll can do; whether any of them can capture or get HOME.
  bool find(const Scene& scene) {
    if (scene.four_counts()) {
      four_.find(scene);
      return four_.earns_bonus();
    }
    two_.find(scene);
    return two_.earns_bonus();
  }

  /// Calls `take` for the ways to use all counts in which so many pawns enter: those in which no
  /// pawn can earn anything,
  template <class Take>
  void for_each_plain(const Scene& scene, int entries, Take&& take) const {
    if (scene.four_counts()) {
      four_.for_each_plain(take);
    } else {
      two_.for_each_plain(entries, take);
    }
  }
  /// and the others. With four counts, for which none is in START, different ways may come to the
  /// same.
  template <class Take>
  void for_each_earning(const Scene& scene, int entries, Take&& take) const {
    if (scene.four_counts()) {
      four_.for_each_earning(take);
    } else {
      two_.for_each_earning(entries, take);
    }
  }
  /// Calls `take` for every way to use one count of the first or second value; only where there are
  /// two counts.
  template <class Take>
  void for_each_of_one(int which, int entries, Take&& take) const {
    two_.for_each_of_one(which, entries, take);
  }

 private:
  TwoCountShares two_;
  FourCountShares four_;
};

/// Whether the results of this roll can be found by sharing the dice out.
bool can_share_out(const Scene& scene);
/// Whether a play might win before all dice are used; only a search over orders finds those.
bool may_win_early(const Scene& scene, bool earns_bonus);
/// Whether the spaces left are in reach of the counts left and every bonus there could be.
bool may_still_win(const Scene& scene, const Hand& hand);

}  // namespace parlor::parcheesi
