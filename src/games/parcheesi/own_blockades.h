#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/scene.h"
#include "games/parcheesi/way.h"

namespace parlor::parcheesi {

/// The mover's own blockades as the roll begins, and which ways to share out the dice they rule
/// out, where their owner may not pass them either:
///
/// - A blockade of which neither pawn moves is a wall for the pawns behind it.
/// - Under the pair rule its two pawns never stand together on a new space.
/// - One pawn of it goes by a single count onto one that stays, and another pawn from behind ends
///   beyond both: first the old blockade is in the way, then the new.
///
/// Everything else can be played in some order. Who comes from behind and passes the old blockade
/// needs only one of its pawns to have left: that one goes first, by its first count at least, and
/// whoever is to stand beside it comes last. Where that pawn has only one count and a pawn that
/// stays is at its end, the blockade's other pawn, if it moves, leaves first instead. With two
/// blockades the pawns of the further one go first.
class OwnBlockades {
 public:
  explicit OwnBlockades(const Scene& scene);

  [[nodiscard]] bool any() const { return count_ != 0; }
  /// Whether a way can be played in some order. Of ways that differ only in which pawn of a
  /// blockade does what, one passes.
  [[nodiscard]] bool allow(const Way& way) const;
  /// Whether this pawn stands in a blockade.
  [[nodiscard]] static bool includes(const Hand& begin, std::size_t pawn);

 private:
  [[nodiscard]] bool allow(std::size_t lower, const Way& way) const;
  [[nodiscard]] bool passed_by_those_behind(std::size_t lower, Place beyond, const Way& way) const;
  [[nodiscard]] bool joins_one_that_stays(std::size_t lower, Place place, const Way& way) const;
  [[nodiscard]] Place end(std::size_t pawn, const Way& way) const {
    return Place::from_code(places_[pawn].code() + way.spaces(pawn));
  }

  std::array<Place, pawns_each> places_{};
  std::array<std::uint8_t, 2> lower_{};  // of each blockade, the number of its first pawn
  std::size_t count_ = 0;
  std::array<int, 2> values_{};
  bool pair_rule_ = false;
};

inline bool OwnBlockades::includes(const Hand& begin, std::size_t pawn) {
  const Place place = begin.pawn(pawn).place();
  return !place.in_start() && !place.is_home() && begin.count(place) == 2;
}

}  // namespace parlor::parcheesi
