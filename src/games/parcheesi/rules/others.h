#pragma once

#include <bit>
#include <cstdint>

#include "games/parcheesi/rules/board.h"
#include "games/parcheesi/rules/bytes.h"
#include "games/parcheesi/rules/sheet.h"
#include "games/parcheesi/rules/state.h"
#include "games/parcheesi/rules/stride.h"

namespace parlor::parcheesi {

/// The other colours' pawns as the colour to move sees them: where they stand on its own count. A
/// pawn is known by its victim number, four times its colour plus its number among those.
class Others {
 public:
  Others() = default;
  Others(const State& state, Color mover, bool in_pairs, const Options& options);

  /// Blockades.
  [[nodiscard]] const RingSet& walls() const { return walls_; }
  /// Where a lone pawn can be captured by one that walks onto it, from ENTER to the turn-off.
  [[nodiscard]] std::uint64_t victims() const { return victims_; }
  /// Where a pawn stands that cannot.
  [[nodiscard]] const RingSet& held() const { return held_; }
  /// Whether a pawn stands on a place and cannot be captured by one that walks onto it: on a safety
  /// space, or a partner's.
  [[nodiscard]] bool holds(Place place) const { return held_.has(place); }
  /// Who stands on a place that is not START, as a set of victim numbers.
  [[nodiscard]] std::uint16_t on(Place place) const;
  [[nodiscard]] bool partner_on(Place place) const { return (on(place) & partner_) != 0; }
  [[nodiscard]] bool is_partner(int victim) const { return (partner_ >> victim & 1U) != 0; }
  /// Whether a pawn can walk so far from a place before the turn-off, and stay.
  [[nodiscard]] bool open(Place from, int count) const {
    const std::uint64_t landing = std::uint64_t{1} << (count - 1);
    return ((walls_.to_turn_off() >> from.code() & (2 * landing - 1)) |
            (held_.to_turn_off() >> from.code() & landing)) == 0;
  }
  /// Where a pawn stands to walk a count.
  [[nodiscard]] Stride stride(int count) const {
    return {count, walls_.to_turn_off(), held_.to_turn_off(), victims_};
  }
  /// How many pawns there are at most to capture beyond a place.
  [[nodiscard]] int most_victims_beyond(Place from) const;
  /// How many there are on the whole ring, those already captured aside.
  [[nodiscard]] int most_victims(std::uint16_t captured) const {
    return std::popcount(set_of(seen_ != 0) & ~(unsigned{partner_} | captured));
  }

 private:
  static Bytes seen_by(Color mover, const State& state);
  /// Only pawns on laps come by there.
  void add_walls_past_turn_off();

  Bytes seen_{};  // the codes of their places, 0 for those not on the ring
  std::uint16_t partner_ = 0;
  RingSet walls_;
  RingSet held_;
  std::uint64_t victims_ = 0;  // from ENTER to the turn-off, one bit a space
};

inline std::uint16_t Others::on(Place place) const {
  return set_of(seen_ == static_cast<std::uint8_t>(place.code()));
}

inline int Others::most_victims_beyond(Place from) const {
  // Whoever enters captures even on the safety space that ENTER is.
  const int on_enter = from.in_start() && on(Place::ring(0)) != 0 ? 1 : 0;
  return from.code() > turn_off ? 0 : std::popcount(victims_ >> from.code()) + on_enter;
}

}  // namespace parlor::parcheesi
