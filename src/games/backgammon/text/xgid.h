#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/backgammon/options.h"
#include "games/backgammon/state.h"

namespace parlor::backgammon {

/// A whole state as XGID, with red below. Three things XGID has no words for stand in an eleventh
/// field: `opening` while the first throw is being settled (with the die that red has thrown, if
/// any: `50`), `roll` when a player who might double has chosen to throw, and `over`.
std::string write_xgid(const State& state, const Options& options);

Result<State> read_xgid(std::string_view text, const Options& options);

/// Whether the seat to move may turn the cube before it throws.
bool may_double(const State& state, const Options& options);

}  // namespace parlor::backgammon
