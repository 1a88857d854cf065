#pragma once

#include "bots/player.h"
#include "games/backgammon/game.h"

namespace parlor::bots {

/// Weighs the race, lone men within reach, points held and men on the bar, by numbers made by hand.
class Handmade final : public Player<backgammon::Backgammon> {
 public:
  std::size_t choose(const backgammon::Backgammon& game, const backgammon::State& state,
                     const backgammon::Choices& choices, Thinking& thinking) override;
};

/// What it thinks of a board after its play, seen by the side that played.
int handmade_score(const backgammon::Board& board);

}  // namespace parlor::bots
