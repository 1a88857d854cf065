#pragma once

#include <array>

#include "games/checkers/board.h"

namespace parlor::checkers {

template <Side Us>
inline constexpr std::array forward =
    Us == Side::dark ? std::array{Direction::down_left, Direction::down_right}
                     : std::array{Direction::up_left, Direction::up_right};
template <Side Us>
inline constexpr std::array backward = forward<other(Us)>;

/// The board as the side to move sees it, whole sets at a time.
template <Side Us>
struct View {
  Squares own;
  Squares enemies;
  Squares empty;
  Squares kings;  // its own

  constexpr explicit View(const Board& board)
      : own(board.of(Us)),
        enemies(board.of(other(Us))),
        empty(board.empty()),
        kings(board.kings & own) {}

  template <Direction Way>
  [[nodiscard]] constexpr Squares walk_from() const {
    return step<reversed(Way)>(empty);
  }
  template <Direction Way>
  [[nodiscard]] constexpr Squares jump_from() const {
    return step<reversed(Way)>(enemies & walk_from<Way>());
  }

  /// The pieces that can make a plain move; those that can jump.
  [[nodiscard]] constexpr Squares walkers() const {
    return (own & (walk_from<forward<Us>[0]>() | walk_from<forward<Us>[1]>())) |
           (kings & (walk_from<backward<Us>[0]>() | walk_from<backward<Us>[1]>()));
  }
  [[nodiscard]] constexpr Squares jumpers() const {
    return (own & (jump_from<forward<Us>[0]>() | jump_from<forward<Us>[1]>())) |
           (kings & (jump_from<backward<Us>[0]>() | jump_from<backward<Us>[1]>()));
  }
};

/// Calls the function for the side to move as a compile-time constant.
template <class Function>
constexpr auto for_side(const Board& board, Function&& function) {
  return board.to_move == Side::dark ? function.template operator()<Side::dark>()
                                     : function.template operator()<Side::light>();
}

}  // namespace parlor::checkers
