#include "games/checkers/text/fen.h"

#include <bit>
#include <optional>
#include <vector>

#include "core/words.h"
#include "games/checkers/text/messages.h"
#include "games/checkers/text/walk.h"

namespace parlor::checkers {
namespace {

constexpr char letter_of(Side side) { return side == Side::dark ? 'B' : 'W'; }

std::optional<Side> side_of(char letter) {
  if (letter == 'B' || letter == 'b') return Side::dark;
  if (letter == 'W' || letter == 'w') return Side::light;
  return std::nullopt;
}

std::string write_squares(Squares squares, Squares kings) {
  std::vector<std::string> items;
  while (squares != 0) {
    const Squares one = take_lowest(squares);
    items.push_back(cat((one & kings) != 0 ? "K" : "", number_of(one)));
  }
  return join(items, ",");
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (std::size_t end = text.find(at); end != std::string_view::npos; end = text.find(at)) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  parts.push_back(text);
  return parts;
}

/// Squares as they are listed after a letter, and which of them carry a K.
struct Listed {
  Squares squares = 0;
  Squares kings = 0;
};

std::optional<int> square_number(std::string_view text) {
  const auto number = whole_number(text);
  return number && *number >= 1 && *number <= 32 ? number : std::nullopt;
}

/// Adds `14`, `K14` or a run of squares, `1-12`.
std::optional<Error> add_item(std::string_view item, Listed& listed) {
  const bool king = item.starts_with('K') || item.starts_with('k');
  const auto ends = split(king ? item.substr(1) : item, '-');
  const auto first = square_number(ends.front());
  const auto last = square_number(ends.back());
  if (!first || !last || ends.size() > 2 || *first > *last) {
    return Error{say::position_square(arg::Text(item))};
  }
  for (int number = *first; number <= *last; ++number) {
    if ((listed.squares & square(number)) != 0) {
      return Error{say::square_twice(arg::Place(number))};
    }
    listed.squares |= square(number);
    if (king) listed.kings |= square(number);
  }
  return std::nullopt;
}

Result<Listed> read_squares(std::string_view text) {
  Listed listed;
  if (text.empty()) return listed;
  for (const std::string_view item : split(text, ',')) {
    if (auto error = add_item(item, listed)) return *error;
  }
  return listed;
}

/// Collects the fields of a FEN one by one and checks the whole.
class FenReader {
 public:
  explicit FenReader(Captures captures) : captures_(captures) {}

  Result<State> read(std::string_view text) {
    if (text.ends_with('.')) text.remove_suffix(1);
    const auto fields = split(text, ':');
    if (fields.size() < 3) {
      return Error{say::position_form()};
    }
    const auto to_move = fields[0].size() == 1 ? side_of(fields[0].front()) : std::nullopt;
    if (!to_move) {
      return Error{say::position_to_move(arg::Text(fields[0]))};
    }
    board_ = {.dark = 0, .light = 0, .kings = 0, .to_move = *to_move};
    for (std::size_t i = 1; i < fields.size(); ++i) {
      if (auto error = i < 3 ? read_side(fields[i]) : read_extra(fields[i])) return *error;
    }
    if (auto error = check()) return *error;
    return state_from({board_, liable_}, quiet_);
  }

 private:
  std::optional<Error> read_side(std::string_view field) {
    const auto side = field.empty() ? std::nullopt : side_of(field.front());
    if (!side) {
      return Error{say::position_side(arg::Text(field))};
    }
    if (seen_[static_cast<std::size_t>(*side)]) {
      return Error{say::side_twice(said(*side))};
    }
    seen_[static_cast<std::size_t>(*side)] = true;
    const auto listed = read_squares(field.substr(1));
    if (!listed) return listed.error();
    board_.of(*side) = listed->squares;
    board_.kings |= listed->kings;
    return std::nullopt;
  }

  std::optional<Error> read_extra(std::string_view field) {
    const std::string_view value = field.substr(field.empty() ? 0 : 1);
    if (field.starts_with('H')) return read_quiet(value);
    if (field.starts_with('L')) return read_liable(value);
    // Programs that number moves write the number here; it changes nothing.
    if (field.starts_with('F') && whole_number(value)) return std::nullopt;
    return Error{say::position_extra(arg::Text(field))};
  }

  std::optional<Error> read_quiet(std::string_view value) {
    const auto number = whole_number(value);
    if (!number || *number > quiet_plays_to_draw) {
      return Error{say::position_quiet(arg::Text(cat('H', value)), quiet_plays_to_draw)};
    }
    quiet_ = *number;
    return std::nullopt;
  }

  std::optional<Error> read_liable(std::string_view value) {
    if (captures_ == Captures::forced) {
      return Error{say::position_huffs(arg::Text(cat('L', value)))};
    }
    const auto listed = read_squares(value);
    if (!listed) return listed.error();
    liable_ = listed->squares;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Error> check() const {
    if (const Squares both = board_.dark & board_.light; both != 0) {
      return Error{say::both_sides(arg::Place(number_of(both)))};
    }
    for (const Side side : {Side::dark, Side::light}) {
      if (auto error = check_side(side)) return error;
    }
    if (const Squares wrong = liable_ & ~board_.enemies(); wrong != 0) {
      return Error{say::not_liable(arg::Place(number_of(wrong)), said(other(board_.to_move)))};
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<Error> check_side(Side side) const {
    const Squares pieces = board_.of(side);
    if (std::popcount(pieces) > 12) {
      return Error{say::too_many_pieces(said(side), std::popcount(pieces))};
    }
    if (const Squares uncrowned = pieces & ~board_.kings & last_row(side); uncrowned != 0) {
      return Error{say::uncrowned(said(side), arg::Place(number_of(uncrowned)))};
    }
    if (pieces == 0 && side != board_.to_move) {
      return Error{say::won_already(said(side), said(board_.to_move))};
    }
    return std::nullopt;
  }

  Captures captures_;
  Board board_;
  std::array<bool, 2> seen_{};
  int quiet_ = 0;
  Squares liable_ = 0;
};

}  // namespace

std::string write_board(const Board& board) {
  return cat(letter_of(board.to_move), ":W", write_squares(board.of(Side::light), board.kings),
             ":B", write_squares(board.of(Side::dark), board.kings));
}

std::string write_fen(const State& state) {
  std::string text = write_board(state.now.board);
  if (state.quiet != 0) text += cat(":H", static_cast<int>(state.quiet));
  if (state.now.liable != 0) text += cat(":L", write_squares(state.now.liable, 0));
  return text;
}

Result<State> read_fen(std::string_view text, Captures captures) {
  return FenReader(captures).read(text);
}

}  // namespace parlor::checkers
