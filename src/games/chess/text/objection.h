#pragma once

#include <string>
#include <string_view>

#include "core/message.h"
#include "games/chess/board.h"
#include "games/chess/text/notation.h"

namespace parlor::chess {

/// What stands against a move: the clause it breaks, and why in a sentence.
struct Objection {
  std::string_view clause;
  Message message;
};

/// Why what was written is no legal move.
Objection objection(const Board& board, const WrittenMove& written);

}  // namespace parlor::chess
