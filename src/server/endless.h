#pragma once

#include "core/any_game.h"

namespace parlor::server {

/// Whether games by these rules, where dice decide, take longer than a table lasts: two of three
/// games played at random do.
bool is_endless(const GameFace& game);

}  // namespace parlor::server
