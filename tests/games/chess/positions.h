#pragma once

#include <string>
#include <string_view>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/random.h"
#include "games/chess/game.h"

namespace parlor::chess::test {

inline State at(std::string_view fen) {
  const auto state = Chess().read_position(fen);
  EXPECT_TRUE(state.ok()) << fen << ": " << (state.ok() ? "" : state.error().sentence());
  return state.ok() ? *state : Chess().start();
}

inline State played(State state, std::string_view move) {
  const Chess game;
  const auto choice = game.read_play(state, move);
  EXPECT_TRUE(choice.ok()) << move << ": " << (choice.ok() ? "" : choice.error().sentence());
  return choice.ok() ? game.taken(state, *choice) : state;
}

inline bool legal(const State& state, std::string_view move) {
  return Chess().judge(state, move).legal;
}

inline std::string clause(const State& state, std::string_view move) {
  return Chess().judge(state, move).clause;
}

inline std::string sentence(const State& state, std::string_view move) {
  return Chess().judge(state, move).sentence();
}

/// Calls `look` with every state of a random game in which a side is to move.
template <class Look>
void random_game(std::uint64_t seed, Look&& look) {
  const Chess game;
  Random random(seed);
  MoveSet moves;
  for (State state = game.start(); game.actor(state).is_player();) {
    look(state);
    game.choices(state, moves);
    state = game.taken(state, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

/// A position of random play, somewhere in a game.
inline State random_state(std::uint64_t seed) {
  State found = Chess().start();
  int left = static_cast<int>(Random(seed, 1).below(200));
  random_game(seed, [&](const State& state) {
    if (left-- >= 0) found = state;
  });
  return found;
}

}  // namespace parlor::chess::test
