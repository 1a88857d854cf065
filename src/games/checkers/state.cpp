#include "games/checkers/state.h"

#include <algorithm>
#include <cassert>
#include <cstddef>

namespace parlor::checkers {
namespace {

/// What could be huffed when the board was as it is now, `back` plays ago.
Squares liable_before(const State& state, int back) {
  const int play = state.known - back - 1;
  if (play < 0) return state.liable_at_first;
  const Shift shift = state.shifts[static_cast<std::size_t>(play)];
  Board board = state.now.board;
  board.to_move = other(board.to_move);
  board.of(board.to_move) ^= shift.squares();
  board.kings ^= shift.squares();
  return left_by(board, Move::of(shift.from, shift.to));
}

bool came_up_twice_before(const State& state) {
  Squares one_side = 0;
  Squares other_side = 0;
  int times = 0;
  for (int back = 2; back <= state.known; back += 2) {
    const auto newest = static_cast<std::size_t>(state.known - back);
    one_side ^= state.shifts[newest].squares();
    other_side ^= state.shifts[newest + 1].squares();
    if ((one_side | other_side) != 0) continue;
    if (liable_before(state, back) != state.now.liable) continue;
    if (++times == 2) return true;
  }
  return false;
}

Ending ending_of(const State& state) {
  if (!has_choice(state.now)) {
    return state.now.board.own() == 0 ? Ending::no_pieces : Ending::no_move;
  }
  if (state.quiet >= quiet_plays_to_draw) return Ending::quiet;
  return came_up_twice_before(state) ? Ending::repetition : Ending::none;
}

}  // namespace

bool State::operator==(const State& that) const {
  return now == that.now && quiet == that.quiet && known == that.known && ending == that.ending &&
         liable_at_first == that.liable_at_first &&
         std::equal(shifts.begin(), shifts.begin() + known, that.shifts.begin());
}

State state_from(const Position& position, int quiet) {
  State state;
  state.now = position;
  state.quiet = static_cast<std::uint8_t>(quiet);
  state.liable_at_first = position.liable;
  state.ending = ending_of(state);
  return state;
}

State after(const State& state, const Move& move, Captures captures) {
  assert(state.ending == Ending::none);
  State next = state;
  next.now = played(state.now, move, captures);
  if (move.captured == 0 && (state.now.board.kings & square(move.from)) != 0) {
    next.shifts[next.known++] = {move.from, move.to};
    ++next.quiet;
  } else {
    next.known = 0;
    next.quiet = 0;
    next.liable_at_first = next.now.liable;
  }
  next.ending = ending_of(next);
  return next;
}

}  // namespace parlor::checkers
