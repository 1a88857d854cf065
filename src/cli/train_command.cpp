#include <algorithm>
#include <chrono>
#include <fstream>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "bots/list.h"
#include "bots/trainer.h"
#include "cli/agreed_game.h"
#include "cli/arena_run.h"
#include "cli/commands.h"
#include "cli/curve.h"
#include "cli/interrupt.h"
#include "cli/messages.h"
#include "cli/named_bot.h"
#include "cli/progress_bar.h"
#include "cli/run_options.h"
#include "cli/text.h"
#include "cli/training.h"
#include "core/words.h"
#include "sheets/house_rules.h"

namespace parlor::cli {
namespace {

constexpr std::uint64_t most_training_games = 1'000'000'000;

struct TrainOptions {
  GameOptions game;
  RunOptions run{.games = 100'000};
  std::string out;
  std::string resume;
  std::string svg;
  double first_rate = 0.03;
  double last_rate = 0.0005;
  double lambda = 0.7;
  std::uint64_t check_every = 50'000;
  bool no_sparring = false;
};

/// A net is never half written: the file changes its name when it is whole.
std::optional<Error> write_file(const std::string& path, const std::string& contents) {
  const std::string part = path + ".part";
  std::ofstream file(part, std::ios::binary);
  file.write(contents.data(), static_cast<std::streamsize>(contents.size()));
  file.close();
  if (!file || std::rename(part.c_str(), path.c_str()) != 0) {
    return Error{say::cannot_write(arg::Text(path))};
  }
  return std::nullopt;
}

Result<bots::AnyTrainer> agreed_trainer(const TrainOptions& options, Games games) {
  const auto kind = sheets::game_called(options.game.game, games);
  if (!kind) return kind.error();
  bots::Curriculum curriculum{options.game.game, {}, options.run.seed, !options.no_sparring};
  if (options.game.rules.empty() && (options.game.players != 0 || options.game.pairs)) {
    return Error{say::all_are_mixed()};
  }
  if (!options.game.rules.empty()) {
    auto agreed = agree(options.game, games);
    if (!agreed) return agreed.error();
    curriculum.setup = agreed->setup;
  }
  auto trainer = bots::make_trainer(curriculum);
  if (!trainer || options.resume.empty()) return trainer;
  const auto file = read_net(options.resume);
  if (!file) return file.error();
  if (const auto problem = (*trainer)->resume(*file)) {
    return Error{say::in_file(arg::Text(options.resume), problem->message)};
  }
  return trainer;
}

class TrainingSession {
 public:
  TrainingSession(const TrainOptions& options, const GameKind& kind, bots::TrainerFace& trainer,
                  Console& console)
      : options_(options), kind_(kind), trainer_(trainer), console_(console) {
    threads_ = thread_count(options.run);
  }

  std::optional<Error> run() {
    const bots::Schedule schedule{
        options_.run.games, options_.run.seed, static_cast<float>(options_.first_rate),
        static_cast<float>(options_.last_rate), static_cast<float>(options_.lambda)};
    trainer_.prepare(schedule, threads_, training_slots);
    while (trainer_.games() < options_.run.games && !Interrupt::asked()) {
      const std::uint64_t begin = trainer_.games();
      const std::uint64_t end =
          std::min(options_.run.games, (begin / options_.check_every + 1) * options_.check_every);
      train(begin, end);
      if (Interrupt::asked()) {
        console_.out << "Stopped; the net of the last check stays in " << printable(options_.out)
                     << ".\n";
        return std::nullopt;
      }
      if (auto problem = write_file(options_.out, trainer_.file())) return problem;
      if (auto problem = check()) return problem;
      if (options_.svg.empty()) continue;
      if (auto problem = write_file(options_.svg, curve_svg(curves_))) return problem;
    }
    return std::nullopt;
  }

 private:
  void train(std::uint64_t begin, std::uint64_t end) {
    ProgressBar bar(console_, options_.run.games);
    const auto started = std::chrono::steady_clock::now();
    train_stretch(trainer_, begin, end, threads_, [&](std::uint64_t done) {
      bar.show(done, cat(grouped(done), " of ", grouped(options_.run.games), " games"));
      return !Interrupt::asked();
    });
    bar.wipe();
    const double seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
    rate_ = static_cast<double>(end - begin) / std::max(seconds, 1e-9);
  }

