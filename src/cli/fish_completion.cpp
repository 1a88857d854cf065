#include <string_view>

#include "cli/completions.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

std::string fish_quoted(std::string_view text) {
  std::string out = "'";
  for (const char sign : text) {
    if (sign == '\'' || sign == '\\') out += '\\';
    out += sign;
  }
  return out + "'";
}

std::string fish_flag(const std::string& flag) {
  const bool is_long = flag.starts_with("--");
  return cat(is_long ? " -l " : " -s ", flag.substr(is_long ? 2 : 1));
}

/// What may stand for a value. Files are not offered unless that is asked for.
std::string fish_value(const OptionDescription& option) {
  if (option.value.empty()) return "";
  const Candidates& candidates = option.candidates;
  const char* needed = candidates.files ? " -r" : " -x";
  std::string text = option.flags.empty() ? "" : needed;
  if (candidates.files) text += " -F";
  if (candidates.folders) text += " -a '(__fish_complete_directories)'";
  if (!candidates.words.empty()) text += " -a " + fish_quoted(join(candidates.words, " "));
  return text;
}

/// One line, with `when` its condition; none for an argument that nobody can list.
std::string fish_line(const std::string& when, const OptionDescription& option) {
  std::string offered = fish_value(option);
  if (option.flags.empty() && offered.empty()) return "";
  std::string flags;
  for (const std::string& flag : option.flags) flags += fish_flag(flag);
  if (!flags.empty()) offered += cat(" -d ", fish_quoted(option.help));
  return cat("complete -c parlor -n ", fish_quoted(when), flags, offered, '\n');
}

}  // namespace

std::string fish_completion(const ProgramDescription& program) {
  const std::string no_command = "__fish_use_subcommand";
  std::string text =
      "# fish completion for parlor, as `parlor completions fish` prints it.\n"
      "complete -c parlor -f\n";
  for (const OptionDescription& option : program.options) text += fish_line(no_command, option);
  for (const CommandDescription& command : program.commands) {
    text += cat("complete -c parlor -n ", no_command, " -a ", command.name, " -d ",
                fish_quoted(command.summary), '\n');
    const std::string chosen = "__fish_seen_subcommand_from " + command.name;
    for (const OptionDescription& option : command.options) text += fish_line(chosen, option);
  }
  return text;
}

}  // namespace parlor::cli
