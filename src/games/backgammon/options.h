#pragma once

#include <string>
#include <vector>

#include "core/result.h"
#include "core/setup.h"

namespace parlor::backgammon {

/// What players can agree on beyond the printed sheet.
struct Options {
  bool scoring = false;  // gammons count double, backgammons triple
  bool cube = false;
  int match = 0;  // points to play to; 0: a single game
  bool operator==(const Options&) const = default;
};

const GameInfo& game_info();

/// The options a setup asks for, or one sentence on what is wrong with it.
Result<Options> read_options(const Setup& setup);

std::vector<std::string> told_values(const Options& options);

}  // namespace parlor::backgammon
