#include "games/parcheesi/quick/two_count_shares.h"

#include "games/parcheesi/quick/ahead.h"
#include "games/parcheesi/quick/own_blockades.h"

namespace parlor::parcheesi {
namespace {

/// Whoever is in START comes to ENTER by a five: as if from so many spaces behind START.
constexpr int behind_enter = 4;

}  // namespace

void TwoCountShares::find(const Scene& scene) {
  const Counts counts(scene);
  const Ahead ahead(scene);
  first_ = ahead.open(counts.first);
  second_ = ahead.open(counts.second);
  both_ = ahead.open(counts.both()) & (first_ | second_);
  earning_ = (ahead.earning(counts.first) & first_) | (ahead.earning(counts.second) & second_) |
             (ahead.earning(counts.both()) & both_);
  in_start_ = scene.begin().pawn(0).place().in_start();
  if (in_start_) enter(scene, counts);
  walk(scene, counts);
  if (earning_ != 0) add_gains(scene, counts);
  find_changes();
  find_possible(scene, counts);
  if (scene.own_blockade_at_begin()) respect_own_blockades(scene);
}

/// The first pawn is in START: in by a five and on by the other count, or in by both.
void TwoCountShares::enter(const Scene& scene, const Counts& counts) {
  if (!scene.may_enter()) return;
  const Place enter = Place::ring(0);
  const bool on_by_first = counts.second == 5 && scene.others().open(enter, counts.first);
  const bool on_by_second = counts.first == 5 && scene.others().open(enter, counts.second);
  first_ |= static_cast<unsigned>(counts.first == 5);
  second_ |= static_cast<unsigned>(counts.second == 5);
  both_ |= static_cast<unsigned>(on_by_first || on_by_second || counts.both() == 5);
  const bool enters = ((first_ | second_ | both_) & 1U) != 0;
  const bool by_both = (both_ & 1U) != 0;
  const Place on = Place::from_code(counts.both() - behind_enter);
  if (enters && scene.captured_on(enter) != 0) earning_ |= 1U;
  if (by_both && scene.captured_on(on) != 0) earning_ |= 1U;
}

/// What the counts add to a hand if nothing is earned by them.
void TwoCountShares::walk(const Scene& scene, const Counts& counts) {
  const auto first = static_cast<std::uint64_t>(counts.first);
  const auto second = static_cast<std::uint64_t>(counts.second);
  FourNumbers from;
  one_each(scene.begin().places(), from);
  // In the code of a pawn a space counts two.
  const FourNumbers pawn{1, 9, 17, 25};
  FourNumbers in_start = from;
  const FourNumbers less = spread_highest(mark_zero(in_start)) & std::uint64_t{behind_enter};
  FourNumbers by_first;
  FourNumbers by_second;
  FourNumbers by_both;
  shift_left(first - less, pawn, by_first);
  shift_left(second - less, pawn, by_second);
  shift_left(first + second - less, pawn, by_both);
  std::memcpy(&by_first_, &by_first, sizeof(by_first_));
  std::memcpy(&by_second_, &by_second, sizeof(by_second_));
  std::memcpy(&by_both_, &by_both, sizeof(by_both_));
}

/// What a pawn would earn by counts that it cannot use means nothing.
void TwoCountShares::add_gains(const Scene& scene, const Counts& counts) {
  order_matters_ = 0;
  one_capture_ = scene.gain(1, false) - (std::uint64_t{1} << 32);
  for (unsigned pawns = earning_; pawns != 0; pawns &= pawns - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(pawns));
    const int code = scene.begin().pawn(i).place().code();
    const auto gain_on = [&](int count) {
      const Place to = Place::from_code((code == 0 ? -behind_enter : code) + count);
      return scene.gain(scene.captured_on(to), to.is_home());
    };
    const std::uint64_t by_first = gain_on(counts.first);
    const std::uint64_t by_second = gain_on(counts.second);
    const std::uint64_t by_both = by_both_[i] + gain_on(counts.both());
    const bool first_can_come_first = (first_ >> i & 1U) != 0;
    const bool second_can_come_first = (second_ >> i & 1U) != 0;
    in_other_order_[i] = by_both + by_second;
    by_both_[i] = by_both;
    if (first_can_come_first) {
      by_both_[i] += by_first;
    } else if (second_can_come_first) {
      by_both_[i] += by_second;
    }
    by_first_[i] += by_first;
    by_second_[i] += by_second;
    const bool differ = first_can_come_first && second_can_come_first && by_first != by_second;
    order_matters_ |= static_cast<unsigned>(differ) << i;
  }
}

