#include <algorithm>
#include <ostream>

#include "cli/commands.h"
#include "cli/completions.h"
#include "cli/description.h"

namespace parlor::cli {
namespace {

struct CompletionsOptions {
  std::string shell;
};

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

/// By what the help calls the value, where the command did not list the words itself.
Candidates candidates_for(const std::string& value, Games games) {
  if (value == "GAME") return {.words = game_names(games)};
  if (value == "RULES") return {.words = sheet_names(games), .files = true};
  if (value == "NAMES") {
    std::vector<std::string> names = game_names(games);
    for (std::string& sheet : sheet_names(games)) names.push_back(std::move(sheet));
    return {.words = std::move(names), .files = true};
  }
  return {.files = value == "FILE" || value == "RECORD" || value == "DB",
          .folders = value == "DIR"};
}

ProgramDescription program_with_candidates(Games games) {
  ProgramDescription program = describe_program();
  for (CommandDescription& command : program.commands) {
    for (OptionDescription& option : command.options) {
      if (!option.candidates.words.empty()) continue;
      option.candidates = candidates_for(option.value, games);
    }
  }
  return program;
}

void completions_options(OptionList& list, CompletionsOptions& options) {
  list.text("shell", options.shell, "SHELL", "The shell: bash, zsh or fish")
      .one_of({"bash", "zsh", "fish"})
      .required();
}

Exit run_completions(const CompletionsOptions& options, Games games, Console& console) {
  const ProgramDescription program = program_with_candidates(games);
  if (options.shell == "bash") console.out << bash_completion(program);
  if (options.shell == "zsh") console.out << zsh_completion(program);
  if (options.shell == "fish") console.out << fish_completion(program);
  return Exit::ok;
}

}  // namespace

Command completions_command() {
  return make_command<CompletionsOptions>(
      {.name = "completions",
       .summary = "Print what makes a shell complete commands and options",
       .examples = "  source <(parlor completions bash)\n"
                   "  parlor completions fish > ~/.config/fish/completions/parlor.fish\n"},
      completions_options, run_completions);
}

}  // namespace parlor::cli
