#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/ruling.h"
#include "core/steps.h"
#include "core/words.h"

namespace parlor {

/// A game whose plays have several steps says what can follow those taken so far.
template <class G>
concept OffersSteps =
    requires(const G game, const typename G::State state, std::span<const std::string> steps) {
      { game.next(state, steps) } -> std::same_as<Result<Next>>;
    };

/// In a game whose plays have one step it is enough to list them: what follows is nothing.
template <class G>
concept OffersOneStep = requires(const G game, const typename G::State state) {
  { game.only_steps(state) } -> std::same_as<Result<Next>>;
};

/// A ruling on the steps so far of a play that may go on.
template <class G>
concept JudgesSteps = requires(const G game, const typename G::State state, std::string_view text) {
  { game.judge_steps(state, text) } -> std::same_as<Ruling>;
};

template <class G>
concept Stepped = (OffersSteps<G> && JudgesSteps<G>) || OffersOneStep<G>;

template <class G>
Result<Next> next_of(const G& game, const typename G::State& state,
                     std::span<const std::string> steps) {
  if constexpr (OffersSteps<G>) {
    return game.next(state, steps);
  } else {
    if (steps.empty()) return game.only_steps(state);
    const Ruling ruling = game.judge(state, join({steps.begin(), steps.end()}, " "));
    if (!ruling.legal) return Error{ruling.message};
    return Next{{}, true, {}};
  }
}

template <class G>
Ruling judge_steps_of(const G& game, const typename G::State& state, std::string_view text) {
  if constexpr (JudgesSteps<G>) {
    return game.judge_steps(state, text);
  } else {
    const bool nothing_yet = words(text).empty() && game.actor(state).is_player();
    return nothing_yet ? Ruling{true, "", {}} : game.judge(state, text);
  }
}

}  // namespace parlor
