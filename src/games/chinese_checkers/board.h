#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/seat.h"
#include "games/chinese_checkers/hole_set.h"

namespace parlor::chinese_checkers {

/// Where a hole is: rows count from the top, columns from the left in half holes, so that the
/// neighbours of (row, column) are two columns away in its row and one column away in the rows
/// above and below.
struct Place {
  int row = 0;
  int column = 0;
  constexpr bool operator==(const Place&) const = default;
};

/// A star board: two large triangles laid over each other. All that depends on its size is here.
class Board {
 public:
  /// `point_rows` is the depth of a point: 3 for points of 6 holes, 4 for points of 10.
  constexpr explicit Board(int point_rows);

  [[nodiscard]] constexpr int holes() const { return holes_; }
  [[nodiscard]] constexpr int rows() const { return 4 * point_rows_ + 1; }
  [[nodiscard]] constexpr int columns() const { return 6 * point_rows_ + 1; }
  [[nodiscard]] constexpr int pegs() const { return point_rows_ * (point_rows_ + 1) / 2; }
  [[nodiscard]] constexpr Place place(Hole hole) const { return places_[hole]; }
  /// The hole at a place; `no_hole` off the board.
  [[nodiscard]] constexpr Hole at(Place place) const;
  [[nodiscard]] constexpr HoleSet neighbours(Hole hole) const { return neighbours_[hole]; }
  /// Where a peg from `hole` comes down after jumping over its neighbour `over`; `no_hole` where
  /// the line ends.
  [[nodiscard]] constexpr Hole beyond(Hole hole, Hole over) const {
    return hole_at_[static_cast<std::size_t>(2 * cells_[over] - cells_[hole])];
  }
  /// The holes of the point that a seat starts from. Points are numbered clockwise from the top.
  [[nodiscard]] constexpr HoleSet point(Seat seat) const {
    return points_[static_cast<std::size_t>(seat.index())];
  }

  /// `d10`: the letter of the row, the number of the column.
  [[nodiscard]] std::string name(Hole hole) const;
  [[nodiscard]] std::optional<Hole> find(std::string_view name) const;
  /// How many holes two holes on one line are apart; 0 where no line joins them.
  [[nodiscard]] int distance_on_line(Hole from, Hole to) const;
  /// The holes between two holes on one line.
  [[nodiscard]] HoleSet between(Hole from, Hole to) const;

 private:
  // Places as one number each, with a margin two holes wide, so that beyond() is plain arithmetic.
  static constexpr int margin_rows = 2;
  static constexpr int cells_in_row = 32;
  static constexpr int most_cells = (17 + 2 * margin_rows) * cells_in_row;

  static constexpr int cell(Place place) {
    return (place.row + margin_rows) * cells_in_row + place.column;
  }
  [[nodiscard]] constexpr bool in_upright_triangle(Place place) const;
  [[nodiscard]] constexpr bool in_hanging_triangle(Place place) const;
  constexpr void add_hole(Place place);
  constexpr void add_neighbours(Hole hole);

  int point_rows_;
  int holes_ = 0;
  std::array<Place, most_holes> places_{};
  std::array<std::int16_t, most_holes> cells_{};
  std::array<Hole, most_cells> hole_at_{};
  std::array<HoleSet, most_holes> neighbours_{};
  std::array<HoleSet, max_seats> points_{};
};

/// The six directions of the lines.
inline constexpr std::array<Place, 6> directions{
    {{-1, -1}, {-1, 1}, {0, -2}, {0, 2}, {1, -1}, {1, 1}}};

constexpr Seat opposite(Seat seat) { return Seat((seat.index() + 3) % max_seats); }

constexpr Hole Board::at(Place place) const {
  if (place.row < 0 || place.row >= rows() || place.column < 0 || place.column >= columns()) {
    return no_hole;
  }
  return hole_at_[static_cast<std::size_t>(cell(place))];
}

constexpr bool Board::in_upright_triangle(Place place) const {
  const int from_middle = place.column - 3 * point_rows_;
  return place.row <= 3 * point_rows_ && -place.row <= from_middle && from_middle <= place.row;
}

constexpr bool Board::in_hanging_triangle(Place place) const {
  return in_upright_triangle({rows() - 1 - place.row, place.column});
}

constexpr void Board::add_hole(Place place) {
  const bool upright = in_upright_triangle(place);
  const bool hanging = in_hanging_triangle(place);
  if (!upright && !hanging) return;
  const auto hole = static_cast<Hole>(holes_++);
  places_[hole] = place;
  cells_[hole] = static_cast<std::int16_t>(cell(place));
  hole_at_[static_cast<std::size_t>(cell(place))] = hole;
  if (upright && hanging) return;
  const bool right = place.column > 3 * point_rows_;
  const int upright_point = place.row < point_rows_ ? 0 : (right ? 2 : 4);
  const int hanging_point = place.row > 3 * point_rows_ ? 3 : (right ? 1 : 5);
  points_[static_cast<std::size_t>(upright ? upright_point : hanging_point)].add(hole);
}

constexpr void Board::add_neighbours(Hole hole) {
  for (const Place direction : directions) {
    const Hole next =
        at({places_[hole].row + direction.row, places_[hole].column + direction.column});
    if (next != no_hole) neighbours_[hole].add(next);
  }
}

constexpr Board::Board(int point_rows) : point_rows_(point_rows) {
  for (Hole& hole : hole_at_) hole = no_hole;
  for (int row = 0; row < rows(); ++row) {
    // Holes of one row lie on every other column.
    for (int column = (row + point_rows) % 2; column < columns(); column += 2) {
      add_hole({row, column});
    }
  }
  for (int hole = 0; hole < holes_; ++hole) add_neighbours(static_cast<Hole>(hole));
}

/// 73 holes, points of 6: the board of the box.
inline constexpr Board small_board(3);
/// 121 holes, points of 10.
inline constexpr Board large_board(4);

}  // namespace parlor::chinese_checkers
