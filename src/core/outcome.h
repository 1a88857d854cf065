#pragma once

#include <string_view>

#include "core/seat.h"

namespace parlor {

/// How a game ended. A draw is won by everybody.
struct Outcome {
  SeatSet winners;
  /// What the win is worth: 1, or more where a game has such wins (a gammon counts 2).
  int points = 1;
  bool draw = false;
  /// Why it is over, as a phrase: "checkmate", "all four pawns are HOME".
  std::string_view reason;

  bool operator==(const Outcome&) const = default;
};

}  // namespace parlor
