#include <utility>

#include "core/game_model.h"
#include "core/words.h"
#include "games/backgammon/game.h"
#include "games/backgammon/text/arbiter.h"
#include "games/backgammon/text/messages.h"
#include "games/backgammon/text/notation.h"
#include "games/backgammon/text/position_id.h"
#include "games/backgammon/text/reasons.h"
#include "games/backgammon/text/shown.h"
#include "games/backgammon/text/xgid.h"

namespace parlor::backgammon {
namespace {

/// What can be said where dice are no matter: the words for the cube, and why nothing can be
/// played.
std::vector<std::string> words_for(Phase phase) {
  if (phase == Phase::cube) return {"roll", "double"};
  if (phase == Phase::doubled) return {"take", "drop"};
  return {};
}

bool is_cube_word(std::string_view text) {
  return text == "roll" || text == "double" || text == "take" || text == "drop";
}

Message nothing_to_play(const State& state) {
  switch (state.phase) {
    case Phase::over: return say::game_over();
    case Phase::cube: return say::cube_first(said(state.turn));
    case Phase::doubled: return say::answer_first(said(other(state.turn)));
    case Phase::red_opens: return say::thrown_for_start(said(red));
    case Phase::black_opens: return say::thrown_for_start(said(black));
    default: return say::throw_first();
  }
}

Ruling allowed(Message message) { return {true, "", std::move(message)}; }

Ruling legal(const State& state, std::string_view text) {
  const Seat seat = state.phase == Phase::doubled ? other(state.turn) : state.turn;
  return allowed(say::may_play(said(seat), arg::Play(text)));
}

std::string_view trimmed(std::string_view text) {
  const auto found = words(text);
  return found.size() == 1 ? found.front() : text;
}

/// Rules on what is said where no roll has to be played.
Ruling judge_word(const State& state, std::string_view text) {
  for (const std::string& word : words_for(state.phase)) {
    if (word == text) return legal(state, text);
  }
  return refused("", nothing_to_play(state));
}

/// Rules on everything but moves: the empty play, the cube's words, and the wrong time for either.
std::optional<Ruling> judge_words(const State& state, std::string_view text) {
  if (state.phase != Phase::moving) return judge_word(state, text);
  if (is_cube_word(text)) return refused("", say::too_late_for_cube(arg::Text(text)));
  if (text != "-") return std::nullopt;
  if (auto missing = Arbiter(state).unfinished()) return missing;
  return allowed(say::plays_nothing(said(state.turn)));
}

Ruling judge_moves(const State& state, Arbiter& arbiter, std::string_view text) {
  if (auto ruling = arbiter.follow(text)) return *std::move(ruling);
  if (auto ruling = arbiter.unfinished()) return *std::move(ruling);
  return legal(state, text);
}

bool same_word(const State& state, const Choice& choice, std::string_view text) {
  return spell_choice(state.board, choice) == text;
}

template <class Wanted>
std::optional<Choice> listed_choice(const Backgammon& game, const State& state, Wanted&& wanted) {
  Choices listed;
  game.choices(state, listed);
  for (std::size_t i = 0; i < listed.size(); ++i) {
    if (wanted(listed[i])) return listed[i];
  }
  return std::nullopt;
}

StepInfo told_step(const Board& board, Seat mover, const Step& step) {
  return {spell_move(board, step.move), place_name(step.move.from),
          place_name(step.move.to),     std::to_string(step.die),
          board.hits(step.move),        moves_of(board, mover, step.move)};
}

StepInfo told_word(std::string word) { return {std::move(word), "", "", "", false}; }

Result<Next> next_word(const State& state, std::span<const std::string> steps) {
  Next next;
  if (steps.empty()) {
    for (const std::string& word : words_for(state.phase)) next.steps.push_back(told_word(word));
    return next;
  }
  const Ruling ruling = judge_word(state, steps.front());
  if (!ruling.legal) return Error{ruling.message};
  if (steps.size() > 1) return Error{say::word_is_all(arg::Text(steps.front()))};
  next.may_end = true;
  return next;
}

std::optional<Roll> read_roll(std::string_view text) {
  if (text.size() != 3 || text[1] != '-') return std::nullopt;
  const int one = text[0] - '0';
  const int two = text[2] - '0';
  if (one < 1 || one > 6 || two < 1 || two > 6) return std::nullopt;
  return Roll(one, two);
}

}  // namespace

std::string Backgammon::rules_name() const {
  std::vector<std::string> extras;
  if (options_.scoring) extras.emplace_back("gammons");
  if (options_.cube) extras.emplace_back("the doubling cube");
  if (options_.match > 0) extras.push_back(cat("a match to ", options_.match));
  if (extras.empty()) return "box";
  return cat("box with ", enumerate(extras));
}

std::string Backgammon::seat_name(Seat seat) const { return std::string(seat_word(seat)); }

State Backgammon::opening() const {
  State state = start();
  state.phase = Phase::throwing;
  return state;
}

std::string Backgammon::position(const State& state) const { return write_xgid(state, options_); }

std::string Backgammon::short_position(const State& state) const {
  std::string id = position_id(state.board);
  if (state.phase != Phase::moving) return id;
  return cat(id, ' ', state.roll.high(), '-', state.roll.low());
}

Result<State> Backgammon::read_position(std::string_view text) const {
  const auto parts = words(text);
  if (parts.size() == 1 && parts[0].find(':') != std::string_view::npos) {
    return read_xgid(parts[0], options_);
  }
  if (parts.empty() || parts.size() > 2) return Error{say::position_form()};
  const auto board = read_position_id(parts[0]);
  if (!board) return board.error();
  State state;
  state.board = *board;
  state.phase = may_double(state, options_) ? Phase::cube : Phase::throwing;
  if (parts.size() == 1) return state;
  const auto roll = read_roll(parts[1]);
  if (!roll) return Error{say::not_a_roll(arg::Text(parts[1]))};
  state.phase = Phase::moving;
  state.roll = *roll;
  return state;
}

std::string Backgammon::spell(const State& state, const Choice& choice) const {
  return spell_choice(state.board, choice);
}

std::string Backgammon::result(const State& state, const Choice& choice) const {
  if (choice.act() != Act::play) return spell(state, choice);
  return position_id(choice.after(state.board));
}

Result<Choice> Backgammon::read_play(const State& state, std::string_view text) const {
  const JudgedChoice<Choice> play = judged(state, text);
  if (!play.ruling.legal) return Error{play.ruling.message};
  if (!play.choice) return Error{say::not_a_play(arg::Text(text))};
  return *play.choice;
}

JudgedChoice<Choice> Backgammon::judged(const State& state, std::string_view text) const {
  text = trimmed(text);
  if (auto ruling = judge_words(state, text)) {
    JudgedChoice<Choice> judged{*std::move(ruling)};
    if (!judged.ruling.legal) return judged;
    judged.choice = listed_choice(
        *this, state, [&](const Choice& choice) { return same_word(state, choice, text); });
    if (state.phase != Phase::moving) judged.steps.push_back(told_word(std::string(text)));
    return judged;
  }
  Arbiter arbiter(state);
  JudgedChoice<Choice> judged{judge_moves(state, arbiter, text)};
  if (!judged.ruling.legal) return judged;
  judged.choice = listed_choice(*this, state, [&](const Choice& choice) {
    return choice.after(state.board) == arbiter.turn().board();
  });
  for (const Arbiter::Made& made : arbiter.made()) {
    judged.steps.push_back(told_step(made.board, state.turn, made.step));
  }
  return judged;
}

Ruling Backgammon::judge(const State& state, std::string_view text) const {
  text = trimmed(text);
  if (auto ruling = judge_words(state, text)) return *std::move(ruling);
  Arbiter arbiter(state);
  return judge_moves(state, arbiter, text);
}

Ruling Backgammon::judge_steps(const State& state, std::string_view text) const {
  text = trimmed(text);
  if (state.phase == Phase::moving && words(text).empty()) {
    return allowed(say::may_play_on(said(state.turn)));
  }
  if (auto ruling = judge_words(state, text)) return *std::move(ruling);
  Arbiter arbiter(state);
  if (auto ruling = arbiter.follow(text)) return *std::move(ruling);
  return legal(state, text);
}

Result<Next> Backgammon::next(const State& state, std::span<const std::string> steps) const {
  if (!actor(state).is_player()) return Error{nothing_to_play(state)};
  if (state.phase != Phase::moving) return next_word(state, steps);
  Arbiter arbiter(state);
  if (!steps.empty()) {
    if (const auto ruling = arbiter.follow(join({steps.begin(), steps.end()}, " "))) {
      return Error{ruling->message};
    }
  }
  const Turn& turn = arbiter.turn();
  Next next;
  next.may_end = turn.owed() == 0;
  for (const Step& step : turn.allowed()) {
    next.steps.push_back(told_step(turn.board(), state.turn, step));
  }
  for (const int die : turn.dice()) next.left.push_back(std::to_string(die));
  return next;
}

State Backgammon::underway(const State& state, std::span<const std::string> steps) const {
  State shown = state;
  if (state.phase != Phase::moving || steps.empty()) return shown;
  Arbiter arbiter(state);
  if (!arbiter.follow(join({steps.begin(), steps.end()}, " "))) {
    shown.board = arbiter.turn().board();
  }
  return shown;
}

Result<AnyGame> make(const Setup& setup) {
  const auto options = read_options(setup);
  if (!options) return options.error();
  return any_game(Backgammon(*options));
}

}  // namespace parlor::backgammon
