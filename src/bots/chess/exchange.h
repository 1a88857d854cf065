#pragma once

#include "games/chess/board.h"

namespace parlor::bots::chess_eval {

/// Whether the side that captures comes out of all the captures on that square with a loss, when
/// both sides always take with their least piece and stop when it pays.
bool exchange_loses(const chess::Board& board, chess::Move move);

/// The usual counting of men, for exchanges.
int exchange_worth(chess::Kind kind);

}  // namespace parlor::bots::chess_eval
