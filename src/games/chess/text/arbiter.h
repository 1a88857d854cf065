#pragma once

#include <optional>
#include <string_view>

#include "core/ruling.h"
#include "games/chess/move.h"
#include "games/chess/state.h"

namespace parlor::chess {

/// A written move weighed: the move where it is legal, and the ruling.
struct Verdict {
  std::optional<Move> move;
  Ruling ruling;
};

Verdict weigh(const State& state, std::string_view text);

}  // namespace parlor::chess
