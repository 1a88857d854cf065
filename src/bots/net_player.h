#pragma once

#include <limits>
#include <memory>
#include <utility>

#include "bots/player.h"
#include "bots/simple.h"
#include "bots/valuer.h"

namespace parlor::bots {

/// Takes the result that the net likes best, without looking further.
template <class Encoding>
class NetPlayer final : public Player<typename Encoding::Game> {
 public:
  using Game = typename Encoding::Game;
  using NetType = typename Encoding::NetType;

  NetPlayer(const Game& game, std::shared_ptr<const NetType> net)
      : net_(std::move(net)), valuer_(game, *net_) {}

  std::size_t choose(const Game& game, const typename Game::State& state,
                     const typename Game::Choices& choices, Thinking& thinking) override {
    const Seat seat = game.actor(state).seat();
    valuer_.forget();
    const Game& rules = valuer_.encoding().rules(game);
    bool stopped = false;
    return best_choice(choices, thinking.random, [&](std::size_t i) {
      stopped = stopped || (i > 0 && thinking.stop.asked());
      if (stopped) return std::numeric_limits<float>::lowest();
      return valuer_.encoding().worth(valuer_.chances(rules, rules.taken(state, choices[i])), seat);
    });
  }

 private:
  std::shared_ptr<const NetType> net_;
  Valuer<Encoding> valuer_;
};

}  // namespace parlor::bots
