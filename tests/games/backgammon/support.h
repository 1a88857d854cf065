#pragma once

#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "core/random.h"
#include "core/words.h"
#include "games/backgammon/game.h"

namespace parlor::backgammon::test {

inline State read(const std::string& text, const Options& options = {}) {
  const auto state = Backgammon(options).read_position(text);
  EXPECT_TRUE(state.ok()) << text << ": " << (state.ok() ? "" : state.error().sentence());
  return state.ok() ? *state : State();
}

/// How many men on which place.
using Places = std::vector<std::pair<int, int>>;

/// Red to play a roll. All places are told as red counts them; 0 is black's bar, 25 red's, and the
/// men not told are borne off.
inline State red_plays(const Places& reds, const Places& blacks, Roll roll) {
  State state;
  state.board = Board();
  int red_men = 0;
  int black_men = 0;
  for (const auto& [place, count] : reds) {
    state.board.mover.put(place, count);
    red_men += count;
  }
  for (const auto& [place, count] : blacks) {
    state.board.waiting.put(seen_from_there(place), count);
    black_men += count;
  }
  state.board.mover.put(off, men_each - red_men);
  state.board.waiting.put(off, men_each - black_men);
  state.phase = Phase::moving;
  state.roll = roll;
  return state;
}

inline State from_start(Roll roll) {
  State state;
  state.phase = Phase::moving;
  state.roll = roll;
  return state;
}

/// The state after a play that must be legal.
inline State play(const State& state, const std::string& text, const Options& options = {}) {
  const Backgammon game(options);
  const auto choice = game.read_play(state, text);
  EXPECT_TRUE(choice.ok()) << text << ": " << (choice.ok() ? "" : choice.error().sentence());
  return choice.ok() ? game.taken(state, *choice) : state;
}

inline Ruling judge(const State& state, const std::string& play) {
  return Backgammon().judge(state, play);
}

inline void expect_refused(const State& state, const std::string& play, const std::string& clause,
                           const std::string& sentence) {
  const Ruling ruling = judge(state, play);
  EXPECT_FALSE(ruling.legal) << play;
  EXPECT_EQ(ruling.clause, clause) << play;
  EXPECT_EQ(ruling.sentence(), sentence) << play;
}

inline void expect_legal(const State& state, const std::string& play) {
  const Ruling ruling = judge(state, play);
  EXPECT_TRUE(ruling.legal) << play << ": " << ruling.sentence();
}

/// The rows of a table beside the tests, split at tabs.
inline std::vector<std::vector<std::string>> rows_of(const std::string& name) {
  std::ifstream file(cat(PARLOR_SOURCE_DIR, "/tests/games/backgammon/", name));
  EXPECT_TRUE(file.is_open()) << name;
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::vector<std::string> row;
    for (std::size_t end = line.find('\t'); end != std::string::npos; end = line.find('\t')) {
      row.push_back(line.substr(0, end));
      line.erase(0, end + 1);
    }
    row.push_back(line);
    rows.push_back(row);
  }
  return rows;
}

/// The state after `plays` decisions of random play, or the last one before the end.
inline State random_state(const Backgammon& game, std::uint64_t seed, int plays) {
  Random random(seed);
  Choices choices;
  State state = game.start();
  while (true) {
    State after = state;
    if (game.actor(state).is_chance()) {
      after = game.thrown(state, random.roll(game.to_throw(state).dice));
    } else {
      if (plays-- <= 0) return state;
      game.choices(state, choices);
      after = game.taken(state, choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    }
    if (game.actor(after).is_nobody()) return state;
    state = after;
  }
}

}  // namespace parlor::backgammon::test
