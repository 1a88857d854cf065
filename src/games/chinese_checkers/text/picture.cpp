#include "core/picture.h"

#include <array>

#include "core/words.h"
#include "games/chinese_checkers/game.h"

namespace parlor::chinese_checkers {
namespace {

constexpr std::array<Ink, max_seats> inks{Ink::yellow, Ink::blue,   Ink::red,
                                          Ink::green,  Ink::purple, Ink::cyan};
// Room for the letters of the rows on the left, and for the numbers of the columns above and below:
// numbers of two digits only fit side by side when odd and even ones stand in two lines.
constexpr int left = 4;
constexpr int top = 2;

Ink ink_of(Seat seat) { return inks[static_cast<std::size_t>(seat.index())]; }

int x_of(int column) { return left + 2 * column; }

void draw_frame(const Board& board, Picture& picture) {
  for (int row = 0; row < board.rows(); ++row) {
    const std::string letter(1, static_cast<char>('a' + row));
    picture.write(1, top + row, letter, Ink::faint);
    picture.write(x_of(board.columns()) + 1, top + row, letter, Ink::faint);
  }
  for (int column = 0; column < board.columns(); ++column) {
    const std::string number = std::to_string(column + 1);
    picture.write(x_of(column), column % 2, number, Ink::faint);
    picture.write(x_of(column), top + board.rows() + 1 - column % 2, number, Ink::faint);
  }
}

Glyph peg(Seat seat) {
  const std::string letter = capitalised(seat_colour(seat).substr(0, 1));
  return {.text = letter, .ink = ink_of(seat), .bold = true};
}

/// An empty hole has the ink of the colour that starts there.
Glyph empty_hole(const Rules& rules, Hole hole) {
  for (const Seat seat : rules.seats) {
    if (rules.board->point(seat).contains(hole)) return {.text = "·", .ink = ink_of(seat)};
  }
  return {.text = "·"};
}

}  // namespace

Picture ChineseCheckers::picture(const State& state) const {
  const Board& board = *rules_.board;
  Picture picture(x_of(board.columns()) + 3, board.rows() + 2 * top);
  draw_frame(board, picture);
  for (const Hole hole : board.holes()) {
    Glyph glyph = empty_hole(rules_, hole);
    for (const Seat seat : rules_.seats) {
      if (state.pegs_of(seat).contains(hole)) glyph = peg(seat);
    }
    picture.at(x_of(board.place(hole).column), top + board.place(hole).row) = glyph;
  }
  if (state.winners.empty()) {
    picture.write(left, top, cat(seat_colour(state.to_move), " to move"), ink_of(state.to_move));
  }
  return picture;
}

}  // namespace parlor::chinese_checkers
