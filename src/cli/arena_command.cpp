#include <algorithm>
#include <chrono>
#include <ostream>
#include <utility>

#include "cli/agreed_game.h"
#include "cli/arena_ladder.h"
#include "cli/arena_report.h"
#include "cli/arena_run.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/named_bot.h"
#include "cli/progress_bar.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

constexpr std::uint64_t most_arena_games = 1'000'000'000;

Result<ArenaRun> agreed_run(const ArenaOptions& options, Games games) {
  if (options.bots.empty()) {
    return Error{say::which_bots()};
  }
  ArenaRun run;
  run.names = listed_names(options.bots);
  const int count = static_cast<int>(run.names.size());
  GameOptions wanted = options.game;
  if (wanted.players != 0 && wanted.players != count) {
    return Error{say::players_but_bots(wanted.players, count)};
  }
  if (count < 2) return Error{say::two_bots()};
  wanted.players = count;
  auto agreed = agree(wanted, games);
  if (!agreed) return agreed.error();
  run.game = agreed->game;
  run.games = whole_rotations(options.run.games, run.names.size());
  run.rules = arena_rules(options);
  run.luck = options.luck;
  run.threads = thread_count(options.run);
  return run;
}

/// What is played otherwise than somebody may expect.
void warn_of_changes(const ArenaOptions& options, const ArenaRun& run, Console& console) {
  const std::size_t seats = run.names.size();
  if (run.games != options.run.games) {
    console.err << "Everybody sits everywhere equally often, so " << run.games
                << " games are played, the next multiple of " << seats << ".\n";
  }
  if (std::ranges::all_of(run.names, [&](const auto& name) { return name == run.names.front(); })) {
    console.err << (seats == 2 ? std::string("Both seats") : cat("All ", seats, " seats"))
                << " are the same bot, " << run.names.front()
                << ", so one line is all there is to tell.\n";
  }
}

void arena_options(OptionList& list, ArenaOptions& options) {
  add_game(list, options.game).required();
  add_first(list, options.game);
  list.text("-b,--bots", options.bots, "LIST", "One bot for each seat, with commas");
  add_run(list, options.run, most_arena_games);
  list.number("--nodes", options.nodes, "N", "Most positions a search may look at in a play", {1});
  list.number("--ms", options.ms, "MS", "Most milliseconds a play may take", {1, 3'600'000});
  list.number("--opening", options.opening, "N",
              "Plays made at random before the bots begin, in games without dice (usually 4)",
              {0, 60});
  list.flag("--ladder", options.ladder, "All bots of the game against each other");
  list.flag("--luck", options.luck,
            "Also tell the shares with the luck of the dice taken out: surer after fewer games");
  add_json(list, options.json);
}

Exit run_arena(const ArenaOptions& options, Games games, Console& console) {
  if (options.ladder && options.luck) {
    return complain(console, "--luck goes with --bots, not with --ladder.");
  }
  if (options.ladder) return ladder(options, games, console);
  const auto run = agreed_run(options, games);
  if (!run) return complain(console, run.error().sentence());
  warn_of_changes(options, *run, console);
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

}  // namespace

Command arena_command() {
  return make_command<ArenaOptions>(
      {.name = "arena",
       .summary = "Let bots play against each other and tell who is stronger",
       .examples =
           "  parlor arena parcheesi --bots expert,grace,grace,grace --games 4000 --seed 1\n"
           "  parlor arena backgammon --bots hard,medium --json\n"
           "  parlor arena parcheesi --bots hard@new.net,hard     a net of your own against ours\n"
           "  parlor arena --ladder parcheesi                     everybody against everybody\n"
           "  parlor arena backgammon --bots expert,hard --luck   with the luck of the dice taken "
           "out\n"
           "  parlor arena chess --ms 1000 --games 20 --bots \\\n"
           "      'expert,uci:stockfish?UCI_LimitStrength=true&UCI_Elo=2000'   a chess engine\n",
       .notes = "Seats rotate, and every rotation has the same dice. The numbers depend on the "
                "seed only,\n"
                "not on the threads. A bot's name may be followed by @ and a net file.\n"},
      arena_options, run_arena);
}

}  // namespace parlor::cli
