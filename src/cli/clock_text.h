#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "table/agreement.h"

namespace parlor::cli {

/// A clock as people write it: `5m` for all of a game, `5m+3s` with seconds added after each play,
/// `30s/turn` for each turn.
Result<table::ClockRule> read_clock(std::string_view text);

/// What is left on a clock: `4:59`.
std::string clock_text(table::Millis left);

}  // namespace parlor::cli
