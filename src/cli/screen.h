#pragma once

#include <string>
#include <vector>

#include "cli/console.h"
#include "cli/sitting.h"

namespace parlor::cli {

/// What one frame shows beside the board.
struct Moment {
  const Sitting& sitting;
  std::vector<std::string> taken;    // steps of this roll so far
  Next next;                         // what can follow them
  std::vector<std::string> notices;  // things to say once
  bool with_story = true;            // the last plays stand beside the board
};

/// The board, whose turn it is, the dice, the steps and what just happened: fits the terminal, the
/// last line left free for the prompt.
std::string frame(const Moment& moment, const Console& console);

/// All steps, numbered, in columns.
std::vector<std::string> numbered_steps(const std::vector<StepInfo>& steps, int width, bool colour);

}  // namespace parlor::cli
