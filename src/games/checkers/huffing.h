#pragma once

#include <cstdint>

#include "games/checkers/board.h"
#include "games/checkers/moves.h"

namespace parlor::checkers {

/// What a capture asks of a player: it must be taken and finished, or it may be left at the risk of
/// the piece that should have made it.
enum class Captures : std::uint8_t { forced, huffing };

/// A board and what may be huffed on it: all that choices depend on under either rule.
struct Position {
  Board board;
  /// Enemies of the side to move that should have captured and did not; empty while captures are
  /// forced.
  Squares liable = 0;
  constexpr bool operator==(const Position&) const = default;
};

/// Refills the list with everything the side to move can do.
void list_choices(const Position& position, Captures captures, MoveList& moves);
[[nodiscard]] bool has_choice(const Position& position);

/// The position after any choice, huffs included.
[[nodiscard]] Position played(const Position& position, const Move& move, Captures captures);

/// The pieces, on the squares where they stand after the move, that left a capture by it:
/// - a plain move leaves every capture there was;
/// - a series left unfinished is held against the piece that made it, and against no other;
/// - a huff stands in the place of a move and leaves nothing.
[[nodiscard]] Squares left_by(const Board& before, const Move& move);

/// Choices counted `depth` deep. Drawn positions are counted on: a count of moves knows no history.
[[nodiscard]] std::uint64_t count_choices(const Position& position, Captures captures, int depth);

}  // namespace parlor::checkers
