#include "core/picture.h"

#include <array>

#include "core/words.h"
#include "games/snakes_ladders/text/notation.h"

namespace parlor::snakes_ladders {
namespace {

constexpr int squares_in_row = 10;
constexpr int rows = 10;
constexpr int cell_width = 7;   // a wall and six columns: `|80^100`
constexpr int cell_height = 2;  // the number above, the floor with the pieces below
constexpr int width = squares_in_row * cell_width + 1;
constexpr int height = 1 + rows * cell_height + 1;

constexpr std::array<Ink, most_players> inks = {Ink::yellow, Ink::blue, Ink::red, Ink::green};

struct Corner {
  int x = 0;
  int y = 0;
};

/// The upper left corner of a square's cell. 1 is at the bottom left; every other row runs back.
Corner corner_of(int square) {
  const int row = (square - 1) / squares_in_row;
  const int along = (square - 1) % squares_in_row;
  const int column = row % 2 == 0 ? along : squares_in_row - 1 - along;
  return {column * cell_width, 1 + (rows - 1 - row) * cell_height};
}

void draw_square(Picture& picture, const Board& board, int square) {
  const auto [x, y] = corner_of(square);
  picture.write(x, y, "|", Ink::faint);
  picture.write(x, y + 1, "|______", Ink::faint);
  const int end = board.end(square);
  if (end > square) picture.write(x + 1, y, cat(square, '^', end), Ink::green, true);
  if (end < square) picture.write(x + 1, y, cat(square, 'v', end), Ink::red, true);
  if (end == square) picture.write(x + 1, y, cat(square), Ink::plain);
}

void draw_board(Picture& picture, const Board& board) {
  for (int x = 1; x < width - 1; ++x) {
    picture.write(x, 0, x % cell_width == 0 ? " " : "_", Ink::faint);
  }
  for (int square = 1; square <= last_square; ++square) draw_square(picture, board, square);
  for (int y = 1; y <= rows * cell_height; ++y) picture.write(width - 1, y, "|", Ink::faint);
}

void draw_pieces(Picture& picture, const State& state) {
  for (const Seat seat : state.seats) {
    if (state.square(seat) == 0) continue;
    const auto [x, y] = corner_of(state.square(seat));
    picture.write(x + 2 + seat.index(), y + 1, capitalised(std::string(1, letter_of(seat))),
                  inks[static_cast<std::size_t>(seat.index())], true);
  }
}

std::string off_the_board(const State& state) {
  std::vector<std::string> letters;
  for (const Seat seat : state.seats) {
    if (state.square(seat) == 0) letters.push_back(capitalised(std::string(1, letter_of(seat))));
  }
  return letters.empty() ? std::string() : cat("Off the board: ", join(letters, " "), ". ");
}

std::string who_starts(const State& state) {
  std::vector<std::string> throws;
  for (const Seat seat : state.contenders) {
    if (state.first_throw(seat) == 0) continue;
    throws.push_back(cat(letter_of(seat), ' ', state.first_throw(seat)));
  }
  return throws.empty() ? std::string() : cat(" (", join(throws, ", "), ")");
}

std::string status(const SnakesLadders& game, const State& state) {
  const std::string name = game.seat_name(state.seat);
  switch (state.stage) {
    case Stage::who_starts: return cat("Who starts? ", name, " throws one die", who_starts(state));
    case Stage::choose_dice: return cat(capitalised(name), " chooses: one die or two?");
    case Stage::to_throw:
      return cat(capitalised(name), " throws ", state.dice == 1 ? "one die" : "two dice");
    case Stage::to_move:
      return cat(capitalised(name), " threw ", text_of(state.roll), ": ",
                 game.spell(state, Choice::move));
    case Stage::over: break;
  }
  return cat(capitalised(name), " wins");
}

}  // namespace

Picture SnakesLadders::picture(const State& state) const {
  Picture picture(width, height);
  draw_board(picture, rules_.board);
  draw_pieces(picture, state);
  picture.write(1, height - 1, off_the_board(state) + status(*this, state));
  return picture;
}

}  // namespace parlor::snakes_ladders
