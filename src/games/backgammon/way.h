#pragma once

#include "games/backgammon/men.h"

namespace parlor::backgammon {

/// Where the waiting side's men let the mover go. Within a turn it never changes for the worse: a
/// man that is hit opens nothing that was not open already.
class Way {
 public:
  constexpr explicit Way(const Men& waiting)
      : open_(all_points & ~turned(waiting.several())),
        blots_(all_points & turned(waiting.single())) {}

  [[nodiscard]] constexpr PlaceSet open() const { return open_; }
  [[nodiscard]] constexpr PlaceSet blots() const { return blots_; }

  /// The places among those with the mover's men from which `die` can be played.
  [[nodiscard]] constexpr PlaceSet sources(PlaceSet in_play, int die) const {
    const PlaceSet moving = in_play & (open_ << static_cast<unsigned>(die));
    if ((in_play & place_bit(bar)) != 0) return moving & place_bit(bar);
    if ((in_play & ~home_table) != 0) return moving;
    return moving | bearing_off(in_play, die);
  }

  /// The point that `die` bears a man off from when all are home: its own, or the highest with a
  /// man when that is lower.
  static constexpr PlaceSet bearing_off(PlaceSet in_play, int die) {
    const PlaceSet from_die_up = in_play >> static_cast<unsigned>(die);
    if (from_die_up == 0 && in_play != 0) return place_bit(highest_of(in_play));
    return in_play & place_bit(die);
  }

 private:
  PlaceSet open_;
  PlaceSet blots_;
};

}  // namespace parlor::backgammon
