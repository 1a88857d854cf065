#include "games/checkers/moves.h"

#include <algorithm>
#include <bit>

namespace parlor::checkers {
namespace {

template <Side side>
inline constexpr std::array forward =
    side == Side::dark ? std::array{Direction::down_left, Direction::down_right}
                       : std::array{Direction::up_left, Direction::up_right};
template <Side side>
inline constexpr std::array backward = forward<other(side)>;

/// The board as the side to move sees it.
template <Side side>
struct View {
  Squares own;
  Squares enemies;
  Squares empty;
  Squares kings;

  explicit View(const Board& board)
      : own(board.of(side)),
        enemies(board.of(other(side))),
        empty(board.empty()),
        kings(board.kings & own) {}

  template <Direction direction>
  [[nodiscard]] Squares can_jump() const {
    return step<reversed(direction)>(enemies & step<reversed(direction)>(empty));
  }
  template <Direction direction>
  [[nodiscard]] Squares can_walk() const {
    return step<reversed(direction)>(empty);
  }

  [[nodiscard]] Squares jumpers() const {
    return (own & (can_jump<forward<side>[0]>() | can_jump<forward<side>[1]>())) |
           (kings & (can_jump<backward<side>[0]>() | can_jump<backward<side>[1]>()));
  }
  [[nodiscard]] Squares walkers() const {
    return (own & (can_walk<forward<side>[0]>() | can_walk<forward<side>[1]>())) |
           (kings & (can_walk<backward<side>[0]>() | can_walk<backward<side>[1]>()));
  }
};

template <Direction direction>
void add_walks(Squares pieces, Squares empty, MoveList& moves) {
  Squares targets = step<direction>(pieces) & empty;
  while (targets != 0) {
    const Squares to = take_lowest(targets);
    moves.add(Move::of(number_of(step<reversed(direction)>(to)), number_of(to)));
  }
}

template <Side side>
void add_walks(const Board& board, MoveList& moves) {
  const View<side> view(board);
  add_walks<forward<side>[0]>(view.own, view.empty, moves);
  add_walks<forward<side>[1]>(view.own, view.empty, moves);
  if (view.kings == 0) return;
  add_walks<backward<side>[0]>(view.kings, view.empty, moves);
  add_walks<backward<side>[1]>(view.kings, view.empty, moves);
}

/// Follows the series of jumps of one piece after the other.
template <Side side>
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
        king_from(piece, 0);
      } else {
        man_from(piece, 0);
      }
    }
  }

 private:
  void man_from(Squares at, Squares captured) {
    const bool left = man_jumps<forward<side>[0]>(at, captured);
    const bool right = man_jumps<forward<side>[1]>(at, captured);
    if (captured != 0 && (stops_ == Stops::anywhere || !(left || right))) add(at, captured);
  }

  template <Direction direction>
  bool man_jumps(Squares at, Squares captured) {
    const Squares over = step<direction>(at) & view_.enemies;
    const Squares to = step<direction>(over) & empty_;
    if (to == 0) return false;
    // Crowned on the last row, the man goes no further; from there it could not as a man either.
    man_from(to, captured | over);
    return true;
  }

  void king_from(Squares at, Squares captured) {
    const bool goes_on = king_jumps<Direction::down_left>(at, captured) |
                         king_jumps<Direction::down_right>(at, captured) |
                         king_jumps<Direction::up_left>(at, captured) |
                         king_jumps<Direction::up_right>(at, captured);
    if (captured != 0 && (stops_ == Stops::anywhere || !goes_on)) add_once(at, captured);
  }

  template <Direction direction>
  bool king_jumps(Squares at, Squares captured) {
    const Squares over = step<direction>(at) & view_.enemies & ~captured;
    const Squares to = step<direction>(over) & empty_;
    if (to == 0) return false;
    king_from(to, captured | over);
    return true;
  }

  void add(Squares at, Squares captured) { moves_.add(Move::of(from_, number_of(at), captured)); }

  /// Two routes over the same pieces to the same square close a ring, which takes four jumps.
  void add_once(Squares at, Squares captured) {
    if (std::popcount(captured) >= 4) {
      const auto before = moves_.from(first_);
      const Move move = Move::of(from_, number_of(at), captured);
      if (std::find(before.begin(), before.end(), move) != before.end()) return;
    }
    add(at, captured);
  }

  View<side> view_;
  Stops stops_;
  MoveList& moves_;
  Squares empty_ = 0;
  int from_ = 0;
  std::size_t first_ = 0;
};

template <Side side>
std::uint64_t count_walks(const Board& board) {
  const View<side> view(board);
  const auto count = [&view]<Direction direction>(Squares pieces) {
    return std::popcount(pieces & view.template can_walk<direction>());
  };
  return static_cast<std::uint64_t>(count.template operator()<forward<side>[0]>(view.own) +
                                    count.template operator()<forward<side>[1]>(view.own) +
                                    count.template operator()<backward<side>[0]>(view.kings) +
                                    count.template operator()<backward<side>[1]>(view.kings));
}

/// Calls the function for the side to move, known at compile time.
template <class Function>
auto for_side(const Board& board, Function&& function) {
  return board.to_move == Side::dark ? function.template operator()<Side::dark>()
                                     : function.template operator()<Side::light>();
}

}  // namespace

Squares jumpers(const Board& board) {
  return for_side(board, [&]<Side side>() { return View<side>(board).jumpers(); });
}

Squares walkers(const Board& board) {
  return for_side(board, [&]<Side side>() { return View<side>(board).walkers(); });
}

bool can_jump(const Board& board, Squares at) { return (jumpers(board) & at) != 0; }

void add_jumps(const Board& board, Stops stops, MoveList& moves) {
  for_side(board, [&]<Side side>() { JumpLister<side>(board, stops, moves).add_all(); });
}

void add_walks(const Board& board, MoveList& moves) {
  for_side(board, [&]<Side side>() { add_walks<side>(board, moves); });
}

void list_moves(const Board& board, MoveList& moves) {
  moves.clear();
  add_jumps(board, Stops::at_the_end, moves);
  if (moves.empty()) add_walks(board, moves);
}

std::uint64_t count_moves(const Board& board) {
  if (jumpers(board) == 0) {
    return for_side(board, [&]<Side side>() { return count_walks<side>(board); });
  }
  MoveList moves;
  add_jumps(board, Stops::at_the_end, moves);
  return moves.size();
}

Board moved(Board board, const Move& move) {
  const Squares from = square(move.from);
  const Squares to = square(move.to);
  const Side side = board.to_move;
  const bool was_king = (board.kings & from) != 0;
  board.of(side) = (board.of(side) & ~from) | to;
  board.of(other(side)) &= ~move.captured;
  board.kings &= ~(move.captured | from);
  board.kings |= was_king ? to : to & last_row(side);
  board.to_move = other(side);
  return board;
}

bool crowns(const Board& board, const Move& move) {
  return (board.kings & square(move.from)) == 0 &&
         (square(move.to) & last_row(board.to_move)) != 0 && !move.is_huff();
}

}  // namespace parlor::checkers
