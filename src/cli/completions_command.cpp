#include <algorithm>
#include <ostream>

#include "cli/command_line.h"
#include "cli/commands.h"
#include "cli/completions.h"

namespace parlor::cli {
namespace {

std::vector<std::string> game_names(Games games) {
  std::vector<std::string> names;
  for (const GameKind& kind : games) names.push_back(kind.info().id);
  return names;
}

/// Several games may have a sheet of the same name.
std::vector<std::string> sheet_names(Games games) {
  std::vector<std::string> names;
  for (const GameKind& kind : games) {
    for (const SheetInfo& sheet : kind.info().sheets) {
      if (std::ranges::find(names, sheet.id) == names.end()) names.push_back(sheet.id);
    }
  }
  return names;
}

/// By what the help calls the value.
Candidates candidates_for(const std::string& value, Games games) {
  if (value == "GAME") return {.words = game_names(games)};
  if (value == "RULES") return {.words = sheet_names(games), .files = true};
  if (value == "NAMES") {
    std::vector<std::string> names = game_names(games);
    for (std::string& sheet : sheet_names(games)) names.push_back(std::move(sheet));
    return {.words = std::move(names), .files = true};
  }
  if (value == "LEVEL") return {.words = log_levels};
  if (value == "SHELL") return {.words = shells};
  return {.files = value == "FILE" || value == "RECORD" || value == "DB",
          .folders = value == "DIR"};
}

ProgramDescription program_with_candidates(Games games) {
  ProgramDescription program = describe_program();
  for (CommandDescription& command : program.commands) {
    for (OptionDescription& option : command.options) {
      option.candidates = candidates_for(option.value, games);
    }
  }
  return program;
}

}  // namespace

Exit completions_command(const CompletionsOptions& options, Games games, Console& console) {
  const ProgramDescription program = program_with_candidates(games);
  if (options.shell == "bash") console.out << bash_completion(program);
  if (options.shell == "zsh") console.out << zsh_completion(program);
  if (options.shell == "fish") console.out << fish_completion(program);
  return Exit::ok;
}

}  // namespace parlor::cli
