#include "cli/typed.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "cli/text.h"

namespace parlor::cli {
namespace {

constexpr std::array<std::pair<std::string_view, Wish>, 18> wishes{{
    {"done", Wish::done},
    {"end", Wish::done},
    {"undo", Wish::undo},
    {"why", Wish::why},
    {"steps", Wish::steps},
    {"plays", Wish::plays},
    {"board", Wish::board},
    {"position", Wish::position},
    {"rules", Wish::rules},
    {"save", Wish::save},
    {"load", Wish::load},
    {"help", Wish::help},
    {"?", Wish::help},
    {"quit", Wish::quit},
    {"exit", Wish::quit},
    {"throw", Wish::enter},
    {"roll", Wish::enter},
    {"q", Wish::quit},
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
  if (text.empty()) return {Wish::enter, {}};
  const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
  const std::string word = lower_case(text.substr(0, end));
  const auto* const found =
      std::ranges::find_if(wishes, [&](const auto& each) { return each.first == word; });
  if (found == wishes.end()) return {Wish::notation, std::string(text)};
  return {found->second, std::string(trimmed(text.substr(end)))};
}

std::string_view prompt_help() {
  return "  3              takes step 3 of the list\n"
         "  notation       takes a step or a whole play, written as in the list\n"
         "  Enter, done    ends the play where it may end\n"
         "  undo           takes back the last step of this play\n"
         "  why STEPS      asks the arbiter about a step or a play, also one not listed\n"
         "  steps, plays   lists all steps now; all whole plays\n"
         "  board          draws the board again\n"
         "  position       prints the position in notation\n"
         "  rules          tells the rules of this game\n"
         "  save FILE      keeps the game; load FILE goes on with one\n"
         "  quit           leaves\n";
}

}  // namespace parlor::cli
