#include "bots/chinese_checkers/prospects.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace parlor::bots {
namespace {

using chinese_checkers::Board;
using chinese_checkers::Hole;
using chinese_checkers::opposite;
using chinese_checkers::Place;

/// Steps between two places on an empty board.
int steps(Place one, Place other) {
  const int down = std::abs(one.row - other.row);
  const int across = std::abs(one.column - other.column);
  return std::max(down, (down + across) / 2);
}

/// The hole of a goal that is furthest from the middle of the board.
Place tip(const Board& board, const chinese_checkers::HoleSet& goal) {
  const Place middle{board.rows() / 2, board.columns() / 2};
  Place furthest = board.place(goal.first());
  for (const Hole hole : goal) {
    if (steps(board.place(hole), middle) > steps(furthest, middle)) furthest = board.place(hole);
  }
  return furthest;
}

// A step is worth this much; so finer things have room below it.
constexpr int step_worth = 10;

}  // namespace

StarProspects::StarProspects(const Game& game) : rules_(game.rules()) {
  const Board& board = *rules_.board;
  for (int index = 0; index < max_seats; ++index) {
    const Seat seat(index);
    const auto& goal = board.point(opposite(seat));
    const Place target = tip(board, goal);
    const Place middle{board.rows() / 2, board.columns() / 2};
    for (const Hole hole : board.holes()) {
      const int left = steps(board.place(hole), target);
      steps_[static_cast<std::size_t>(index)][hole] = static_cast<std::int16_t>(left);
      // Those furthest behind are the ones that others will leave without a bridge; pegs off the
      // middle line go on alone.
      const int behind = left * left / 8;
      const int aside = steps(board.place(hole), middle) + left - steps(middle, target);
      ways_[static_cast<std::size_t>(index)][hole] = static_cast<std::int16_t>(
          step_worth * left + behind + (goal.contains(hole) ? 0 : std::min(aside, 6) + 12));
    }
  }
}

int StarProspects::gain(const State& state, Choice choice) const {
  if (choice.is_pass()) return 0;
  const Seat mover = state.to_move;
  const Seat owner = state.pegs_of(mover).contains(choice.from) ? mover : opposite(mover);
  return way(owner, choice.from) - way(owner, choice.to);
}

int StarProspects::steps_gained(const State& state, Choice choice) const {
  if (choice.is_pass()) return 0;
  const Seat mover = state.to_move;
  const Seat owner = state.pegs_of(mover).contains(choice.from) ? mover : opposite(mover);
  const Ways& left = steps_[static_cast<std::size_t>(owner.index())];
  return left[choice.from] - left[choice.to];
}

void StarProspects::shortlist(const State& state, Choices& workspace,
                              Shortlist<Choice, widest_shortlist>& list) const {
  workspace.fill(*rules_.board, rules_.movable(state), state.occupied());
  workspace.for_each([&](Choice choice) { list.add(choice, gain(state, choice)); });
}

int StarProspects::progress(const State& state, Seat seat, Choices& workspace) const {
  int points = 0;
  for (const Hole hole : state.pegs_of(seat)) points -= way(seat, hole);
  // How well the pegs stand to each other shows in the best play they have.
  workspace.fill(*rules_.board, state.pegs_of(seat), state.occupied());
  int best = 0;
  workspace.for_each([&](Choice choice) {
    if (!choice.is_pass()) best = std::max(best, way(seat, choice.from) - way(seat, choice.to));
  });
  return 4 * points + 2 * best;
}

int StarProspects::standing(const State& state, Seat seat, Choices& workspace) const {
  const SeatSet team = rules_.team(seat);
  int ours = 0;
  for (const Seat each : team) ours += progress(state, each, workspace);
  int best = std::numeric_limits<int>::min();
  for (const Seat each : rules_.seats) {
    if (team.contains(each)) continue;
    int theirs = 0;
    for (const Seat partner : rules_.team(each)) theirs += progress(state, partner, workspace);
    best = std::max(best, theirs);
  }
  return ours - best;
}

}  // namespace parlor::bots
