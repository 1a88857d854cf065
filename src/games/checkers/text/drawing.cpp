#include "games/checkers/text/drawing.h"

#include <bit>
#include <string>
#include <vector>

#include "core/words.h"

namespace parlor::checkers {
namespace {

constexpr int cell_width = 5;
constexpr int cell_height = 2;
constexpr int board_width = 8 * cell_width + 2;
constexpr int board_height = 8 * cell_height + 2;
constexpr int notes_at = board_width + 3;

void draw_frame(Picture& picture) {
  const std::string edge = cat('+', std::string(board_width - 2, '-'), '+');
  picture.write(0, 0, edge);
  picture.write(0, board_height - 1, edge);
  for (int y = 1; y < board_height - 1; ++y) {
    picture.write(0, y, "|");
    picture.write(board_width - 1, y, "|");
  }
}

/// Squares that nothing ever stands on are shaded, so that the board shows without any ink.
void shade(Picture& picture, int x, int y) {
  for (int row = 0; row < cell_height; ++row) {
    for (int column = 0; column < cell_width; ++column) {
      Glyph& glyph = picture.at(x + column, y + row);
      glyph.text = "░";
      glyph.ink = Ink::faint;
    }
  }
}

void draw_square(Picture& picture, const Board& board, int number, int x, int y) {
  const Squares at = square(number);
  picture.write(x, y, cat(number), Ink::faint);
  if ((board.empty() & at) != 0) return;
  const bool dark = (board.of(Side::dark) & at) != 0;
  const bool king = (board.kings & at) != 0;
  const std::string_view text = dark ? (king ? "((B))" : " (b) ") : (king ? "((W))" : " (w) ");
  picture.write(x, y + 1, std::string(text), dark ? Ink::red : Ink::light, true);
}

void draw_board(Picture& picture, const Board& board) {
  for (int row = 0; row < 8; ++row) {
    for (int column = 0; column < 8; ++column) {
      const int x = 1 + column * cell_width;
      const int y = 1 + row * cell_height;
      if ((row + column) % 2 == 0) {
        shade(picture, x, y);
      } else {
        draw_square(picture, board, row * 4 + column / 2 + 1, x, y);
      }
    }
  }
}

std::string count_of(const Board& board, Side side) {
  const int kings = std::popcount(board.of(side) & board.kings);
  const int men = std::popcount(board.of(side)) - kings;
  return cat(capitalised(name_of(side)), ": ", men, men == 1 ? " man, " : " men, ", kings,
             kings == 1 ? " king" : " kings");
}

std::string listed(Squares squares) {
  std::vector<std::string> numbers;
  while (squares != 0) numbers.push_back(cat(number_of(take_lowest(squares))));
  return join(numbers, " ");
}

void draw_notes(Picture& picture, const State& state) {
  const Board& board = state.now.board;
  picture.write(notes_at, 1, count_of(board, Side::dark), Ink::red);
  picture.write(notes_at, 2, "  (b) man, ((B)) king");
  picture.write(notes_at, board_height - 3, count_of(board, Side::light), Ink::light);
  picture.write(notes_at, board_height - 2, "  (w) man, ((W)) king");
  const bool over = state.ending != Ending::none;
  picture.write(notes_at, 5,
                over ? "The game is over" : cat(capitalised(name_of(board.to_move)), " to move"),
                Ink::plain, true);
  if (state.now.liable != 0) {
    picture.write(notes_at, 7, cat("May be huffed: ", listed(state.now.liable)));
  }
  if (state.quiet != 0) {
    picture.write(notes_at, 9, cat("No capture or man's move: ", static_cast<int>(state.quiet)));
    picture.write(notes_at, 10, cat("plays (", quiet_plays_to_draw, " draw)"));
  }
}

}  // namespace

Picture draw(const State& state) {
  Picture picture(80, board_height);
  draw_frame(picture);
  draw_board(picture, state.now.board);
  draw_notes(picture, state);
  return picture;
}

}  // namespace parlor::checkers
