#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "core/game.h"

namespace parlor {

/// Whether the engine reads an example's position and rules on every play of it as it is told.
template <Spoken G>
bool holds(const G& game, const RulesExample& example) {
  const auto state = game.read_position(example.position);
  return state && std::ranges::all_of(example.plays, [&](const ExamplePlay& each) {
           return game.judge(*state, each.play).legal == each.legal;
         });
}

/// The examples that are true by the rules in force: house rules may make nonsense of the others.
template <Spoken G>
std::vector<RulesExample> that_hold(const G& game, std::vector<RulesExample> examples) {
  std::erase_if(examples, [&](const RulesExample& each) { return !holds(game, each); });
  return examples;
}

}  // namespace parlor
