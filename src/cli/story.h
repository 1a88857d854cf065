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

}  // namespace parlor::cli
