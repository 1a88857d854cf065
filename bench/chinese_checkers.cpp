#include <cstdint>

#include <benchmark/benchmark.h>

#include "core/perft.h"
#include "core/playout.h"
#include "games/chinese_checkers/game.h"

namespace {

using parlor::chinese_checkers::ChineseCheckers;

ChineseCheckers game(const char* sheet, int players) {
  parlor::Setup setup;
  setup.sheet = sheet;
  setup.players = players;
  return ChineseCheckers(*parlor::chinese_checkers::make_rules(setup));
}

/// Items are decisions: random games hardly ever end.
void random_play(benchmark::State& state, const char* sheet, int players) {
  const ChineseCheckers rules = game(sheet, players);
  ChineseCheckers::Choices choices;
  parlor::Tally tally;
  std::uint64_t number = 0;
  for (auto _ : state) {
    parlor::random_game(rules, 1, number++, choices, tally, [](const auto&) {});
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(tally.plays));
  state.counters["plays_per_game"] =
      static_cast<double>(tally.plays) / static_cast<double>(tally.games);
  state.counters["unfinished"] =
      static_cast<double>(tally.unfinished) / static_cast<double>(tally.games);
}

/// Items are the results counted.
void perft(benchmark::State& state, const char* sheet, int depth) {
  const ChineseCheckers rules = game(sheet, 2);
  std::uint64_t counted = 0;
  for (auto _ : state) {
    counted += parlor::Perft<ChineseCheckers>(rules, depth).count(rules.start(), depth);
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(counted));
}

}  // namespace

BENCHMARK_CAPTURE(random_play, small_2, "small", 2);
BENCHMARK_CAPTURE(random_play, small_3, "small", 3);
BENCHMARK_CAPTURE(random_play, large_2, "large", 2);
BENCHMARK_CAPTURE(random_play, large_3, "large", 3);
BENCHMARK_CAPTURE(random_play, large_6, "large", 6);
BENCHMARK_CAPTURE(perft, small, "small", 5);
BENCHMARK_CAPTURE(perft, large, "large", 5);