  std::optional<Error> check() {
    const std::string file = trainer_.file();
    std::string line =
        fmt::format("{:>12} games  {:>5.0f} a second", grouped(trainer_.games()), rate_);
    std::size_t at = 0;
    for (const bots::StrengthCheck& check : trainer_.checks()) {
      const auto game = kind_.make(check.setup);
      if (!game) return game.error();
      ArenaRun run;
      run.game = *game;
      const int seats = run.game->seats(run.game->start()).size();
      run.names.assign(static_cast<std::size_t>(seats), check.opponent);
      run.names.front() = "hard";
      run.games = whole_rotations(check.games, run.names.size());
      run.threads = threads_;
      const auto result = run_arena(
          run,
          [&](const AnyGame& any, std::string_view name) {
            return name == "hard" ? bots::make_bot(any, name, {file}) : bots::make_bot(any, name);
          },
          [](std::uint64_t) { return !Interrupt::asked(); });
      if (!result) return result.error();
      if (result->stopped) return std::nullopt;
      const auto standing = bots::standings(run.names, result->scores).front();
      const std::string title = cat(seats - 1, " ", check.opponent);
      line += fmt::format("   {} {:.1f} ± {:.1f} %", title, 100 * standing.wins.mean,
                          50 * (standing.wins.high - standing.wins.low));
      if (curves_.size() <= at) curves_.push_back({title, {}});
      curves_[at++].points.emplace_back(static_cast<double>(trainer_.games()), standing.wins.mean);
    }
    console_.out << line << '\n' << std::flush;
    return std::nullopt;
  }

  const TrainOptions& options_;
  const GameKind& kind_;
  bots::TrainerFace& trainer_;
  Console& console_;
  unsigned threads_ = 1;
  double rate_ = 0;
  std::vector<Curve> curves_;
};

void train_options(OptionList& list, TrainOptions& options) {
  add_game(list, options.game).required();
  list.text("-o,--out", options.out, "FILE", "Where the net is written, at every check too")
      .required();
  add_run(list, options.run, most_training_games);
  list.text("--resume", options.resume, "FILE", "Go on with this net");
  list.text("--svg", options.svg, "FILE", "Draw the strength over the games");
  list.number("--rate", options.first_rate, "X", "How fast it learns in the beginning", {1e-6, 1})
      .shows_default();
  list.number("--last-rate", options.last_rate, "X", "and at the end", {1e-6, 1}).shows_default();
  list.number("--lambda", options.lambda, "X", "How far ahead it learns from, 0 to 1", {0, 1})
      .shows_default();
  list.flag("--no-sparring", options.no_sparring,
            "Play against itself only, never against a simple player");
  list.number("--check-every", options.check_every, "N", "Games between two strength checks",
              {100, most_training_games})
      .shows_default();
}

Exit run_train(const TrainOptions& options, Games games, Console& console) {
  const auto trainer = agreed_trainer(options, games);
  if (!trainer) return complain(console, trainer.error().sentence());
  if (options.last_rate > options.first_rate) {
    return complain(console, "--last-rate must not be higher than --rate.");
  }
  if ((*trainer)->games() >= options.run.games) {
    return complain(console, cat("This net has learnt from ", (*trainer)->games(),
                                 " games already; ask for more with --games."));
  }
  const Interrupt interrupt;
  const auto kind = sheets::game_called(options.game.game, games);
  TrainingSession session(options, *kind, **trainer, console);
  if (const auto problem = session.run()) return complain(console, problem->sentence());
  return Exit::ok;
}

}  // namespace

Command train_command() {
  return make_command<TrainOptions>(
      {.name = "train",
       .summary = "Train a net by letting it play against itself",
       .examples =
           "  parlor train parcheesi --out my.net --games 100000 --threads 2 --seed 1\n"
           "  parlor train parcheesi --out my.net --games 200000 --resume my.net --svg curve.svg\n"
           "  parlor arena parcheesi --bots hard@my.net,grace,grace,grace\n",
       .notes = "The net depends on the seed only, not on the threads. --games counts from the "
                "first game\n"
                "of all, so --resume goes on where the net's training stopped. Without --rules all "
                "sheets\n"
                "and numbers of players are mixed.\n"},
      train_options, run_train);
}

}  // namespace parlor::cli
