#pragma once

#include <array>

#include "games/checkers/board.h"

namespace parlor::checkers {

template <Side side>
inline constexpr std::array forward =
    side == Side::dark ? std::array{Direction::down_left, Direction::down_right}
                       : std::array{Direction::up_left, Direction::up_right};
template <Side side>
inline constexpr std::array backward = forward<other(side)>;

/// The board as the side to move sees it, whole sets at a time.
template <Side side>
struct View {
  Squares own;
  Squares enemies;
  Squares empty;
  Squares kings;  // its own

  constexpr explicit View(const Board& board)
      : own(board.of(side)),
        enemies(board.of(other(side))),
        empty(board.empty()),
        kings(board.kings & own) {}

  template <Direction direction>
  [[nodiscard]] constexpr Squares walk_from() const {
    return step<reversed(direction)>(empty);
  }
  template <Direction direction>
  [[nodiscard]] constexpr Squares jump_from() const {
    return step<reversed(direction)>(enemies & walk_from<direction>());
  }

  /// The pieces that can make a plain move; those that can jump.
  [[nodiscard]] constexpr Squares walkers() const {
    return (own & (walk_from<forward<side>[0]>() | walk_from<forward<side>[1]>())) |
           (kings & (walk_from<backward<side>[0]>() | walk_from<backward<side>[1]>()));
  }
  [[nodiscard]] constexpr Squares jumpers() const {
    return (own & (jump_from<forward<side>[0]>() | jump_from<forward<side>[1]>())) |
           (kings & (jump_from<backward<side>[0]>() | jump_from<backward<side>[1]>()));
  }
};

/// Calls the function for the side to move as a compile-time constant.
template <class Function>
constexpr auto for_side(const Board& board, Function&& function) {
  return board.to_move == Side::dark ? function.template operator()<Side::dark>()
                                     : function.template operator()<Side::light>();
}

}  // namespace parlor::checkers
