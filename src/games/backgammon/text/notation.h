#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/backgammon/choice.h"

namespace parlor::backgammon {

/// One man taken from a place to another as somebody wrote it: `8/5`, `6/5*`, `bar/21`, `6/off`.
/// It may take more than one die.
struct Hop {
  int from = 0;
  int to = 0;
  bool says_hit = false;
};

/// The hops of a written play. Joined forms are taken apart: `8/5(2)` is `8/5 8/5`, `8/5/3*` is
/// `8/5 5/3*`.
Result<std::vector<Hop>> read_hops(std::string_view text);

std::string place_name(int place);
std::string spell_hop(const Hop& hop);
std::string spell_move(const Board& board, Move move);

/// The play's moves one after the other, `-` where there is none; or the word for a cube decision.
std::string spell_choice(const Board& board, const Choice& choice);

}  // namespace parlor::backgammon
