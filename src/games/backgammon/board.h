#pragma once

#include <cstdint>

#include "games/backgammon/men.h"

namespace parlor::backgammon {

/// One man from one place to another, as the mover counts places.
struct Move {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  bool operator==(const Move&) const = default;
};

/// A man that has no further to go than the die says is borne off.
constexpr Move move_by(int from, int die) {
  return {static_cast<std::uint8_t>(from),
          static_cast<std::uint8_t>(from > die ? from - die : off)};
}

/// Both sides' men, seen by the side whose turn it is.
struct Board {
  Men mover;
  Men waiting;

  static constexpr Board set_up() {
    Men men;
    men.put(24, 2);
    men.put(13, 5);
    men.put(8, 3);
    men.put(6, 5);
    return {men, men};
  }

  [[nodiscard]] constexpr Board turned() const { return {waiting, mover}; }

  [[nodiscard]] constexpr bool hits(Move move) const {
    return move.to != off && (waiting.in_play() & place_bit(seen_from_there(move.to))) != 0;
  }

  constexpr void make(Move move) {
    if (hits(move)) {
      waiting.remove(seen_from_there(move.to));
      waiting.add(bar);
    }
    mover.remove(move.from);
    mover.add(move.to);
  }

  constexpr bool operator==(const Board&) const = default;
};

}  // namespace parlor::backgammon
