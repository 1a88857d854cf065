#include "games/parcheesi/quick/own_blockades.h"

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

// A condition on four ways is the highest bit of their numbers; what the other bits are does not
// matter.

/// Those in which a condition is met by one of these bytes.
void any_of(const ManyBytes& met, std::uint64_t bytes, FourNumbers& ways) {
  ways = reinterpret_cast<FourNumbers>(met) & bytes;
  mark_others(ways);
}

}  // namespace

unsigned OwnBlockades::allow(std::size_t lower, const FourNumbers& ways) const {
  const std::uint64_t place = places_ >> 8 * lower & 255U;
  const FourNumbers first = ways >> 8 * lower & 255;
  const FourNumbers second = ways >> 8 * (lower + 1) & 255;
  // The same with the pawns changed about is allowed.
  FourNumbers ruled_out = second - first;
  if (pair_rule_) {
    FourNumbers differ = first ^ second;
    FourNumbers moves = second;
    FourNumbers away_from_home = (second + place) ^ home;
    ruled_out |= mark_zero(differ) & mark_others(moves) & mark_others(away_from_home);
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
  const FourNumbers joined_twice = joined | joined << 8;
  const auto spaces = reinterpret_cast<ManyBytes>(ways);
  const auto ends = reinterpret_cast<ManyBytes>(ways + std::uint64_t{places_});
  const auto places = reinterpret_cast<ManyBytes>(FourNumbers{} + std::uint64_t{places_});
  const auto old_place = reinterpret_cast<ManyBytes>(FourNumbers{} + place * each_byte);
  const auto new_place = reinterpret_cast<ManyBytes>(joined_twice | joined_twice << 16);
  const auto goes_to = [](const auto& to, const auto& from, const auto& by) {
    return (to >= from) & (by != 0);
  };
  const auto goes_past = [](const auto& to, const auto& from, const auto& by) {
    return (to > from) & (by != 0);
  };
  const auto stays_on = [](const auto& on, const auto& at, const auto& by) {
    return (on == at) & (by == 0);
  };
  ManyBytes met;
  FourNumbers past_old;
  FourNumbers past_new;
  FourNumbers joins_one_that_stays;
  act_on_all(met, goes_to, ends, old_place, spaces);
  any_of(met, behind, past_old);
  act_on_all(met, goes_past, ends, new_place, spaces);
  any_of(met, behind, past_new);
  act_on_all(met, stays_on, places, new_place, spaces);
  any_of(met, ahead, joins_one_that_stays);
  FourNumbers stays = second;
  mark_zero(stays);
  // Where both of its pawns go, one leaves before the other comes by.
  FourNumbers first_stays = ways >> 8 * lower & 255;
  FourNumbers goes = second;
  FourNumbers not_by_first = second ^ values_[0];
  FourNumbers not_by_second = second ^ values_[1];
  FourNumbers away_from_home = joined ^ home;
  const FourNumbers by_one_count = mark_zero(first_stays) & mark_others(goes) &
                                   (mark_zero(not_by_first) | mark_zero(not_by_second)) &
                                   mark_others(away_from_home);
  passed = (stays & past_old) | (by_one_count & joins_one_that_stays & past_new);
}

}  // namespace parlor::parcheesi
