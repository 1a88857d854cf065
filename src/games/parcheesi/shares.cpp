#include "games/parcheesi/shares.h"

#include <algorithm>
#include <numeric>

#include "games/parcheesi/bytes.h"
#include "games/parcheesi/own_blockades.h"

namespace parlor::parcheesi {

// Two counts.

void TwoCountShares::find(const Scene& scene) {
  const Counts counts(scene);
  for (std::size_t k = 0; k < 2; ++k) values_[k] = static_cast<std::uint32_t>(counts.values[k]);
  unsigned earning = 0;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    pawns_[i].walk<1>(scene, counts, scene.begin().pawn(i).place());
    earning |= pawns_[i].earning();
  }
  in_start_ = scene.begin().pawn(0).place().in_start();
  both_enter_ = in_start_ && scene.doublets() && scene.most_entries() == 2;
  if (in_start_) {
    pawns_[0].enter(scene, counts);
    earning |= pawns_[0].earning();
  }
  earns_bonus_ = earning != 0;
  possible_ = find_possible(scene, counts);
}

namespace {

/// For each pawn, one a byte, the place it leaves empty; none where another stays there.
std::uint32_t left_empty(const Scene& scene) {
  std::uint32_t places = scene.begin().places();
  if (!scene.own_blockade_at_begin()) return places;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    if (OwnBlockades::includes(scene.begin(), i)) places |= 255U << 8 * i;
  }
  return places;
}

/// The shares in which a pawn comes to where another leaves: the first could as well have gone all
/// the way.
unsigned repeated(const Scene& scene, const Counts& counts) {
  // Whoever is in START comes to ENTER by a five: as if from four spaces further back.
  Bytes places = four_times(scene.begin().places());
  places -= (places == 0) & std::uint8_t{4};
  const Bytes left = four_times(left_empty(scene));
  const auto by_first_pawn = [](const Bytes& bytes) {
    return __builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  };
  const Bytes by_first = places + static_cast<std::uint8_t>(counts.values[0]);
  const Bytes by_second = places + static_cast<std::uint8_t>(counts.values[1]);
  return set_of((by_first_pawn(by_first) == left) | (by_second == by_first_pawn(left)));
}

}  // namespace

unsigned TwoCountShares::find_possible(const Scene& scene, const Counts& counts) const {
  constexpr unsigned each_first = 0x1111;  // one bit in the row of each pawn that may be first
  constexpr unsigned each_both = 0x8421;   // the shares that give both counts to one pawn
  constexpr unsigned second_not_before_first = 0x8CEF;
  unsigned first = 0;
  unsigned second = 0;
  unsigned both = 0;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const unsigned possible = pawns_[i].possible();
    first |= (possible >> Use(1, 0).index() & 1U) << pawns_each * i;
    second |= (possible >> Use(0, 1).index() & 1U) << i;
    both |= (possible >> Use(1, 1).index() & 1U) << (pawns_each + 1) * i;
  }
  unsigned apart = (first * 15U) & (second * each_first) & ~each_both;
  if (scene.doublets()) {
    apart &= second_not_before_first;
    if (both_enter_ && (first & 1U) != 0) apart |= 0b10;
  }
  return both | (apart & ~repeated(scene, counts));
}

// Four counts.

namespace {

/// For each pawn, by what it uses, the numbers of the shares in which it does so. The uses are
/// asked for as a set, in two halves.
struct Table {
  using Set = FourCountShares::Set;
  static constexpr unsigned half = 4;

  std::array<FourCountShares::Share, FourCountShares::count> shares{};
  std::array<Set, pawns_each> idle{};
  std::array<std::array<Set, 1U << half>, pawns_each> lower{};
  std::array<std::array<Set, 1U << half>, pawns_each> upper{};

  /// Those in which a pawn makes one of these uses of the counts, staying where it is not among
  /// them.
  [[nodiscard]] constexpr Set with(std::size_t pawn, unsigned set) const {
    return lower[pawn][set >> 1 & 15U] | upper[pawn][set >> (1 + half)];
  }
};

consteval Table make_table() {
  Table table;
  std::size_t number = 0;
  // Each value's two counts go to pawns a and b, and to c and d.
  for (unsigned a = 0; a < pawns_each; ++a) {
    for (unsigned b = a; b < pawns_each; ++b) {
      for (unsigned c = 0; c < pawns_each; ++c) {
        for (unsigned d = c; d < pawns_each; ++d) {
          table.shares[number++] = {(1U << 8 * a) + (1U << 8 * b), (1U << 8 * c) + (1U << 8 * d)};
        }
      }
    }
  }
  for (std::size_t at = 0; at < table.shares.size(); ++at) {
    const FourCountShares::Set one{at < 64 ? std::uint64_t{1} << at : 0,
                                   at < 64 ? 0 : std::uint64_t{1} << (at - 64)};
    for (std::size_t pawn = 0; pawn < pawns_each; ++pawn) {
      const unsigned use = table.shares[at].use(pawn).bit();
      if (use == 1) table.idle[pawn] = table.idle[pawn] | one;
      for (unsigned set = 0; set < 1U << Table::half; ++set) {
        if ((set << 1 & use) != 0) table.lower[pawn][set] = table.lower[pawn][set] | one;
        if ((set << (1 + Table::half) & use) != 0) {
          table.upper[pawn][set] = table.upper[pawn][set] | one;
        }
      }
    }
  }
  return table;
}

constexpr Table table = make_table();

}  // namespace

