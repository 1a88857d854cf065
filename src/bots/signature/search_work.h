#pragma once

#include "bots/alpha_beta.h"
#include "bots/signature/walk.h"
#include "bots/signature/work.h"
#include "core/game_model.h"

namespace parlor::bots {

/// All that a search finds on its way, and how many positions it takes.
template <Knowledge K>
Done search_work(const AnyGame& any_game) {
  using Game = typename K::Game;
  constexpr Limits limits{.most_nodes = 20'000};
  Done done;
  const K knowledge(*game_as<Game>(*any_game));
  AlphaBeta<K> search(1U << 20U);
  Random random(5);
  const NoStop stop;
  Thinking thinking{random, stop};
  for (const AnyState& state : decisions(any_game, 5, 8)) {
    const auto best = search.search(knowledge, state.as<Game>(), limits, thinking,
                                    [&](const Progress<typename K::Move>& progress) {
                                      done.imprint.add(static_cast<std::uint64_t>(progress.score));
                                      done.imprint.add(progress.nodes);
                                      for (const auto& move : progress.line)
                                        done.imprint.add(std::uint64_t{K::code(move)});
                                    });
    done.imprint.add(std::uint64_t{K::code(best)});
    done.units += search.nodes();
  }
  return done;
}

}  // namespace parlor::bots