void TwoCountShares::find_changes() {
  const FourNumbers numbers{0, 1, 2, 3};
  FourNumbers by_second;
  FourNumbers by_both;
  std::memcpy(&by_second, &by_second_, sizeof(by_second));
  std::memcpy(&by_both, &by_both_, sizeof(by_both));
  for (std::size_t i = 0; i < pawns_each; ++i) {
    FourNumbers by_first;
    set_all(by_first, by_first_[i]);
    FourNumbers changes = by_first + by_second;
    if (earning_ != 0) {
      // Whom both counts capture is captured by one of them.
      const FourNumbers captured = by_first & by_second & Hand::all_captured;
      FourNumbers some = captured;
      changes -= captured + (spread_highest(mark_others(some)) & one_capture_);
    }
    FourNumbers alone = numbers ^ std::uint64_t{i};
    spread_highest(mark_zero(alone));
    changes = (changes & ~alone) | (by_both & alone);
    std::memcpy(&by_share_[pawns_each * i], &changes, sizeof(changes));
  }
}

namespace {

/// For each pawn, one a byte, the place it leaves empty; none where another stays there.
std::uint32_t left_empty(const Scene& scene) {
  const std::uint32_t places = scene.begin().places();
  const std::uint32_t pairs = twos(places);
  return places | ((pairs | pairs << 8) >> 7) * 255U;
}

/// The shares in which a pawn comes to where another leaves: the first could as well have gone all
/// the way, unless it matters later which of them is which.
unsigned repeated(const Scene& scene, const Counts& counts) {
  Bytes places = four_times(scene.begin().places());
  places -= (places == 0) & std::uint8_t{behind_enter};
  const Bytes left = four_times(left_empty(scene));
  const auto by_first_pawn = [](const Bytes& bytes) {
    return __builtin_shufflevector(bytes, bytes, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
  };
  const Bytes by_first = places + static_cast<std::uint8_t>(counts.first);
  const Bytes by_second = places + static_cast<std::uint8_t>(counts.second);
  return set_of((by_first_pawn(by_first) == left) | (by_second == by_first_pawn(left)));
}

/// For a set of four, a bit in the row of each that is in it: bit i becomes bit 4 * i.
unsigned spread(unsigned set) {
  return (set & 1U) | (set & 2U) << 3 | (set & 4U) << 6 | (set & 8U) << 9;
}

}  // namespace

void TwoCountShares::find_possible(const Scene& scene, const Counts& counts) {
  constexpr unsigned each_first = 0x1111;  // one bit in the row of each pawn that may be first
  constexpr unsigned each_both = 0x8421;   // the shares that give both counts to one pawn
  constexpr unsigned second_not_before_first = 0x8CEF;
  unsigned apart = (spread(first_) * 15U) & (second_ * each_first) & ~each_both;
  if (scene.doublets()) {
    apart &= second_not_before_first;
    if (in_start_ && (first_ & 1U) != 0 && scene.most_entries() == 2) apart |= 0b10;
  }
  const unsigned again = apart & repeated(scene, counts);
  left_out_ = again != 0;
  possible_ = (spread(both_) * 15U & each_both) | (apart & ~again);
}

void TwoCountShares::respect_own_blockades(const Scene& scene) {
  const OwnBlockades blockades(scene);
  const auto allowed = [&](const std::uint64_t* changes) {
    FourNumbers ways;
    std::memcpy(&ways, changes, sizeof(ways));
    return blockades.allow(ways >> 1 & std::uint64_t{0x7F7F7F7F});
  };
  unsigned shares = 0;
  for (std::size_t i = 0; i < pawns_each; ++i) {
    shares |= allowed(&by_share_[pawns_each * i]) << pawns_each * i;
  }
  possible_ &= shares;
  first_ &= allowed(by_first_.data());
  second_ &= allowed(by_second_.data());
}

}  // namespace parlor::parcheesi
