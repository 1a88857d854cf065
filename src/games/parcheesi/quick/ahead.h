#pragma once

#include <cstdint>

#include "games/parcheesi/rules/bytes.h"
#include "games/parcheesi/rules/scene.h"

namespace parlor::parcheesi {

/// What lies ahead of each of the mover's four pawns as the roll begins, as far as other colours
/// are concerned. None goes round again. Answers are sets of pawns, bit i for pawn i.
class Ahead {
 public:
  explicit Ahead(const Scene& scene) {
    FourNumbers codes;
    one_each(scene.begin().places(), codes);
    const Others& others = scene.others();
    see(others.walls().to_turn_off(), codes, walls_);
    see(others.held().to_turn_off(), codes, held_);
    see(others.victims(), codes, victims_);
    constexpr std::uint64_t home = Place::home().code();
    FourNumbers in_start = codes;
    spread_highest(mark_zero(in_start));
    to_home_ = (home - codes) & ~in_start;
  }

  /// Those that can walk so far and stay there. Whether they may stay on the way does not matter.
  [[nodiscard]] unsigned open(int count) const {
    FourNumbers lanes;
    open(count, lanes);
    return set_of_highest(lanes);
  }
  /// The same with all bits set for each that can.
  void open(int count, FourNumbers& can) const {
    const std::uint64_t landing = std::uint64_t{1} << (count - 1);
    can = (walls_ & (2 * landing - 1)) | (held_ & landing);
    mark_zero(can);
    can &= ~(to_home_ - static_cast<std::uint64_t>(count));
    spread_highest(can);
  }
  /// Those that capture there or get HOME, and others that cannot get there.
  [[nodiscard]] unsigned earning(int count) const {
    FourNumbers lanes;
    earning(count, lanes);
    return set_of_highest(lanes);
  }
  void earning(int count, FourNumbers& do_so) const {
    const std::uint64_t landing = std::uint64_t{1} << (count - 1);
    FourNumbers not_home = to_home_ ^ static_cast<std::uint64_t>(count);
    do_so = (victims_ & landing) << (64 - count) | mark_zero(not_home);
    spread_highest(do_so);
  }

 private:
  /// Bit `code` of the spaces is the space after the one with that code; beyond the turn-off there
  /// is none.
  static void see(std::uint64_t spaces, const FourNumbers& codes, FourNumbers& ahead) {
    FourNumbers all;
    set_all(all, spaces);
    shift_right(all, codes & 63, ahead);
    ahead &= (codes >> 6) - std::uint64_t{1};  // codes are below 128
  }

  // Bit n is the space n + 1 further.
  FourNumbers walls_;
  FourNumbers held_;
  FourNumbers victims_;
  FourNumbers to_home_;  // 0 for pawns in START, too
};

}  // namespace parlor::parcheesi
