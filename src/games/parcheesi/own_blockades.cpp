#include "games/parcheesi/own_blockades.h"

namespace parlor::parcheesi {

OwnBlockades::OwnBlockades(const Scene& scene)
    : places_(scene.begin().places()),
      values_{static_cast<std::uint64_t>(scene.value(0)),
              static_cast<std::uint64_t>(scene.value(1))},
      pair_rule_(scene.pair_rule_in_force()) {
  std::uint32_t pairs = twos(places_);
  for (; pairs != 0; pairs &= pairs - 1) {
    lower_[count_++] = static_cast<std::uint8_t>(std::countr_zero(pairs) / 8);
  }
}

namespace {

constexpr std::uint64_t each_byte = 0x01010101;
constexpr std::uint64_t home = Place::home().code();

/// All bits of the numbers in which a condition on one of these bytes is met.
template <class Condition>
void any_of(const Condition& met, std::uint64_t bytes, FourNumbers& numbers) {
  numbers = reinterpret_cast<FourNumbers>((reinterpret_cast<FourNumbers>(met) & bytes) != 0);
}

}  // namespace

unsigned OwnBlockades::allow(std::size_t lower, const FourNumbers& ways) const {
  const std::uint64_t place = places_ >> 8 * lower & 255U;
  const FourNumbers first = ways >> 8 * lower & 255;
  const FourNumbers second = ways >> 8 * (lower + 1) & 255;
  // The same with the pawns changed about is allowed.
  auto ruled_out = reinterpret_cast<FourNumbers>(first > second);
  if (pair_rule_) {
    ruled_out |=
        reinterpret_cast<FourNumbers>((first == second) & (second != 0) & (second + place != home));
  }
  if (lower > 0) {
    FourNumbers passed;
    find_passed(lower, ways, passed);
    ruled_out |= passed;
  }
  return ~set_of_highest(ruled_out) & 15U;
}

void OwnBlockades::find_passed(std::size_t lower, const FourNumbers& ways,
                               FourNumbers& passed) const {
  const std::uint64_t behind = (std::uint64_t{1} << 8 * lower) - 1;
  const std::uint64_t ahead = (~std::uint64_t{0} << 8 * (lower + 2)) & 0xFFFFFFFFU;
  const std::uint64_t place = places_ >> 8 * lower & 255U;
  const FourNumbers second = ways >> 8 * (lower + 1) & 255;
  const FourNumbers joined = second + place;
  const auto spaces = reinterpret_cast<ManyBytes>(ways);
  const auto ends = reinterpret_cast<ManyBytes>(ways + std::uint64_t{places_});
  const auto places = reinterpret_cast<ManyBytes>(FourNumbers{} + std::uint64_t{places_});
  const auto old_place = reinterpret_cast<ManyBytes>(FourNumbers{} + place * each_byte);
  const auto new_place = reinterpret_cast<ManyBytes>(joined * each_byte);
  FourNumbers past_old;
  FourNumbers past_new;
  FourNumbers joins_one_that_stays;
  any_of((ends >= old_place) & (spaces != 0), behind, past_old);
  any_of((ends > new_place) & (spaces != 0), behind, past_new);
  any_of((places == new_place) & (spaces == 0), ahead, joins_one_that_stays);
  const auto stays = reinterpret_cast<FourNumbers>(second == 0);
  // Where both of its pawns go, one leaves before the other comes by.
  const FourNumbers first = ways >> 8 * lower & 255;
  const auto by_one_count = reinterpret_cast<FourNumbers>(
      (first == 0) & (second != 0) & ((second == values_[0]) | (second == values_[1])) &
      (joined != home));
  passed = (stays & past_old) | (by_one_count & joins_one_that_stays & past_new);
}

}  // namespace parlor::parcheesi
