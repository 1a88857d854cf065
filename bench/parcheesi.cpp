#include <string>

#include <benchmark/benchmark.h>

#include "core/perft.h"
#include "core/playout.h"
#include "games/parcheesi/game.h"

namespace {

using namespace parlor;
using parcheesi::Parcheesi;

Parcheesi game_by(const std::string& sheet) {
  return *parcheesi::make_parcheesi(
      {.sheet = sheet, .name = "", .settings = {}, .seats = {}, .players = 4});
}

/// Whole games of four players who choose evenly among all distinct results; items are games.
void random_games(benchmark::State& run, const std::string& sheet) {
  const Parcheesi game = game_by(sheet);
  Parcheesi::Choices choices;
  Tally tally;
  std::uint64_t number = 0;
  for (auto _ : run) random_game(game, 1, number++, choices, tally, [](const Parcheesi::State&) {});
  run.SetItemsProcessed(static_cast<std::int64_t>(tally.games));
  run.counters["rolls_per_game"] =
      static_cast<double>(tally.plays) / static_cast<double>(tally.games);
  run.counters["rolls_per_second"] =
      benchmark::Counter(static_cast<double>(tally.plays), benchmark::Counter::kIsRate);
}

void perft_two(benchmark::State& run, const std::string& sheet) {
  const Parcheesi game = game_by(sheet);
  std::uint64_t results = 0;
  for (auto _ : run) results += Perft<Parcheesi>(game, 2).count(game.opening(), 2);
  run.SetItemsProcessed(static_cast<std::int64_t>(results));
}

BENCHMARK_CAPTURE(random_games, royal, "royal");
BENCHMARK_CAPTURE(random_games, classic, "classic");
BENCHMARK_CAPTURE(random_games, box, "box");
BENCHMARK_CAPTURE(random_games, nest, "nest");
BENCHMARK_CAPTURE(random_games, russian, "russian");
BENCHMARK_CAPTURE(random_games, course, "course");
BENCHMARK_CAPTURE(perft_two, royal, "royal");

}  // namespace
