#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "bots/features.h"
#include "bots/net.h"
#include "core/dice.h"

namespace parlor::bots {

/// What the states of one game are worth, by a net. `Encoding` is the bridge between them: it tells
/// the net what a state is like, and what the net's classes mean.
template <class Encoding>
class Valuer {
 public:
  using Game = typename Encoding::Game;
  using State = typename Game::State;
  using NetType = typename Encoding::NetType;
  using Result = typename NetType::Result;

  Valuer(const Game& game, const NetType& net)
      : encoding_(game),
        accumulators_(
            all(net, encoding_.always(), std::make_index_sequence<Encoding::viewpoints>())) {}

  [[nodiscard]] const Encoding& encoding() const { return encoding_; }
  void forget() {
    for (auto& accumulator : accumulators_) accumulator.forget();
  }

  /// The chances in a state that the encoding knows, or in which the game is over.
  Result chances(const Game& game, const State& state) {
    if (game.actor(state).is_nobody()) return encoding_.ended(state);
    return encoding_.absolute(state, seen(state));
  }
  /// The same as the player about to throw sees them.
  Result seen(const State& state) {
    encoding_.encode(state, features_);
    return accumulators_[encoding_.viewpoint(state)].look(features_, encoding_.possible(state));
  }
  /// What was looked at last.
  [[nodiscard]] const Features& features() const { return features_; }

 private:
  template <std::size_t... I>
  static std::array<Accumulator<NetType>, sizeof...(I)> all(const NetType& net,
                                                            const Features& always,
                                                            std::index_sequence<I...>) {
    return {((void)I, Accumulator<NetType>(net, always))...};
  }

  Encoding encoding_;
  std::array<Accumulator<NetType>, Encoding::viewpoints> accumulators_;
  Features features_;
};

}  // namespace parlor::bots
