#pragma once

#include <string>

#include "cli/agreed_game.h"
#include "cli/run_options.h"
#include "core/any_game.h"

namespace parlor::cli {

/// `parlor sim`
struct SimOptions {
  GameOptions game;
  RunOptions run{.games = 10'000};
  std::uint64_t first = 0;
  bool positions = false;
  bool json = false;
};

/// What came out of a run of random games.
struct SimReport {
  Tally tally;
  double seconds = 0;
  unsigned threads = 1;
};

std::string sim_text(const GameFace& game, const SimOptions& options, const SimReport& report);
std::string sim_json(const AgreedGame& agreed, const SimOptions& options, const SimReport& report);

}  // namespace parlor::cli
