#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/random.h"
#include "core/words.h"
#include "games/checkers/play.h"

namespace parlor::checkers {
namespace {

Captures any_captures() { return *rc::gen::element(Captures::forced, Captures::huffing); }

/// A state of a game played at random.
State any_state(const Checkers& game) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  State state = game.start();
  MoveList choices;
  for (int left = *rc::gen::inRange(0, 150); left > 0; --left) {
    game.choices(state, choices);
    const State next =
        game.taken(state, choices[random.below(static_cast<std::uint32_t>(choices.size()))]);
    if (game.actor(next).is_nobody()) break;
    state = next;
  }
  return state;
}

/// Kings and men strewn over the board: rings and long series, which play seldom brings about.
State any_crowd() {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  Position position;
  position.board = {.dark = 0, .light = 0, .kings = 0, .to_move = Side::dark};
  const auto place = [&](Side side, std::uint32_t count) {
    for (std::uint32_t i = 0; i < count; ++i) {
      const Squares at = square(static_cast<int>(random.below(32)) + 1);
      if ((position.board.empty() & at) == 0) continue;
      position.board.of(side) |= at;
      if (random.below(2) == 0 || (at & last_row(side)) != 0) position.board.kings |= at;
    }
  };
  place(Side::dark, 1 + random.below(6));
  place(Side::light, 1 + random.below(12));
  if (position.board.light == 0) position.board.light = ~position.board.dark & square(18);
  return state_from(position, 0);
}

/// The results of all plays that can be made step by step.
void walk(const Checkers& game, const State& state, std::vector<std::string>& steps,
          std::set<std::string>& results) {
  const auto next = game.next(state, steps);
  RC_ASSERT(next.ok());
  if (next->may_end && !steps.empty()) {
    const auto choice = game.read_play(state, join(steps, " "));
    RC_ASSERT(choice.ok());
    results.insert(game.result(state, *choice));
  }
  for (const StepInfo& step : next->steps) {
    steps.push_back(step.text);
    walk(game, state, steps, results);
    steps.pop_back();
  }
}

std::set<std::string> results_of_choices(const Checkers& game, const State& state) {
  MoveList choices;
  game.choices(state, choices);
  std::set<std::string> results;
  for (const Move& move : choices) {
    RC_ASSERT(results.insert(game.result(state, move)).second);
  }
  return results;
}

void check_choices_are_all_that_can_be_stepped(const Checkers& game, const State& state) {
  std::set<std::string> stepped;
  std::vector<std::string> steps;
  walk(game, state, steps, stepped);
  RC_ASSERT(stepped == results_of_choices(game, state));
}

RC_GTEST_PROP(CheckersProperties, choices_are_all_that_can_be_stepped, ()) {
  const Checkers game(any_captures());
  check_choices_are_all_that_can_be_stepped(game, any_state(game));
}

RC_GTEST_PROP(CheckersProperties, choices_are_all_that_can_be_stepped_in_a_crowd, ()) {
  const Checkers game(any_captures());
  check_choices_are_all_that_can_be_stepped(game, any_crowd());
}

RC_GTEST_PROP(CheckersProperties, positions_read_back_to_themselves, ()) {
  const Checkers game(any_captures());
  const State state = any_state(game);
  const auto again = game.read_position(game.position(state));
  RC_ASSERT(again.ok());
  RC_ASSERT(again->now == state.now);
  RC_ASSERT(again->quiet == state.quiet);
}

RC_GTEST_PROP(CheckersProperties, plays_read_back_to_themselves, ()) {
  const Checkers game(any_captures());
  const State state = any_crowd();
  MoveList choices;
  game.choices(state, choices);
  for (const Move& move : choices) {
    const auto again = game.read_play(state, game.spell(state, move));
    RC_ASSERT(again.ok());
    RC_ASSERT(*again == move);
  }
}

RC_GTEST_PROP(CheckersProperties, moves_are_counted_as_they_are_listed, ()) {
  const Captures captures = any_captures();
  const State state = any_crowd();
  MoveList choices;
  MoveList replies;
  list_choices(state.now, captures, choices);
  std::uint64_t total = 0;
  for (const Move& move : choices) {
    list_choices(played(state.now, move, captures), captures, replies);
    total += replies.size();
  }
  RC_ASSERT(count_choices(state.now, captures, 1) == choices.size());
  RC_ASSERT(count_choices(state.now, captures, 2) == total);
}

RC_GTEST_PROP(CheckersProperties, no_text_breaks_the_readers, (const std::string& text)) {
  const Checkers game(any_captures());
  const auto state = game.read_position(text);
  if (!state) RC_ASSERT(state.error().sentence().size() > 10);
  const Ruling ruling = game.judge(game.start(), text);
  if (!ruling.legal) RC_ASSERT(ruling.sentence().size() > 10);
}

}  // namespace
}  // namespace parlor::checkers
