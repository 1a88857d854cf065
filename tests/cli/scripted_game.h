#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "wire/record_json.h"

namespace parlor::test {

/// The record of a game of two people that is not over, as `save` writes it. Each of `happened` is
/// a throw, `5-3` or `4`, or a play in notation, whichever is due.
std::string scripted_record(const std::string& game, std::span<const GameKind> games,
                            const std::vector<std::string>& happened);

}  // namespace parlor::test
