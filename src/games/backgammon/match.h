#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/seat.h"

namespace parlor::backgammon {

/// The score of a match. The Crawford game is the one that follows when somebody first stands one
/// point short: nobody may double in it.
struct Score {
  std::array<std::uint16_t, 2> points{};
  bool crawford = false;

  [[nodiscard]] constexpr int of(Seat seat) const {
    return points[static_cast<std::size_t>(seat.index())];
  }

  [[nodiscard]] constexpr bool somebody_needs_one(int length) const {
    return points[0] == length - 1 || points[1] == length - 1;
  }

  /// The score for the next game, after `winner` has won one.
  [[nodiscard]] constexpr Score after(Seat winner, int won, int length) const {
    Score next = *this;
    auto& theirs = next.points[static_cast<std::size_t>(winner.index())];
    theirs = static_cast<std::uint16_t>(theirs + won);
    next.crawford = next.somebody_needs_one(length) && !somebody_needs_one(length);
    return next;
  }

  constexpr bool operator==(const Score&) const = default;
};

}  // namespace parlor::backgammon
