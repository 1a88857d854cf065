#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

#include "games/checkers/board.h"
#include "games/checkers/view.h"

namespace parlor::checkers {

/// One distinct thing a side can do. However many routes a series of jumps can take to the same
/// end over the same pieces, it is one move. A huff takes the piece on `from` and moves nothing.
///
/// Left without initial values on purpose: a list of them must cost nothing to make.
struct Move {
  Squares captured;
  std::uint8_t from;  // the number of the square
  std::uint8_t to;

  static constexpr Move of(int from, int to, Squares captured = 0) {
    return {captured, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)};
  }
  static constexpr Move huff(int number) { return of(number, number, square(number)); }

  [[nodiscard]] constexpr bool is_capture() const { return captured != 0 && !is_huff(); }
  [[nodiscard]] constexpr bool is_huff() const { return (captured & square(from)) != 0; }
  constexpr bool operator==(const Move&) const = default;
};

/// Moves without allocation. Twelve pieces have at most 48 plain moves and as many as 12 can be
/// huffed; the jumps, counted over every placement of kings with enemies to jump everywhere, come
/// to at most 192 with every stop on the way.
class MoveList {
 public:
  static constexpr std::size_t capacity = 256;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  const Move& operator[](std::size_t index) const { return moves_[index]; }
  [[nodiscard]] const Move* begin() const { return moves_.data(); }
  [[nodiscard]] const Move* end() const { return moves_.data() + size_; }
  [[nodiscard]] std::span<const Move> from(std::size_t first) const {
    return {begin() + first, end()};
  }
  void clear() { size_ = 0; }
  void add(const Move& move) {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }

 private:
  std::size_t size_ = 0;
  std::array<Move, capacity> moves_;
};

/// Where a series of jumps may be left: only where it can go no further, or after any jump.
enum class Stops : std::uint8_t { at_the_end, anywhere };

/// The pieces of the side to move that can jump; those that can make a plain move.
constexpr Squares jumpers(const Board& board) {
  return for_side(board, [&]<Side Us>() { return View<Us>(board).jumpers(); });
}
constexpr Squares walkers(const Board& board) {
  return for_side(board, [&]<Side Us>() { return View<Us>(board).walkers(); });
}

/// Add the distinct series of jumps, or the plain moves, of the side to move.
void add_jumps(const Board& board, Stops stops, MoveList& moves);
void add_walks(const Board& board, MoveList& moves);

/// The moves of a game in which captures are forced and finished.
void list_moves(const Board& board, MoveList& moves);
[[nodiscard]] std::uint64_t count_moves(const Board& board);

/// Whether the move makes a king of a man.
constexpr bool crowns(const Board& board, const Move& move) {
  return (board.kings & square(move.from)) == 0 &&
         (square(move.to) & last_row(board.to_move)) != 0 && !move.is_huff();
}

/// The board after a move (no huff) of the side to move, which passes to the other.
template <Side Us>
constexpr Board moved_by(Board board, const Move& move) {
  const Squares from = square(move.from);
  const Squares to = square(move.to);
  const Squares crowned = (board.kings & from) != 0 ? to : to & last_row(Us);
  board.of(Us) = (board.of(Us) & ~from) | to;
  board.of(other(Us)) &= ~move.captured;
  board.kings = (board.kings & ~(move.captured | from)) | crowned;
  board.to_move = other(Us);
  return board;
}
constexpr Board moved(const Board& board, const Move& move) {
  return for_side(board, [&]<Side Us>() { return moved_by<Us>(board, move); });
}

}  // namespace parlor::checkers
