#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "games/checkers/state.h"

namespace parlor::checkers {

/// The plain FEN of PDN: `B:W21,K22:B1,6`.
std::string write_board(const Board& board);

/// The FEN with what else the game depends on, where there is any: `:H12` plays without a capture
/// or a man's move, `:L14,18` pieces that left a capture and may be huffed.
std::string write_fen(const State& state);

Result<State> read_fen(std::string_view text, Captures captures);

}  // namespace parlor::checkers
