#include <string_view>

#include "cli/completions.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

/// Text inside single quotes of zsh, with a backslash before each of `signs`.
std::string zsh_escaped(std::string_view text, std::string_view signs) {
  std::string out;
  for (const char sign : text) {
    if (signs.find(sign) != std::string_view::npos) out += '\\';
    out += sign == '\'' ? std::string("'\\''") : std::string(1, sign);
  }
  return out;
}

/// `:RULES:` and what may stand there, as _arguments takes it.
std::string zsh_value(const OptionDescription& option) {
  if (option.value.empty()) return "";
  const Candidates& candidates = option.candidates;
  const std::string words = join(candidates.words, " ");
  std::string action = " ";
  if (candidates.files) action = words.empty() ? "_files" : cat(" _parlor_words_or_files ", words);
  if (candidates.folders) action = "_files -/";
  if (!candidates.files && !words.empty()) action = cat('(', words, ')');
  return cat(':', zsh_escaped(option.value, ":\\"), ':', action);
}

/// `--rules=` takes its value in the same word or the next, `-r+` likewise.
std::string zsh_flag(const std::string& flag, const OptionDescription& option) {
  if (option.value.empty()) return flag;
  return flag + (flag.starts_with("--") ? "=" : "+");
}

/// The flags of an option rule each other out, unless it may be repeated.
std::string zsh_specification(const OptionDescription& option) {
  const std::string value = zsh_value(option);
  if (option.flags.empty()) {
    const std::string_view unasked = option.repeated ? "*" : ":";
    return cat("'", option.required ? "" : unasked, value, "'");
  }
  const std::string rest = cat("'[", zsh_escaped(option.help, "[]:\\"), ']', value, "'");
  const std::string before = option.repeated ? "\\*" : cat("'(", join(option.flags, " "), ")'");
  std::vector<std::string> flags;
  for (const std::string& flag : option.flags) flags.push_back(zsh_flag(flag, option));
  const bool several = flags.size() > 1;
  return cat(before, several ? "{" : "", join(flags, ","), several ? "}" : "", rest);
}

std::string zsh_specifications(const std::vector<OptionDescription>& options,
                               const std::string& indent) {
  std::string text;
  for (const OptionDescription& option : options) {
    text += cat(" \\\n", indent, zsh_specification(option));
  }
  return text;
}

constexpr const char* zsh_beginning = R"zsh(#compdef parlor
# zsh completion for parlor, as `parlor completions zsh` prints it.

_parlor_words_or_files() {
  _alternative "words:word:($*)" 'files:file:_files'
}

)zsh";

// As a file in fpath the whole text is the function's body, and has to do its work at once.
constexpr const char* zsh_end = R"zsh(
if [[ $funcstack[1] == _parlor ]]; then
  _parlor "$@"
else
  compdef _parlor parlor
fi
)zsh";

}  // namespace

std::string zsh_completion(const ProgramDescription& program) {
  std::string commands;
  std::string branches;
  for (const CommandDescription& command : program.commands) {
    commands += cat("    '", command.name, ':', zsh_escaped(command.summary, ":\\"), "'\n");
    branches += cat("    ", command.name, ") _arguments",
                    zsh_specifications(command.options, "      "), " ;;\n");
  }
  return cat(zsh_beginning, "_parlor_commands() {\n  local -a commands=(\n", commands,
             "  )\n  _describe command commands\n}\n\n_parlor() {\n  local line state\n"
             "  _arguments -C",
             zsh_specifications(program.options, "    "),
             " \\\n    '1:command:_parlor_commands' \\\n    '*::argument:->arguments'\n"
             "  [[ $state == arguments ]] || return\n  case $line[1] in\n",
             branches, "  esac\n}\n", zsh_end);
}

}  // namespace parlor::cli
