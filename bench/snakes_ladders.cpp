#include <benchmark/benchmark.h>

#include "core/perft.h"
#include "core/playout.h"
#include "games/snakes_ladders/odds.h"

namespace parlor::snakes_ladders {
namespace {

SnakesLadders game_of(const char* sheet, int players) {
  Setup setup;
  setup.sheet = sheet;
  setup.players = players;
  return *make_game(setup);
}

void random_games(benchmark::State& state, const char* sheet) {
  const SnakesLadders game = game_of(sheet, static_cast<int>(state.range(0)));
  Choices choices;
  Tally tally;
  std::uint64_t number = 0;
  for (auto _ : state) random_game(game, 1, number++, choices, tally, [](const State&) {});
  state.SetItemsProcessed(static_cast<std::int64_t>(tally.games));
  state.counters["plays/s"] =
      benchmark::Counter(static_cast<double>(tally.plays), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(random_games, box, "box")->Arg(2)->Arg(4);
BENCHMARK_CAPTURE(random_games, chutes, "chutes")->Arg(2)->Arg(4);

void perft(benchmark::State& state, const char* sheet) {
  const SnakesLadders game = game_of(sheet, 2);
  const int depth = static_cast<int>(state.range(0));
  Perft<SnakesLadders> perft(game, depth);
  std::uint64_t total = 0;
  for (auto _ : state) total += perft.count(game.opening(), depth);
  state.SetItemsProcessed(static_cast<std::int64_t>(total));
}
BENCHMARK_CAPTURE(perft, box, "box")->Arg(5);
BENCHMARK_CAPTURE(perft, chutes, "chutes")->Arg(8);

void exact_odds(benchmark::State& state, const char* sheet) {
  const SnakesLadders game = game_of(sheet, 2);
  for (auto _ : state) benchmark::DoNotOptimize(odds(game, 2));
}
BENCHMARK_CAPTURE(exact_odds, box, "box")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(exact_odds, chutes, "chutes")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace parlor::snakes_ladders
