#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "core/counters.h"
#include "core/game.h"
#include "core/random.h"
#include "core/tally.h"

namespace parlor {

/// Random play cannot be trusted to end in every game and variant; nobody would play this long
/// either.
inline constexpr std::uint64_t most_plays = 100'000;

/// Lets chance or a seat act: `input` is a roll or a choice.
template <Playable G, class Input>
void go_on(const G& game, typename G::State& state, const Input& input) {
  if constexpr (QuickAtRandom<G>) {
    game.apply(state, input);
  } else if constexpr (std::same_as<Input, Roll>) {
    state = after_throw(game, state, input);
  } else {
    state = game.taken(state, input);
  }
}

/// One of all choices, each as likely as any other.
template <Playable G>
typename G::Choice draw(const G& game, const typename G::State& state, typename G::Choices& choices,
                        Random& random) {
  if constexpr (QuickAtRandom<G>) {
    return game.draw(state, choices, random);
  } else {
    game.choices(state, choices);
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
  }
}

/// Plays one game by uniform random choices and adds it to the tally; `seen` is called with every
/// state in which a seat has to choose.
template <Playable G, class Seen>
void random_game(const G& game, std::uint64_t seed, std::uint64_t number,
                 typename G::Choices& choices, Tally& tally, Seen&& seen) {
  Random random(seed, number);
  typename G::State state = game.start();
  std::uint64_t plays = 0;
  for (Actor actor = game.actor(state); !actor.is_nobody() && plays < most_plays;
       actor = game.actor(state)) {
    if (actor.is_chance()) {
      go_on(game, state, random.roll(throw_due(game, state).dice));
      continue;
    }
    seen(state);
    const typename G::Choice choice = draw(game, state, choices, random);
    count_play(game, state, choice, tally.counters);
    go_on(game, state, choice);
    ++plays;
  }
  ++tally.games;
  tally.plays += plays;
  tally.add_long_game({plays, number});
  const std::optional<Outcome> outcome = game.outcome(state);
  if (!outcome) {
    ++tally.unfinished;
  } else if (outcome->draw) {
    ++tally.draws;
  } else {
    for (const Seat seat : outcome->winners) ++tally.wins[static_cast<std::size_t>(seat.index())];
  }
}

}  // namespace parlor
