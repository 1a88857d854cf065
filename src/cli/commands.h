#pragma once

#include <array>

#include "cli/command.h"

namespace parlor::cli {

// Each in a file of its own name, with its options: play_command.cpp, rules_command.cpp, ...
Command play_command();
Command rules_command();
Command judge_command();
Command plays_command();
Command perft_command();
Command sim_command();
Command bench_command();
Command odds_command();
Command engine_command();
Command arena_command();
Command train_command();
Command serve_command();
Command backup_command();
Command restore_command();
Command check_command();
Command tables_command();
Command verify_command();
Command manual_command();
Command messages_command();
Command completions_command();

/// In the order of the help.
inline constexpr std::array all_commands{
    play_command,   rules_command,  judge_command,  plays_command,    perft_command,
    sim_command,    bench_command,  odds_command,   engine_command,   arena_command,
    train_command,  serve_command,  backup_command, restore_command,  check_command,
    tables_command, verify_command, manual_command, messages_command, completions_command,
};

}  // namespace parlor::cli
