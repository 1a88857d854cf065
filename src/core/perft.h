#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/game.h"

namespace parlor {

/// A game that can count faster than by making every state says so by having a `perft` of its own.
template <class G>
concept CountsItself = requires(const G game, const typename G::State state) {
  { game.perft(state, int{}) } -> std::same_as<std::uint64_t>;
};

/// Distinct results counted `depth` plays deep. Throws are not counted: each is followed for every
/// distinct roll.
template <Playable G>
class Perft {
 public:
  explicit Perft(const G& game, int depth)
      : game_(game), levels_(static_cast<std::size_t>(depth)) {}

  std::uint64_t count(const typename G::State& state, int depth) {
    if (depth == 0) return 1;
    if constexpr (CountsItself<G>) return game_.perft(state, depth);
    const Actor actor = game_.actor(state);
    if (actor.is_nobody()) return 0;
    if (actor.is_chance()) return count_rolls(state, depth);
    auto& choices = levels_[static_cast<std::size_t>(depth - 1)];
    game_.choices(state, choices);
    if (depth == 1) return choices.size();
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      total += count(game_.taken(state, choices[i]), depth - 1);
    }
    return total;
  }

 private:
  std::uint64_t count_rolls(const typename G::State& state, int depth) {
    std::uint64_t total = 0;
    for (const WeightedRoll& weighted : distinct_rolls(throw_due(game_, state).dice)) {
      total += count(after_throw(game_, state, weighted.roll), depth);
    }
    return total;
  }

  const G& game_;
  std::vector<typename G::Choices> levels_;
};

}  // namespace parlor
