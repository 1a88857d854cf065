#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "games/parcheesi/quick/four_hands.h"
#include "games/parcheesi/quick/pawn_uses.h"
#include "games/parcheesi/rules/pile.h"
#include "games/parcheesi/rules/scene.h"

namespace parlor::parcheesi {

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
    friend constexpr Set operator~(const Set& set) { return {~set.low, ~set.high}; }
    [[nodiscard]] constexpr bool empty() const { return (low | high) == 0; }
    /// Those with numbers 4 * `at` to 4 * `at` + 3.
    [[nodiscard]] constexpr unsigned four(std::size_t at) const {
      return static_cast<unsigned>((at < 16 ? low : high) >> (4 * at & 63U)) & 15U;
    }
    constexpr void remove_four(std::size_t at, unsigned those) {
      (at < 16 ? low : high) &= ~(std::uint64_t{those} << (4 * at & 63U));
    }
    template <class Take>
    void for_each(const Take& take) const {
      for (std::uint64_t rest = low; rest != 0; rest &= rest - 1) {
        take(static_cast<std::size_t>(std::countr_zero(rest)));
      }
      for (std::uint64_t rest = high; rest != 0; rest &= rest - 1) {
        take(std::size_t{64} + static_cast<std::size_t>(std::countr_zero(rest)));
      }
    }
  };

  /// Refills with what the pawns of a roll can do.
  void find(const Scene& scene);
  /// Whether any pawn can capture or get HOME.
  [[nodiscard]] bool earns_bonus() const { return earns_bonus_; }

  /// Calls `take(four hands, which of them)` for all ways to use all counts in which no pawn can
  /// earn anything; different ways may come to the same. `used` is the hand as the roll begins,
  /// with the counts used up.
  template <class Take>
  void for_each_four_plain(const Hand& used, const Take& take) const;
  /// Adds the hands after the other ways.
  void add_earning(const Scene& scene, const Hand& used, Pile<Hand>& hands) const;

 private:
  void respect_own_blockades(const Scene& scene);
  void find_gains(const Scene& scene, const Counts& counts, const PawnUses& uses);
  /// By how many spaces each pawn goes on in a share, one a byte,
  [[nodiscard]] std::uint32_t spaces(std::size_t share) const;
  /// and in shares 4 * `at` to 4 * `at` + 3.
  void spaces_of_four(std::size_t at, FourNumbers& spaces) const;
  /// Calls `take` with every way to make a share.
  template <class Take>
  void for_each_way(std::size_t share, const Take& take) const;

  std::array<std::uint32_t, 2> values_{};
  bool earns_bonus_ = false;
  Set possible_;
  Set earning_;  // those in which a pawn captures or gets HOME
  Set various_;  // those in which a pawn may do so in different ways
  std::array<PawnGains, pawns_each> gains_;
};

/// How many counts of each value every pawn uses in a share, one a byte.
struct CountsOfShares {
  alignas(32) std::array<std::uint64_t, FourCountShares::count> first{};
  alignas(32) std::array<std::uint64_t, FourCountShares::count> second{};
};
extern const CountsOfShares counts_of_shares;

inline void FourCountShares::spaces_of_four(std::size_t at, FourNumbers& spaces) const {
  // Products of bytes stay bytes, so any size of number will do; targets have most for this one.
  using Numbers = std::uint16_t __attribute__((vector_size(sizeof(FourNumbers))));
  Numbers first;
  Numbers second;
  std::memcpy(&first, &counts_of_shares.first[FourHands::size * at], sizeof(first));
  std::memcpy(&second, &counts_of_shares.second[FourHands::size * at], sizeof(second));
  spaces = reinterpret_cast<FourNumbers>(first * static_cast<std::uint16_t>(values_[0]) +
                                         second * static_cast<std::uint16_t>(values_[1]));
}

template <class Take>
void FourCountShares::for_each_four_plain(const Hand& used, const Take& take) const {
  const Set plain = possible_ & ~earning_;
  FourNumbers begin;
  set_all(begin, used.key());
  for (std::size_t at = 0; at < count / FourHands::size; ++at) {
    const unsigned which = plain.four(at);
    if (which == 0) continue;
    FourNumbers spaces;
    spaces_of_four(at, spaces);
    take(FourHands(begin + 2 * spaces), which);
  }
}

}  // namespace parlor::parcheesi
