#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "bots/arena.h"
#include "cli/game_options.h"
#include "cli/run_options.h"
#include "core/any_game.h"

namespace parlor::cli {

/// `parlor arena`
struct ArenaOptions {
  GameOptions game;
  RunOptions run;
  std::string bots;                      // one name for each seat, with commas
  std::uint64_t nodes = 0;               // most positions a search looks at in a play; 0: no limit
  std::uint64_t ms = 0;                  // most milliseconds a play may take; 0: no limit
  std::optional<std::uint32_t> opening;  // plays at random before the bots begin, without dice
  bool ladder = false;
  bool luck = false;
  bool json = false;
};

/// What is to be played: who sits down, how often, and on how many threads.
struct ArenaRun {
  AnyGame game;
  std::vector<std::string> names;  // of the bots, one for each seat
  std::uint64_t games = 0;         // whole rotations
  bots::ArenaRules rules;
  unsigned threads = 1;
  bool luck = false;  // is told, too
};

struct ArenaResult {
  std::vector<bots::GameScore> scores;  // of the whole rotations played
  std::vector<bots::PlayTimes> times;   // for each bot of the line
  bool stopped = false;                 // before all games were played
};

/// Makes a bot; asked for on each thread, so that no two share one.
using MakeBot = std::function<Result<bots::AnyBot>(const AnyGame& game, std::string_view name)>;

/// Plays on several threads. The scores depend on the seed only. `progress` is called now and then
/// with the number of games done; the run stops early when it returns false.
Result<ArenaResult> run_arena(const ArenaRun& run, const MakeBot& make,
                              const std::function<bool(std::uint64_t)>& progress);

/// Seed, limits and openings as they were asked for.
bots::ArenaRules arena_rules(const ArenaOptions& options);

/// So many games or a few more, so that everybody sits everywhere equally often.
std::uint64_t whole_rotations(std::uint64_t games, std::size_t seats);

}  // namespace parlor::cli
