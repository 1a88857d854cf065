#include <istream>
#include <ostream>
#include <string>

#include "cli/agreed_game.h"
#include "cli/commands.h"
#include "cli/json_text.h"

namespace parlor::cli {
namespace {

constexpr std::size_t flush_at = 1 << 16;

std::string error_line(const std::string& message, std::uint64_t number) {
  return json_line(json::object{{"error", json_string(message)}, {"line", number}});
}

std::string results_line(const GameFace& game, const AnyState& state, std::string_view position) {
  return json_line(json::object{{"position", json_string(position)},
                                {"results", json_array(game.results(state))}});
}

}  // namespace

Exit plays_command(const PlaysOptions& options, Games games, Console& console) {
  const auto agreed = agree(options.game, games);
  if (!agreed) return complain(console, agreed.error().sentence());
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
      pending += error_line(state.error().sentence(), number);
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

}  // namespace parlor::cli
