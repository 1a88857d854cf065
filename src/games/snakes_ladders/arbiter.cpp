#include "core/words.h"
#include "games/snakes_ladders/attempt.h"
#include "games/snakes_ladders/notation.h"
#include "games/snakes_ladders/shown.h"

namespace parlor::snakes_ladders {
namespace {

Ruling broken(std::string_view clause, std::string sentence) {
  return {false, cat("snakes_ladders.", clause), std::move(sentence)};
}

/// How what leads down is spoken of.
struct DownWords {
  std::string_view to_its_end;
  std::string_view not_there;
  std::string_view nobody_up;
  std::string_view end_of;
  std::string_view down_to;
};
constexpr DownWords snake_words{" is the tail-end of a snake, and its head is on ", ", not on ",
                                ": nobody goes up a snake", " is the head of the snake from ",
                                " and down the snake to "};
constexpr DownWords chute_words{" is the top of a chute, and its bottom is ", ", not ",
                                ": nobody goes up a chute", " is the bottom of the chute from ",
                                " and down the chute to "};

/// Rules on one attempt in one position. Each check gives the ruling against the attempt, if it
/// finds fault with it.
class Arbiter {
 public:
  Arbiter(const SnakesLadders& game, const State& state)
      : game_(game),
        state_(state),
        down_(game.rules().down_by == DownBy::snakes ? snake_words : chute_words),
        name_(capitalised(game.seat_name(state.seat))) {}

  [[nodiscard]] Ruling judge(std::string_view text) const {
    switch (state_.stage) {
      case Stage::over: return broken("07", cat(name_, " stands on 100: the game is over."));
      case Stage::who_starts: return broken("01", who_starts());
      case Stage::to_throw: return judge_before_throw(text);
      case Stage::choose_dice: return judge_dice(text);
      case Stage::to_move: break;
    }
    return judge_move(text);
  }

 private:
  using Fault = std::optional<Ruling>;

  [[nodiscard]] std::string who_starts() const {
    const std::string now = cat(game_.seat_name(state_.seat), " throws one die for it now.");
    if (state_.contenders == state_.seats) return cat("Who starts is not settled yet: ", now);
    std::vector<std::string> tied;
    for (const Seat seat : state_.contenders) tied.push_back(game_.seat_name(seat));
    return cat("Who starts is not settled yet: ", enumerate(tied),
               " have tied and throw again (our reading), and ", now);
  }

  [[nodiscard]] std::string dice_to_throw() const {
    return state_.dice == 1 ? "one die" : "two dice";
  }

  [[nodiscard]] Ruling judge_before_throw(std::string_view text) const {
    if (text == "one" || text == "two") return broken("09", no_choice_of_dice());
    return broken("02", cat(name_, " has not thrown yet: ", dice_to_throw(),
                            " first, then the move they bring."));
  }

  [[nodiscard]] std::string no_choice_of_dice() const {
    const int square = state_.square(state_.seat);
    if (game_.rules().may_choose_dice(square)) {
      return cat(name_, " has already chosen to throw ", dice_to_throw(), ".");
    }
    if (!game_.rules().late_one_die) {
      return cat("There is no choice of dice in these rules: everybody throws ", dice_to_throw(),
                 " every time.");
    }
    return cat(name_, " stands on ", square, ": the choice of one die begins on ", late_square,
               ".");
  }

  [[nodiscard]] Ruling judge_dice(std::string_view text) const {
    if (text == "one") return {true, "", cat(name_, " throws one die.")};
    if (text == "two") return {true, "", cat(name_, " throws two dice.")};
    return broken("09", cat(name_, " stands on ", state_.square(state_.seat),
                            " and first chooses how many dice to throw: one or two."));
  }

  [[nodiscard]] Ruling judge_move(std::string_view text) const {
    const Move due = game_.move(state_);
    if (text == text_of(due)) return {true, "", told(due)};
    if (text == "one" || text == "two") {
      return broken("02", cat(thrown_words(), " lies on the table: the dice are thrown."));
    }
    if (text == "-") {
      return broken(
          "02", cat(thrown_words(), " takes ", game_.seat_name(due.seat), " from ", place(due.from),
                    " to ", due.reached, ": the move can't be left out (", text_of(due), ")."));
    }
    const auto attempt = read_attempt(text);
    if (!attempt) {
      return {false, "",
              cat(quoted(text), " is not written like a move; ", game_.seat_name(due.seat),
                  "'s is written ", text_of(due), ".")};
    }
    return against(*attempt, due);
  }

