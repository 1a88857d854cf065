#pragma once

#include "core/dice.h"
#include "games/backgammon/choice.h"

namespace parlor::backgammon {

/// Lists one play for each distinct board that the roll can lead to, by the duties of a whole turn:
/// as many dice as can be played, and the higher where only one of them can. Where none can, the
/// empty play is listed.
void list_plays(const Board& board, Roll roll, Choices& choices);

}  // namespace parlor::backgammon
