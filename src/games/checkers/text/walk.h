#pragma once

#include <optional>
#include <vector>

#include "core/ruling.h"
#include "games/checkers/hop.h"
#include "games/checkers/huffing.h"

namespace parlor::checkers {

/// A play being made hop by hop, as a person makes it.
class Walk {
 public:
  Walk(const Position& position, Captures captures) : position_(position), captures_(captures) {}

  /// Makes the hop, or says why it cannot be made.
  std::optional<Ruling> take(const Hop& hop);
  /// Why the play may not end here, if it may not.
  [[nodiscard]] std::optional<Ruling> unfinished() const;
  /// The hops that can follow.
  [[nodiscard]] std::vector<Hop> hops() const;
  /// What the hops so far amount to.
  [[nodiscard]] Move move() const;

  [[nodiscard]] const Board& board() const { return position_.board; }
  [[nodiscard]] Captures captures() const { return captures_; }
  [[nodiscard]] bool begun() const { return run_.origin != 0; }
  /// The run so far, once it has begun.
  [[nodiscard]] const Run& run() const { return run_; }

 private:
  [[nodiscard]] std::vector<Hop> first_hops() const;

  Position position_;
  Captures captures_;
  Run run_;
};

/// Why a hop that cannot be made at this point of the play cannot be made.
Ruling why_not(const Walk& walk, const Hop& hop);

/// A side as a message names it.
arg::Seat said(Side side);

/// A refusal by a clause of the game.
Ruling refused(std::string_view clause, Message message);

}  // namespace parlor::checkers