  [[nodiscard]] Ruling against(const Attempt& attempt, const Move& due) const {
    Fault fault = wrong_piece(attempt, due);
    if (!fault) fault = wrong_count(attempt, due);
    if (!fault) fault = wrong_feature(attempt, due);
    if (!fault) fault = wrong_end(attempt, due);
    if (fault) return *fault;
    return {false, "", cat("That move is written ", text_of(due), ".")};
  }

  [[nodiscard]] Fault wrong_piece(const Attempt& attempt, const Move& due) const {
    if (attempt.from == due.from) return std::nullopt;
    for (const Seat seat : state_.seats) {
      if (state_.square(seat) != attempt.from) continue;
      return broken("10", cat("The piece ", standing(attempt.from), " is ", game_.seat_name(seat),
                              "'s, and it is ", game_.seat_name(due.seat), "'s turn."));
    }
    return broken("02", cat(name_, "'s piece is ", standing(due.from), ", not ",
                            standing(attempt.from), "."));
  }

  [[nodiscard]] Fault wrong_count(const Attempt& attempt, const Move& due) const {
    if (due.too_high) {
      return broken("07", cat(thrown_words(), " is too high: from ", due.from, " it takes exactly ",
                              last_square - due.from, " to get to 100, so ",
                              game_.seat_name(due.seat), " stays (-)."));
    }
    if (attempt.reached == due.reached) return std::nullopt;
    return broken("02", cat(thrown_words(), " leads from ", place(due.from), " to ", due.reached,
                            ", not to ", attempt.reached, "."));
  }

  [[nodiscard]] Fault wrong_feature(const Attempt& attempt, const Move& due) const {
    if (due.led_to > due.reached) return wrong_ladder(attempt, due);
    if (due.led_to < due.reached) return wrong_way_down(attempt, due);
    return attempt.up || attempt.down ? Fault(carried_from_plain(attempt)) : std::nullopt;
  }

  [[nodiscard]] static Fault wrong_ladder(const Attempt& attempt, const Move& due) {
    if (attempt.up == due.led_to) return std::nullopt;
    const std::string ladder =
        cat(due.reached, " is the bottom of a ladder, and its top is ", due.led_to);
    if (attempt.down) return broken("04", cat(ladder, ": nobody goes down a ladder."));
    if (attempt.up) return broken("04", cat(ladder, ", not ", *attempt.up, "."));
    return broken("04", cat(ladder, ": the piece goes up, it can't stay below."));
  }

  [[nodiscard]] Fault wrong_way_down(const Attempt& attempt, const Move& due) const {
    if (attempt.down == due.led_to) return std::nullopt;
    const std::string way = cat(due.reached, down_.to_its_end, due.led_to);
    if (attempt.up) return broken("05", cat(way, down_.nobody_up, "."));
    if (attempt.down) return broken("05", cat(way, down_.not_there, *attempt.down, "."));
    return broken("05", cat(way, ": the piece goes down, it can't stay above."));
  }

  [[nodiscard]] Ruling carried_from_plain(const Attempt& attempt) const {
    const Board& board = game_.rules().board;
    const auto ladder = board.ending_on(attempt.reached, Kind::ladder);
    if (attempt.down && ladder) {
      return broken(
          "04", cat(attempt.reached, " is the top of the ladder from ", ladder->from,
                    ": nobody goes down a ladder, so the piece stays on ", attempt.reached, "."));
    }
    const auto snake = board.ending_on(attempt.reached, Kind::snake);
    if (attempt.up && snake) {
      return broken("05", cat(attempt.reached, down_.end_of, snake->from, down_.nobody_up,
                              ", so the piece stays on ", attempt.reached, "."));
    }
    return broken("06", cat("Nothing leads away from ", attempt.reached,
                            ": it is a plain square, and the piece stays there."));
  }

