#include "games/parcheesi/own_blockades.h"

namespace parlor::parcheesi {

OwnBlockades::OwnBlockades(const Scene& scene)
    : values_{scene.value(0), scene.value(1)}, pair_rule_(scene.pair_rule_in_force()) {
  if (!scene.own_blockade_at_begin()) return;
  for (std::size_t i = 0; i < pawns_each; ++i) places_[i] = scene.begin().pawn(i).place();
  for (std::size_t i = 0; i + 1 < pawns_each; ++i) {
    if (places_[i] != places_[i + 1] || !includes(scene.begin(), i)) continue;
    lower_[count_++] = static_cast<std::uint8_t>(i);
  }
}

bool OwnBlockades::allow(const Way& way) const {
  for (std::size_t i = 0; i < count_; ++i) {
    if (!allow(lower_[i], way)) return false;
  }
  return true;
}

bool OwnBlockades::allow(std::size_t lower, const Way& way) const {
  const Place place = places_[lower];
  const int first = way.spaces(lower);
  const int second = way.spaces(lower + 1);
  if (first > second) return false;  // the same with the pawns changed about is allowed
  if (second == 0) return !passed_by_those_behind(lower, place, way);
  if (first == second) return !pair_rule_ || end(lower, way).is_home();
  const bool by_one_count = second == values_[0] || second == values_[1];
  if (first != 0 || !by_one_count) return true;
  const Place joined = end(lower + 1, way);
  return !joins_one_that_stays(lower, joined, way) ||
         !passed_by_those_behind(lower, Place::from_code(joined.code() + 1), way);
}

/// Whether a pawn from behind a blockade ends on `beyond` or further on.
bool OwnBlockades::passed_by_those_behind(std::size_t lower, Place beyond, const Way& way) const {
  for (std::size_t i = 0; i < lower; ++i) {
    if (way.spaces(i) != 0 && end(i, way) >= beyond) return true;
  }
  return false;
}

bool OwnBlockades::joins_one_that_stays(std::size_t lower, Place place, const Way& way) const {
  if (place.is_home()) return false;
  for (std::size_t i = lower + 2; i < pawns_each; ++i) {
    if (places_[i] == place && way.spaces(i) == 0) return true;
  }
  return false;
}

}  // namespace parlor::parcheesi
