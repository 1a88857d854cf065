#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/chinese_checkers/rules.h"

namespace parlor::chinese_checkers {

/// `y:a10,b9,b11,c8,c10,c12 g:... y`: the pegs of every seat, then who is to move.
std::string position_text(const Rules& rules, const State& state);
Result<State> read_position(const Rules& rules, std::string_view text);

/// `a10>c12`: one step or one jump.
std::string hop_text(const Board& board, Hole from, Hole to);
/// The hops along a way, with spaces between them.
std::string way_text(const Board& board, const std::vector<Hole>& way);
/// The holes of each written hop: `c8>e10 e10>g12`, or joined, `c8>e10>g12`; each hop starts where
/// the writer said it does.
Result<std::vector<Choice>> read_hops(const Board& board, std::string_view text);

}  // namespace parlor::chinese_checkers
