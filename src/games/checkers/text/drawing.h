#pragma once

#include "core/picture.h"
#include "games/checkers/state.h"

namespace parlor::checkers {

/// The board with dark's home row on top, numbers on the playing squares, and what is to be known
/// beside it.
Picture draw(const State& state);

}  // namespace parlor::checkers
