#include "games/backgammon/text/xgid.h"

#include <array>
#include <optional>
#include <vector>

#include "core/words.h"
#include "games/backgammon/text/messages.h"
#include "games/backgammon/text/position_id.h"

namespace parlor::backgammon {
namespace {

constexpr std::string_view prefix = "XGID=";

enum Field : std::size_t {
  men,
  cube,
  owner,
  turn,
  dice,
  red_score,
  black_score,
  crawford,
  length,
  limit,
  extra
};

char letter_of(int count, char one) {
  return count == 0 ? '-' : static_cast<char>(one + count - 1);
}

/// The 26 places as red counts them, black's bar first; red's men in capitals.
std::string write_men(const State& state) {
  const Men& reds = state.men(red);
  const Men& blacks = state.men(black);
  std::string text(1, letter_of(blacks.at(bar), 'a'));
  for (int point = 1; point <= 24; ++point) {
    const int count = reds.at(point);
    text += count > 0 ? letter_of(count, 'A') : letter_of(blacks.at(seen_from_there(point)), 'a');
  }
  return text + letter_of(reds.at(bar), 'A');
}

int side_number(Seat seat) { return seat == red ? 1 : -1; }

std::string write_dice(const State& state) {
  if (state.phase == Phase::doubled) return "D";
  return cat(state.roll.high(), state.roll.low());
}

std::string write_extra(const State& state, const Options& options) {
  switch (state.phase) {
    case Phase::red_opens:
    case Phase::black_opens: return ":opening";
    case Phase::throwing: return may_double(state, options) ? ":roll" : "";
    case Phase::over: return ":over";
    default: return "";
  }
}

std::vector<std::string_view> split(std::string_view text) {
  std::vector<std::string_view> fields;
  for (std::size_t end = text.find(':'); end != std::string_view::npos; end = text.find(':')) {
    fields.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  fields.push_back(text);
  return fields;
}

/// What is played to so many points; 0 for a single game.
Message game_to(int points) { return points == 0 ? say::single_game() : say::match_to(points); }

/// Reads the fields one after the other into a state; the first thing wrong is kept.
class Reader {
 public:
  Reader(std::vector<std::string_view> fields, const Options& options)
      : fields_(std::move(fields)), options_(options) {}

  Result<State> read() {
    if (read_men() && read_turn() && read_match() && read_cube() && read_phase()) return state_;
    return Error{problem_};
  }

 private:
  bool read_men();
  bool read_turn();
  bool read_match();
  bool read_cube();
  bool read_phase();
  bool read_extra();
  [[nodiscard]] std::optional<Roll> read_roll() const;

  bool refuse(Message problem) {
    problem_ = std::move(problem);
    return false;
  }
  [[nodiscard]] std::optional<int> number(Field field, int most) const {
    const auto value = whole_number(fields_[field]);
    return value && *value <= most ? value : std::nullopt;
  }

  std::vector<std::string_view> fields_;
  Options options_;
  State state_;
  Message problem_;
};

bool Reader::read_men() {
  const std::string_view text = fields_[Field::men];
  if (text.size() != places) {
    return refuse(say::xgid_board(text.size()));
  }
  Board board;
  std::array<int, 2> counts{};
  for (int place = 0; place < places; ++place) {
    const char letter = text[static_cast<std::size_t>(place)];
    const bool reds = letter >= 'A' && letter <= 'O';
    const bool blacks = letter >= 'a' && letter <= 'o';
    if (letter == '-') continue;
    if ((!reds && !blacks) || (reds && place == 0) || (blacks && place == bar)) {
      return refuse(say::xgid_letter(arg::Text(std::string_view(&letter, 1)), place));
    }
    const int count = letter - (reds ? 'A' : 'a') + 1;
    int& total = counts[reds ? 0 : 1];
    total += count;
    if (total > men_each) return refuse(say::xgid_men());
    if (reds) board.mover.put(place, count);
    if (blacks) board.waiting.put(seen_from_there(place), count);
  }
  board.mover.put(off, men_each - counts[0]);
  board.waiting.put(off, men_each - counts[1]);
  const auto checked = checked_board(board, counts[0], counts[1]);
  if (!checked) return refuse(checked.error().message);
  state_.board = board;
  return true;
}

bool Reader::read_turn() {
  if (fields_[Field::turn] == "-1") {
    state_.turn = black;
    state_.board = state_.board.turned();
    return true;
  }
  if (fields_[Field::turn] == "1") return true;
  return refuse(say::xgid_turn(arg::Text(fields_[Field::turn])));
}

bool Reader::read_match() {
  const auto points = number(Field::length, 25'000);
  const auto reds = number(Field::red_score, 25'000);
  const auto blacks = number(Field::black_score, 25'000);
  const auto flag = number(Field::crawford, 3);
  if (!points || !reds || !blacks || !flag) return refuse(say::xgid_score());
  if (*points != options_.match) {
    return refuse(say::xgid_other_length(game_to(*points), game_to(options_.match)));
  }
  if (*points == 0) return true;
  if (*reds >= *points || *blacks >= *points) {
    return refuse(say::match_over(*reds, *blacks));
  }
  state_.score.points = {static_cast<std::uint16_t>(*reds), static_cast<std::uint16_t>(*blacks)};
  state_.score.crawford = *flag == 1;
  if (*flag > 1 || (*flag == 1 && !state_.score.somebody_needs_one(*points))) {
    return refuse(say::not_crawford());
  }
  return true;
}

bool Reader::read_cube() {
  const auto turns = number(Field::cube, Cube::most_turns);
  const std::string_view owner = fields_[Field::owner];
  if (!turns || (owner != "0" && owner != "1" && owner != "-1") || !number(Field::limit, 30)) {
    return refuse(say::xgid_cube());
  }
  if (!options_.cube && (*turns != 0 || owner != "0")) {
    return refuse(say::cube_not_in_play());
  }
  if (state_.score.crawford && *turns != 0) {
    return refuse(say::cube_in_crawford());
  }
  state_.cube = owner == "0" ? Cube(*turns) : Cube(*turns, owner == "1" ? red : black);
  return true;
}

std::optional<Roll> Reader::read_roll() const {
  const std::string_view text = fields_[Field::dice];
  if (text.size() != 2) return std::nullopt;
  const int one = text[0] - '0';
  const int two = text[1] - '0';
  if (one < 0 || one > 6 || two < 0 || two > 6) return std::nullopt;
  return Roll(one, two);
}

bool Reader::read_phase() {
  const bool may = may_double(state_, options_);
  if (fields_.size() > Field::extra) return read_extra();
  if (fields_[Field::dice] == "D") {
    if (!may) return refuse(say::may_not_double());
    state_.phase = Phase::doubled;
    return true;
  }
  const auto roll = read_roll();
  if (!roll || (roll->low() == 0 && roll->high() != 0)) {
    return refuse(say::xgid_dice(arg::Text(fields_[Field::dice])));
  }
  state_.roll = *roll;
  state_.phase = may ? Phase::cube : Phase::throwing;
  if (roll->high() != 0) state_.phase = Phase::moving;
  return true;
}

bool Reader::read_extra() {
  const std::string_view word = fields_[Field::extra];
  const auto roll = read_roll();
  if (word == "over") return refuse(say::position_over());
  if (word == "roll" && roll == Roll() && may_double(state_, options_)) {
    state_.phase = Phase::throwing;
    return true;
  }
  if (word != "opening") return refuse(say::xgid_end(arg::Text(word)));
  const bool at_start =
      state_.board == Board::set_up() && state_.turn == red && state_.cube == Cube();
  if (!at_start || !roll || roll->low() != 0) {
    return refuse(say::xgid_opening());
  }
  state_.roll = *roll;
  state_.phase = roll->high() == 0 ? Phase::red_opens : Phase::black_opens;
  return true;
}

}  // namespace

bool may_double(const State& state, const Options& options) {
  return options.cube && !state.score.crawford && state.cube.may_turn(state.turn);
}

std::string write_xgid(const State& state, const Options& options) {
  const int owner = state.cube.in_the_middle() ? 0 : side_number(state.cube.owner());
  return cat(prefix, write_men(state), ':', state.cube.turns(), ':', owner, ':',
             side_number(state.turn), ':', write_dice(state), ':', state.score.of(red), ':',
             state.score.of(black), ':', state.score.crawford ? 1 : 0, ':', options.match, ':',
             Cube::most_turns, write_extra(state, options));
}

Result<State> read_xgid(std::string_view text, const Options& options) {
  if (text.starts_with(prefix)) text.remove_prefix(prefix.size());
  const auto fields = split(text);
  if (fields.size() != Field::extra && fields.size() != Field::extra + 1) {
    return Error{say::xgid_fields(fields.size())};
  }
  return Reader(fields, options).read();
}

}  // namespace parlor::backgammon
