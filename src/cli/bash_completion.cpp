#include "cli/completions.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

std::string bash_words(const std::vector<std::string>& words) {
  return cat('\'', join(words, " "), '\'');
}

/// The commands that offer what a value may be and have done; for one that nobody can list, only
/// that.
std::string bash_offer(const Candidates& candidates) {
  std::string how;
  if (candidates.files) how += " -f";
  if (candidates.folders) how += " -d";
  if (!candidates.words.empty()) how += " -W " + bash_words(candidates.words);
  return how.empty() ? "return" : cat("_parlor_offer", how, "; return");
}

std::vector<std::string> flags_of(const std::vector<OptionDescription>& options) {
  std::vector<std::string> flags;
  for (const OptionDescription& option : options) {
    flags.insert(flags.end(), option.flags.begin(), option.flags.end());
  }
  return flags;
}

/// What may stand at any place of the command that is no option's.
Candidates candidates_of_arguments(const CommandDescription& command) {
  Candidates all;
  for (const OptionDescription& option : command.options) {
    if (!option.flags.empty()) continue;
    const Candidates& more = option.candidates;
    all.words.insert(all.words.end(), more.words.begin(), more.words.end());
    all.files = all.files || more.files;
    all.folders = all.folders || more.folders;
  }
  return all;
}

std::string bash_branch(const CommandDescription& command) {
  std::string text = cat("    ", command.name, ")\n      case $before in\n");
  for (const OptionDescription& option : command.options) {
    if (option.flags.empty() || option.value.empty()) continue;
    text +=
        cat("        ", join(option.flags, " | "), ") ", bash_offer(option.candidates), " ;;\n");
  }
  return cat(text, "      esac\n      if [[ $word == -* ]]; then\n        _parlor_offer -W ",
             bash_words(flags_of(command.options)), "\n      else\n        ",
             bash_offer(candidates_of_arguments(command)), "\n      fi\n      ;;\n");
}

constexpr const char* bash_beginning =
    R"bash(# bash completion for parlor, as `parlor completions bash` prints it.

# _parlor_offer WAYS...: what compgen finds these ways for the word.
_parlor_offer() {
  [[ " $* " == *" -"[fd]" "* ]] && compopt -o filenames 2>/dev/null
  mapfile -t COMPREPLY < <(compgen "$@" -- "$word")
}

_parlor() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
  COMPREPLY=()
  # In --option=value the sign is a word of its own.
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD - 2]}
  fi
)bash";

}  // namespace

std::string bash_completion(const ProgramDescription& program) {
  std::vector<std::string> first;
  for (const CommandDescription& command : program.commands) first.push_back(command.name);
  for (std::string& flag : flags_of(program.options)) first.push_back(std::move(flag));
  std::string text = cat(bash_beginning, "  if ((COMP_CWORD == 1)); then\n    _parlor_offer -W ",
                         bash_words(first), "\n    return\n  fi\n  case ${COMP_WORDS[1]} in\n");
  for (const CommandDescription& command : program.commands) text += bash_branch(command);
  return text + "  esac\n}\n\ncomplete -F _parlor parlor\n";
}

}  // namespace parlor::cli
