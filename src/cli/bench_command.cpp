#include <algorithm>
#include <chrono>
#include <optional>
#include <ostream>

#include "cli/bench_report.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/progress_bar.h"
#include "core/words.h"
#include "sheets/house_rules.h"

namespace parlor::cli {
namespace {

struct BenchOptions {
  std::string game;  // empty: all
  bool json = false;
};

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

BenchLine& line_of(const bots::WorkKind& kind, std::vector<BenchLine>& lines) {
  const auto found =
      std::ranges::find(lines, kind.name, [](const BenchLine& line) { return line.kind.name; });
  return found != lines.end() ? *found : lines.emplace_back(BenchLine{.kind = kind});
}

/// Works that belong together: those of one game.
using Works = std::vector<bots::Work>;

class Bench {
 public:
  Bench(std::vector<Works> games, Console& console)
      : games_(std::move(games)), bar_(console, works_in(games_)) {}

  /// Nothing where it was interrupted: half of the work has no signature.
  std::optional<BenchResult> run() {
    BenchResult result;
    const auto begin = Clock::now();
    for (const Works& works : games_) {
      auto game = run_game(works);
      bar_.wipe();
      if (!game) return std::nullopt;
      result.games.push_back(*std::move(game));
    }
    result.seconds = seconds_since(begin);
    return result;
  }

 private:
  static std::uint64_t works_in(const std::vector<Works>& games) {
    std::uint64_t count = 0;
    for (const Works& works : games) count += works.size();
    return count;
  }

  std::optional<GameBench> run_game(const Works& works) {
    GameBench bench;
    std::vector<bots::Done> all;
    for (const bots::Work& work : works) {
      if (Interrupt::asked()) return std::nullopt;
      bench.game = work.game;
      bar_.show(finished_++, cat(work.game, ": ", work.kind.name, ", ", work.rules));
      const auto begin = Clock::now();
      all.push_back(work.run());
      BenchLine& line = line_of(work.kind, bench.lines);
      line.units += all.back().units;
      line.seconds += seconds_since(begin);
    }
    bench.signature = bots::game_signature(all);
    return bench;
  }

  std::vector<Works> games_;
  ProgressBar bar_;
  std::uint64_t finished_ = 0;
};

void bench_options(OptionList& list, BenchOptions& options) {
  list.text("game", options.game, "GAME", "The game; all if not given");
  add_json(list, options.json);
}

Exit run_bench(const BenchOptions& options, Games games, Console& console) {
  std::vector<Works> works;
  if (!options.game.empty()) {
    const auto kind = sheets::game_called(options.game, games);
    if (!kind) return complain(console, kind.error().message);
    works.push_back(bots::signature_works(*kind));
  } else {
    for (const GameKind& kind : games) works.push_back(bots::signature_works(kind));
  }
  const Interrupt interrupt;
  const auto result = Bench(std::move(works), console).run();
  if (!result) {
    complain(console, "Stopped early: only all of the work has a signature.");
    return Exit::no;
  }
  console.out << (options.json ? bench_json(*result) : bench_text(*result));
  return Exit::ok;
}

}  // namespace

Command bench_command() {
  return make_command<BenchOptions>(
      {.name = "bench",
       .summary = "Do a fixed piece of everything: how fast, and one number for it all",
       .examples = "  parlor bench                     all games, in some seconds\n"
                   "  parlor bench chess               one game\n"
                   "  parlor bench --json > before.json\n",
       .notes = "Random games, counts, texts, bots, searches and nets. The signature changes "
                "when and only\nwhen one of them behaves differently; it is the same on every "
                "machine.\n"},
      bench_options, run_bench);
}

}  // namespace parlor::cli
