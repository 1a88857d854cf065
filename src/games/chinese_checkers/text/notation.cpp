#include "games/chinese_checkers/text/notation.h"

#include <optional>

#include "core/words.h"
#include "games/chinese_checkers/text/messages.h"

namespace parlor::chinese_checkers {
namespace {

char letter_of(Seat seat) { return seat_colour(seat).front(); }

arg::Text said(char letter) { return arg::Text({&letter, 1}); }
arg::Seat said(Seat seat) { return arg::Seat(seat_colour(seat)); }

/// The seat in this game that a colour's letter stands for.
Result<Seat> read_seat(const Rules& rules, char letter) {
  std::vector<Message> letters;
  for (const Seat seat : rules.seats) {
    if (letter_of(seat) == letter) return seat;
    letters.push_back(say::colour_letter(said(letter_of(seat)), said(seat)));
  }
  return Error{say::no_such_colour(said(letter), all_of<Message>(letters))};
}

std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(at);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

Error no_such_hole(const Board& board, std::string_view name) {
  const Hole top = board.at({0, board.columns() / 2});
  const Hole bottom = board.at({board.rows() - 1, board.columns() / 2});
  return {say::no_such_hole(arg::Text(name), arg::Place(board.name(top)),
                            arg::Place(board.name(bottom)))};
}

/// Reads `y:a10,b9,...` into the state.
std::optional<Error> read_pegs(const Rules& rules, std::string_view text, State& state) {
  if (text.size() < 3 || text[1] != ':') return Error{say::position_pegs(arg::Text(text))};
  const auto seat = read_seat(rules, text.front());
  if (!seat) return seat.error();
  if (!state.pegs_of(*seat).empty()) return Error{say::colour_twice(said(*seat))};
  HoleSet pegs;
  for (const auto name : split(text.substr(2), ',')) {
    const auto hole = rules.board->find(name);
    if (!hole) return no_such_hole(*rules.board, name);
    if ((state.occupied() | pegs).contains(*hole)) {
      return Error{say::two_pegs(arg::Place(name))};
    }
    pegs.add(*hole);
  }
  if (pegs.size() != rules.board->pegs()) {
    return Error{say::wrong_number_of_pegs(said(*seat), pegs.size(), rules.board->pegs())};
  }
  state.pegs_of(*seat) = pegs;
  return std::nullopt;
}

std::optional<Error> check_whole(const Rules& rules, const State& state) {
  for (const Seat seat : rules.seats) {
    if (state.pegs_of(seat).empty()) return Error{say::pegs_missing(said(seat))};
  }
  for (const Seat seat : rules.seats) {
    if (rules.team_finished(state, seat)) return Error{say::across_already(said(seat))};
  }
  return std::nullopt;
}

}  // namespace

std::string position_text(const Rules& rules, const State& state) {
  std::string text;
  for (const Seat seat : rules.seats) {
    std::vector<std::string> names;
    for (const Hole hole : rules.board->in_reading_order(state.pegs_of(seat))) {
      names.push_back(rules.board->name(hole));
    }
    text += cat(letter_of(seat), ':', join(names, ","), ' ');
  }
  return text + letter_of(state.to_move);
}

Result<State> read_position(const Rules& rules, std::string_view text) {
  const auto parts = words(text);
  if (parts.size() != static_cast<std::size_t>(rules.seats.size()) + 1) {
    return Error{say::position_form(rules.seats.size())};
  }
  State state;
  for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
    if (auto problem = read_pegs(rules, parts[i], state)) return *problem;
  }
  if (parts.back().size() != 1) return Error{say::position_to_move(arg::Text(parts.back()))};
  const auto to_move = read_seat(rules, parts.back().front());
  if (!to_move) return to_move.error();
  state.to_move = *to_move;
  if (auto problem = check_whole(rules, state)) return *problem;
  return state;
}

std::string hop_text(const Board& board, Hole from, Hole to) {
  return cat(board.name(from), '>', board.name(to));
}

std::string way_text(const Board& board, const std::vector<Hole>& way) {
  std::vector<std::string> hops;
  for (std::size_t i = 1; i < way.size(); ++i) hops.push_back(hop_text(board, way[i - 1], way[i]));
  return join(hops, " ");
}

Result<std::vector<Choice>> read_hops(const Board& board, std::string_view text) {
  std::vector<Choice> hops;
  for (const auto word : words(text)) {
    const auto names = split(word, '>');
    if (names.size() < 2) {
      const int middle = board.columns() / 2;
      const std::string like = hop_text(board, board.at({0, middle}), board.at({1, middle - 1}));
      return Error{say::unreadable(arg::Text(word), arg::Play(like))};
    }
    Hole from = no_hole;
    for (const auto name : names) {
      const auto hole = board.find(name);
      if (!hole) return no_such_hole(board, name);
      if (from != no_hole) hops.push_back({from, *hole});
      from = *hole;
    }
  }
  if (hops.empty()) return Error{say::no_move()};
  return hops;
}

}  // namespace parlor::chinese_checkers
