#include "games/chinese_checkers/game.h"

#include <algorithm>

#include "core/game_model.h"
#include "core/words.h"
#include "games/chinese_checkers/moves.h"
#include "games/chinese_checkers/text/arbiter.h"
#include "games/chinese_checkers/text/notation.h"

namespace parlor::chinese_checkers {
namespace {

StepInfo step_info(const Board& board, Seat owner, Hole from, Hole to) {
  return {hop_text(board, from, to),
          board.name(from),
          board.name(to),
          "",
          false,
          {{owner, "peg", board.name(from), board.name(to), {}}}};
}

}  // namespace

static_assert(Game<ChineseCheckers>);

void ChineseCheckers::choices(const State& state, Choices& choices) const {
  choices.fill(*rules_.board, rules_.movable(state), state.occupied());
}

std::optional<Outcome> ChineseCheckers::outcome(const State& state) const {
  if (state.winners.empty()) return std::nullopt;
  return Outcome{.winners = state.winners,
                 .reason = rules_.pairs ? "both partners are across" : "all pegs are across"};
}

std::span<const std::string_view> ChineseCheckers::counter_names() {
  static constexpr std::array<std::string_view, 4> names{"steps", "jumps", "passes", "helps"};
  return names;
}

void ChineseCheckers::tally(const State& state, Choice choice,
                            std::span<std::uint64_t> counters) const {
  if (choice.is_pass()) {
    ++counters[2];
    return;
  }
  const bool jump = family_of(choice.from) == family_of(choice.to);
  ++counters[jump ? 1 : 0];
  if (!state.pegs_of(state.to_move).contains(choice.from)) ++counters[3];
}

std::vector<std::string> ChineseCheckers::option_values() const {
  return {rules_.board == &small_board ? "small" : "large", rules_.pairs ? "on" : "off",
          std::string(starter_value(rules_))};
}

std::string ChineseCheckers::position(const State& state) const {
  return position_text(rules_, state);
}

Result<State> ChineseCheckers::read_position(std::string_view text) const {
  return chinese_checkers::read_position(rules_, text);
}

std::string ChineseCheckers::spell(const State& state, Choice choice) const {
  if (choice.is_pass()) return "-";
  const Board& board = *rules_.board;
  return way_text(board, shortest_way(board, choice.from, choice.to, state.occupied()));
}

Result<Choice> ChineseCheckers::read_play(const State& state, std::string_view text) const {
  const Attempt attempt = try_play(rules_, state, text);
  if (!attempt.ruling.legal) return Error{attempt.ruling.message};
  return attempt.choice();
}

JudgedChoice<Choice> ChineseCheckers::judged(const State& state, std::string_view text) const {
  const Attempt attempt = try_play(rules_, state, text);
  JudgedChoice<Choice> judged{attempt.ruling};
  if (!attempt.ruling.legal) return judged;
  judged.choice = attempt.choice();
  for (std::size_t i = 1; i < attempt.way.size(); ++i) {
    judged.steps.push_back(step_info(*rules_.board, state.owner(attempt.way.front()),
                                     attempt.way[i - 1], attempt.way[i]));
  }
  return judged;
}

std::string ChineseCheckers::result(const State& state, Choice choice) const {
  return position(taken(state, choice));
}

Ruling ChineseCheckers::judge(const State& state, std::string_view text) const {
  return try_play(rules_, state, text).ruling;
}

Ruling ChineseCheckers::judge_steps(const State& state, std::string_view text) const {
  return try_steps(rules_, state, text).ruling;
}

Result<Next> ChineseCheckers::next(const State& state, std::span<const std::string> steps) const {
  const Attempt attempt = try_steps(rules_, state, join({steps.begin(), steps.end()}, " "));
  if (!attempt.ruling.legal) return Error{attempt.ruling.message};
  return attempt.way.empty() ? first_hops(state) : further_jumps(state, attempt.way);
}

Next ChineseCheckers::choices_and_steps(const State& state, Choices& choices) const {
  this->choices(state, choices);
  return first_hops(state);
}

State ChineseCheckers::underway(const State& state, std::span<const std::string> steps) const {
  State shown = state;
  const auto way = try_steps(rules_, state, join({steps.begin(), steps.end()}, " ")).way;
  if (way.empty() || way.front() == way.back()) return shown;
  shown.pegs = taken(state, {way.front(), way.back()}).pegs;
  return shown;
}

Next ChineseCheckers::first_hops(const State& state) const {
  const Board& board = *rules_.board;
  const HoleSet occupied = state.occupied();
  Next next;
  for (const Hole peg : board.in_reading_order(rules_.movable(state))) {
    const HoleSet holes = steps_from(board, peg, occupied) | jumps_from(board, peg, occupied);
    for (const Hole to : board.in_reading_order(holes)) {
      next.steps.push_back(step_info(board, state.owner(peg), peg, to));
    }
  }
  next.may_end = next.steps.empty();
  return next;
}

Next ChineseCheckers::further_jumps(const State& state, const std::vector<Hole>& way) const {
  const Board& board = *rules_.board;
  const Hole start = way.front();
  const Hole at = way.back();
  Next next;
  next.may_end = at != start;
  if (board.next_to_each_other(start, way[1])) return next;
  // Holes touched before lead nowhere new, so a chain that follows the offers comes to an end. One
  // that went back to its start begins anew.
  HoleSet touched(start);
  for (auto hole = way.rbegin(); *hole != start; ++hole) touched.add(*hole);
  for (const Hole to : jumps_from(board, at, state.occupied()) - touched) {
    next.steps.push_back(step_info(board, state.owner(start), at, to));
  }
  return next;
}

Result<AnyGame> make(const Setup& setup) {
  const auto rules = make_rules(setup);
  if (!rules) return rules.error();
  return any_game(ChineseCheckers(*rules));
}

}  // namespace parlor::chinese_checkers
