#include <algorithm>
#include <ostream>

#include "cli/rules_views.h"
#include "cli/style.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

constexpr int board_indent = 4;
constexpr int text_indent = 2;

void print_play(const GameFace& game, const AnyState& state, const ExamplePlay& each,
                Console& console) {
  const std::string words = each.words.empty() ? std::string() : cat(": ", english(each.words));
  const std::string mark = each.legal ? std::string() : std::string("Not legal: ");
  print_paragraph(console, cat(mark, each.play, words), board_indent);
  if (!each.legal) print_paragraph(console, game.judge(state, each.play).sentence(), board_indent);
}

}  // namespace

void print_example(const GameFace& game, const RulesExample& example, Console& console) {
  const auto state = game.read_position(example.position);
  if (!state) return;
  console.out << '\n';
  print_paragraph(console, cat("Example: ", english(example.words)), text_indent);
  const Style style(console.colour);
  for (const std::string& line : style.lines(game.picture(*state))) {
    console.out << ended(cat(padded("", board_indent), line));
  }
  for (const ExamplePlay& each : example.plays) print_play(game, *state, each, console);
}

}  // namespace parlor::cli
