#pragma once

#include <string>
#include <vector>

#include "cli/sitting.h"

namespace parlor::cli {

/// What happened, one line for each roll with its play: `green 5-1: S>56`. The roll that still has
/// to be played is left out.
std::vector<std::string> story(const Sitting& sitting);

/// How it ended: `Yellow wins: all four pawns are HOME.`
std::string ending(const Sitting& sitting);

/// `5-3`, the higher die first; `5` where one was thrown.
std::string roll_text(const std::vector<int>& dice);

}  // namespace parlor::cli
