#include "games/checkers/hop.h"

#include <algorithm>

#include "core/words.h"

namespace parlor::checkers {
namespace {

/// Adds the hops that bring the run to the end of the move over all it captures and nothing else.
bool find_route(const Board& board, const Run& run, const Move& move, std::vector<Hop>& route) {
  if (run.captured == move.captured && run.at == square(move.to)) return true;
  for (const Hop& hop : jumps(board, run)) {
    if ((between(hop.from, hop.to) & move.captured) == 0) continue;
    route.push_back(hop);
    if (find_route(board, jumped(run, hop), move, route)) return true;
    route.pop_back();
  }
  return false;
}

}  // namespace

std::string text_of(const Hop& hop) { return cat(hop.from, hop.jump ? 'x' : '-', hop.to); }

bool is_beside(int from, int to) {
  return std::ranges::any_of(all_directions, [&](Direction direction) {
    return step(direction, square(from)) == square(to);
  });
}

bool are_on_one_diagonal(int from, int to) {
  return std::ranges::any_of(all_directions, [&](Direction direction) {
    Squares at = step(direction, square(from));
    while (at != 0 && at != square(to)) at = step(direction, at);
    return at != 0;
  });
}

Squares between(int from, int to) {
  for (const Direction direction : all_directions) {
    const Squares over = step(direction, square(from));
    if (step(direction, over) == square(to)) return over;
  }
  return 0;
}

bool is_forward(Side side, int from, int to) { return (to > from) == (side == Side::dark); }

Run run_of(const Board& board, int number) {
  const Squares at = square(number);
  return {.origin = at, .at = at, .captured = 0, .king = (board.kings & at) != 0};
}

Run jumped(Run run, const Hop& hop) {
  run.captured |= between(hop.from, hop.to);
  run.at = square(hop.to);
  return run;
}

bool is_crowned(const Board& board, const Run& run) {
  return !run.king && (run.at & last_row(board.to_move)) != 0;
}

std::vector<Hop> jumps(const Board& board, const Run& run) {
  std::vector<Hop> found;
  for (const Direction direction : all_directions) {
    if (!run.king && !is_forward(board.to_move, direction)) continue;
    const Squares over = step(direction, run.at) & board.enemies() & ~run.captured;
    const Squares to = step(direction, over) & (board.empty() | run.origin);
    if (to != 0) found.push_back({number_of(run.at), number_of(to), true});
  }
  return found;
}

std::vector<Hop> walks(const Board& board, int number) {
  const bool king = (board.kings & square(number)) != 0;
  std::vector<Hop> found;
  for (const Direction direction : all_directions) {
    if (!king && !is_forward(board.to_move, direction)) continue;
    const Squares to = step(direction, square(number)) & board.empty();
    if (to != 0) found.push_back({number, number_of(to), false});
  }
  return found;
}

std::vector<Hop> route_of(const Board& board, const Move& move) {
  if (move.captured == 0) return {{move.from, move.to, false}};
  std::vector<Hop> route;
  find_route(board, run_of(board, move.from), move, route);
  return route;
}

}  // namespace parlor::checkers
