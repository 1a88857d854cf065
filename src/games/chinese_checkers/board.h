#pragma once

#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "games/chinese_checkers/hole_set.h"

namespace parlor::chinese_checkers {

/// Where a hole is: rows count from the top, columns from the left in half holes, so that the
/// neighbours of (row, column) are two columns away in its row and one column away in the rows
/// above and below.
struct Place {
  int row = 0;
  int column = 0;
  constexpr auto operator<=>(const Place&) const = default;
};

/// A star board: two large triangles laid over each other. All that depends on its size is here.
class Board {
 public:
  /// `point_rows` is the depth of a point: 3 for points of 6 holes, 4 for points of 10.
  constexpr explicit Board(int point_rows);

  [[nodiscard]] constexpr int rows() const { return 4 * point_rows_ + 1; }
  [[nodiscard]] constexpr int columns() const { return 6 * point_rows_ + 1; }
  [[nodiscard]] constexpr int pegs() const { return point_rows_ * (point_rows_ + 1) / 2; }
  [[nodiscard]] constexpr const HoleSet& holes() const { return holes_; }
  [[nodiscard]] constexpr Place place(Hole hole) const { return places_[hole]; }
  /// The hole at a place; `no_hole` off the board.
  [[nodiscard]] constexpr Hole at(Place place) const;
  /// The holes of the point that a seat starts from. Points are numbered clockwise from the top.
  [[nodiscard]] constexpr const HoleSet& point(Seat seat) const {
    return points_[static_cast<std::size_t>(seat.index())];
  }
  /// The holes outside a seat's point that lie next to one of its holes.
  [[nodiscard]] constexpr const HoleSet& doorstep(Seat seat) const {
    return doorsteps_[static_cast<std::size_t>(seat.index())];
  }

  /// `d10`: the letter of the row, the number of the column.
  [[nodiscard]] std::string name(Hole hole) const;
  [[nodiscard]] std::optional<Hole> find(std::string_view name) const;
  /// How many holes two holes on one line are apart; 0 where no line joins them.
  [[nodiscard]] int distance_on_line(Hole from, Hole to) const;
  [[nodiscard]] bool next_to_each_other(Hole one, Hole other) const {
    return distance_on_line(one, other) == 1;
  }
  /// Row by row from the top, each from left to right.
  [[nodiscard]] std::vector<Hole> in_reading_order(const HoleSet& holes) const;
  /// The holes between two holes on one line.
  [[nodiscard]] HoleSet between(Hole from, Hole to) const;

 private:
  [[nodiscard]] constexpr int number(Place place) const;
  [[nodiscard]] constexpr bool in_upright_triangle(Place place) const;
  [[nodiscard]] constexpr bool in_hanging_triangle(Place place) const;
  constexpr void add_hole(Place place);
  [[nodiscard]] constexpr HoleSet next_to(const HoleSet& holes) const;

  int point_rows_;
  HoleSet holes_;
  std::array<Place, 256> places_{};
  std::array<HoleSet, max_seats> points_{};
  std::array<HoleSet, max_seats> doorsteps_{};
};

/// The six directions of the lines: the axes forwards, then backwards.
inline constexpr std::array<Place, 6> directions{
    {{0, 2}, {1, 1}, {1, -1}, {0, -2}, {-1, -1}, {-1, 1}}};

constexpr Seat opposite(Seat seat) { return Seat((seat.index() + 3) % max_seats); }

constexpr Hole Board::at(Place place) const {
  const bool has_hole = in_upright_triangle(place) || in_hanging_triangle(place);
  return has_hole ? static_cast<Hole>(number(place)) : no_hole;
}

constexpr int Board::number(Place place) const {
  // Along the lines that lead down and right this stays the same.
  const int slanted = (place.column - place.row + point_rows_) / 2;
  const int family = 2 * (place.row & 1) + (slanted & 1);
  const int first_used = point_rows_ - 1;
  return 64 * family + row_bits * (place.row >> 1) + (slanted >> 1) - first_used;
}

constexpr bool Board::in_upright_triangle(Place place) const {
  const int from_middle = place.column - 3 * point_rows_;
  return place.row <= 3 * point_rows_ && -place.row <= from_middle && from_middle <= place.row &&
         (place.row + from_middle) % 2 == 0;
}

constexpr bool Board::in_hanging_triangle(Place place) const {
  return in_upright_triangle({rows() - 1 - place.row, place.column});
}

constexpr void Board::add_hole(Place place) {
  const bool upright = in_upright_triangle(place);
  const bool hanging = in_hanging_triangle(place);
  if (!upright && !hanging) return;
  const auto hole = static_cast<Hole>(number(place));
  places_[hole] = place;
  holes_.add(hole);
  if (upright && hanging) return;
  const bool right = place.column > 3 * point_rows_;
  const int upright_point = place.row < point_rows_ ? 0 : (right ? 2 : 4);
  const int hanging_point = place.row > 3 * point_rows_ ? 3 : (right ? 1 : 5);
  points_[static_cast<std::size_t>(upright ? upright_point : hanging_point)].add(hole);
}

constexpr HoleSet Board::next_to(const HoleSet& holes) const {
  HoleSet around;
  for (const Hole hole : holes) {
    for (const Place on : directions) {
      const Hole next = at({place(hole).row + on.row, place(hole).column + on.column});
      if (next != no_hole) around.add(next);
    }
  }
  return around - holes;
}

constexpr Board::Board(int point_rows) : point_rows_(point_rows) {
  for (int row = 0; row < rows(); ++row) {
    for (int column = 0; column < columns(); ++column) add_hole({row, column});
  }
  for (std::size_t i = 0; i < points_.size(); ++i) doorsteps_[i] = next_to(points_[i]);
}

/// 73 holes, points of 6: the board of the box.
inline constexpr Board small_board(3);
/// 121 holes, points of 10.
inline constexpr Board large_board(4);

}  // namespace parlor::chinese_checkers
