#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <vector>

#include "core/ruling.h"
#include "core/stepping.h"

namespace parlor {

/// A game in which a turn can come to nothing lists what a player would try: for each piece and
/// what is thrown a step, possible or not.
template <class G>
concept ListsTries = requires(const G game, const typename G::State state) {
  { game.tries(state) } -> std::same_as<std::vector<std::string>>;
};

/// Why nothing can be played: the arbiter's answers to what a player would try, each once. Empty
/// where something can be.
template <class G>
std::vector<Ruling> why_nothing(const G& game, const typename G::State& state) {
  std::vector<Ruling> reasons;
  if constexpr (ListsTries<G>) {
    for (const std::string& step : game.tries(state)) {
      Ruling ruling = judge_steps_of(game, state, step);
      if (ruling.legal) return {};
      const auto same = [&](const Ruling& one) { return one.sentence() == ruling.sentence(); };
      if (std::ranges::none_of(reasons, same)) reasons.push_back(std::move(ruling));
    }
  }
  return reasons;
}

}  // namespace parlor
