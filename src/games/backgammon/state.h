#pragma once

#include <cstdint>

#include "core/dice.h"
#include "core/seat.h"
#include "games/backgammon/board.h"
#include "games/backgammon/cube.h"
#include "games/backgammon/match.h"

namespace parlor::backgammon {

inline constexpr Seat red{0};
inline constexpr Seat black{1};

constexpr Seat other(Seat seat) { return Seat(1 - seat.index()); }

/// What happens next.
enum class Phase : std::uint8_t {
  red_opens,    // red throws one die for the start
  black_opens,  // black throws one die against it
  cube,         // the seat to move may double before it throws
  throwing,     // the seat to move throws both dice
  moving,       // and plays them
  doubled,      // the seat to move has doubled, the other takes or drops
  over,
};

enum class Ending : std::uint8_t { none, single, gammon, backgammon, dropped, match };

/// Everything there is to know between two decisions. `board` is seen by the seat whose turn it is;
/// when the game is over that is the winner.
struct State {
  Board board = Board::set_up();
  Phase phase = Phase::red_opens;
  Seat turn = red;
  Roll roll;
  Cube cube;
  Score score;
  Ending ending = Ending::none;
  std::uint16_t points = 0;

  [[nodiscard]] constexpr const Men& men(Seat seat) const {
    return seat == turn ? board.mover : board.waiting;
  }
  constexpr bool operator==(const State&) const = default;
};

}  // namespace parlor::backgammon
