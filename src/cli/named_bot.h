#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/any_bot.h"
#include "core/any_game.h"

namespace parlor::cli {

/// A bot as people write it: `hard`, `hard@my.net` with a net file of their own, or a chess engine,
/// `uci:stockfish?UCI_Elo=2000`.
Result<bots::AnyBot> named_bot(const AnyGame& game, std::string_view name);

/// A net file.
Result<std::string> read_net(const std::string& path);

/// The parts of `expert, grace,grace`.
std::vector<std::string> listed_names(std::string_view list);

}  // namespace parlor::cli
