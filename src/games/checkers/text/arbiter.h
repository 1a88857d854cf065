#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "core/ruling.h"
#include "core/steps.h"
#include "games/checkers/state.h"

namespace parlor::checkers {

/// A ruling, and the move that a legal attempt amounts to.
struct Verdict {
  Ruling ruling;
  Move move{};
};

/// Judges a whole play.
Verdict judge_play(const State& state, Captures captures, std::string_view text);

/// The steps of a move as they are offered one after the other: by the way that was written, or
/// where only the ends were, by the way that it is spelled.
std::vector<StepInfo> steps_of(const State& state, Captures captures, const Move& move,
                               std::string_view text);

/// Judges steps that may go on.
Verdict judge_start(const State& state, Captures captures, std::string_view text);

/// The steps that can follow these.
Result<Next> next_steps(const State& state, Captures captures, std::span<const std::string> steps);

}  // namespace parlor::checkers
