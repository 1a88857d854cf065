#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bots/any_bot.h"
#include "engines/uci_words.h"

namespace parlor::engines {

/// How a UCI engine is named on a seat: `uci:stockfish`, with options of the engine after a
/// question mark, `uci:stockfish?UCI_LimitStrength=true&UCI_Elo=2000`.
struct UciName {
  std::string program;
  std::vector<Option> options;
};

inline constexpr std::string_view uci_prefix = "uci:";

Result<UciName> read_uci_name(std::string_view name);

/// How long an engine may take to answer what it should answer at once, in milliseconds.
struct UciPatience {
  int greeting = 10'000;
  int answer = 3'000;
  /// For a play where nobody sets a limit.
  int play = 5'000;
};

/// A bot for chess that is another program, started at once. It thinks until it is told to stop,
/// or by the nodes and depth it is given.
Result<bots::AnyBot> make_uci_seat(const AnyGame& game, std::string_view name,
                                   const UciPatience& patience = {});

}  // namespace parlor::engines
