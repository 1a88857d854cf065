#pragma once

#include <cstdint>

#include "cli/option_list.h"

namespace parlor::cli {

inline constexpr int most_threads = 256;

/// How many games are played, from which seed and on how many threads.
struct RunOptions {
  std::uint64_t games = 1'000;
  std::uint64_t seed = 1;
  unsigned threads = 0;  // 0: as many as the machine has
};

void add_run(OptionList& list, RunOptions& run, std::uint64_t most_games);

/// As many threads as were asked for, or as the machine has.
unsigned thread_count(const RunOptions& run);

}  // namespace parlor::cli
