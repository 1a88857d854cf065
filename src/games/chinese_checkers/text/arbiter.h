#pragma once

#include <string_view>
#include <vector>

#include "core/ruling.h"
#include "games/chinese_checkers/rules.h"

namespace parlor::chinese_checkers {

/// A written attempt and what the arbiter says to it. Where it is legal, `way` has the holes the
/// peg touches, its own first; nothing for the empty play.
struct Attempt {
  Ruling ruling;
  std::vector<Hole> way;

  [[nodiscard]] Choice choice() const {
    return way.empty() ? Choice::pass() : Choice{way.front(), way.back()};
  }
};

/// A whole play: hop by hop, or only its two ends, `c8>g12`, where some chain of jumps joins them.
Attempt try_play(const Rules& rules, const State& state, std::string_view text);

/// The hops so far of a play that may go on.
Attempt try_steps(const Rules& rules, const State& state, std::string_view text);

}  // namespace parlor::chinese_checkers
