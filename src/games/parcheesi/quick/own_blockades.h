#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/rules/bytes.h"
#include "games/parcheesi/rules/scene.h"

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

  /// Which of four ways can be played in some order, as a set. A way says by how many spaces each
  /// pawn goes on, one a byte. Of ways that differ only in which pawn of a blockade does what, one
  /// passes.
  [[nodiscard]] unsigned allow(const FourNumbers& ways) const {
    unsigned allowed = 15;
    for (std::size_t i = 0; i < count_; ++i) allowed &= allow(lower_[i], ways);
    return allowed;
  }

 private:
  [[nodiscard]] unsigned allow(std::size_t lower, const FourNumbers& ways) const;
  /// The ways that those behind a blockade rule out.
  void find_passed(std::size_t lower, const FourNumbers& ways, FourNumbers& passed) const;

  std::uint32_t places_;
  std::array<std::uint8_t, 2> lower_{};  // of each blockade, the number of its first pawn
  std::size_t count_ = 0;
  std::array<std::uint64_t, 2> values_;
  bool pair_rule_;
};

}  // namespace parlor::parcheesi
