#include <cstdint>

#include <benchmark/benchmark.h>

#include "core/playout.h"
#include "games/chess/game.h"
#include "games/chess/text/fen.h"

namespace {

using parlor::chess::Board;
using parlor::chess::Chess;
using parlor::chess::Move;
using parlor::chess::MoveList;

/// Uniform random games from the start; items are games.
void random_games(benchmark::State& run) {
  const Chess game;
  Chess::Choices moves;
  parlor::Tally tally;
  std::uint64_t number = 0;
  for (auto _ : run) {
    parlor::random_game(game, 1, number++, moves, tally, [](const Chess::State&) {});
  }
  run.SetItemsProcessed(static_cast<std::int64_t>(tally.games));
  run.counters["plays"] =
      benchmark::Counter(static_cast<double>(tally.plays), benchmark::Counter::kIsRate);
}
BENCHMARK(random_games);

/// Items are the sequences counted; the count itself is checked.
void perft(benchmark::State& run, const char* fen, int depth, std::uint64_t expected) {
  const Board board = *parlor::chess::read_fen(fen);
  for (auto _ : run) {
    if (parlor::chess::count_sequences(board, depth) != expected) run.SkipWithError("wrong count");
  }
  run.SetItemsProcessed(static_cast<std::int64_t>(expected) * run.iterations());
}
BENCHMARK_CAPTURE(perft, start_6, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 6,
                  119'060'324)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, kiwipete_5,
                  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 5,
                  193'690'690)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perft, rook_ending_6, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -", 6, 11'030'083)
    ->Unit(benchmark::kMillisecond);

/// What a search does at each node: list the moves and make every one of them. Items are moves.
void list_and_make(benchmark::State& run) {
  const Board board =
      *parlor::chess::read_fen("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -");
  MoveList moves;
  std::int64_t made = 0;
  for (auto _ : run) {
    parlor::chess::list_moves(board, moves);
    for (const Move move : moves) benchmark::DoNotOptimize(board.after(move).key());
    made += static_cast<std::int64_t>(moves.size());
  }
  run.SetItemsProcessed(made);
}
BENCHMARK(list_and_make);

}  // namespace