  [[nodiscard]] Fault wrong_end(const Attempt& attempt, const Move& due) const {
    if (!due.held_by) {
      if (!attempt.back) return std::nullopt;
      return broken("03", cat("Nobody sends ", game_.seat_name(due.seat), " back from ", due.led_to,
                              is_exempt(due) ? ", which holds any number (our reading)" : "",
                              ": the piece stays there."));
    }
    if (attempt.back == due.from) return std::nullopt;
    return broken("03",
                  cat(capitalised(game_.seat_name(*due.held_by)), " holds ", due.led_to,
                      due.led_to != due.reached ? ", where the way ends (our reading): " : ": ",
                      game_.seat_name(due.seat), " goes back ", going(due.from),
                      ", where the move began, and the turn is over (", text_of(due), ")."));
  }

  /// Whether a move ends beside somebody, where only the first square may be shared.
  [[nodiscard]] bool is_exempt(const Move& due) const {
    if (game_.rules().shared_squares) return false;
    for (const Seat seat : state_.seats) {
      if (seat != due.seat && state_.square(seat) == due.led_to) return true;
    }
    return false;
  }

  /// A legal move in words.
  [[nodiscard]] std::string told(const Move& due) const {
    if (due.too_high) return cat(name_, " stays on ", due.from, ": ", due.count, " is too high.");
    std::string text = cat(name_, " moves from ", place(due.from), " to ", due.reached);
    if (due.led_to > due.reached) text += cat(" and up the ladder to ", due.led_to);
    if (due.led_to < due.reached) text += cat(down_.down_to, due.led_to);
    if (due.held_by) {
      text += cat(", which ", game_.seat_name(*due.held_by), " holds, and goes back ",
                  going(due.from), due.led_to != due.reached ? " (our reading)" : "");
    } else if (is_exempt(due)) {
      text += ", which holds any number (our reading)";
    }
    return text + (due.end() == last_square ? ", and wins." : ".");
  }

  [[nodiscard]] std::string thrown_words() const {
    const Roll roll = state_.roll;
    if (roll.low() == 0) return cat("The ", roll.high());
    return cat(roll.high(), " and ", roll.low(), ", together ", roll.total(), ",");
  }

  [[nodiscard]] static std::string place(int square) {
    return square == 0 ? std::string("off the board") : std::to_string(square);
  }
  [[nodiscard]] static std::string standing(int square) {
    return square == 0 ? place(square) : cat("on ", square);
  }
  [[nodiscard]] static std::string going(int square) {
    return square == 0 ? place(square) : cat("to ", square);
  }

  const SnakesLadders& game_;
  const State& state_;
  const DownWords& down_;
  std::string name_;
};

}  // namespace

Ruling SnakesLadders::judge(const State& state, std::string_view text) const {
  const std::vector<std::string_view> steps = words(text);
  if (steps.size() > 1) {
    return broken("02",
                  cat("A turn has one step here; ", quoted(text), " has ", steps.size(), "."));
  }
  return Arbiter(*this, state).judge(steps.empty() ? "" : steps.front());
}

Result<Choice> SnakesLadders::read_play(const State& state, std::string_view text) const {
  const Ruling ruling = judge(state, text);
  if (!ruling.legal) return Error{ruling.sentence};
  if (state.stage == Stage::to_move) return Choice::move;
  return words(text).front() == "one" ? Choice::one_die : Choice::two_dice;
}

Result<Next> SnakesLadders::only_steps(const State& state) const {
  if (!actor(state).is_player()) return Error{judge(state, "").sentence};
  if (state.stage == Stage::choose_dice) {
    return Next{{{"one", "", "", "", false}, {"two", "", "", "", false}}, false, {}};
  }
  const Move due = move(state);
  const std::string count = std::to_string(due.count);
  if (due.too_high) return Next{{}, true, {count}};
  const StepInfo step{text_of(due), std::to_string(due.from), std::to_string(due.end()), count,
                      false,        {moved_piece(due)}};
  return Next{{step}, false, {count}};
}

}  // namespace parlor::snakes_ladders
