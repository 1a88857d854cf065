#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/settings.h"

namespace parlor::cli {

/// Which game by which rules: what most commands begin with.
struct GameOptions {
  std::string game;
  std::string rules;  // a sheet id or the path of a rules file; empty: the game's default sheet
  bool pairs = false;
  int players = 0;    // 0: the game's usual number
  std::string first;  // the seat that starts, where one is chosen; empty: as usual
};

/// `parlor` alone.
struct OverviewOptions {};

struct RulesOptions {
  std::vector<std::string> names;  // sheets, games or rules files
  std::string check;               // a rules file to validate
  bool json = false;
};

struct PlaysOptions {
  GameOptions game;
};

struct JudgeOptions {
  GameOptions game;
  std::string position;
  std::string play;
  bool json = false;
};

struct PerftOptions {
  GameOptions game;
  int depth = 1;
  std::string position;  // empty: the opening
  bool divide = false;
  bool json = false;
};

struct SimOptions {
  GameOptions game;
  std::uint64_t games = 10'000;
  std::uint64_t first = 0;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: as many as the machine has
  bool positions = false;
  bool json = false;
};

/// `parlor bench`
struct BenchOptions {
  std::string game;  // empty: all
  bool json = false;
};

struct PlayOptions {
  GameOptions game;
  std::string seats;
  std::optional<std::uint64_t> seed;
  std::string load;
  bool no_colour = false;
  std::optional<int> delay;  // milliseconds a bot's play stays before the next
};

struct OddsOptions {
  GameOptions game;
  std::string svg;  // where to draw the plot; empty: nowhere
  bool json = false;
};

/// `parlor engine chess`
struct EngineOptions {
  std::string game;
};

struct ArenaOptions {
  GameOptions game;
  std::string bots;  // one name for each seat, with commas
  std::uint64_t games = 1'000;
  std::uint64_t seed = 1;
  std::uint64_t nodes = 0;               // most positions a search looks at in a play; 0: no limit
  std::uint64_t ms = 0;                  // most milliseconds a play may take; 0: no limit
  std::optional<std::uint32_t> opening;  // plays at random before the bots begin, without dice
  unsigned threads = 0;                  // 0: as many as the machine has
  bool ladder = false;
  bool luck = false;
  bool json = false;
};

struct TrainOptions {
  GameOptions game;
  std::string out;
  std::uint64_t games = 100'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: as many as the machine has
  std::string resume;
  std::string svg;
  double first_rate = 0.03;
  double last_rate = 0.0005;
  double lambda = 0.7;
  std::uint64_t check_every = 50'000;
  bool no_sparring = false;
};

/// How much a server tells.
inline const std::vector<std::string> log_levels{"debug", "info", "warn", "error", "off"};

struct ServeOptions {
  server::Settings settings;
};

/// `parlor backup` and `parlor restore`.
struct BackupOptions {
  std::string file;
  std::string db = server::Settings().db;
  bool restore = false;
  bool replace = false;
};

struct VerifyOptions {
  std::string record;
  std::string kept;  // empty: what the record brings along, if anything
  bool json = false;
};

/// `parlor manual`: writes the manual pages.
struct ManualOptions {
  std::string folder;
};

/// What `parlor completions` knows how to write for.
inline const std::vector<std::string> shells{"bash", "zsh", "fish"};

struct CompletionsOptions {
  std::string shell;
};

using Request = std::variant<ServeOptions, BackupOptions, VerifyOptions, OverviewOptions,
                             RulesOptions, PlaysOptions, JudgeOptions, PerftOptions, SimOptions,
                             PlayOptions, OddsOptions, EngineOptions, ArenaOptions, TrainOptions,
                             BenchOptions, ManualOptions, CompletionsOptions>;

}  // namespace parlor::cli
