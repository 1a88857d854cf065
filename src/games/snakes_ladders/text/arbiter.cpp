#include "core/words.h"
#include "games/snakes_ladders/text/attempt.h"
#include "games/snakes_ladders/text/messages.h"
#include "games/snakes_ladders/text/notation.h"
#include "games/snakes_ladders/text/shown.h"

namespace parlor::snakes_ladders {
namespace {

Ruling broken(std::string_view clause, Message message) {
  return {false, cat("snakes_ladders.", clause), std::move(message)};
}

Ruling allowed(Message message) { return {true, "", std::move(message)}; }

/// How what leads down is spoken of.
struct DownMessages {
  const Template<arg::Place, arg::Place>& not_up;
  const Template<arg::Place, arg::Place>& goes_down;
  const Template<arg::Place, arg::Place, arg::Place>& ends;
  const Template<arg::Place, arg::Place>& end_of;
  const Template<Message, arg::Place>& way_down;
};
constexpr DownMessages snake_messages{say::snake_not_up, say::snake_goes_down, say::snake_ends,
                                      say::head_of_snake, say::way_down_snake};
constexpr DownMessages chute_messages{say::chute_not_up, say::chute_goes_down, say::chute_ends,
                                      say::bottom_of_chute, say::way_down_chute};

/// Rules on one attempt in one position. Each check gives the ruling against the attempt, if it
/// finds fault with it.
class Arbiter {
 public:
  Arbiter(const SnakesLadders& game, const State& state)
      : game_(game),
        state_(state),
        down_(game.rules().down_by == DownBy::snakes ? snake_messages : chute_messages),
        side_(said(state.seat)),
        at_(state.square(state.seat)) {}

  [[nodiscard]] Ruling judge(std::string_view text) const {
    switch (state_.stage) {
      case Stage::over: return broken("07", say::game_over(side_));
      case Stage::who_starts: return broken("01", who_starts());
      case Stage::to_throw: return judge_before_throw(text);
      case Stage::choose_dice: return judge_dice(text);
      case Stage::to_move: break;
    }
    return judge_move(text);
  }

 private:
  using Fault = std::optional<Ruling>;

  [[nodiscard]] Message who_starts() const {
    if (state_.contenders == state_.seats) return say::not_settled(side_);
    std::vector<std::string> tied;
    for (const Seat seat : state_.contenders) tied.push_back(game_.seat_name(seat));
    return say::tied(all_of<arg::Seat>(tied), side_);
  }

  [[nodiscard]] Message dice_to_throw() const { return said_dice(state_.dice); }

  [[nodiscard]] Ruling judge_before_throw(std::string_view text) const {
    if (text == "one" || text == "two") return broken("09", no_choice_of_dice());
    return broken("02", say::not_thrown(side_, dice_to_throw()));
  }

  [[nodiscard]] Message no_choice_of_dice() const {
    if (game_.rules().may_choose_dice(state_.square(state_.seat))) {
      return say::dice_chosen(side_, dice_to_throw());
    }
    if (!game_.rules().late_one_die) return say::no_choice_of_dice(dice_to_throw());
    return say::too_early_for_one_die(side_, at_, arg::Place(late_square));
  }

  [[nodiscard]] Ruling judge_dice(std::string_view text) const {
    if (text == "one") return allowed(say::throws_one_die(side_));
    if (text == "two") return allowed(say::throws_two_dice(side_));
    return broken("09", say::dice_first(side_, at_));
  }

  [[nodiscard]] Ruling judge_move(std::string_view text) const {
    const Move due = game_.move(state_);
    if (text == text_of(due)) return allowed(told(due));
    if (text == "one" || text == "two") return broken("02", say::already_thrown(thrown()));
    if (text == "-") {
      return broken("02", say::must_move(thrown(), side_, place(due.from), place(due.reached),
                                         arg::Play(text_of(due))));
    }
    const auto attempt = read_attempt(text);
    if (!attempt) {
      return {false, "", say::unreadable(shown(text), side_, arg::Play(text_of(due)))};
    }
    return against(*attempt, due);
  }

  [[nodiscard]] Ruling against(const Attempt& attempt, const Move& due) const {
    Fault fault = wrong_piece(attempt, due);
    if (!fault) fault = wrong_count(attempt, due);
    if (!fault) fault = wrong_feature(attempt, due);
    if (!fault) fault = wrong_end(attempt, due);
    if (fault) return *fault;
    return {false, "", say::written_so(arg::Play(text_of(due)))};
  }

  [[nodiscard]] Fault wrong_piece(const Attempt& attempt, const Move& due) const {
    if (attempt.from == due.from) return std::nullopt;
    for (const Seat seat : state_.seats) {
      if (state_.square(seat) != attempt.from) continue;
      return broken("10", say::others_piece(standing(attempt.from), said(seat), side_));
    }
    return broken("02", say::piece_elsewhere(side_, standing(due.from), standing(attempt.from)));
  }

  [[nodiscard]] Fault wrong_count(const Attempt& attempt, const Move& due) const {
    if (due.too_high) {
      return broken("07", say::too_high(thrown(), place(due.from), last_square - due.from, side_));
    }
    if (attempt.reached == due.reached) return std::nullopt;
    return broken("02", say::leads_elsewhere(thrown(), place(due.from), place(due.reached),
                                             arg::Place(attempt.reached)));
  }

