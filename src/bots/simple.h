#pragma once

#include "bots/player.h"
#include "core/appeal.h"
#include "core/game.h"

namespace parlor::bots {

/// Any choice, each as likely as the next.
template <Playable G>
class RandomPlayer final : public Player<G> {
 public:
  std::size_t choose(const G&, const typename G::State&, const typename G::Choices& choices,
                     Thinking& thinking) override {
    return thinking.random.below(static_cast<std::uint32_t>(choices.size()));
  }
};

/// The choice that `merit(choice number)` gives the most; ties are broken evenly.
template <class Choices, class Merit>
std::size_t best_choice(const Choices& choices, Random& random, Merit&& merit) {
  std::size_t best = 0;
  auto highest = merit(std::size_t{0});
  std::uint32_t equals = 1;
  for (std::size_t i = 1; i < choices.size(); ++i) {
    const auto value = merit(i);
    if (value < highest) continue;
    if (highest < value) {
      highest = value;
      best = i;
      equals = 1;
    } else if (random.below(++equals) == 0) {
      best = i;
    }
  }
  return best;
}

/// What has the most appeal at first glance; in a game without appeal, anything.
template <Playable G>
class GlancePlayer final : public Player<G> {
 public:
  std::size_t choose(const G& game, const typename G::State& state,
                     const typename G::Choices& choices, Thinking& thinking) override {
    return best_choice(choices, thinking.random,
                       [&](std::size_t i) { return appeal_of(game, state, choices[i]); });
  }
};

}  // namespace parlor::bots
