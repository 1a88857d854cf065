#pragma once

#include <cstdint>
#include <functional>

#include "core/any_game.h"

namespace parlor::cli {

struct Run {
  std::uint64_t seed = 1;
  std::uint64_t first = 0;
  std::uint64_t games = 0;
  unsigned threads = 1;
};

/// Plays the games of a run on several threads. Each game depends on the seed and its number only,
/// so the tally is the same however many threads share the work. `progress` is called now and then
/// with the number of games done; the run stops early when it returns false.
Tally simulate(const GameFace& game, const Run& run,
               const std::function<bool(std::uint64_t)>& progress);

}  // namespace parlor::cli
