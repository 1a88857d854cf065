#include "cli/run_options.h"

#include <algorithm>
#include <thread>

namespace parlor::cli {

void add_run(OptionList& list, RunOptions& run, std::uint64_t most_games) {
  list.number("-g,--games", run.games, "N", "How many games", {1, most_games}).shows_default();
  list.number("-s,--seed", run.seed, "N", "Random seed for the dice", {0}).shows_default();
  list.number("-t,--threads", run.threads, "N", "Threads; all cores if not given",
              {1, most_threads});
}

unsigned thread_count(const RunOptions& run) {
  return run.threads != 0 ? run.threads : std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace parlor::cli
