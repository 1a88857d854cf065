#pragma once

#include <span>

#include "cli/console.h"
#include "cli/options.h"
#include "core/any_game.h"

namespace parlor::cli {

using Games = std::span<const GameKind>;

// Each in a file of its own name: rules_command.cpp, plays_command.cpp, ...
Exit overview(Games games, Console& console);
Exit rules_command(const RulesOptions& options, Games games, Console& console);
Exit plays_command(const PlaysOptions& options, Games games, Console& console);
Exit judge_command(const JudgeOptions& options, Games games, Console& console);
Exit perft_command(const PerftOptions& options, Games games, Console& console);
Exit sim_command(const SimOptions& options, Games games, Console& console);
Exit bench_command(const BenchOptions& options, Games games, Console& console);
Exit play_command(const PlayOptions& options, Games games, Console& console);
Exit odds_command(const OddsOptions& options, Games games, Console& console);
Exit engine_command(const EngineOptions& options, Console& console);
Exit arena_command(const ArenaOptions& options, Games games, Console& console);
Exit train_command(const TrainOptions& options, Games games, Console& console);
Exit serve_command(const ServeOptions& options, Console& console);
Exit backup_command(const BackupOptions& options, Console& console);
Exit verify_command(const VerifyOptions& options, Console& console);
Exit manual_command(const ManualOptions& options, Console& console);
Exit messages_command(const MessagesOptions& options, Console& console);
Exit completions_command(const CompletionsOptions& options, Games games, Console& console);

}  // namespace parlor::cli
