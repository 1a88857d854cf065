#include <algorithm>
#include <chrono>
#include <ostream>
#include <thread>

#include "cli/agreed_game.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress_bar.h"
#include "cli/sim_report.h"
#include "cli/simulation.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

/// One after the other, so that the positions of a game stand together and in order.
void print_positions(const GameFace& game, const SimOptions& options, Console& console) {
  const auto print = [&](const std::string& position) { console.out << position << '\n'; };
  for (std::uint64_t i = 0; i < options.games && !Interrupt::asked() && console.out; ++i) {
    static_cast<void>(game.random_games(options.seed, options.first + i, 1, print));
  }
}

unsigned threads_for(const SimOptions& options) {
  if (options.threads != 0) return options.threads;
  return std::max(1U, std::thread::hardware_concurrency());
}

SimReport play_games(const GameFace& game, const SimOptions& options, Console& console) {
  ProgressBar bar(console, options.games);
  const auto begin = std::chrono::steady_clock::now();
  SimReport report;
  report.threads = threads_for(options);
  report.tally = simulate(game, {options.seed, options.first, options.games, report.threads},
                          [&](std::uint64_t done) {
                            bar.show(done, grouped(done) + " games");
                            return !Interrupt::asked();
                          });
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  bar.wipe();
  return report;
}

}  // namespace

Exit sim_command(const SimOptions& options, Games games, Console& console) {
  const auto agreed = agree(options.game, games);
  if (!agreed) return complain(console, agreed.error().sentence());
  const Interrupt interrupt;
  if (options.positions) {
    if (options.json) return complain(console, "--positions prints text: leave out --json.");
    print_positions(*agreed->game, options, console);
    return Exit::ok;
  }
  const SimReport report = play_games(*agreed->game, options, console);
  console.out << (options.json ? sim_json(*agreed, options, report)
                               : sim_text(*agreed->game, options, report));
  return Exit::ok;
}

}  // namespace parlor::cli
