#include "games/parcheesi/game.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>

#include "core/game_model.h"
#include "games/parcheesi/rules/four_places.h"
#include "games/parcheesi/rules/setup_messages.h"

namespace parlor::parcheesi {

State Parcheesi::start() const {
  State state;
  state.seated = seats_;
  state.drawing = seats_;
  return state;
}

State Parcheesi::opening() const {
  State state = start();
  state.drawing = SeatSet();
  state.phase = Phase::throwing;
  state.mover = *seats_.begin();
  return state;
}

Throw Parcheesi::to_throw(const State& state) const {
  if (state.phase != Phase::drawing) return {state.mover, 2};
  const int dice = rules_.options.first == First::highest_two ? 2 : 1;
  for (const Seat seat : state.drawing) {
    if (state.drawn[static_cast<std::size_t>(seat.index())] == 0) return {seat, dice};
  }
  assert(false && "everybody has drawn");
  return {};
}

/// One more throw for who starts: when everybody has thrown, the best starts, or those tied throw
/// again.
void Parcheesi::draw(State& state, Roll roll) const {
  state.drawn[static_cast<std::size_t>(to_throw(state).seat.index())] =
      static_cast<std::uint8_t>(roll.total());
  int best = 0;
  SeatSet tied;
  for (const Seat seat : state.drawing) {
    const int total = state.drawn[static_cast<std::size_t>(seat.index())];
    if (total == 0) return;
    const int merit = rules_.options.first == First::highest_two ? total : 7 - total;
    if (merit > best) {
      best = merit;
      tied = SeatSet();
    }
    if (merit == best) tied.add(seat);
  }
  state.drawn = {};
  state.drawing = tied;
  if (tied.size() == 1) {
    state.mover = *tied.begin();
    state.drawing = SeatSet();
    state.phase = Phase::throwing;
  }
}

void Parcheesi::choices(const State& state, Choices& choices) const {
  assert(state.phase == Phase::playing);
  if (is_penalty(state)) {
    choices.force(penalty(state));
  } else {
    choices.find(scene(state));
  }
}

/// The pawn with the fewest spaces left goes back to START; with none out, nothing happens.
Choice Parcheesi::penalty(const State& state) const {
  Choice choice{state.pawns[index(moved_color(state, in_pairs()))], 0};
  const auto distance = [](Place place) {
    return place.is_home() || place.in_start() ? 2 * ring_size : place.spaces_left();
  };
  Place& nearest = *std::ranges::min_element(choice.pawns, {}, distance);
  if (distance(nearest) == 2 * ring_size) return choice;
  nearest = Place::start();
  std::ranges::sort(choice.pawns);
  return choice;
}

namespace {

/// All pawns are written at once, because they are read at once for the next roll.
void put_pawns(State& state, Color color, const Pawns& pawns) {
  using Fours = std::uint32_t __attribute__((vector_size(sizeof(state.pawns))));
  Fours all;
  std::memcpy(&all, &state.pawns, sizeof(all));
  const auto four = std::bit_cast<std::uint32_t>(pawns);
  all =
      Fours{0, 1, 2, 3} == static_cast<std::uint32_t>(color) ? Fours{four, four, four, four} : all;
  std::memcpy(static_cast<void*>(&state.pawns), &all, sizeof(all));
}

void send_to_start(State& state, unsigned captured) {
  for (; captured != 0; captured &= captured - 1) {
    const int victim = std::countr_zero(captured);
    Pawns& pawns = state.pawns[static_cast<std::size_t>(victim / pawns_each)];
    const std::ptrdiff_t at = victim % pawns_each;
    // It is the first now, and those before it go one further.
    std::rotate(pawns.begin(), pawns.begin() + at, pawns.begin() + at + 1);
    pawns[0] = Place::start();
  }
}

}  // namespace

void Parcheesi::apply(State& state, const Choice& choice) const {
  const bool penalty = is_penalty(state);
  put_pawns(state, moved_color(state, in_pairs()), choice.pawns);
  if (choice.captured != 0) send_to_start(state, choice.captured);
  const bool again = state.roll.doublets() && !penalty;
  state.roll = Roll();
  if (has_won(state, state.mover)) {
    state.winners = team(state, state.mover);
    state.phase = Phase::over;
    state.doublets = 0;
    return;
  }
  state.phase = Phase::throwing;
  state.doublets =
      again ? static_cast<std::uint8_t>(std::min(state.doublets + 1, 2)) : std::uint8_t{0};
  if (!again) state.mover = seat_after(state, state.mover);
}

bool Parcheesi::has_won(const State& state, Seat seat) const {
  for (const Seat member : team(state, seat)) {
    if (!all_home(state.pawns[static_cast<std::size_t>(member.index())])) return false;
  }
  return true;
}

std::optional<Outcome> Parcheesi::outcome(const State& state) const {
  if (state.phase != Phase::over) return std::nullopt;
  return Outcome{state.winners, 1, false,
                 in_pairs() ? "all eight pawns are HOME" : "all four pawns are HOME"};
}

SeatSet Parcheesi::team(const State& state, Seat seat) const {
  SeatSet team(seat);
  if (in_pairs()) team.add(seat_of(opposite(color_of(seat))));
  assert((team.bits() & ~state.seated.bits()) == 0);
  static_cast<void>(state);
  return team;
}

/// Colours are numbered the way pawns move; turns pass that way or the other.
Seat Parcheesi::seat_after(const State& state, Seat seat) const {
  const int step = rules_.options.order == rules_.options.direction ? 1 : colors - 1;
  do {
    seat = Seat((seat.index() + step) % colors);
  } while (!state.seated.contains(seat));
  return seat;
}

namespace {

constexpr std::array<std::string_view, 6> counters{
    "captures", "blockades formed", "doublets", "penalties", "pawns home", "rolls without a move"};

std::uint32_t places_of(const Pawns& pawns) { return std::bit_cast<std::uint32_t>(pawns); }

int blockades(const Pawns& pawns) { return count_marks(twos(places_of(pawns))); }

int at_home(const Pawns& pawns) { return count_on(places_of(pawns), Place::home()); }

}  // namespace

std::span<const std::string_view> Parcheesi::counter_names() { return counters; }

void Parcheesi::tally(const State& state, const Choice& choice,
                      std::span<std::uint64_t> counters) const {
  const Pawns& before = state.pawns[index(moved_color(state, in_pairs()))];
  const auto count = [](auto number) { return static_cast<std::uint64_t>(number); };
  const bool punished = is_penalty(state);
  const int formed = blockades(choice.pawns) - blockades(before);
  // Once a roll, and branch-free: what it brings cannot be predicted.
  const bool unmoved = places_of(choice.pawns) == places_of(before);
  counters[0] += count(std::popcount(choice.captured));
  counters[1] += count(std::max(formed, 0));
  counters[2] += count(state.roll.doublets());
  counters[3] += count(punished);
  counters[4] += count(at_home(choice.pawns) - at_home(before));
  counters[5] += count(unmoved) & count(!punished);
}

int Parcheesi::appeal(const State& state, const Choice& choice) const {
  constexpr int per_capture = 60;
  constexpr int per_home = 40;
  constexpr int per_safe_pawn = 12;
  constexpr int per_blockade = 8;
  const Pawns& before = state.pawns[index(moved_color(state, in_pairs()))];
  int liking = per_capture * std::popcount(choice.captured) +
               per_home * (at_home(choice.pawns) - at_home(before)) +
               per_blockade * blockades(choice.pawns);
  for (const Place pawn : choice.pawns) {
    const bool safe = pawn.on_path() ||
                      (options().safety_spaces && pawn.on_ring() && is_safety(pawn.ring_offset()));
    liking += safe ? per_safe_pawn : 0;
    liking -= pawn.spaces_left();
  }
  return liking;
}

namespace {

/// Two players sit across, three leave the last seat empty.
SeatSet usual_seats(int players) {
  return players == 2 ? SeatSet::from_bits(0b0101) : SeatSet::first(players);
}

}  // namespace

Result<Parcheesi> make_parcheesi(const Setup& setup) {
  auto rules = rules_from(setup);
  if (!rules) return rules.error();
  const int players = !setup.seats.empty() ? setup.seats.size()
                      : setup.players != 0 ? setup.players
                                           : colors;
  if (setup.seats.bits() >= (1U << colors)) {
    return Error{say::four_seats()};
  }
  if (players < 2 || players > colors) return Error{say::two_to_four(players)};
  if (rules->options.pairs == Pairs::on && players != colors) {
    return Error{say::pairs_need_four(players)};
  }
  return Parcheesi(*std::move(rules), setup.seats.empty() ? usual_seats(players) : setup.seats);
}

Result<AnyGame> make(const Setup& setup) {
  auto game = make_parcheesi(setup);
  if (!game) return game.error();
  return any_game(*std::move(game));
}

}  // namespace parlor::parcheesi
