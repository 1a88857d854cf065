#include <benchmark/benchmark.h>

#include "core/playout.h"
#include "games/checkers/game.h"

namespace {

using parlor::checkers::Captures;
using parlor::checkers::Checkers;

/// Items are games.
void random_games(benchmark::State& run, Captures captures) {
  const Checkers game(captures);
  Checkers::Choices choices;
  parlor::Tally tally;
  for (auto _ : run) {
    parlor::random_game(game, 1, tally.games, choices, tally, [](const auto&) {});
  }
  run.SetItemsProcessed(static_cast<std::int64_t>(tally.games));
  run.counters["plays"] =
      benchmark::Counter(static_cast<double>(tally.plays), benchmark::Counter::kIsRate);
}

/// Items are plays counted.
void perft(benchmark::State& run, Captures captures, int depth) {
  const Checkers game(captures);
  std::uint64_t total = 0;
  for (auto _ : run) total += game.perft(game.opening(), depth);
  run.SetItemsProcessed(static_cast<std::int64_t>(total));
  run.counters["count"] = static_cast<double>(total / static_cast<std::uint64_t>(run.iterations()));
}

BENCHMARK_CAPTURE(random_games, standard, Captures::forced);
BENCHMARK_CAPTURE(random_games, box, Captures::huffing);
BENCHMARK_CAPTURE(perft, standard_10, Captures::forced, 10)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, standard_12, Captures::forced, 12)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, box_8, Captures::huffing, 8)->Unit(benchmark::kMillisecond);

}  // namespace
