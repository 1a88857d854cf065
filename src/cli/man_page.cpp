#include "cli/man_page.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string_view>
#include <vector>

#include "core/words.h"

namespace parlor::cli {
namespace {

/// Text as roff takes it: its own signs are told apart, and hyphens can be copied as they are
/// typed.
std::string roff(std::string_view text) {
  std::string out;
  bool line_begins = true;
  for (const char sign : text) {
    // A line that begins with one of these would be a request.
    if (line_begins && (sign == '.' || sign == '\'')) out += "\\&";
    line_begins = sign == '\n';
    if (sign == '\\') {
      out += "\\e";
    } else if (sign == '-') {
      out += "\\-";
    } else {
      out += sign;
    }
  }
  return out;
}

std::string roff_bold(std::string_view text) { return cat("\\fB", roff(text), "\\fR"); }
std::string roff_italic(std::string_view text) { return cat("\\fI", roff(text), "\\fR"); }

std::string upper_case(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](unsigned char letter) { return std::toupper(letter); });
  return text;
}

/// A summary goes on after a name, and so begins small.
std::string small_beginning(std::string text) {
  if (!text.empty()) {
    text.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(text.front())));
  }
  return text;
}

/// No words are broken or drawn apart, so that options and variables can be found and copied.
constexpr std::string_view ragged = ".nh\n.ad l\n";

std::string man_section(std::string_view title) { return cat(".SH ", roff(title), '\n'); }

std::string man_title(const ProgramDescription& program, const std::string& name,
                      const std::string& summary) {
  return cat(".TH \"", roff(upper_case(name)), "\" 1 \"\" \"", roff(program.name), ' ',
             roff(program.version), "\" \"Games\"\n", ragged, man_section("NAME"), roff(name),
             " \\- ", roff(summary), '\n');
}

/// `-r, --rules RULES`, with what can be typed in bold and what stands for something in italics.
std::string option_heading(const OptionDescription& option) {
  std::string text;
  for (const std::string& flag : option.flags)
    text += cat(text.empty() ? "" : ", ", roff_bold(flag));
  if (option.value.empty()) return text;
  return cat(text, text.empty() ? "" : " ", roff_italic(option.value),
             option.repeated ? " ..." : "");
}

std::string roff_sentence(const std::string& text) {
  return cat(roff(text), text.ends_with('.') ? "\n" : ".\n");
}

std::string option_paragraph(const OptionDescription& option) {
  std::string text = cat(".TP\n", option_heading(option), '\n', roff_sentence(option.help));
  if (!option.standard.empty()) text += cat("Default: ", roff_bold(option.standard), ".\n");
  if (!option.variable.empty()) text += cat("Variable: ", roff_bold(option.variable), ".\n");
  if (option.required) text += "Has to be given.\n";
  return text;
}

/// The options by the headings they stand under, those without a flag first.
std::string options_sections(const std::vector<OptionDescription>& options) {
  std::vector<std::string> groups;
  for (const OptionDescription& option : options) {
    if (std::ranges::find(groups, option.group) == groups.end()) groups.push_back(option.group);
  }
  std::string arguments;
  for (const OptionDescription& option : options) {
    if (option.flags.empty()) arguments += option_paragraph(option);
  }
  std::string text = arguments.empty() ? "" : cat(man_section("ARGUMENTS"), arguments);
  for (const std::string& group : groups) {
    text += man_section(upper_case(group));
    for (const OptionDescription& option : options) {
      if (!option.flags.empty() && option.group == group) text += option_paragraph(option);
    }
  }
  return text;
}

std::string man_synopsis(const ProgramDescription& program, const CommandDescription& command) {
  std::string text = cat(man_section("SYNOPSIS"), roff_bold(cat(program.name, ' ', command.name)),
                         " [", roff_italic("OPTIONS"), ']');
  for (const OptionDescription& option : command.options) {
    if (!option.flags.empty()) continue;
    text +=
        option.required ? cat(' ', option_heading(option)) : cat(" [", option_heading(option), ']');
  }
  return text + '\n';
}

std::string note_paragraphs(const std::string& text) {
  std::string out;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    out += line.empty() ? ".PP\n" : roff(line) + '\n';
  }
  return out;
}

std::string see_also(const ProgramDescription& program, const std::string& left_out) {
  std::vector<std::string> names{program.name};
  for (const CommandDescription& command : program.commands) {
    names.push_back(man_page_name(program, command));
  }
  std::erase(names, left_out);
  std::string text = man_section("SEE ALSO");
  for (const std::string& name : names) {
    text += cat(".BR ", roff(name), " (1)", name == names.back() ? "" : ",", '\n');
  }
  return text;
}

}  // namespace

std::string man_page_name(const ProgramDescription& program, const CommandDescription& command) {
  return cat(program.name, '-', command.name);
}

std::string man_page(const ProgramDescription& program) {
  std::string text = man_title(program, program.name, small_beginning(program.summary));
  text += cat(man_section("SYNOPSIS"), roff_bold(program.name), " [", roff_italic("COMMAND"), " [",
              roff_italic("OPTIONS"), "]]\n", man_section("COMMANDS"));
  for (const CommandDescription& command : program.commands) {
    text += cat(".TP\n", roff_bold(command.name), '\n', roff_sentence(command.summary));
  }
  text += options_sections(program.options);
  text += cat(man_section("EXIT STATUS"), ".TP\n", roff_bold("0"), "\nIt is done.\n.TP\n",
              roff_bold("1"), "\nThe answer is no.\n.TP\n", roff_bold("2"),
              "\nThe input cannot be used.\n");
  return text + see_also(program, program.name);
}

std::string man_page(const ProgramDescription& program, const CommandDescription& command) {
  const std::string name = man_page_name(program, command);
  return cat(man_title(program, name, small_beginning(command.summary)),
             man_synopsis(program, command), options_sections(command.options),
             man_section("EXAMPLES"), ".EX\n", roff(command.examples), ".EE\n",
             command.notes.empty() ? "" : cat(man_section("NOTES"), note_paragraphs(command.notes)),
             see_also(program, name));
}

}  // namespace parlor::cli
