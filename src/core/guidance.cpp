#include "core/guidance.h"

#include <algorithm>
#include <utility>

#include "core/messages.h"
#include "core/words.h"

namespace parlor {

Ruling ruling_on(const GameFace& game, const AnyState& state, const Attempt& attempt) {
  if (!game.actor(state).is_player()) return game.judge(state, attempt.play);
  if (!attempt.play.empty()) return game.judge(state, attempt.play);
  std::vector<std::string> steps = attempt.steps;
  steps.push_back(game.attempt(state, attempt.from, attempt.to));
  // A piece that `next` lets go there needs no arbiter: the step may have a written form of its
  // own.
  if (const auto next = game.next(state, attempt.steps)) {
    for (const StepInfo& step : next->steps) {
      if (step.moves.empty() || step.moves.front().from != attempt.from ||
          step.moves.front().to != attempt.to) {
        continue;
      }
      steps.back() = step.text;
      break;
    }
  }
  return game.judge_steps(state, join(steps, " "));
}

Result<Preview> preview(const GameFace& game, const AnyState& state,
                        const std::vector<std::string>& steps) {
  Preview shown;
  shown.pieces = game.pieces(state);
  std::vector<std::string> taken;
  for (const std::string& text : steps) {
    auto next = game.next(state, taken);
    if (!next) return next.error();
    const auto step = std::ranges::find(next->steps, text, &StepInfo::text);
    taken.push_back(text);
    if (step == next->steps.end()) {
      const Ruling ruling = game.judge_steps(state, join(taken, " "));
      if (!ruling.legal) return Error{ruling.message};
      return Error{say::not_offered(arg::Play(text))};
    }
    shown.pieces = moved(std::move(shown.pieces), step->moves);
  }
  auto next = game.next(state, taken);
  if (!next) return next.error();
  shown.next = *std::move(next);
  return shown;
}

}  // namespace parlor
