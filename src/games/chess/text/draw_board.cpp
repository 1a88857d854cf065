#include "games/chess/text/draw_board.h"

#include <string>
#include <vector>

#include "core/words.h"
#include "games/chess/text/notation.h"

namespace parlor::chess {
namespace {

constexpr int board_left = 3;
constexpr int square_width = 4;
constexpr int square_height = 2;
constexpr int board_height = 8 * square_height + 1;
constexpr int notes_left = board_left + 8 * square_width + 4;
constexpr int width = 80;

void draw_frame(Picture& picture) {
  const std::string edge = "+---+---+---+---+---+---+---+---+";
  for (int rank = 0; rank < 8; ++rank) {
    const int y = (7 - rank) * square_height;
    picture.write(board_left, y, edge, Ink::faint);
    picture.write(board_left - 2, y + 1, std::to_string(rank + 1), Ink::faint);
    for (int file = 0; file <= 8; ++file) {
      picture.write(board_left + file * square_width, y + 1, "|", Ink::faint);
    }
  }
  picture.write(board_left, board_height - 1, edge, Ink::faint);
  for (int file = 0; file < 8; ++file) {
    picture.write(board_left + 2 + file * square_width, board_height,
                  std::string(1, static_cast<char>('a' + file)), Ink::faint);
  }
}

void draw_square(Picture& picture, const Board& board, Square square) {
  const int x = board_left + 2 + file_of(square) * square_width;
  const int y = (7 - rank_of(square)) * square_height + 1;
  const bool dark = (dark_squares & bit(square)) != 0;
  if (const auto piece = board.piece_on(square)) {
    const Ink ink = piece->side == Side::white ? Ink::red : Ink::plain;
    picture.write(x, y, std::string(1, letter(*piece)), ink, true);
  } else if (dark) {
    picture.write(x, y, ".", Ink::faint);
  }
  for (int cell = x - 1; cell <= x + 1; ++cell) {
    picture.at(cell, y).ground = dark ? Ink::dark : Ink::light;
  }
}

std::string castling_note(const Board& board, Side side) {
  std::vector<std::string> ways;
  if (board.may_castle(castling_way(side, false).right)) ways.emplace_back("short");
  if (board.may_castle(castling_way(side, true).right)) ways.emplace_back("long");
  if (ways.empty()) return "";
  return cat(name(side), " may still castle ", enumerate(ways), ".");
}

std::string turn_note(const State& state) {
  const Board& board = state.board;
  const auto result = outcome(state);
  if (!result) {
    return cat("Move ", board.move_number(), ": ", name(board.mover()), " to play",
               board.in_check() ? ", in check." : ".");
  }
  if (result->draw) return cat("A draw: ", result->reason, ".");
  return cat(name(other(board.mover())), " wins by ", result->reason, ".");
}

std::vector<std::string> notes_on(const State& state) {
  const Board& board = state.board;
  std::vector<std::string> notes = {"White KQRBNP (red), Black kqrbnp",
                                    "",
                                    turn_note(state),
                                    "",
                                    castling_note(board, Side::white),
                                    castling_note(board, Side::black)};
  if (board.en_passant() != no_square) {
    notes.push_back(cat("En passant is possible on ", square_name(board.en_passant()), "."));
  }
  if (board.clock() >= 20) {
    notes.push_back(cat(board.clock(), " of ", drawn_clock, " moves without capture"));
    notes.emplace_back("or pawn move.");
  }
  return notes;
}

/// Breaks a note at spaces where it does not fit beside the board.
int write_note(Picture& picture, int y, const std::string& note) {
  std::string line;
  for (const auto word : words(note)) {
    if (!line.empty() && line.size() + 1 + word.size() > width - notes_left) {
      picture.write(notes_left, y++, line);
      line.clear();
    }
    line += cat(line.empty() ? "" : " ", word);
  }
  picture.write(notes_left, y, line);
  return y + 1;
}

}  // namespace

Picture draw_board(const State& state) {
  Picture picture(width, board_height + 1);
  draw_frame(picture);
  for (Square square = 0; square < 64; ++square) draw_square(picture, state.board, square);
  int y = 1;
  for (const std::string& note : notes_on(state)) y = write_note(picture, y, note);
  return picture;
}

}  // namespace parlor::chess
