#include "games/chinese_checkers/moves.h"

#include <algorithm>
#include <array>

namespace parlor::chinese_checkers {
namespace {

Hole hole_along(const Board& board, Hole from, Place direction, int holes) {
  const Place place = board.place(from);
  return board.at({place.row + holes * direction.row, place.column + holes * direction.column});
}

bool is_empty(Hole hole, const HoleSet& occupied) {
  return hole != no_hole && !occupied.contains(hole);
}

}  // namespace

HoleSet steps_from(const Board& board, Hole hole, const HoleSet& occupied) {
  HoleSet steps;
  for (const Place direction : directions) {
    const Hole to = hole_along(board, hole, direction, 1);
    if (is_empty(to, occupied)) steps.add(to);
  }
  return steps;
}

HoleSet jumps_from(const Board& board, Hole hole, const HoleSet& occupied) {
  HoleSet jumps;
  for (const Place direction : directions) {
    const Hole over = hole_along(board, hole, direction, 1);
    const Hole to = hole_along(board, hole, direction, 2);
    if (over != no_hole && occupied.contains(over) && is_empty(to, occupied)) jumps.add(to);
  }
  return jumps;
}

std::vector<Hole> shortest_way(const Board& board, Hole peg, Hole to, const HoleSet& occupied) {
  if (steps_from(board, peg, occupied).contains(to)) return {peg, to};
  std::array<Hole, 256> came_from{};
  std::vector<Hole> waiting{peg};
  HoleSet seen(peg);
  for (std::size_t next = 0; next < waiting.size(); ++next) {
    const Hole at = waiting[next];
    for (const Hole landing : jumps_from(board, at, occupied) - seen) {
      seen.add(landing);
      came_from[landing] = at;
      waiting.push_back(landing);
    }
  }
  if (to == peg || !seen.contains(to)) return {};
  std::vector<Hole> way{to};
  while (way.back() != peg) way.push_back(came_from[way.back()]);
  std::ranges::reverse(way);
  return way;
}

}  // namespace parlor::chinese_checkers
