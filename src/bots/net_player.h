#pragma once

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
    return best_choice(choices, thinking.random, [&](std::size_t i) {
      if (i > 0 && thinking.stop.asked()) return -1.0F;
      return valuer_.encoding().worth(valuer_.chances(game, game.taken(state, choices[i])), seat);
    });
  }

 private:
  std::shared_ptr<const NetType> net_;
  Valuer<Encoding> valuer_;
};

}  // namespace parlor::bots
