#pragma once

#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>

namespace parlor {

/// A game with something to count in many games (captures, checks, ...) names it and says what one
/// play adds: `parlor sim` prints the sums.
template <class G>
concept HasCounters = requires(const G game, const typename G::State state,
                               const typename G::Choice choice, std::span<std::uint64_t> counters) {
  { G::counter_names() } -> std::convertible_to<std::span<const std::string_view>>;
  { game.tally(state, choice, counters) } -> std::same_as<void>;
};

template <class G>
std::span<const std::string_view> counter_names_of() {
  if constexpr (HasCounters<G>) {
    return G::counter_names();
  } else {
    return {};
  }
}

template <class G>
void count_play(const G& game, const typename G::State& state, const typename G::Choice& choice,
                std::span<std::uint64_t> counters) {
  if constexpr (HasCounters<G>) game.tally(state, choice, counters);
}

}  // namespace parlor
