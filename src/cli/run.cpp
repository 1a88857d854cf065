#include "cli/run.h"

#include <ostream>
#include <variant>

#include "cli/command_line.h"
#include "cli/commands.h"

namespace parlor::cli {
namespace {

/// One overload for each request, so that a forgotten command does not compile.
struct Runner {
  Games games;
  Console& console;

  Exit operator()(const OverviewOptions&) const { return overview(games, console); }
  Exit operator()(const RulesOptions& options) const {
    return rules_command(options, games, console);
  }
  Exit operator()(const PlaysOptions& options) const {
    return plays_command(options, games, console);
  }
  Exit operator()(const JudgeOptions& options) const {
    return judge_command(options, games, console);
  }
  Exit operator()(const PerftOptions& options) const {
    return perft_command(options, games, console);
  }
  Exit operator()(const SimOptions& options) const { return sim_command(options, games, console); }
  Exit operator()(const BenchOptions& options) const {
    return bench_command(options, games, console);
  }
  Exit operator()(const PlayOptions& options) const {
    return play_command(options, games, console);
  }
  Exit operator()(const OddsOptions& options) const {
    return odds_command(options, games, console);
  }
  Exit operator()(const EngineOptions& options) const { return engine_command(options, console); }
  Exit operator()(const ArenaOptions& options) const {
    return arena_command(options, games, console);
  }
  Exit operator()(const TrainOptions& options) const {
    return train_command(options, games, console);
  }
  Exit operator()(const ServeOptions& options) const { return serve_command(options, console); }
  Exit operator()(const BackupOptions& options) const { return backup_command(options, console); }
  Exit operator()(const VerifyOptions& options) const { return verify_command(options, console); }
  Exit operator()(const ManualOptions& options) const { return manual_command(options, console); }
  Exit operator()(const MessagesOptions& options) const {
    return messages_command(options, console);
  }
  Exit operator()(const CompletionsOptions& options) const {
    return completions_command(options, games, console);
  }
};

}  // namespace

Exit run(const std::vector<std::string>& arguments, Games games, Console& console) {
  const CommandLine line = read_command_line(arguments);
  if (line.request) return std::visit(Runner{games, console}, *line.request);
  if (line.exit != Exit::ok) return complain(console, line.text);
  console.out << line.text;
  return Exit::ok;
}

}  // namespace parlor::cli
