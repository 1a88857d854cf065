#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/checkers/game.h"

namespace parlor::checkers::test {

inline const Checkers standard(Captures::forced);
inline const Checkers box(Captures::huffing);

/// A position read from text; the test fails where it cannot be read.
inline State at(const Checkers& game, std::string_view text) {
  const auto state = game.read_position(text);
  if (!state) {
    ADD_FAILURE() << text << ": " << state.error().sentence();
    return game.start();
  }
  return *state;
}

/// Every play of the position as it is spelled, sorted.
inline std::vector<std::string> plays(const Checkers& game, const State& state) {
  MoveList choices;
  game.choices(state, choices);
  std::vector<std::string> texts;
  for (const Move& move : choices) texts.push_back(game.spell(state, move));
  std::sort(texts.begin(), texts.end());
  return texts;
}

inline std::vector<std::string> plays(const Checkers& game, std::string_view position) {
  return plays(game, at(game, position));
}

/// The state after the plays, made one after the other.
inline State after_plays(const Checkers& game, State state, const std::vector<std::string>& made) {
  for (const std::string& play : made) {
    const auto choice = game.read_play(state, play);
    if (!choice) {
      ADD_FAILURE() << play << " in " << game.position(state) << ": " << choice.error().sentence();
      return state;
    }
    state = game.taken(state, *choice);
  }
  return state;
}

/// The position after one play.
inline std::string after_play(const Checkers& game, std::string_view position,
                              const std::string& play) {
  return game.position(after_plays(game, at(game, position), {play}));
}

}  // namespace parlor::checkers::test
