#include <benchmark/benchmark.h>

#include "core/perft.h"
#include "core/playout.h"
#include "games/backgammon/game.h"

namespace {

using parlor::backgammon::Backgammon;

/// Items are whole games by uniform random choice.
void random_games(benchmark::State& state) {
  const Backgammon game;
  Backgammon::Choices choices;
  parlor::Tally tally;
  for (auto _ : state) {
    parlor::random_game(game, 1, tally.games, choices, tally, [](const Backgammon::State&) {});
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(tally.games));
  state.counters["decisions"] =
      benchmark::Counter(static_cast<double>(tally.plays), benchmark::Counter::kIsRate);
}
BENCHMARK(random_games);

/// Items are distinct results.
void perft(benchmark::State& state) {
  const Backgammon game;
  const int depth = static_cast<int>(state.range(0));
  std::uint64_t results = 0;
  for (auto _ : state) {
    results += parlor::Perft<Backgammon>(game, depth).count(game.opening(), depth);
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(results));
}
BENCHMARK(perft)->Arg(2)->Arg(3)->Unit(benchmark::kMillisecond);

}  // namespace
