#include <span>

#include "core/words.h"
#include "games/snakes_ladders/text/messages.h"
#include "games/snakes_ladders/text/notation.h"
#include "games/snakes_ladders/text/position_messages.h"

namespace parlor::snakes_ladders {
namespace {

/// A position being read. Every step gives the first thing that is wrong, if anything is.
class PositionReader {
 public:
  explicit PositionReader(const SnakesLadders& game) : game_(game) {}

  Result<State> read(std::string_view text) {
    const std::vector<std::string_view> tokens = words(text);
    if (tokens.empty()) return Error{say::position_empty()};
    std::size_t at = 0;
    for (; at < tokens.size() && tokens[at].find(':') != std::string_view::npos; ++at) {
      if (const auto problem = read_piece(tokens[at])) return *problem;
    }
    if (const auto problem = wrong_pieces(tokens[at == tokens.size() ? 0 : at])) return *problem;
    if (at == tokens.size()) return Error{say::no_turn()};
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
    if (!seat || !square) return Error{say::piece_form(shown(token))};
    if (state_.seats.contains(*seat)) return Error{say::two_pieces(said(*seat))};
    if (const auto problem = wrong_square(*seat, *square)) return problem;
    state_.seats.add(*seat);
    state_.put(*seat, *square);
    return std::nullopt;
  }

  [[nodiscard]] Problem wrong_square(Seat seat, int square) const {
    const Rules& rules = game_.rules();
    const arg::Seat side = said(seat);
    const arg::Place at(square);
    if (square < rules.start_square || square > last_square) {
      const auto& says = rules.start_square == 0 ? say::no_such_square_from_0 : say::no_such_square;
      return Error{says(side, at, rules.start_square, last_square)};
    }
    if (square == last_square) return Error{say::position_won(side, at)};
    if (!rules.board.plain(square)) {
      return Error{say::not_plain(at, arg::Place(rules.board.end(square)), side)};
    }
    return held_twice(seat, square);
  }

  [[nodiscard]] Problem held_twice(Seat seat, int square) const {
    if (game_.rules().shareable(square)) return std::nullopt;
    for (const Seat other : state_.seats) {
      if (state_.square(other) != square) continue;
      return Error{say::both_stand(said(other), said(seat), arg::Place(square))};
    }
    return std::nullopt;
  }

  [[nodiscard]] Problem wrong_pieces(std::string_view token) const {
    if (state_.seats.size() >= 2) return std::nullopt;
    return Error{state_.seats.empty() ? say::position_form(shown(token)) : say::only_one_piece()};
  }

  Problem read_turn(std::string_view letter, Tokens rest) {
    const auto seat = seat_of(letter);
    if (!seat || !state_.seats.contains(*seat)) return Error{say::no_such_colour(shown(letter))};
    state_ = game_.turn_of(state_, *seat);
    if (rest.empty()) return std::nullopt;
    if (rest.size() > 1) return Error{say::too_much(shown(rest[1]))};
    return rest[0] == "one" || rest[0] == "two" ? read_choice(rest[0]) : read_roll(rest[0]);
  }

  Problem read_choice(std::string_view word) {
    if (state_.stage != Stage::choose_dice) {
      return Error{say::no_such_choice(arg::Text(word), said(state_.seat),
                                       arg::Place(state_.square(state_.seat)))};
    }
    state_ = game_.taken(state_, word == "one" ? Choice::one_die : Choice::two_dice);
    return std::nullopt;
  }

  Problem read_roll(std::string_view text) {
    const auto one = read_die(text.substr(0, 1));
    const auto other = read_die(text.size() == 3 && text[1] == '-' ? text.substr(2) : "");
    if (!one || (text.size() != 1 && !other)) return Error{say::throw_form(shown(text))};
    const int dice = other ? 2 : 1;
    if (state_.stage == Stage::choose_dice) {
      state_ = game_.taken(state_, dice == 1 ? Choice::one_die : Choice::two_dice);
    }
    if (dice != state_.dice) {
      return Error{say::other_dice(said(state_.seat), said_dice(state_.dice), shown(text))};
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
      return Error{say::moved_before_start(said(seat), arg::Place(state_.square(seat)))};
    }
    bool all_thrown = true;
    for (const std::string_view token : rest) {
      const auto problem = read_contender(token, all_thrown);
      if (problem) return problem;
    }
    if (state_.contenders.size() < 2 || all_thrown) {
      return Error{say::first_form()};
    }
    return std::nullopt;
  }

  /// `y4` or `b`; those who have thrown come before those who have not, in the order of the seats.
  Problem read_contender(std::string_view token, bool& all_thrown) {
    const auto seat = seat_of(token.substr(0, 1));
    const auto die = read_die(token.substr(1));
    if (!seat || !state_.seats.contains(*seat) || (token.size() > 1 && !die)) {
      return Error{say::contender_form(shown(token))};
    }
    const bool in_order = state_.contenders.bits() < SeatSet(*seat).bits();
    if (!in_order || (die && !all_thrown)) return Error{say::out_of_order(shown(token))};
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
