#include "games/chinese_checkers/board.h"

#include <cstdlib>

#include "core/words.h"

namespace parlor::chinese_checkers {

static_assert(small_board.holes() == 73 && small_board.pegs() == 6);
static_assert(large_board.holes() == 121 && large_board.pegs() == 10);

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