  [[nodiscard]] Fault wrong_feature(const Attempt& attempt, const Move& due) const {
    if (due.led_to > due.reached) return wrong_ladder(attempt, due);
    if (due.led_to < due.reached) return wrong_way_down(attempt, due);
    return attempt.up || attempt.down ? Fault(carried_from_plain(attempt)) : std::nullopt;
  }

  [[nodiscard]] static Fault wrong_ladder(const Attempt& attempt, const Move& due) {
    if (attempt.up == due.led_to) return std::nullopt;
    const arg::Place bottom(due.reached);
    const arg::Place top(due.led_to);
    if (attempt.down) return broken("04", say::ladder_not_down(bottom, top));
    if (attempt.up) return broken("04", say::ladder_ends(bottom, top, arg::Place(*attempt.up)));
    return broken("04", say::ladder_goes_up(bottom, top));
  }

  [[nodiscard]] Fault wrong_way_down(const Attempt& attempt, const Move& due) const {
    if (attempt.down == due.led_to) return std::nullopt;
    const arg::Place at(due.reached);
    const arg::Place end(due.led_to);
    if (attempt.up) return broken("05", down_.not_up(at, end));
    if (attempt.down) return broken("05", down_.ends(at, end, arg::Place(*attempt.down)));
    return broken("05", down_.goes_down(at, end));
  }

  [[nodiscard]] Ruling carried_from_plain(const Attempt& attempt) const {
    const Board& board = game_.rules().board;
    const arg::Place at(attempt.reached);
    const auto ladder = board.ending_on(attempt.reached, Kind::ladder);
    if (attempt.down && ladder) {
      return broken("04", say::top_of_ladder(at, arg::Place(ladder->from)));
    }
    const auto snake = board.ending_on(attempt.reached, Kind::snake);
    if (attempt.up && snake) return broken("05", down_.end_of(at, arg::Place(snake->from)));
    return broken("06", say::plain_square(at));
  }

  [[nodiscard]] Fault wrong_end(const Attempt& attempt, const Move& due) const {
    const arg::Place end(due.led_to);
    if (!due.held_by) {
      if (!attempt.back) return std::nullopt;
      const auto& says = is_exempt(due) ? say::not_sent_back_by_reading : say::not_sent_back;
      return broken("03", says(side_, end));
    }
    if (attempt.back == due.from) return std::nullopt;
    const auto& says = due.led_to != due.reached ? say::held_by_reading : say::held;
    return broken(
        "03", says(said(*due.held_by), end, side_, going_back(due.from), arg::Play(text_of(due))));
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
  [[nodiscard]] Message told(const Move& due) const {
    if (due.too_high) return say::stays(side_, place(due.from), due.count);
    Message way = way_of(due);
    if (due.held_by) {
      const auto& says = due.led_to != due.reached ? say::moves_by_reading : say::moves;
      return says(side_, say::way_back(std::move(way), said(*due.held_by), going_back(due.from)));
    }
    if (is_exempt(due)) return say::moves_by_reading(side_, say::way_to_shared(std::move(way)));
    const auto& says = due.end() == last_square ? say::wins : say::moves;
    return says(side_, std::move(way));
  }

  [[nodiscard]] Message way_of(const Move& due) const {
    Message way = say::way(place(due.from), place(due.reached));
    if (due.led_to == due.reached) return way;
    const auto& says = due.led_to > due.reached ? say::way_up_ladder : down_.way_down;
    return says(std::move(way), place(due.led_to));
  }

  [[nodiscard]] Message thrown() const {
    const Roll roll = state_.roll;
    if (roll.low() == 0) return say::die_thrown(roll.high());
    return say::dice_thrown(roll.high(), roll.low(), roll.total());
  }

  [[nodiscard]] static arg::Place place(int square) {
    return square == 0 ? arg::Place("off the board") : arg::Place(square);
  }
  [[nodiscard]] static Message standing(int square) {
    return square == 0 ? say::standing_off() : say::standing_on(arg::Place(square));
  }
  [[nodiscard]] static Message going_back(int square) {
    return square == 0 ? say::back_off() : say::back_to(arg::Place(square));
  }

  const SnakesLadders& game_;
  const State& state_;
  const DownMessages& down_;
  /// Whose turn it is, and where that piece stands.
  arg::Seat side_;
  arg::Place at_;
};

}  // namespace

Ruling SnakesLadders::judge(const State& state, std::string_view text) const {
  const std::vector<std::string_view> steps = words(text);
  if (steps.size() > 1) {
    return broken("02", say::one_step(shown(text), steps.size()));
  }
  return Arbiter(*this, state).judge(steps.empty() ? "" : steps.front());
}

Result<Choice> SnakesLadders::read_play(const State& state, std::string_view text) const {
  const Ruling ruling = judge(state, text);
  if (!ruling.legal) return Error{ruling.message};
  if (state.stage == Stage::to_move) return Choice::move;
  return words(text).front() == "one" ? Choice::one_die : Choice::two_dice;
}

Result<Next> SnakesLadders::only_steps(const State& state) const {
  if (!actor(state).is_player()) return Error{judge(state, "").message};
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
