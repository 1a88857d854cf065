#include "bots/checkers/evaluate.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "games/checkers/view.h"

namespace parlor::bots::checkers_eval {
namespace {

using checkers::Board;
using checkers::Side;
using checkers::Squares;

constexpr int man = 100;
constexpr int king = 138;

// Rows are counted from the side's own home row; dark's is the top one.
constexpr Squares row(Side side, int number) {
  const int from_top = side == Side::dark ? number : 7 - number;
  return Squares{0xF} << static_cast<unsigned>(4 * from_top);
}

constexpr Squares centre = 0x00666600;  // 10, 11, 14, 15, 18, 19, 22, 23
constexpr Squares edges = 0x18181818;   // the outermost squares of each row
/// The corners out of which a lone king cannot be driven.
constexpr Squares double_corners = 0x88000011;  // 1, 5, 28, 32

int count(Squares squares) { return std::popcount(squares); }

int advance(Side side, Squares men) {
  constexpr int worth[] = {0, 1, 3, 6, 10, 16, 26};
  int points = 0;
  for (int number = 1; number < 7; ++number) {
    points += worth[number] * count(men & row(side, number));
  }
  return points;
}

/// Men at home that keep the other side from crowning: all the better while it has men.
int home_guard(Side side, Squares men) {
  const Squares home = men & row(side, 0);
  // The bridge: the second and the fourth square, counted from the side's right hand.
  const Squares bridge = side == Side::dark ? Squares{0x5} : Squares{0xA0000000};
  return 4 * count(home) + ((home & bridge) == bridge ? 8 : 0);
}

/// Free squares to walk to that the other side cannot at once jump into.
template <Side Us>
int freedom(const Board& board) {
  const checkers::View<Us> view(board);
  using checkers::step;
  const Squares forward =
      (step<checkers::forward<Us>[0]>(view.own) | step<checkers::forward<Us>[1]>(view.own)) &
      view.empty;
  const Squares backward =
      (step<checkers::backward<Us>[0]>(view.kings) | step<checkers::backward<Us>[1]>(view.kings)) &
      view.empty;
  return count(forward | backward);
}

template <Side Us>
int points_of(const Board& board) {
  constexpr Side them = checkers::other(Us);
  const Squares own = board.of(Us);
  const Squares kings = own & board.kings;
  const Squares men = own & ~kings;
  int points = man * count(men) + king * count(kings);
  points += advance(Us, men) + 4 * count(own & centre) + 2 * freedom<Us>(board);
  if ((board.of(them) & ~board.kings) != 0) points += home_guard(Us, men);
  points += 5 * count(kings & centre) - 4 * count(kings & edges);
  return points;
}

/// For the side that is ahead: bring the kings near the other's, and keep them out of the double
/// corners.
int chase(const Board& board, Side ahead) {
  const Squares hunters = board.of(ahead) & board.kings;
  const Squares prey = board.of(checkers::other(ahead));
  int points = 0;
  const auto row_of = [](int number) { return (number - 1) / 4; };
  const auto column_of = [&](int number) {
    return 2 * ((number - 1) % 4) + (row_of(number) % 2 == 0 ? 1 : 0);
  };
  for (Squares left = prey; left != 0;) {
    const int target = checkers::number_of(checkers::take_lowest(left));
    for (Squares from = hunters; from != 0;) {
      const int hunter = checkers::number_of(checkers::take_lowest(from));
      points -= std::max(std::abs(row_of(target) - row_of(hunter)),
                         std::abs(column_of(target) - column_of(hunter)));
    }
  }
  return points * 2 / std::max(1, count(prey)) - 14 * count(prey & double_corners);
}

}  // namespace

int evaluate(const Board& board) {
  int dark = points_of<Side::dark>(board) - points_of<Side::light>(board);
  const int men = count(board.dark | board.light);
  const int lead = count(board.dark) - count(board.light);
  if (lead != 0) {
    // Whoever has more wants to exchange.
    dark += lead * (24 - men) * 3;
    const Side ahead = lead > 0 ? Side::dark : Side::light;
    if (men <= 12) dark += (lead > 0 ? 1 : -1) * chase(board, ahead);
  }
  return (board.to_move == Side::dark ? dark : -dark) + 3;
}

}  // namespace parlor::bots::checkers_eval
