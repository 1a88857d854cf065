#include "games/chinese_checkers/moves.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace parlor::chinese_checkers {

HoleSet jumps_from(const Board& board, Hole hole, HoleSet occupied) {
  HoleSet landings;
  for (const Hole over : board.neighbours(hole) & occupied) {
    const Hole landing = board.beyond(hole, over);
    if (landing != no_hole && !occupied.contains(landing)) landings.add(landing);
  }
  return landings;
}

HoleSet reach(const Board& board, Hole peg, HoleSet occupied) {
  // A jumping peg only ever touches holes an even distance along each line from its start, so it
  // never jumps over the hole it left: that hole may stay marked as occupied.
  HoleSet closed = occupied | HoleSet(no_hole);
  HoleSet reached = steps_from(board, peg, occupied);
  std::array<Hole, most_holes> waiting;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  std::size_t held = 0;
  for (Hole at = peg;; at = waiting[--held]) {
    for (const Hole over : board.neighbours(at) & occupied) {
      const Hole landing = board.beyond(at, over);
      if (closed.contains(landing)) continue;
      closed.add(landing);
      reached.add(landing);
      waiting[held++] = landing;
    }
    if (held == 0) return reached;
  }
}

std::vector<Hole> shortest_way(const Board& board, Hole peg, Hole to, HoleSet occupied) {
  if (board.neighbours(peg).contains(to)) return {peg, to};
  std::array<Hole, most_holes> came_from{};
  std::vector<Hole> waiting{peg};
  HoleSet seen(peg);
  for (std::size_t next = 0; !seen.contains(to); ++next) {
    const Hole at = waiting[next];
    for (const Hole landing : jumps_from(board, at, occupied) - seen) {
      seen.add(landing);
      came_from[landing] = at;
      waiting.push_back(landing);
    }
  }
  std::vector<Hole> way{to};
  while (way.back() != peg) way.push_back(came_from[way.back()]);
  std::reverse(way.begin(), way.end());
  return way;
}

}  // namespace parlor::chinese_checkers
