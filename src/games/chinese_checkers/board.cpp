#include "games/chinese_checkers/board.h"

#include <algorithm>
#include <cstdlib>

#include "core/words.h"

namespace parlor::chinese_checkers {

namespace {

/// Whether a link from a hole leads to the hole at a place, or to no hole where there is none.
constexpr bool leads_to(const Board& board, Hole hole, Link link, Place place) {
  const int bit = hole % 64 + link.shift;
  const int number = bit < 0 || bit > 63 ? no_hole : 64 * link.family + bit;
  const bool on_star = board.holes().contains(static_cast<Hole>(number));
  return (on_star ? number : no_hole) == board.at(place);
}

/// Whether going by bits is going along the lines, step by step and jump by jump.
constexpr bool bits_follow_the_lines(const Board& board) {
  for (const Hole hole : board.holes()) {
    const int family = family_of(hole);
    const Place at = board.place(hole);
    for (int axis = 0; axis < axes; ++axis) {
      const Place on = directions[static_cast<std::size_t>(axis)];
      const int jump = jump_shift[static_cast<std::size_t>(axis)];
      if (!leads_to(board, hole, ahead(family, axis), {at.row + on.row, at.column + on.column}) ||
          !leads_to(board, hole, behind(family, axis), {at.row - on.row, at.column - on.column}) ||
          !leads_to(board, hole, {family, jump},
                    {at.row + 2 * on.row, at.column + 2 * on.column}) ||
          !leads_to(board, hole, {family, -jump},
                    {at.row - 2 * on.row, at.column - 2 * on.column})) {
        return false;
      }
    }
  }
  return true;
}

static_assert(small_board.holes().size() == 73 && small_board.pegs() == 6);
static_assert(large_board.holes().size() == 121 && large_board.pegs() == 10);
static_assert(bits_follow_the_lines(small_board) && bits_follow_the_lines(large_board));

}  // namespace

std::string Board::name(Hole hole) const {
  return cat(static_cast<char>('a' + place(hole).row), place(hole).column + 1);
}

std::optional<Hole> Board::find(std::string_view name) const {
  if (name.size() < 2 || name.size() > 3 || name[1] == '0') return std::nullopt;
  const auto column = whole_number(name.substr(1));
  if (!column) return std::nullopt;
  const Hole hole = at({name[0] - 'a', *column - 1});
  return hole == no_hole ? std::nullopt : std::optional(hole);
}

int Board::distance_on_line(Hole from, Hole to) const {
  const int down = std::abs(place(to).row - place(from).row);
  const int across = std::abs(place(to).column - place(from).column);
  if (down == 0) return across / 2;
  return down == across ? down : 0;
}

std::vector<Hole> Board::in_reading_order(const HoleSet& holes) const {
  std::vector<Hole> order;
  for (const Hole hole : holes) order.push_back(hole);
  std::ranges::sort(order, [&](Hole one, Hole other) { return place(one) < place(other); });
  return order;
}

HoleSet Board::between(Hole from, Hole to) const {
  HoleSet holes;
  const int steps = distance_on_line(from, to);
  const Place start = place(from);
  const Place end = place(to);
  for (int step = 1; step < steps; ++step) {
    holes.add(at({start.row + (end.row - start.row) / steps * step,
                  start.column + (end.column - start.column) / steps * step}));
  }
  return holes;
}

}  // namespace parlor::chinese_checkers
