#include "games/backgammon/game.h"

#include <array>
#include <bit>

#include "games/backgammon/plays.h"
#include "games/backgammon/text/xgid.h"

namespace parlor::backgammon {
namespace {

/// Where a loser's man makes a gammon a backgammon: the winner's inner table, or the bar.
constexpr PlaceSet far_from_home = turned(home_table) | place_bit(bar);

int worth(Ending ending) {
  switch (ending) {
    case Ending::gammon: return 2;
    case Ending::backgammon: return 3;
    default: return 1;
  }
}

std::string_view reason(Ending ending) {
  switch (ending) {
    case Ending::gammon: return "a gammon: all men are borne off before the loser's first";
    case Ending::backgammon:
      return "a backgammon: all men are borne off with a loser's man still in the winner's inner "
             "table or on the bar";
    case Ending::dropped: return "the double is dropped";
    case Ending::match: return "the points of the match are reached";
    default: return "all fifteen men are borne off";
  }
}

enum Counter : std::size_t {
  hits,
  entries,
  men_off,
  idle_turns,
  doubles_offered,
  doubles_dropped,
  counters_in_all
};

}  // namespace

/// A match to one point begins with its Crawford game.
State Backgammon::new_game(Score score) const {
  State state;
  state.score = score;
  if (options_.match == 1) state.score.crawford = true;
  return state;
}

State Backgammon::thrown(const State& state, Roll roll) const {
  State after = state;
  after.roll = roll;
  if (state.phase == Phase::red_opens) {
    after.phase = Phase::black_opens;
    return after;
  }
  after.phase = Phase::moving;
  if (state.phase == Phase::throwing) return after;
  const int reds = state.roll.high();
  const int blacks = roll.high();
  if (reds == blacks) {
    after.phase = Phase::red_opens;
    after.roll = Roll();
    return after;
  }
  after.roll = Roll(reds, blacks);
  after.turn = reds > blacks ? red : black;
  return after;
}

void Backgammon::choices(const State& state, Choices& choices) const {
  if (state.phase == Phase::moving) return list_plays(state.board, state.roll, choices);
  const bool answering = state.phase == Phase::doubled;
  choices.clear();
  choices.add(Choice(answering ? Act::take : Act::roll));
  choices.add(Choice(answering ? Act::drop : Act::offer));
}

State Backgammon::taken(const State& state, const Choice& choice) const {
  if (choice.act() == Act::play) return after_play(state, choice);
  State after = state;
  switch (choice.act()) {
    case Act::offer: after.phase = Phase::doubled; break;
    case Act::drop: return won(after, Ending::dropped);
    case Act::take: after.cube = state.cube.taken_by(other(state.turn)); [[fallthrough]];
    default: after.phase = Phase::throwing; break;
  }
  return after;
}

State Backgammon::after_play(State state, const Choice& choice) const {
  state.board = choice.after(state.board);
  state.roll = Roll();
  if (state.board.mover.in_play() == 0) return won(state, ending_of_win(state.board.waiting));
  return next_turn(state);
}

State Backgammon::next_turn(State state) const {
  state.board = state.board.turned();
  state.turn = other(state.turn);
  state.phase = may_double(state, options_) ? Phase::cube : Phase::throwing;
  return state;
}

/// The seat to move has won the game: that ends it all, or the next game of the match begins.
State Backgammon::won(State state, Ending ending) const {
  const int points = worth(ending) * state.cube.value();
  state.phase = Phase::over;
  state.ending = ending;
  state.points = static_cast<std::uint16_t>(points);
  if (options_.match == 0) return state;
  state.score = state.score.after(state.turn, points, options_.match);
  if (state.score.of(state.turn) < options_.match) return new_game(state.score);
  state.ending = Ending::match;
  state.points = 1;
  return state;
}

Ending Backgammon::ending_of_win(const Men& loser) const {
  if (!options_.scoring || loser.at(off) > 0) return Ending::single;
  return (loser.in_play() & far_from_home) != 0 ? Ending::backgammon : Ending::gammon;
}

std::optional<Outcome> Backgammon::outcome(const State& state) const {
  if (state.phase != Phase::over) return std::nullopt;
  return Outcome{SeatSet(state.turn), state.points, false, reason(state.ending)};
}

std::span<const std::string_view> Backgammon::counter_names() {
  static constexpr std::array<std::string_view, counters_in_all> names = {"hits",
                                                                          "entries from the bar",
                                                                          "men borne off",
                                                                          "turns without a move",
                                                                          "doubles offered",
                                                                          "doubles dropped"};
  return names;
}

void Backgammon::tally(const State& state, const Choice& choice,
                       std::span<std::uint64_t> counters) const {
  counters[doubles_offered] += choice.act() == Act::offer ? 1 : 0;
  counters[doubles_dropped] += choice.act() == Act::drop ? 1 : 0;
  counters[idle_turns] += choice.act() == Act::play && choice.count() == 0 ? 1 : 0;
  const PlaceSet enemies = turned(state.board.waiting.in_play()) & all_points;
  PlaceSet landed = 0;
  for (unsigned i = 0; i < choice.count(); ++i) {
    const Move move = choice.move(i);
    landed |= place_bit(move.to);
    counters[entries] += move.from == bar ? 1 : 0;
    counters[men_off] += move.to == off ? 1 : 0;
  }
  counters[hits] += static_cast<std::uint64_t>(std::popcount(landed & enemies));
}

}  // namespace parlor::backgammon
