#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "games/parcheesi/quick/four_hands.h"
#include "games/parcheesi/quick/use.h"
#include "games/parcheesi/rules/scene.h"

namespace parlor::parcheesi {

/// Two counts shared out: number 4 * i + j gives the first to pawn i and the second to pawn j.
class TwoCountShares {
 public:
  /// Refills with what the pawns of a roll can do.
  void find(const Scene& scene);
  /// Whether any pawn can capture or get HOME.
  [[nodiscard]] bool earns_bonus() const { return earning_ != 0; }
  /// Whether there are further ways, in which other pawns come to the same places.
  [[nodiscard]] bool leaves_out_ways() const { return left_out_; }

  /// Calls `take(four hands, which of them)` for all ways to use both counts in which so many pawns
  /// enter at least, each once. `used` is the hand as the roll begins, with the counts used up.
  template <class Take>
  void for_each_four(const Hand& used, int entries, const Take& take) const;
  /// The same where a pawn can earn something.
  template <class Take>
  void for_each_four_earning(const Hand& used, int entries, const Take& take) const;
  /// The same for the ways to use one count, of the first or the second value.
  template <class Take>
  void for_each_four_of_one(const Hand& used, int which, int entries, const Take& take) const;

 private:
  /// What is added to the key of a hand, by pawn.
  using Changes = std::array<std::uint64_t, pawns_each>;

  void enter(const Scene& scene, const Counts& counts);
  void walk(const Scene& scene, const Counts& counts);
  void add_gains(const Scene& scene, const Counts& counts);
  void find_possible(const Scene& scene, const Counts& counts);
  void respect_own_blockades(const Scene& scene);
  void find_changes();
  /// The shares in which so many pawns enter at least.
  [[nodiscard]] unsigned with_entries(int entries) const {
    constexpr std::array<unsigned, 3> entering{0xFFFF, 0x111F, 0b10};
    return possible_ & entering[static_cast<std::size_t>(entries)];
  }

  unsigned first_ = 0;     // the pawns that can use the first count
  unsigned second_ = 0;    // the second
  unsigned both_ = 0;      // both
  unsigned possible_ = 0;  // the shares that lead to different places
  bool left_out_ = false;  // whether others lead to the same
  unsigned earning_ = 0;   // the pawns that can capture or get HOME
  bool in_start_ = false;  // the first pawn is
  Changes by_first_{};
  Changes by_second_{};
  Changes by_both_{};
  std::array<std::uint64_t, std::size_t{pawns_each} * pawns_each> by_share_{};
  // Only where something earns.
  std::uint64_t one_capture_ = 0;  // the bonus of one
  Changes in_other_order_{};       // by both
  unsigned order_matters_ = 0;     // the pawns that can use both counts so that those two differ
};

template <class Take>
void TwoCountShares::for_each_four(const Hand& used, int entries, const Take& take) const {
  unsigned rest = with_entries(entries);
  while (rest != 0) {
    unsigned there = 0;
    const auto next = [&](unsigned number) {
      const auto share = static_cast<std::size_t>(std::countr_zero(rest)) & 15U;
      there |= static_cast<unsigned>(rest != 0) << number;
      rest &= rest - 1;
      return used.key() + by_share_[share];
    };
    // The elements of a list are made one after the other.
    const FourNumbers hands{next(0), next(1), next(2), next(3)};
    take(FourHands(hands), there);
  }
}

template <class Take>
void TwoCountShares::for_each_four_earning(const Hand& used, int entries, const Take& take) const {
  for_each_four(used, entries, take);
  for (unsigned pawns = order_matters_; pawns != 0; pawns &= pawns - 1) {
    const auto pawn = static_cast<std::size_t>(std::countr_zero(pawns));
    const std::uint64_t hand = used.key() + in_other_order_[pawn];
    take(FourHands(FourNumbers{hand, 0, 0, 0}),
         with_entries(entries) >> (pawns_each + 1) * pawn & 1U);
  }
}

template <class Take>
void TwoCountShares::for_each_four_of_one(const Hand& used, int which, int entries,
                                          const Take& take) const {
  if (entries > 1) return;
  FourNumbers hands;
  std::memcpy(&hands, which == 0 ? &by_first_ : &by_second_, sizeof(hands));
  hands += used.key();
  const unsigned pawns = which == 0 ? first_ : second_;
  const unsigned entering = in_start_ ? 1 : 0;
  take(FourHands(hands), entries == 0 ? pawns : pawns & entering);
}

}  // namespace parlor::parcheesi
