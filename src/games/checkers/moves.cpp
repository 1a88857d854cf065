#include "games/checkers/moves.h"

#include <algorithm>
#include <bit>

namespace parlor::checkers {
namespace {

/// Both plain moves of a pair of directions in one set: the squares gone to by the first in the low
/// half, by the second in the high half. One loop over it is quicker than two short ones.
using TwoWays = std::uint64_t;

template <std::array Pair>
constexpr TwoWays two_ways(Squares pieces, Squares empty) {
  return TwoWays{step<Pair[0]>(pieces) & empty} | TwoWays{step<Pair[1]>(pieces) & empty} << 32;
}

/// For each bit of such a set, the number of the square the piece comes from.
template <std::array Pair>
constexpr std::array<std::uint8_t, 64> origins = [] {
  std::array<std::uint8_t, 64> numbers{};
  for (std::size_t i = 0; i < 64; ++i) {
    const Squares from = step(reversed(Pair[i / 32]), square(static_cast<int>(i % 32) + 1));
    numbers[i] = static_cast<std::uint8_t>(number_of(from));
  }
  return numbers;
}();

template <std::array Pair>
void add_two_ways(Squares pieces, Squares empty, MoveList& moves) {
  for (TwoWays rest = two_ways<Pair>(pieces, empty); rest != 0; rest &= rest - 1) {
    const int index = std::countr_zero(rest);
    moves.add(Move::of(origins<Pair>[static_cast<std::size_t>(index)], index % 32 + 1));
  }
}

template <Side Us>
void add_walks_of(const Board& board, MoveList& moves) {
  const View<Us> view(board);
  add_two_ways<forward<Us>>(view.own, view.empty, moves);
  if (view.kings != 0) add_two_ways<backward<Us>>(view.kings, view.empty, moves);
}

template <Side Us>
int count_walks_of(const Board& board) {
  const View<Us> view(board);
  return std::popcount(two_ways<forward<Us>>(view.own, view.empty)) +
         std::popcount(two_ways<backward<Us>>(view.kings, view.empty));
}

/// Follows the series of jumps of one piece after the other.
template <Side Us>
class JumpLister {
 public:
  JumpLister(const Board& board, Stops stops, MoveList& moves)
      : view_(board), stops_(stops), moves_(moves) {}

  void add_all() {
    Squares jumpers = view_.jumpers();
    while (jumpers != 0) {
      const Squares piece = take_lowest(jumpers);
      from_ = number_of(piece);
      first_ = moves_.size();
      // The piece is in the air: its own square may be jumped to.
      empty_ = view_.empty | piece;
      if ((piece & view_.kings) != 0) {
        go_on<true>(piece, 0);
      } else {
        go_on<false>(piece, 0);
      }
    }
  }

 private:
  template <bool King>
  void go_on(Squares at, Squares captured) {
    bool goes_on = jump<King, forward<Us>[0]>(at, captured);
    goes_on |= jump<King, forward<Us>[1]>(at, captured);
    if constexpr (King) {
      goes_on |= jump<King, backward<Us>[0]>(at, captured);
      goes_on |= jump<King, backward<Us>[1]>(at, captured);
    }
    if (captured != 0 && (stops_ == Stops::anywhere || !goes_on)) add<King>(at, captured);
  }

  /// A man crowned on the last row goes no further: forward there is nothing from there.
  template <bool King, Direction Way>
  bool jump(Squares at, Squares captured) {
    const Squares over = step<Way>(at) & view_.enemies & ~captured;
    const Squares to = step<Way>(over) & empty_;
    if (to == 0) return false;
    go_on<King>(to, captured | over);
    return true;
  }

  /// Two routes over the same pieces to the same square close a ring: a king's, of four jumps or
  /// more.
  template <bool King>
  void add(Squares at, Squares captured) {
    const Move move = Move::of(from_, number_of(at), captured);
    if (King && std::popcount(captured) >= 4) {
      const auto before = moves_.from(first_);
      if (std::ranges::find(before, move) != before.end()) return;
    }
    moves_.add(move);
  }

  View<Us> view_;
  Stops stops_;
  MoveList& moves_;
  Squares empty_ = 0;
  int from_ = 0;
  std::size_t first_ = 0;
};

}  // namespace

void add_jumps(const Board& board, Stops stops, MoveList& moves) {
  for_side(board, [&]<Side Us>() { JumpLister<Us>(board, stops, moves).add_all(); });
}

void add_walks(const Board& board, MoveList& moves) {
  for_side(board, [&]<Side Us>() { add_walks_of<Us>(board, moves); });
}

void list_moves(const Board& board, MoveList& moves) {
  moves.clear();
  if (jumpers(board) != 0) {
    add_jumps(board, Stops::at_the_end, moves);
  } else {
    add_walks(board, moves);
  }
}

std::uint64_t count_moves(const Board& board) {
  if (jumpers(board) == 0) {
    const int walks = for_side(board, [&]<Side Us>() { return count_walks_of<Us>(board); });
    return static_cast<std::uint64_t>(walks);
  }
  MoveList moves;
  add_jumps(board, Stops::at_the_end, moves);
  return moves.size();
}

}  // namespace parlor::checkers
