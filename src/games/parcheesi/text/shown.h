#pragma once

#include <vector>

#include "core/steps.h"
#include "games/parcheesi/rules/scene.h"

namespace parlor::parcheesi {

/// The pawn's walk, space by space, and the way back of the pawn it captures.
std::vector<PieceMove> moves_of(const Scene& scene, const Step& step);

}  // namespace parlor::parcheesi
