#include "games/snakes_ladders/text/notation.h"

#include "core/words.h"
#include "games/snakes_ladders/text/messages.h"

namespace parlor::snakes_ladders {

char letter_of(Seat seat) {
  return game_info().seat_names[static_cast<std::size_t>(seat.index())].front();
}

std::optional<Seat> seat_of(std::string_view letter) {
  for (const Seat seat : SeatSet::first(most_players)) {
    if (letter.size() == 1 && letter.front() == letter_of(seat)) return seat;
  }
  return std::nullopt;
}

std::string text_of(Roll roll) {
  return roll.low() == 0 ? cat(roll.high()) : cat(roll.high(), '-', roll.low());
}

std::string text_of(const Move& move) {
  if (move.too_high) return "-";
  std::string text = cat(move.from, '>', move.reached);
  if (move.led_to > move.reached) text += cat('^', move.led_to);
  if (move.led_to < move.reached) text += cat('v', move.led_to);
  if (move.held_by) text += cat('=', move.from);
  return text;
}

arg::Seat said(Seat seat) {
  return arg::Seat(game_info().seat_names[static_cast<std::size_t>(seat.index())]);
}

Message said_dice(int dice) { return dice == 1 ? say::one_die() : say::two_dice(); }

arg::Text shown(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string printable;
  for (const char letter : text.substr(0, longest)) {
    printable += letter >= ' ' && letter <= '~' ? letter : '?';
  }
  return arg::Text(printable + (text.size() > longest ? "..." : ""));
}

std::string SnakesLadders::spell(const State& state, Choice choice) const {
  if (choice == Choice::one_die) return "one";
  if (choice == Choice::two_dice) return "two";
  return text_of(move(state));
}

std::string SnakesLadders::result(const State& state, Choice choice) const {
  return position(taken(state, choice));
}

std::string SnakesLadders::position(const State& state) const {
  std::string text;
  for (const Seat seat : state.seats) text += cat(letter_of(seat), ':', state.square(seat), ' ');
  if (state.stage == Stage::who_starts) {
    text += "first";
    for (const Seat seat : state.contenders) {
      text += cat(' ', letter_of(seat));
      if (state.first_throw(seat) != 0) text += cat(state.first_throw(seat));
    }
    return text;
  }
  text += letter_of(state.seat);
  if (state.stage == Stage::to_move) text += cat(' ', text_of(state.roll));
  if (state.stage == Stage::to_throw && rules_.may_choose_dice(state.square(state.seat))) {
    text += state.dice == 1 ? " one" : " two";
  }
  return text;
}

}  // namespace parlor::snakes_ladders
