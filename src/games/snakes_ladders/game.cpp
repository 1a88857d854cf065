#include "games/snakes_ladders/game.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "core/game_model.h"

namespace parlor::snakes_ladders {
namespace {

Seat left_of(Seat seat, SeatSet seats) {
  int index = (seat.index() + 1) % most_players;
  while (!seats.contains(Seat(index))) index = (index + 1) % most_players;
  return Seat(index);
}

/// The first of those who compete for the first turn who has not thrown yet.
std::optional<Seat> yet_to_throw(const State& state) {
  for (const Seat seat : state.contenders) {
    if (state.first_throw(seat) == 0) return seat;
  }
  return std::nullopt;
}

SeatSet highest_throws(const State& state) {
  int highest = 0;
  SeatSet leaders;
  for (const Seat seat : state.contenders) {
    const int die = state.first_throw(seat);
    if (die > highest) leaders = SeatSet();
    highest = std::max(highest, die);
    if (die == highest) leaders.add(seat);
  }
  return leaders;
}

}  // namespace

State SnakesLadders::start() const {
  State state;
  state.seats = seats_;
  for (const Seat seat : seats_) state.put(seat, rules_.start_square);
  state.contenders = seats_;
  state.seat = *seats_.begin();
  return state;
}

State SnakesLadders::opening() const {
  const State state = start();
  return turn_of(state, state.seat);
}

State SnakesLadders::turn_of(const State& state, Seat seat) const {
  State next;
  next.squares = state.squares;
  next.seats = state.seats;
  next.seat = seat;
  const bool choice = rules_.may_choose_dice(state.square(seat));
  next.stage = choice ? Stage::choose_dice : Stage::to_throw;
  next.dice = static_cast<std::uint8_t>(choice ? 0 : rules_.dice);
  return next;
}

Actor SnakesLadders::actor(const State& state) const {
  switch (state.stage) {
    case Stage::who_starts:
    case Stage::to_throw: return Actor::chance();
    case Stage::choose_dice:
    case Stage::to_move: return Actor::player(state.seat);
    case Stage::over: break;
  }
  return Actor::nobody();
}

Throw SnakesLadders::to_throw(const State& state) const {
  return {state.seat, state.stage == Stage::who_starts ? 1 : state.dice};
}

State SnakesLadders::thrown(const State& state, Roll roll) const {
  if (state.stage == Stage::who_starts) return with_first_throw(state, roll.high());
  assert(state.stage == Stage::to_throw);
  State next = state;
  next.stage = Stage::to_move;
  next.dice = 0;
  next.roll = roll;
  return next;
}

State SnakesLadders::with_first_throw(State state, int die) const {
  state.first_throws[static_cast<std::size_t>(state.seat.index())] = static_cast<std::uint8_t>(die);
  if (const auto seat = yet_to_throw(state)) {
    state.seat = *seat;
    return state;
  }
  state.contenders = highest_throws(state);
  state.first_throws = {};
  state.seat = *state.contenders.begin();
  return state.contenders.size() == 1 ? turn_of(state, state.seat) : state;
}

void SnakesLadders::choices(const State& state, Choices& choices) const {
  choices.clear();
  if (state.stage == Stage::choose_dice) {
    choices.add(Choice::one_die);
    choices.add(Choice::two_dice);
  } else if (state.stage == Stage::to_move) {
    choices.add(Choice::move);
  }
}

std::optional<Seat> SnakesLadders::holder(const State& state, int square) const {
  if (rules_.shareable(square)) return std::nullopt;
  for (const Seat seat : state.seats) {
    if (seat != state.seat && state.square(seat) == square) return seat;
  }
  return std::nullopt;
}

Move SnakesLadders::move(const State& state) const {
  Move move;
  move.seat = state.seat;
  move.from = state.square(state.seat);
  move.count = state.roll.total();
  move.too_high = move.from + move.count > last_square;
  move.reached = move.too_high ? move.from : move.from + move.count;
  move.led_to = rules_.led_to(move.from, move.count);
  if (!move.too_high) move.held_by = holder(state, move.led_to);
  return move;
}

State SnakesLadders::taken(const State& state, Choice choice) const {
  State next = state;
  if (choice != Choice::move) {
    next.stage = Stage::to_throw;
    next.dice = choice == Choice::one_die ? 1 : 2;
    return next;
  }
  const int end = move(state).end();
  next.put(state.seat, end);
  if (end != last_square) return turn_of(next, left_of(state.seat, state.seats));
  next.stage = Stage::over;
  next.roll = Roll();
  return next;
}

std::optional<Outcome> SnakesLadders::outcome(const State& state) const {
  if (state.stage != Stage::over) return std::nullopt;
  return Outcome{.winners = SeatSet(state.seat), .reason = "square 100 is reached"};
}

std::span<const std::string_view> SnakesLadders::counter_names() {
  static constexpr std::array<std::string_view, 4> names = {"ladders", "snakes", "sent back",
                                                            "too high"};
  return names;
}

void SnakesLadders::tally(const State& state, Choice choice,
                          std::span<std::uint64_t> counters) const {
  if (choice != Choice::move) return;
  const Move made = move(state);
  counters[0] += made.led_to > made.reached ? 1 : 0;
  counters[1] += made.led_to < made.reached ? 1 : 0;
  counters[2] += made.held_by ? 1 : 0;
  counters[3] += made.too_high ? 1 : 0;
}

std::string SnakesLadders::seat_name(Seat seat) const {
  return info().seat_names[static_cast<std::size_t>(seat.index())];
}

Result<SnakesLadders> make_game(const Setup& setup) {
  auto rules = read_rules(setup);
  if (!rules) return rules.error();
  const auto seats = read_seats(setup);
  if (!seats) return seats.error();
  return SnakesLadders(*std::move(rules), *seats);
}

Result<AnyGame> make(const Setup& setup) {
  auto game = make_game(setup);
  if (!game) return game.error();
  return any_game(*std::move(game));
}

}  // namespace parlor::snakes_ladders
