#pragma once

#include "cli/command.h"

namespace parlor::cli {

/// What `parlor` alone prints: the games, and where to begin.
Exit overview(Games games, Console& console);

}  // namespace parlor::cli
