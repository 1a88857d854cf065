#pragma once

#include <span>

#include "games/snakes_ladders/rules.h"

namespace parlor::snakes_ladders {

/// A built-in set of rules with its board.
struct Sheet {
  Message character;
  Rules rules;
};

/// The sheets of the game, the default first.
std::span<const Sheet> sheets();

}  // namespace parlor::snakes_ladders
