#include "cli/typed.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "cli/text.h"

namespace parlor::cli {
namespace {

constexpr std::array<std::pair<std::string_view, PromptCommand>, 23> prompt_commands{{
    {"done", PromptCommand::done},   {"end", PromptCommand::done},
    {"undo", PromptCommand::undo},   {"why", PromptCommand::why},
    {"steps", PromptCommand::steps}, {"plays", PromptCommand::plays},
    {"board", PromptCommand::board}, {"position", PromptCommand::position},
    {"rules", PromptCommand::rules}, {"save", PromptCommand::save},
    {"load", PromptCommand::load},   {"resign", PromptCommand::resign},
    {"draw", PromptCommand::draw},   {"takeback", PromptCommand::takeback},
    {"hint", PromptCommand::hint},   {"rematch", PromptCommand::rematch},
    {"help", PromptCommand::help},   {"?", PromptCommand::help},
    {"quit", PromptCommand::quit},   {"exit", PromptCommand::quit},
    {"throw", PromptCommand::enter}, {"roll", PromptCommand::enter},
    {"q", PromptCommand::quit},
}};

std::string lower_case(std::string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), [](unsigned char letter) {
    return static_cast<char>(std::tolower(letter));
  });
  return lower;
}

}  // namespace

Typed read_typed(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty()) return {PromptCommand::enter, {}};
  const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
  const std::string word = lower_case(text.substr(0, end));
  const auto* const found =
      std::ranges::find_if(prompt_commands, [&](const auto& each) { return each.first == word; });
  if (found == prompt_commands.end()) return {PromptCommand::notation, std::string(text)};
  return {found->second, std::string(trimmed(text.substr(end)))};
}

std::string_view prompt_help() {
  return "  3              takes step 3 of the list\n"
         "  notation       takes a step or a whole play, written as in the list\n"
         "  Enter, done    ends the play where it may end\n"
         "  undo           takes back the last step of this play\n"
         "  why STEPS      asks the arbiter about a step or a play, also one not listed\n"
         "  steps, plays   lists all steps now; all whole plays, to be chosen by number too\n"
         "  hint           tells what a strong bot would play, and the chances\n"
         "  takeback       asks to take back your last play; draw offers a draw\n"
         "  resign         gives the game up; rematch, when it is over, begins another\n"
         "  board          draws the board again\n"
         "  position       prints the position in notation\n"
         "  rules          tells the rules of this game\n"
         "  save FILE      keeps the game; load FILE goes on with one\n"
         "  quit           leaves\n";
}

}  // namespace parlor::cli
