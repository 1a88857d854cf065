#include <istream>
#include <ostream>
#include <string>

#include "cli/agreed_game.h"
#include "cli/commands.h"
#include "cli/json_text.h"

namespace parlor::cli {
namespace {

struct PlaysOptions {
  GameOptions game;
};

constexpr std::size_t flush_at = 1 << 16;

std::string error_line(const std::string& message, std::uint64_t number) {
  return json_line(json::object{{"error", json_string(message)}, {"line", number}});
}

std::string results_line(const GameFace& game, const AnyState& state, std::string_view position) {
  return json_line(json::object{{"position", json_string(position)},
                                {"results", json_array(game.results(state))}});
}

void plays_options(OptionList& list, PlaysOptions& options) {
  add_game(list, options.game).required();
}

Exit run_plays(const PlaysOptions& options, Games games, Console& console) {
  const auto agreed = agree(options.game, games);
  if (!agreed) return complain(console, agreed.error().message);
  const GameFace& game = *agreed->game;
  Exit exit = Exit::ok;
  std::string line;
  std::string pending;
  for (std::uint64_t number = 1; std::getline(console.in, line); ++number) {
    const std::string_view position = trimmed(line);
    if (position.empty() || position.starts_with('#')) continue;
    const auto state = read_choice(game, position);
    if (state) {
      pending += results_line(game, *state, position);
    } else {
      pending += error_line(state.error().message, number);
      exit = Exit::bad_input;
    }
    // Somebody who types or pipes line by line should see each answer at once.
    if (pending.size() > flush_at || console.in.rdbuf()->in_avail() <= 0) {
      console.out << pending << std::flush;
      pending.clear();
    }
  }
  console.out << pending;
  if (console.in.bad()) return complain(console, "The input cannot be read: is it a folder?");
  return exit;
}

}  // namespace

Command plays_command() {
  return make_command<PlaysOptions>(
      {.name = "plays",
       .summary = "List every distinct result of the positions on standard input",
       .examples =
           "  echo \"y:S,S,5,12 r:S,39,h3,H y 5-3\" | parlor plays parcheesi --rules royal\n"
           "  parlor plays chess < positions.txt > plays.jsonl\n",
       .notes =
           "One position with its roll a line in, one JSON object a line out. A line that cannot "
           "be\n"
           "read gives {\"error\": ..., \"line\": N}; the rest goes on, and the exit code is 2.\n"
           "Empty lines and lines that start with # are skipped.\n"},
      plays_options, run_plays);
}

}  // namespace parlor::cli
