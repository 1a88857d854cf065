#pragma once

#include <string>

#include "core/any_game.h"

namespace parlor::cli {

/// What a strong bot would do.
struct Hint {
  std::string bot;
  std::string play;
  int games = 0;    // that easy bots played on from there; 0: too few to tell
  int percent = 0;  // of them, won by whoever asked
};

/// The hint for the seat that has to play; the same one for the same `chance`, as far as time
/// allows.
Result<Hint> hint_for(const AnyGame& game, const AnyState& state, std::uint64_t chance);

}  // namespace parlor::cli
