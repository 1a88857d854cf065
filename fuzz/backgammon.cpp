#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "games/backgammon/game.h"

namespace {

using parlor::backgammon::Backgammon;

void require(bool holds) {
  if (!holds) std::abort();
}

void try_play(const Backgammon& game, const Backgammon::State& state, std::string_view play) {
  const auto choice = game.read_play(state, play);
  require(choice.ok() == game.judge(state, play).legal);
  if (!choice) return;
  const auto again = game.read_play(state, game.spell(state, *choice));
  require(again.ok());
  require(game.taken(state, *again) == game.taken(state, *choice));
}

void try_game(const Backgammon& game, std::string_view position, std::string_view play) {
  const auto state = game.read_position(position);
  if (!state) return;
  const auto again = game.read_position(game.position(*state));
  require(again.ok());
  require(*again == *state);
  if (game.actor(*state).is_player()) {
    Backgammon::Choices choices;
    game.choices(*state, choices);
    require(choices.size() > 0);
  }
  (void)game.judge_steps(*state, play);
  try_play(game, *state, play);
}

}  // namespace

/// A line with a position and a line with a play, tried in a plain game and in a match.
// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer calls
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t end = text.find('\n');
  const std::string_view position = text.substr(0, end);
  const std::string_view play = end == std::string_view::npos ? "8/5" : text.substr(end + 1);
  try_game(Backgammon(), position, play);
  try_game(Backgammon({.scoring = true, .cube = true}), position, play);
  try_game(Backgammon({.scoring = true, .cube = true, .match = 7}), position, play);
  return 0;
}
