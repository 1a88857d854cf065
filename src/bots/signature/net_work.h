#pragma once

#include <string_view>

#include "bots/nets.h"
#include "bots/signature/walk.h"
#include "bots/signature/work.h"
#include "bots/valuer.h"
#include "core/game_model.h"

namespace parlor::bots {

/// What a net thinks of all positions of a game, to the last bit.
template <class Encoding, std::string_view (*BuiltIn)()>
Done net_work(const AnyGame& any_game) {
  using Game = typename Encoding::Game;
  Done done;
  const Game& game = *game_as<Game>(*any_game);
  const auto net = *net_for<Encoding>({}, BuiltIn());
  Valuer<Encoding> valuer(game, *net);
  for (const AnyState& any_state : random_walk(any_game, 6).throwing) {
    const auto& state = any_state.as<Game>();
    if (!valuer.encoding().knows(state)) continue;
    for (const float chance : valuer.seen(state)) done.imprint.add(chance);
    ++done.units;
  }
  return done;
}

}  // namespace parlor::bots
