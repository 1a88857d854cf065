#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/ruling.h"
#include "games/backgammon/state.h"
#include "games/backgammon/turn.h"

namespace parlor::backgammon {

/// Follows a written play move by move and says what is wrong with it, if anything.
class Arbiter {
 public:
  explicit Arbiter(const State& state) : mover_(state.turn), turn_(state.board, state.roll) {}

  /// Plays what is written. A ruling is given where it cannot be played.
  std::optional<Ruling> follow(std::string_view text);
  /// What is missing for a whole play, if anything.
  [[nodiscard]] std::optional<Ruling> unfinished() const;
  /// Where the play has got to.
  [[nodiscard]] const Turn& turn() const { return turn_; }
  /// A step that was played, and the board it was played on.
  struct Made {
    Board board;
    Step step;
  };
  [[nodiscard]] const std::vector<Made>& made() const { return made_; }

 private:
  Seat mover_;
  Turn turn_;
  std::vector<Made> made_;
};

}  // namespace parlor::backgammon
