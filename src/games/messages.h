#pragma once

#include <array>

#include "core/message.h"

/// What is said of the box as a whole.
namespace parlor::games::say {

using arg::List, arg::Text;

inline constexpr Template<Text, List> no_such_game{
    "games.no_such_game", "There is no game called \"{text}\"; the games are {games}."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&no_such_game});

}  // namespace parlor::games::say
