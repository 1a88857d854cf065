#pragma once

#include <string>
#include <string_view>

#include "core/ruling.h"
#include "core/seat.h"
#include "games/backgammon/text/notation.h"
#include "games/backgammon/turn.h"

namespace parlor::backgammon {

Ruling refused(std::string_view clause, Message message);

std::string_view seat_word(Seat seat);
arg::Seat said(Seat seat);

/// Why `mover` cannot take a man along `hop`; it is known that it cannot be done.
Ruling why_not(const Turn& turn, Seat mover, const Hop& hop);

/// Why a step that its die could make would break the duties of the whole turn.
Ruling why_not_so(const Turn& turn, const Step& step);

/// What is owed still, with an example.
Ruling why_not_yet(const Turn& turn);

}  // namespace parlor::backgammon
