#pragma once

#include <cstdint>
#include <string>

#include "core/random.h"
#include "games/parcheesi/game.h"

/// States as they come up in play, for tests that look at many.
namespace parlor::parcheesi::test {

inline Parcheesi parcheesi_by(const std::string& sheet, int players) {
  return *make_parcheesi(
      {.sheet = sheet, .name = "", .settings = {}, .seats = {}, .players = players});
}

/// Calls `seen(state)` for every roll that has to be played in games at random, so many plays long
/// in all.
template <class Seen>
void play_at_random(const Parcheesi& game, std::uint64_t seed, int plays, Seen&& seen) {
  Random random(seed);
  Choices choices;
  State state = game.start();
  while (plays > 0) {
    const Actor actor = game.actor(state);
    if (actor.is_nobody()) {
      state = game.start();
    } else if (actor.is_chance()) {
      state = game.thrown(state, random.roll(game.to_throw(state).dice));
    } else {
      --plays;
      seen(state);
      game.choices(state, choices);
      state = game.taken(state, choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    }
  }
}

}  // namespace parlor::parcheesi::test
