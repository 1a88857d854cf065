// Positions and plays from any bytes: the first line is read as a position of both sheets and of
// the game with a choice of dice, the rest as a play in it.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "games/snakes_ladders/game.h"

namespace {

using parlor::Setup;
using parlor::snakes_ladders::Choices;
using parlor::snakes_ladders::SnakesLadders;

void demand(bool holds) {
  if (!holds) std::abort();
}

std::vector<SnakesLadders> games() {
  Setup late;
  late.settings.push_back({"late_one_die", true, 0});
  Setup chutes;
  chutes.sheet = "chutes";
  return {*parlor::snakes_ladders::make_game(Setup()), *parlor::snakes_ladders::make_game(late),
          *parlor::snakes_ladders::make_game(chutes)};
}

void check_play(const SnakesLadders& game, const SnakesLadders::State& state,
                std::string_view text) {
  const auto ruling = game.judge(state, text);
  const auto choice = game.read_play(state, text);
  demand(choice.ok() == ruling.legal);
  demand(!ruling.sentence().empty());
  if (choice) demand(game.read_play(state, game.spell(state, *choice)).value() == *choice);
}

void check_position(const SnakesLadders& game, std::string_view position, std::string_view play) {
  const auto state = game.read_position(position);
  if (!state) return demand(!state.error().sentence().empty());
  demand(*game.read_position(game.position(*state)) == *state);
  check_play(game, *state, play);
  Choices choices;
  game.choices(*state, choices);
  for (std::size_t i = 0; i < choices.size(); ++i) {
    check_play(game, *state, game.spell(*state, choices[i]));
    demand(game.picture(game.taken(*state, choices[i])).height() <= 22);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const std::vector<SnakesLadders> all = games();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view play = end < text.size() ? text.substr(end + 1) : std::string_view();
  for (const SnakesLadders& game : all) check_position(game, text.substr(0, end), play);
  return 0;
}
