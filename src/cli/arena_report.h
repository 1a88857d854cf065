#pragma once

#include <string>

#include "cli/arena_run.h"

namespace parlor::cli {

std::string arena_text(const ArenaRun& run, const ArenaResult& result, double seconds);
std::string arena_json(const ArenaRun& run, const ArenaResult& result);

}  // namespace parlor::cli
