#include "games/backgammon/game.h"
#include "games/backgammon/text/notation.h"

/// What a player would try with a roll: from the bar where men are on it, else from every point.
namespace parlor::backgammon {

std::vector<std::string> Backgammon::tries(const State& state) const {
  if (state.phase != Phase::moving) return {};
  std::vector<std::string> steps;
  const auto add = [&](int from, int die) {
    const Move move = move_by(from, die);
    steps.push_back(spell_hop({move.from, move.to}));
  };
  const bool waits = state.board.mover.at(bar) > 0;
  for (int from = bar; from >= (waits ? bar : 1); --from) {
    if (state.board.mover.at(from) == 0) continue;
    add(from, state.roll.high());
    if (!state.roll.doublets()) add(from, state.roll.low());
  }
  return steps;
}

}  // namespace parlor::backgammon
