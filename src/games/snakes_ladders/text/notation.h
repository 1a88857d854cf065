#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "games/snakes_ladders/game.h"

namespace parlor::snakes_ladders {

/// `y`, `b`, `r` or `g`.
char letter_of(Seat seat);
std::optional<Seat> seat_of(std::string_view letter);

/// `5-3` or `4`.
std::string text_of(Roll roll);

/// `14>18`, `1>4^14`, `12>16v6`, `12>16=12`, or `-` where the throw is too high.
std::string text_of(const Move& move);

/// A seat and `one die` or `two dice`, for a sentence about them.
arg::Seat said(Seat seat);
Message said_dice(int dice);

/// Input for a sentence about it: cut short, and without anything unprintable.
arg::Text shown(std::string_view text);

}  // namespace parlor::snakes_ladders
