#include "games/parcheesi/quick/four_count_shares.h"

#include "games/parcheesi/quick/own_blockades.h"

namespace parlor::parcheesi {
namespace {

using Set = FourCountShares::Set;

consteval CountsOfShares all_counts() {
  CountsOfShares counts;
  std::size_t number = 0;
  // Each value's two counts go to pawns a and b, and to c and d.
  for (unsigned a = 0; a < pawns_each; ++a) {
    for (unsigned b = a; b < pawns_each; ++b) {
      for (unsigned c = 0; c < pawns_each; ++c) {
        for (unsigned d = c; d < pawns_each; ++d) {
          counts.first[number] = (1U << 8 * a) + (1U << 8 * b);
          counts.second[number++] = (1U << 8 * c) + (1U << 8 * d);
        }
      }
    }
  }
  return counts;
}

}  // namespace

constexpr CountsOfShares counts_of_shares = all_counts();

namespace {

constexpr Use use_of(std::size_t share, std::size_t pawn) {
  return {static_cast<int>(counts_of_shares.first[share] >> 8 * pawn & 3U),
          static_cast<int>(counts_of_shares.second[share] >> 8 * pawn & 3U)};
}

/// For each pawn, by what it uses, the numbers of the shares in which it does so. The uses are
/// asked for as a set, in two halves.
struct SharesByUse {
  static constexpr unsigned half = 4;

  std::array<Set, pawns_each> idle{};
  std::array<std::array<Set, 1U << half>, pawns_each> lower{};
  std::array<std::array<Set, 1U << half>, pawns_each> upper{};

  /// Those in which a pawn makes one of these uses of the counts, staying where it is not among
  /// them.
  [[nodiscard]] constexpr Set with(std::size_t pawn, std::uint64_t uses) const {
    const auto set = static_cast<std::size_t>(uses);
    return lower[pawn][set >> 1 & 15U] | upper[pawn][set >> (1 + half)];
  }
};

consteval SharesByUse all_by_use() {
  SharesByUse by_use;
  for (std::size_t share = 0; share < FourCountShares::count; ++share) {
    const Set one{share < 64 ? std::uint64_t{1} << share : 0,
                  share < 64 ? 0 : std::uint64_t{1} << (share - 64)};
    for (std::size_t pawn = 0; pawn < pawns_each; ++pawn) {
      const unsigned use = use_of(share, pawn).bit();
      if (use == 1) by_use.idle[pawn] = by_use.idle[pawn] | one;
      for (unsigned set = 0; set < 1U << SharesByUse::half; ++set) {
        if ((set << 1 & use) != 0) by_use.lower[pawn][set] = by_use.lower[pawn][set] | one;
        if ((set << (1 + SharesByUse::half) & use) != 0) {
          by_use.upper[pawn][set] = by_use.upper[pawn][set] | one;
        }
      }
    }
  }
  return by_use;
}

constexpr SharesByUse by_use = all_by_use();

}  // namespace

void FourCountShares::find(const Scene& scene) {
  const Counts counts(scene);
  values_ = {static_cast<std::uint32_t>(counts.first), static_cast<std::uint32_t>(counts.second)};
  const PawnUses uses(scene, counts);
  possible_ = ~Set{};
  earning_ = {};
  for (std::size_t i = 0; i < pawns_each; ++i) {
    possible_ = possible_ & (by_use.idle[i] | by_use.with(i, uses.possible[i]));
    earning_ = earning_ | by_use.with(i, uses.earning[i]);
  }
  earns_bonus_ = !earning_.empty();
  if (scene.own_blockade_at_begin()) respect_own_blockades(scene);
  earning_ = earning_ & possible_;
  if (!earning_.empty()) find_gains(scene, counts, uses);
}

void FourCountShares::respect_own_blockades(const Scene& scene) {
  const OwnBlockades blockades(scene);
  for (std::size_t at = 0; at < count / FourHands::size; ++at) {
    if (possible_.four(at) == 0) continue;
    FourNumbers ways;
    spaces_of_four(at, ways);
    possible_.remove_four(at, ~blockades.allow(ways) & 15U);
  }
}

void FourCountShares::find_gains(const Scene& scene, const Counts& counts, const PawnUses& uses) {
  various_ = {};
  for (std::size_t i = 0; i < pawns_each; ++i) {
    if (uses.earning[i] == 0) {
      gains_[i].clear();
      continue;
    }
    gains_[i].find(scene, counts, i, static_cast<unsigned>(uses.possible[i]));
    various_ = various_ | by_use.with(i, gains_[i].various());
  }
}

std::uint32_t FourCountShares::spaces(std::size_t share) const {
  return static_cast<std::uint32_t>(counts_of_shares.first[share] * values_[0] +
                                    counts_of_shares.second[share] * values_[1]);
}

template <class Take>
void FourCountShares::for_each_way(std::size_t share, const Take& take) const {
  const Way spaces = Way::of(this->spaces(share));
  const auto gains = [&](std::size_t pawn) { return gains_[pawn].of(use_of(share, pawn)); };
  for (const Way first : gains(0)) {
    for (const Way second : gains(1)) {
      for (const Way third : gains(2)) {
        for (const Way fourth : gains(3)) take(spaces | first | second | third | fourth);
      }
    }
  }
}

void FourCountShares::add_earning(const Scene& scene, const Hand& used, Pile<Hand>& hands) const {
  const auto add = [&](Way way) { hands.add(scene.after(used, way)); };
  (earning_ & various_).for_each([&](std::size_t share) { for_each_way(share, add); });
  Hand* end = hands.room(count);
  (earning_ & ~various_).for_each([&](std::size_t share) {
    Way way = Way::of(spaces(share));
    for (std::size_t i = 0; i < pawns_each; ++i) way = way | gains_[i].first_of(use_of(share, i));
    *end++ = scene.after(used, way);
  });
  hands.end_at(end);
}

}  // namespace parlor::parcheesi
