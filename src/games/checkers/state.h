#pragma once

#include <array>
#include <cstdint>

#include "games/checkers/huffing.h"

namespace parlor::checkers {

/// 40 moves a side without a capture or a man's move are a draw.
inline constexpr int quiet_plays_to_draw = 80;

enum class Ending : std::uint8_t { none, no_pieces, no_move, repetition, quiet };

/// The squares a king went from and to, by their numbers.
struct Shift {
  std::uint8_t from;
  std::uint8_t to;

  [[nodiscard]] constexpr Squares squares() const { return square(from) | square(to); }
  constexpr bool operator==(const Shift&) const = default;
};

/// A game in progress: the position and what its draws depend on.
///
/// Between two captures or men's moves only kings move, one a play, so a play is remembered exactly
/// as the two squares it went between, and a position came up before where those cancel out.
struct State {
  Position now;
  std::uint8_t quiet = 0;  // plays since the last capture, huff or man's move
  std::uint8_t known = 0;  // how many of them are remembered: none before a position read from text
  Ending ending = Ending::none;
  Squares liable_at_first = 0;  // in the position before the first play remembered
  std::array<Shift, quiet_plays_to_draw> shifts{};  // the first `known` count, newest last

  bool operator==(const State& that) const;
};

/// A game that goes on from a position of which nothing earlier is known.
[[nodiscard]] State state_from(const Position& position, int quiet);

[[nodiscard]] State after(const State& state, const Move& move, Captures captures);

}  // namespace parlor::checkers
