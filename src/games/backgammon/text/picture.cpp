#include <algorithm>

#include "core/words.h"
#include "games/backgammon/game.h"
#include "games/backgammon/text/reasons.h"

namespace parlor::backgammon {
namespace {

constexpr int width = 66;
constexpr int height = 19;
constexpr int stack = 5;
constexpr int top_row = 2;
constexpr int bottom_row = 12;
constexpr int bar_column = 29;
constexpr int off_column = 58;

Ink ink_of(Seat seat) { return seat == red ? Ink::red : Ink::plain; }
std::string letter_of(Seat seat) { return seat == red ? "R" : "B"; }

/// Red bears off at the lower right: 24 stands above 1, with the bar between the tables.
int column_of(int point) {
  const int from_left = point > 12 ? point - 13 : 12 - point;
  return 3 + from_left * 4 + (from_left >= 6 ? 7 : 0);
}

/// Men pile up from the edge at `row`; what does not fit is told as a number on the last of them.
void draw_pile(Picture& picture, int column, int row, int direction, Seat seat, int count) {
  const int shown = std::min(count, stack);
  for (int i = 0; i < shown; ++i) {
    const bool told = i == stack - 1 && count > stack;
    picture.write(column, row + i * direction, told ? std::to_string(count) : letter_of(seat),
                  ink_of(seat), true);
  }
}

void draw_frame(Picture& picture) {
  const std::string line = cat('+', std::string(25, '-'), "+-----+", std::string(25, '-'), '+');
  for (const int row : {top_row - 1, bottom_row + 1}) picture.write(0, row, line, Ink::faint);
  for (int row = top_row; row <= bottom_row; ++row) {
    for (const int column : {0, 26, 32, 58}) picture.write(column, row, "|", Ink::faint);
  }
  picture.write(bar_column - 1, top_row + stack, "BAR", Ink::faint);
}

void draw_points(Picture& picture, const State& state) {
  for (int point = 1; point <= 24; ++point) {
    const bool above = point > 12;
    const int column = column_of(point);
    const int row = above ? top_row : bottom_row;
    const int told = state.turn == red ? point : seen_from_there(point);
    picture.write(column, above ? top_row - 2 : bottom_row + 2, std::to_string(told), Ink::faint);
    picture.write(column, row, ".", Ink::faint);
    draw_pile(picture, column, row, above ? 1 : -1, red, state.men(red).at(point));
    draw_pile(picture, column, row, above ? 1 : -1, black,
              state.men(black).at(seen_from_there(point)));
  }
}

/// Each side's man on the bar waits in the half where it will enter.
void draw_sides(Picture& picture, const State& state) {
  for (const Seat seat : SeatSet::first(2)) {
    const bool above = seat == black;
    draw_pile(picture, bar_column, above ? bottom_row : top_row, above ? -1 : 1, seat,
              state.men(seat).at(bar));
    picture.write(off_column + 2, above ? top_row : bottom_row,
                  cat("off ", state.men(seat).at(off)), ink_of(seat));
  }
}

std::string told_turn(const State& state) {
  std::string name = capitalised(seat_word(state.turn));
  switch (state.phase) {
    case Phase::red_opens: return "Red throws one die for the start.";
    case Phase::black_opens:
      return cat("Red has thrown ", state.roll.high(), " for the start; black throws.");
    case Phase::cube: return cat(name, " may double or roll.");
    case Phase::throwing: return cat(name, " throws.");
    case Phase::moving: return cat(name, " plays ", state.roll.high(), "-", state.roll.low(), ".");
    case Phase::doubled:
      return cat(name, " doubles to ", state.cube.value() * 2, "; ", seat_word(other(state.turn)),
                 " takes or drops.");
    case Phase::over: return cat(name, " has won.");
  }
  return name;
}

std::string told_cube(const Cube& cube) {
  if (cube.in_the_middle()) return cat("Cube ", cube.value(), ", in the middle.");
  return cat("Cube ", cube.value(), ", with ", seat_word(cube.owner()), ".");
}

}  // namespace

Picture Backgammon::picture(const State& state) const {
  Picture picture(width, height);
  draw_frame(picture);
  draw_points(picture, state);
  draw_sides(picture, state);
  picture.write(0, 16, told_turn(state), Ink::plain, true);
  picture.write(0, 15,
                cat("Points as ", seat_word(state.turn),
                    " counts them; a play is written as its player counts."),
                Ink::faint);
  if (options_.cube) picture.write(0, 17, told_cube(state.cube));
  if (options_.match > 0) {
    picture.write(0, 18,
                  cat("Match to ", options_.match, ": red ", state.score.of(red), ", black ",
                      state.score.of(black), state.score.crawford ? ", Crawford game." : "."));
  }
  return picture;
}

}  // namespace parlor::backgammon
