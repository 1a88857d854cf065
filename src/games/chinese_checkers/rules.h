#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/seat.h"
#include "core/setup.h"
#include "games/chinese_checkers/board.h"
#include "games/chinese_checkers/state.h"

namespace parlor::chinese_checkers {

/// What the players agreed on, and what follows from it for one position.
struct Rules {
  const Board* board = &small_board;
  SeatSet seats;
  bool pairs = false;
  /// The seat that was chosen to start; the first one taken if none was.
  std::optional<Seat> starter;
  std::string name;

  [[nodiscard]] State start() const;
  [[nodiscard]] Seat next_seat(Seat seat) const;
  [[nodiscard]] SeatSet team(Seat seat) const;

  /// Whether a seat is across: its pegs fill its goal, except for holes that the opponent whose
  /// point it is still holds; then those of its pegs that find no room must be at the door.
  [[nodiscard]] bool finished(const State& state, Seat seat) const;
  /// Whether everybody of a seat's team is across.
  [[nodiscard]] bool team_finished(const State& state, Seat seat) const;
  /// The pegs that the seat to move may choose from.
  [[nodiscard]] HoleSet movable(const State& state) const;
  [[nodiscard]] State after(const State& state, Choice choice) const;
};

const GameInfo& game_info();
/// Rules from what was agreed on, or the one thing that is wrong with it.
Result<Rules> make_rules(const Setup& setup);

std::string_view seat_colour(Seat seat);
/// The colours of seats, to stand in a message.
arg::List colours(SeatSet seats);
/// The value of the option `starter`.
std::string_view starter_value(const Rules& rules);

}  // namespace parlor::chinese_checkers
