#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "bots/knowledge.h"

namespace parlor::bots {

/// How far a search goes, and how well it sees.
struct Limits {
  int deepest = deepest_search;
  std::uint64_t most_nodes = std::numeric_limits<std::uint64_t>::max();
  /// The evaluation is off by up to this much, differently in every position and game.
  int blur = 0;
};

/// How far it has come.
template <class Move>
struct Progress {
  int depth = 0;
  int score = 0;  // for the seat to move, in hundredths of a man; beyond `decided` a forced end
  std::uint64_t nodes = 0;
  std::span<const Move> line;  // the best play and what is expected after it
};

}  // namespace parlor::bots
