#include <chrono>
#include <ostream>

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

constexpr std::uint64_t most_simulated_games = 1'000'000'000'000;

/// One after the other, so that the positions of a game stand together and in order.
void print_positions(const GameFace& game, const SimOptions& options, Console& console) {
  const auto print = [&](const std::string& position) { console.out << position << '\n'; };
  for (std::uint64_t i = 0; i < options.run.games && !Interrupt::asked() && console.out; ++i) {
    static_cast<void>(game.random_games(options.run.seed, options.first + i, 1, print));
  }
}

SimReport play_games(const GameFace& game, const SimOptions& options, Console& console) {
  ProgressBar bar(console, options.run.games);
  const auto begin = std::chrono::steady_clock::now();
  SimReport report;
  report.threads = thread_count(options.run);
  report.tally =
      simulate(game, {options.run.seed, options.first, options.run.games, report.threads},
               [&](std::uint64_t done) {
                 bar.show(done, grouped(done) + " games");
                 return !Interrupt::asked();
               });
  report.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  bar.wipe();
  return report;
}

void sim_options(OptionList& list, SimOptions& options) {
  add_game(list, options.game).required();
  add_run(list, options.run, most_simulated_games);
  list.number("--first", options.first, "N", "Number of the first game", {0}).shows_default();
  list.flag("--positions", options.positions, "Print every position met instead");
  add_json(list, options.json);
}

Exit run_sim(const SimOptions& options, Games games, Console& console) {
  const auto agreed = agree(options.game, games);
  if (!agreed) return complain(console, agreed.error().message);
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

}  // namespace

Command sim_command() {
  return make_command<SimOptions>(
      {.name = "sim",
       .summary = "Play many games at random and add them up",
       .examples = "  parlor sim parcheesi --rules nest --players 4 --games 100000 --seed 1\n"
                   "  parlor sim parcheesi --seed 1 --first 4711 --games 1 --positions\n",
       .notes = "The numbers depend on the seed only, not on the threads.\n"},
      sim_options, run_sim);
}

}  // namespace parlor::cli
