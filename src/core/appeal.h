#pragma once

#include <concepts>

namespace parlor {

/// A game that can tell a good choice from a poor one at a glance has an `appeal`: the higher the
/// better.
template <class G>
concept HasAppeal =
    requires(const G game, const typename G::State state, const typename G::Choice choice) {
      { game.appeal(state, choice) } -> std::convertible_to<int>;
    };

/// In a game without, all choices are alike.
template <class G>
int appeal_of(const G& game, const typename G::State& state, const typename G::Choice& choice) {
  if constexpr (HasAppeal<G>) {
    return game.appeal(state, choice);
  } else {
    return 0;
  }
}

}  // namespace parlor
