#pragma once

#include <array>

#include "core/message.h"

/// What the list of games says.
namespace parlor::games::say {

inline constexpr Template<arg::Text, arg::List> no_such_game{
    "games.no_such_game", "There is no game called \"{text}\"; the games are {games}."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&no_such_game});

}  // namespace parlor::games::say
