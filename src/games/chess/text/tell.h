#pragma once

#include <vector>

#include "core/setup.h"

namespace parlor::chess {

/// The whole rules in plain words.
std::vector<RulesSection> rules_told();

}  // namespace parlor::chess
