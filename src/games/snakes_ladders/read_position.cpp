#include <span>

#include "core/words.h"
#include "games/snakes_ladders/notation.h"

namespace parlor::snakes_ladders {
namespace {

constexpr std::string_view example = "y:14 b:3 y 5-2";

/// A position being read. Every step gives the first thing that is wrong, if anything is.
class PositionReader {
 public:
  explicit PositionReader(const SnakesLadders& game) : game_(game) {}

  Result<State> read(std::string_view text) {
    const std::vector<std::string_view> tokens = words(text);
    if (tokens.empty()) return Error{cat("The position is empty; one looks like ", example, ".")};
    std::size_t at = 0;
    for (; at < tokens.size() && tokens[at].find(':') != std::string_view::npos; ++at) {
      if (const auto problem = read_piece(tokens[at])) return *problem;
    }
    if (const auto problem = wrong_pieces(tokens[at == tokens.size() ? 0 : at])) return *problem;
    if (at == tokens.size()) {
      return Error{"The position does not say whose turn it is: a colour comes after the pieces."};
    }
    const auto rest = std::span(tokens).subspan(at + 1);
    const auto problem =
        tokens[at] == "first" ? read_who_starts(rest) : read_turn(tokens[at], rest);
    if (problem) return *problem;
    return state_;
  }

 private:
  using Problem = std::optional<Error>;
  using Tokens = std::span<const std::string_view>;

  Problem read_piece(std::string_view token) {
    const auto seat = seat_of(token.substr(0, token.find(':')));
    const auto square = whole_number(token.substr(token.find(':') + 1));
    if (!seat || !square) {
      return Error{cat(quoted(token),
                       " is not a piece: it is written y, b, r or g, a colon and a "
                       "square, such as y:14.")};
    }
    if (state_.seats.contains(*seat)) {
      return Error{cat(capitalised(game_.seat_name(*seat)), " has more than one piece.")};
    }
    if (const auto problem = wrong_square(*seat, *square)) return problem;
    state_.seats.add(*seat);
    state_.put(*seat, *square);
    return std::nullopt;
  }

  [[nodiscard]] Problem wrong_square(Seat seat, int square) const {
    const Rules& rules = game_.rules();
    const std::string name = game_.seat_name(seat);
    if (square < rules.start_square || square > last_square) {
      return Error{cat(capitalised(name), " stands on ", square, ", but the squares are ",
                       rules.start_square, " to ", last_square,
                       rules.start_square == 0 ? " (0 is off the board)." : ".")};
    }
    if (square == last_square) {
      return Error{cat(capitalised(name), " stands on ", last_square, ": this game is over.")};
    }
    if (!rules.board.plain(square)) {
      return Error{cat("Nobody can stand on ", square, ", because it leads to ",
                       rules.board.end(square), "; ", name, " does.")};
    }
    return held_twice(seat, square);
  }

  [[nodiscard]] Problem held_twice(Seat seat, int square) const {
    if (game_.rules().shareable(square)) return std::nullopt;
    for (const Seat other : state_.seats) {
      if (state_.square(other) != square) continue;
      return Error{cat(capitalised(game_.seat_name(other)), " and ", game_.seat_name(seat),
                       " both stand on ", square, ", but a square holds only one piece.")};
    }
    return std::nullopt;
  }

  [[nodiscard]] Problem wrong_pieces(std::string_view token) const {
    if (state_.seats.size() >= 2) return std::nullopt;
    if (state_.seats.empty()) {
      return Error{cat(quoted(token), " is not a piece; a position looks like ", example, ".")};
    }
    return Error{"A position has two to four pieces; this one has only one."};
  }

  Problem read_turn(std::string_view letter, Tokens rest) {
    const auto seat = seat_of(letter);
    if (!seat || !state_.seats.contains(*seat)) {
      return Error{cat(quoted(letter), " is not the colour of a piece in this position.")};
    }
    state_ = game_.turn_of(state_, *seat);
    if (rest.empty()) return std::nullopt;
    if (rest.size() > 1) {
      return Error{cat(quoted(rest[1]), " is too much: a position ends with the throw.")};
    }
    return rest[0] == "one" || rest[0] == "two" ? read_choice(rest[0]) : read_roll(rest[0]);
  }

  Problem read_choice(std::string_view word) {
    if (state_.stage != Stage::choose_dice) {
      return Error{cat("\"", word, "\" is not a choice that ", game_.seat_name(state_.seat),
                       " has on ", state_.square(state_.seat), ".")};
    }
    state_ = game_.taken(state_, word == "one" ? Choice::one_die : Choice::two_dice);
    return std::nullopt;
  }

  Problem read_roll(std::string_view text) {
    const auto one = read_die(text.substr(0, 1));
    const auto other = read_die(text.size() == 3 && text[1] == '-' ? text.substr(2) : "");
    if (!one || (text.size() != 1 && !other)) {
      return Error{cat(quoted(text), " is not a throw; one is written 5-2, or 4 for one die.")};
    }
    const int dice = other ? 2 : 1;
    if (state_.stage == Stage::choose_dice) {
      state_ = game_.taken(state_, dice == 1 ? Choice::one_die : Choice::two_dice);
    }
    if (dice != state_.dice) {
      return Error{cat(capitalised(game_.seat_name(state_.seat)), " throws ",
                       state_.dice == 1 ? "one die" : "two dice", " here, so ", quoted(text),
                       " can't be the throw.")};
    }
    state_ = game_.thrown(state_, other ? Roll(*one, *other) : Roll(*one));
    return std::nullopt;
  }

  static std::optional<int> read_die(std::string_view text) {
    if (text.size() != 1 || text.front() < '1' || text.front() > '6') return std::nullopt;
    return text.front() - '0';
  }

  Problem read_who_starts(Tokens rest) {
    for (const Seat seat : state_.seats) {
      if (state_.square(seat) == game_.rules().start_square) continue;
      return Error{cat("Who starts is settled before the first move, but ", game_.seat_name(seat),
                       " stands on ", state_.square(seat), ".")};
    }
    bool all_thrown = true;
    for (const std::string_view token : rest) {
      const auto problem = read_contender(token, all_thrown);
      if (problem) return problem;
    }
    if (state_.contenders.size() < 2 || all_thrown) {
      return Error{
          "After \"first\" come the colours that can still start, two or more, each with "
          "its die if it has thrown: first y4 b."};
    }
    return std::nullopt;
  }

  /// `y4` or `b`; those who have thrown come before those who have not, in the order of the seats.
  Problem read_contender(std::string_view token, bool& all_thrown) {
    const auto seat = seat_of(token.substr(0, 1));
    const auto die = read_die(token.substr(1));
    if (!seat || !state_.seats.contains(*seat) || (token.size() > 1 && !die)) {
      return Error{cat(quoted(token), " is not a colour of this position with or without a die.")};
    }
    const bool in_order = state_.contenders.bits() < SeatSet(*seat).bits();
    if (!in_order || (die && !all_thrown)) {
      return Error{cat(quoted(token), " is out of order: they throw in the order y, b, r, g.")};
    }
    state_.contenders.add(*seat);
    if (die) {
      state_.first_throws[static_cast<std::size_t>(seat->index())] =
          static_cast<std::uint8_t>(*die);
    } else if (all_thrown) {
      state_.seat = *seat;
      all_thrown = false;
    }
    return std::nullopt;
  }

  const SnakesLadders& game_;
  State state_;
};

}  // namespace

Result<State> SnakesLadders::read_position(std::string_view text) const {
  return PositionReader(*this).read(text);
}

}  // namespace parlor::snakes_ladders
