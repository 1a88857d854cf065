#pragma once

#include <string>
#include <vector>

#include "core/any_game.h"

/// What a person who plays step by step is told, by any game of the box.
namespace parlor {

/// What somebody would like to do: go on with a piece after some steps, or make a whole play.
struct Attempt {
  std::vector<std::string> steps;
  std::string from;
  std::string to;
  std::string play;  // where it is not empty, this instead
};

/// The arbiter's answer.
Ruling ruling_on(const GameFace& game, const AnyState& state, const Attempt& attempt);

/// The pieces after some steps of a play, and what can follow.
struct Preview {
  std::vector<PieceInfo> pieces;
  Next next;
};
Result<Preview> preview(const GameFace& game, const AnyState& state,
                        const std::vector<std::string>& steps);

}  // namespace parlor
