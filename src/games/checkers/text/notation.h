#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/checkers/hop.h"
#include "games/checkers/moves.h"

namespace parlor::checkers {

std::string text_of_huff(int number);

/// The move as the texts of its steps, with spaces between: `9x18 18x25`, or `!14`.
std::string spell_move(const Board& board, const Move& move);

/// What somebody wrote, whether it can be played or not.
struct Attempt {
  std::vector<Hop> hops;
  std::vector<int> huffs;
};

/// Reads `11-15`, `9x18 18x25`, `9x18x25`, `!14`, `huff 14`, and `-` for nothing at all.
Result<Attempt> read_attempt(std::string_view text);

}  // namespace parlor::checkers
