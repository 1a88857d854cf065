#include <algorithm>
#include <chrono>
#include <ostream>
#include <thread>
#include <utility>

#include "cli/agreed_game.h"
#include "cli/arena_ladder.h"
#include "cli/arena_report.h"
#include "cli/arena_run.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/named_bot.h"
#include "cli/progress_bar.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

Result<ArenaRun> agreed_run(const ArenaOptions& options, Games games) {
  if (options.bots.empty()) {
    return Error{"Which bots? For example: --bots expert,grace,grace,grace; or --ladder."};
  }
  ArenaRun run;
  run.names = listed_names(options.bots);
  const int count = static_cast<int>(run.names.size());
  GameOptions wanted = options.game;
  if (wanted.players != 0 && wanted.players != count) {
    return Error{cat("--players says ", wanted.players, ", but --bots names ", count, ".")};
  }
  if (count < 2) return Error{"An arena needs two bots or more: --bots hard,medium."};
  wanted.players = count;
  auto agreed = agree(wanted, games);
  if (!agreed) return agreed.error();
  run.game = agreed->game;
  run.games = whole_rotations(options.games, run.names.size());
  run.rules = arena_rules(options);
  run.luck = options.luck;
  run.threads =
      options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
  return run;
}

/// What is played otherwise than somebody may expect.
void tell_odd_wishes(const ArenaOptions& options, const ArenaRun& run, Console& console) {
  const std::size_t seats = run.names.size();
  if (run.games != options.games) {
    console.err << "Everybody sits everywhere equally often, so " << run.games
                << " games are played, the next multiple of " << seats << ".\n";
  }
  if (std::ranges::all_of(run.names, [&](const auto& name) { return name == run.names.front(); })) {
    console.err << (seats == 2 ? std::string("Both seats") : cat("All ", seats, " seats"))
                << " are the same bot, " << run.names.front()
                << ", so one line is all there is to tell.\n";
  }
}

}  // namespace

Exit arena_command(const ArenaOptions& options, Games games, Console& console) {
  if (options.ladder && options.luck) {
    return complain(console, "--luck goes with --bots, not with --ladder.");
  }
  if (options.ladder) return ladder(options, games, console);
  const auto run = agreed_run(options, games);
  if (!run) return complain(console, run.error().sentence());
  tell_odd_wishes(options, *run, console);
  const Interrupt interrupt;
  ProgressBar bar(console, run->games);
  const auto begin = std::chrono::steady_clock::now();
  const auto result = run_arena(*run, named_bot, [&](std::uint64_t done) {
    bar.show(done, grouped(done) + " games");
    return !Interrupt::asked();
  });
  bar.wipe();
  if (!result) return complain(console, result.error().sentence());
  const double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  console.out << (options.json ? arena_json(*run, *result) : arena_text(*run, *result, seconds));
  return Exit::ok;
}

}  // namespace parlor::cli