constexpr std::array<FourCountShares::Share, FourCountShares::count> FourCountShares::shares =
    table.shares;

void FourCountShares::find(const Scene& scene) {
  const Counts counts(scene);
  for (std::size_t k = 0; k < 2; ++k) values_[k] = static_cast<std::uint32_t>(counts.values[k]);
  possible_ = {~std::uint64_t{0}, ~std::uint64_t{0}};
  earning_ = {};
  for (std::size_t i = 0; i < pawns_each; ++i) {
    pawns_[i].walk<2>(scene, counts, scene.begin().pawn(i).place());
    possible_ = possible_ & (table.idle[i] | table.with(i, pawns_[i].possible()));
    if (pawns_[i].earning() != 0) earning_ = earning_ | table.with(i, pawns_[i].earning());
  }
}

// When the dice can be shared out.

namespace {

/// Whether some of the dice, not all, walk just what bonuses of this size cannot.
bool some_dice_walk(const Scene& scene, int bonus_size) {
  const Hand& begin = scene.begin();
  int rest = 0;
  int walkers = 0;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const int by_dice = begin.pawn(i).place().spaces_left() % bonus_size;
    rest += by_dice;
    walkers += static_cast<int>(by_dice != 0);
  }
  for (int first = 0; first <= begin.left(0); ++first) {
    for (int second = 0; second <= begin.left(1); ++second) {
      const int spaces = first * scene.value(0) + second * scene.value(1);
      const bool all = first == begin.left(0) && second == begin.left(1);
      if (!all && walkers <= first + second && spaces >= rest &&
          (spaces - rest) % bonus_size == 0) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

bool may_win_early(const Scene& scene, bool earns_bonus) {
  const Options& options = scene.options();
  if (!earns_bonus || !may_still_win(scene, scene.begin())) return false;
  const int common = std::gcd(options.capture_bonus, options.home_bonus);
  const int size = common == 0 ? 2 * ring_size : common;
  // With a pawn in START there are two dice: one enters it, and bonuses have to walk the rest.
  const bool in_start = scene.begin().pawn(0).place().in_start();
  if (in_start) return Place::ring(0).spaces_left() % size == 0;
  return some_dice_walk(scene, size);
}

bool may_still_win(const Scene& scene, const Hand& hand) {
  int left = 0;
  int away = 0;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    const int spaces = hand.pawn(i).place().spaces_left();
    left += spaces;
    away += static_cast<int>(spaces != 0);
  }
  // The last pawn's own bonus comes too late.
  const int homes = hand.pending(Bonus::home) + away - 1;
  const int captures =
      hand.pending(Bonus::capture) + scene.most_victims_beyond(hand.pawn(0).place());
  return left <= hand.left(0) * scene.value(0) + hand.left(1) * scene.value(1) +
                     homes * scene.options().home_bonus + captures * scene.options().capture_bonus;
}

namespace {

/// Past the turn-off a pawn on laps has two ways to go, and may come up behind its own pawns.
bool laps_matter(const Scene& scene) {
  if (!scene.options().laps) return false;
  const auto pawns = scene.begin().pawns();
  return std::ranges::any_of(pawns, [&](Pawn pawn) {
    return pawn.place().on_ring() && pawn.place().ring_offset() + scene.all_spaces() > turn_off;
  });
}

bool prefers_all_dice(const Scene& scene) {
  const DiceDuty duty = scene.options().dice_duty;
  return scene.four_or_nothing() || duty == DiceDuty::all || duty == DiceDuty::all_higher;
}

}  // namespace

bool can_share_out(const Scene& scene) {
  const bool blockades_matter =
      scene.own_blockade_at_begin() &&
      (scene.options().own_blockade || scene.options().pair_rule == PairRule::at_end);
  return prefers_all_dice(scene) && !blockades_matter && !laps_matter(scene);
}

}  // namespace parlor::parcheesi
