#pragma once

#include <cassert>
#include <concepts>

#include "core/dice.h"

namespace parlor {

/// A game in which chance acts says what to throw and takes the roll.
template <class G>
concept ThrowsDice = requires(const G game, const typename G::State state, Roll roll) {
  { game.to_throw(state) } -> std::same_as<Throw>;
  { game.thrown(state, roll) } -> std::same_as<typename G::State>;
};

/// In a game without dice there is nothing to throw, and nobody asks.
template <class G>
Throw throw_due(const G& game, const typename G::State& state) {
  if constexpr (ThrowsDice<G>) {
    return game.to_throw(state);
  } else {
    return {};
  }
}

template <class G>
typename G::State after_throw(const G& game, const typename G::State& state, Roll roll) {
  if constexpr (ThrowsDice<G>) {
    return game.thrown(state, roll);
  } else {
    assert(false);
    return state;
  }
}

}  // namespace parlor
