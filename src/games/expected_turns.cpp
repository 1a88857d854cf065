#include "games/expected_turns.h"

#include "core/game_model.h"
#include "games/snakes_ladders/game.h"
#include "games/snakes_ladders/odds.h"

namespace parlor {

std::optional<double> expected_turns(const GameFace& game) {
  using snakes_ladders::SnakesLadders;
  const auto* chance = dynamic_cast<const GameModel<SnakesLadders>*>(&game);
  if (chance == nullptr) return std::nullopt;
  return snakes_ladders::expected_turns(chance->game().rules());
}

}  // namespace parlor
