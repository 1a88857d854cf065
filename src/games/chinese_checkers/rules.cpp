#include "games/chinese_checkers/rules.h"

namespace parlor::chinese_checkers {

State Rules::start() const {
  State state;
  for (const Seat seat : seats) state.pegs_of(seat) = board->point(seat);
  state.to_move = starter.value_or(*seats.begin());
  return state;
}

Seat Rules::next_seat(Seat seat) const {
  const unsigned later = seats.bits() & (~1U << static_cast<unsigned>(seat.index()));
  return *SeatSet::from_bits(later != 0 ? later : seats.bits()).begin();
}

SeatSet Rules::team(Seat seat) const {
  SeatSet team(seat);
  if (pairs) team.add(opposite(seat));
  return team;
}

bool Rules::finished(const State& state, Seat seat) const {
  const HoleSet goal = board->point(opposite(seat));
  const HoleSet own = state.pegs_of(seat);
  // Partners start in each other's goals: a partner at home is no opponent who stays put.
  const HoleSet stayed = pairs ? HoleSet() : state.pegs_of(opposite(seat));
  return (goal - own - stayed).empty() && (own - goal - board->doorstep(opposite(seat))).empty();
}

bool Rules::team_finished(const State& state, Seat seat) const {
  return finished(state, seat) && (!pairs || finished(state, opposite(seat)));
}

HoleSet Rules::movable(const State& state) const {
  const HoleSet own = state.pegs_of(state.to_move);
  if (!pairs || !finished(state, state.to_move)) return own;
  return own | state.pegs_of(opposite(state.to_move));
}

State Rules::after(const State& state, Choice choice) const {
  State after = state;
  after.to_move = next_seat(state.to_move);
  if (choice.is_pass()) return after;
  const Seat mover = state.to_move;
  const Seat owner = state.pegs_of(mover).contains(choice.from) ? mover : opposite(mover);
  after.pegs_of(owner) = state.pegs_of(owner).with_moved(choice.from, choice.to);
  // A seat gets across by a peg that comes into its goal or to the door of it or, where the colour
  // opposite still holds holes there, by one of that colour that comes home.
  const Seat across = opposite(owner);
  if (board->point(across).contains(choice.to) || board->doorstep(across).contains(choice.to)) {
    if (team_finished(after, mover)) after.winners = team(mover);
  } else if (board->point(owner).contains(choice.to) && !pairs) {
    if (finished(after, across)) after.winners = SeatSet(across);
  }
  return after;
}

}  // namespace parlor::chinese_checkers
