#pragma once

#include <vector>

#include "core/dice.h"
#include "games/backgammon/board.h"

namespace parlor::backgammon {

/// A move and the die it uses up.
struct Step {
  Move move;
  int die = 0;
};

/// A turn played die by die, for people: what can be moved now, and what may be with an eye on the
/// duties of the whole turn.
class Turn {
 public:
  Turn(const Board& board, Roll roll);

  [[nodiscard]] const Board& board() const { return board_; }
  /// The dice not played yet, the higher first.
  [[nodiscard]] const std::vector<int>& dice() const { return dice_; }
  [[nodiscard]] bool begun() const { return begun_; }
  /// How many dice must still be played.
  [[nodiscard]] int owed() const { return owed_; }
  /// Whether only one die can be played although either could be, so that it must be the higher.
  [[nodiscard]] bool owes_the_higher() const { return owes_the_higher_; }

  /// The moves one die can make, whatever comes after. Where both could bear the same man off it
  /// is the higher that does: what is left can then do just the same.
  [[nodiscard]] std::vector<Step> possible() const;
  /// Those of them that a legal play can go on with.
  [[nodiscard]] std::vector<Step> allowed() const;
  [[nodiscard]] bool allows(const Step& step) const;
  /// Some way to play all the dice that are owed.
  [[nodiscard]] std::vector<Step> example() const;

  void make(const Step& step);

 private:
  [[nodiscard]] int most_dice() const;

  Board board_;
  std::vector<int> dice_;
  bool begun_ = false;
  int owed_ = 0;
  bool owes_the_higher_ = false;
};

}  // namespace parlor::backgammon
