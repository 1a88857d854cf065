#include <array>

#include "core/words.h"
#include "games/parcheesi/game.h"

/// The board in character cells: 19 by 19, three columns each, with the space numbers on it so that
/// steps can be typed.
namespace parlor::parcheesi {
namespace {

constexpr int cells = 19;
constexpr int cell_width = 3;

struct Cell {
  int x = 0;
  int y = 0;
};

/// Yellow's quarter of the ring by offset from space 1; the other colours' follow by quarter turns.
constexpr Cell first_quarter(int number) {
  if (number <= 8) return {10, 19 - number};
  if (number <= 16) return {number + 2, 10};
  return {18, 9};
}

constexpr Cell turned(Cell cell, int quarters) {
  for (; quarters > 0; --quarters) cell = {cell.y, cells - 1 - cell.x};
  return cell;
}

constexpr Cell ring_cell(int number) {
  return turned(first_quarter((number - 1) % quarter + 1), (number - 1) / quarter);
}
constexpr Cell path_cell(Color color, int number) {
  return turned({9, 18 - number}, static_cast<int>(color));
}

static_assert(ring_cell(18).x == 18 && ring_cell(18).y == 8);
static_assert(ring_cell(34).x == 9 && ring_cell(34).y == 0);
static_assert(ring_cell(43).x == 7 && ring_cell(43).y == 8);
static_assert(ring_cell(60).x == 8 && ring_cell(60).y == 11);
static_assert(ring_cell(68).x == 9 && ring_cell(68).y == 18);
static_assert(path_cell(Color::blue, 1).x == 17 && path_cell(Color::blue, 1).y == 9);

constexpr std::array<Ink, colors> inks{Ink::yellow, Ink::blue, Ink::red, Ink::green};
constexpr Ink ink_of(Color color) { return inks[index(color)]; }

class Drawing {
 public:
  Drawing(const Parcheesi& game, const State& state)
      : game_(game),
        state_(state),
        mirrored_(game.options().direction == Direction::clockwise),
        picture_(cells * cell_width, cells) {}

  Picture draw() {
    for (int number = 1; number <= ring_size; ++number) draw_space(number);
    for (int c = 0; c < colors; ++c) {
      const Color color = color_at(c);
      for (int number = 1; number <= path_size; ++number) {
        write(path_cell(color, number), cat('h', number), ink_of(color), false);
      }
      draw_corner(color);
      if (state_.seated.contains(seat_of(color))) draw_pawns(color);
    }
    const int middle = 8 * cell_width;
    picture_.write(middle + 2, 9, "HOME", Ink::plain, true);
    return std::move(picture_);
  }

 private:
  void write(Cell cell, const std::string& text, Ink ink, bool bold) {
    const int x = mirrored_ ? cells - 1 - cell.x : cell.x;
    picture_.write(x * cell_width, cell.y, text, ink, bold);
  }

  /// A safety space is marked with `*`, an ENTER with the letter of its colour.
  void draw_space(int number) {
    std::string text = std::to_string(number);
    Ink ink = Ink::faint;
    for (int c = 0; c < colors; ++c) {
      const Color color = color_at(c);
      if (space_number(color, 0) != number) continue;
      text += cat(letter_of(color));
      ink = ink_of(color);
    }
    const bool enter = ink != Ink::faint;
    if (!enter && game_.options().safety_spaces &&
        is_safety(offset_of_space(Color::yellow, number))) {
      text += '*';
    }
    write(ring_cell(number), text, ink, enter);
  }

  void draw_pawns(Color color) {
    const Pawns& pawns = state_.pawns[index(color)];
    const char letter = static_cast<char>(letter_of(color) - 'a' + 'A');
    for (std::size_t i = 0; i < pawns.size(); ++i) {
      if (pawns[i].in_start() || pawns[i].is_home()) continue;
      const bool pair = i + 1 < pawns.size() && pawns[i] == pawns[i + 1];
      const Cell cell = pawns[i].on_path() ? path_cell(color, pawns[i].path_number())
                                           : ring_cell(space_number(color, pawns[i].ring_offset()));
      write(cell, pair ? cat(letter, letter, ' ') : cat('(', letter, ')'), ink_of(color), true);
      if (pair) ++i;
    }
  }

  /// START and HOME as counts of pawns in the colour's corner.
  void draw_corner(Color color) {
    if (!state_.seated.contains(seat_of(color))) return;
    const Cell corner = turned({13, 14}, static_cast<int>(color));
    const Pawns& pawns = state_.pawns[index(color)];
    int start = 0;
    int home = 0;
    for (const Place pawn : pawns) {
      start += static_cast<int>(pawn.in_start());
      home += static_cast<int>(pawn.is_home());
    }
    const int column = (mirrored_ ? cells - 1 - corner.x : corner.x) < cells / 2 ? 2 : 12;
    const auto line = [&](int y, const std::string& text, bool bold) {
      picture_.write(column * cell_width, y, text, ink_of(color), bold);
    };
    const int top = corner.y < cells / 2 ? 3 : 13;
    const bool to_move = state_.phase != Phase::drawing && color_of(state_.mover) == color;
    line(top, cat(to_move ? "> " : "  ", capitalised(name_of(color))), true);
    line(top + 1,
         cat("  START ", std::string(static_cast<std::size_t>(start), 'o'),
             std::string(static_cast<std::size_t>(4 - start), '.')),
         false);
    line(top + 2,
         cat("  HOME  ", std::string(static_cast<std::size_t>(home), 'o'),
             std::string(static_cast<std::size_t>(4 - home), '.')),
         false);
  }

  const Parcheesi& game_;
  const State& state_;
  bool mirrored_;
  Picture picture_;
};

}  // namespace

Picture Parcheesi::picture(const State& state) const { return Drawing(*this, state).draw(); }

}  // namespace parlor::parcheesi
