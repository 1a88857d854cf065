#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/outcome.h"
#include "games/chess/board.h"

namespace parlor::chess {

inline constexpr Seat white_seat{0};
inline constexpr Seat black_seat{1};

constexpr Seat seat_of(Side side) { return side == Side::white ? white_seat : black_seat; }

/// The clock at which the game is drawn: fifty moves by each side.
inline constexpr int drawn_clock = 100;

/// The keys of the positions since the last capture or pawn move, oldest first: none before that
/// can come back. The clock ends the game before there are more than it holds.
class History {
 public:
  void add(std::uint64_t key) {
    if (size_ < keys_.size()) keys_[size_++] = key;
  }
  void clear() { size_ = 0; }
  [[nodiscard]] std::span<const std::uint64_t> keys() const { return {keys_.data(), size_}; }
  /// Whether the position with this key, which is there now, has been there twice before.
  [[nodiscard]] bool saw_twice(std::uint64_t key) const;
  bool operator==(const History& other) const;

 private:
  std::uint32_t size_ = 0;
  std::array<std::uint64_t, drawn_clock> keys_{};
};

/// A game of chess at some point: the board, and what is needed to see a position come back. FEN
/// tells the board; a state read from it has no history yet.
struct State {
  Board board;
  History history;
  bool operator==(const State&) const = default;
};

/// The state after a legal move.
State after(const State& state, Move move);

enum class Ending : std::uint8_t { checkmate, stalemate, too_few_pieces, fifty_moves, repetition };

/// How the game has ended, if it has.
std::optional<Ending> ending(const State& state);
std::optional<Outcome> outcome(const State& state);

/// Neither side could give mate whatever the other did: bare kings, one knight more, or bishops
/// that all stand on squares of one colour.
bool too_little_to_mate(const Board& board);

}  // namespace parlor::chess
