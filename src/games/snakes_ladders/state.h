#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/dice.h"
#include "core/seat.h"
#include "games/snakes_ladders/options.h"

namespace parlor::snakes_ladders {

enum class Stage : std::uint8_t {
  who_starts,   // `seat` throws one die for the first turn
  choose_dice,  // `seat` says whether to throw one die or two
  to_throw,     // `seat` throws `dice` dice
  to_move,      // `seat` moves by `roll`
  over          // `seat` stands on 100
};

/// A position with everything that belongs to it. What a stage does not use is left at its default,
/// so that equal positions compare equal.
struct State {
  std::array<std::uint8_t, most_players> squares{};
  SeatSet seats;
  Stage stage = Stage::who_starts;
  Seat seat;
  std::uint8_t dice = 0;
  Roll roll;
  /// Who can still be the one to start, and what they have thrown for it; 0: not yet.
  SeatSet contenders;
  std::array<std::uint8_t, most_players> first_throws{};

  [[nodiscard]] int square(Seat whose) const {
    return squares[static_cast<std::size_t>(whose.index())];
  }
  void put(Seat whose, int square) {
    squares[static_cast<std::size_t>(whose.index())] = static_cast<std::uint8_t>(square);
  }
  [[nodiscard]] int first_throw(Seat whose) const {
    return first_throws[static_cast<std::size_t>(whose.index())];
  }
  bool operator==(const State&) const = default;
};

/// What a seat can decide. A move is never a choice, but it is a play all the same, so that a table
/// shows it.
enum class Choice : std::uint8_t { move, one_die, two_dice };

class Choices {
 public:
  void clear() { size_ = 0; }
  void add(Choice choice) { choices_[size_++] = choice; }
  [[nodiscard]] std::size_t size() const { return size_; }
  Choice operator[](std::size_t i) const { return choices_[i]; }

 private:
  std::array<Choice, 2> choices_{};
  std::size_t size_ = 0;
};

}  // namespace parlor::snakes_ladders
