#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/words.h"
#include "games/snakes_ladders/game.h"

namespace parlor::snakes_ladders::test {

inline Setup setup_of(std::string sheet, std::vector<OptionSetting> settings = {},
                      int players = 2) {
  Setup setup;
  setup.sheet = std::move(sheet);
  setup.settings = std::move(settings);
  setup.players = players;
  return setup;
}

inline OptionSetting setting(std::string name, OptionValue value, int line = 0) {
  return {std::move(name), std::move(value), line};
}

/// A game that the test needs to exist.
inline SnakesLadders game_of(const Setup& setup) {
  auto game = make_game(setup);
  if (game.ok()) return *std::move(game);
  ADD_FAILURE() << game.error().sentence();
  return *make_game(Setup());
}

inline SnakesLadders box(std::vector<OptionSetting> settings = {}, int players = 2) {
  return game_of(setup_of("box", std::move(settings), players));
}

/// The box without the choice of one die from 95 on.
inline SnakesLadders two_dice_to_the_end(std::vector<OptionSetting> settings = {},
                                         int players = 2) {
  settings.push_back(setting("late_one_die", false));
  return box(std::move(settings), players);
}

inline State at(const SnakesLadders& game, std::string_view position) {
  auto state = game.read_position(position);
  if (state.ok()) return *state;
  ADD_FAILURE() << position << ": " << state.error().sentence();
  return game.start();
}

/// The play that the throw in this position brings.
inline std::string play_of(const SnakesLadders& game, std::string_view position) {
  return game.spell(at(game, position), Choice::move);
}

/// The position after that play.
inline std::string after(const SnakesLadders& game, std::string_view position) {
  return game.result(at(game, position), Choice::move);
}

/// `snakes_ladders.03: Blue holds ...`, or `legal`.
inline std::string ruling(const SnakesLadders& game, std::string_view position,
                          std::string_view play) {
  const Ruling ruling = game.judge(at(game, position), play);
  return ruling.legal ? "legal" : ruling.clause + ": " + ruling.sentence();
}

/// Why a setup is refused.
inline std::string refusal(const Setup& setup) {
  const auto game = make(setup);
  return game.ok() ? "accepted" : game.error().sentence();
}

}  // namespace parlor::snakes_ladders::test
