#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/any_game.h"

namespace parlor::bots {

/// The states of one random game: those in which a seat acts, or those in which dice are thrown.
struct Walk {
  std::vector<AnyState> choosing;
  std::vector<AnyState> throwing;
};

Walk random_walk(const AnyGame& game, std::uint64_t seed);

/// Some of the states, evenly from the first to the last.
std::vector<AnyState> some_of(const std::vector<AnyState>& states, std::size_t count);

/// Some states with something to decide.
std::vector<AnyState> decisions(const AnyGame& game, std::uint64_t seed, std::size_t count);

}  // namespace parlor::bots
