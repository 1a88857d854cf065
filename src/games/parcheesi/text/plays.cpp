#include <algorithm>

#include "core/words.h"
#include "games/parcheesi/game.h"
#include "games/parcheesi/guide.h"
#include "games/parcheesi/text/arbiter.h"
#include "games/parcheesi/text/notation.h"
#include "games/parcheesi/text/ruling_messages.h"
#include "games/parcheesi/text/shown.h"

/// Plays in words: written, read, judged, and made step by step.
namespace parlor::parcheesi {
namespace {

std::string pay_text(const Scene& scene, Pay pay) {
  if (pay == Pay::both) return cat(scene.value(0), '+', scene.value(1));
  return cat(is_bonus(pay) ? "+" : "", scene.size_of(pay));
}

std::vector<std::string> unused(const Scene& scene, const Hand& hand) {
  std::vector<std::string> texts;
  for (int which = 0; which < 2; ++which) {
    texts.insert(texts.end(), static_cast<std::size_t>(hand.left(which)),
                 std::to_string(scene.value(which)));
  }
  for (const Pay pay : {Pay::capture_bonus, Pay::home_bonus}) {
    texts.insert(texts.end(), static_cast<std::size_t>(hand.pending(bonus_of(pay))),
                 pay_text(scene, pay));
  }
  return texts;
}

void add_steps(Guide& guide, const Hand& hand, Next& next) {
  const Scene& scene = guide.scene();
  scene.for_each_step(hand, [&](const Step& step, const Hand& after) {
    if (!guide.leads_on(after)) return true;
    const std::string text = text_of(scene.color(), step);
    const bool known =
        std::ranges::any_of(next.steps, [&](const StepInfo& info) { return info.text == text; });
    if (known) return true;
    next.steps.push_back({text, text_of(scene.color(), step.from), text_of(scene.color(), step.to),
                          pay_text(scene, step.pay), step.victim != no_victim,
                          moves_of(scene, step)});
    return true;
  });
}

/// What a person holds after some steps, whichever count each of them used; nothing where they lead
/// to no legal play.
Result<Hands> hands_after(const Terms& terms, Guide& guide, std::span<const std::string> steps) {
  Hands hands{guide.scene().begin()};
  for (const std::string& text : steps) {
    const auto written = read_step(terms, guide.scene().color(), text);
    if (!written) return written.error();
    hands = after_step(guide.scene(), hands, *written);
    std::erase_if(hands, [&](const Hand& hand) { return !guide.leads_on(hand); });
  }
  return hands;
}

/// The steps of a legal play as they are offered one after the other; none of the empty play.
std::vector<StepInfo> steps_of_legal(const Terms& terms, Guide& guide, std::string_view play) {
  std::vector<StepInfo> steps;
  Hands hands{guide.scene().begin()};
  for (const std::string_view word : words(play)) {
    const auto written = read_step(terms, guide.scene().color(), word);
    if (!written) break;
    Next next;
    for (const Hand& hand : hands) {
      if (!guide.scene().won(hand)) add_steps(guide, hand, next);
    }
    const auto meant = std::ranges::find_if(next.steps, [&](const StepInfo& info) {
      const auto offered = read_step(terms, guide.scene().color(), info.text);
      return offered && offered->from == written->from && offered->to == written->to &&
             offered->bonus == written->bonus;
    });
    if (meant == next.steps.end()) break;
    steps.push_back(std::move(*meant));
    hands = after_step(guide.scene(), hands, *written);
    std::erase_if(hands, [&](const Hand& hand) { return !guide.leads_on(hand); });
  }
  return steps;
}

}  // namespace

std::string Parcheesi::spell(const State& state, const Choice& choice) const {
  const Color color = moved_color(state, in_pairs());
  if (is_penalty(state)) {
    for (const Place pawn : state.pawns[index(color)]) {
      const auto count = [pawn](const Pawns& pawns) {
        return std::count(pawns.begin(), pawns.end(), pawn);
      };
      if (!pawn.in_start() && count(choice.pawns) < count(state.pawns[index(color)])) {
        return cat('!', text_of(color, pawn), ">S");
      }
    }
    return "!-";
  }
  std::string text;
  for (const Step& step : Guide(scene(state)).steps_to(choice)) {
    text += (text.empty() ? "" : " ") + text_of(color, step);
  }
  return text.empty() ? "-" : text;
}

Result<Choice> Parcheesi::read_play(const State& state, std::string_view text) const {
  if (state.phase != Phase::playing || is_penalty(state)) {
    const Ruling ruling = judge(state, text);
    if (!ruling.legal) return Error{ruling.message};
    return penalty(state);
  }
  Arbiter arbiter(*this, state);
  const Ruling ruling = arbiter.judge_play(text);
  if (!ruling.legal) return Error{ruling.message};
  return arbiter.judged_choice();
}

JudgedChoice<Choice> Parcheesi::judged(const State& state, std::string_view text) const {
  if (state.phase != Phase::playing || is_penalty(state)) {
    JudgedChoice<Choice> judged{judge(state, text)};
    if (judged.ruling.legal) judged.choice = penalty(state);
    return judged;
  }
  Arbiter arbiter(*this, state);
  JudgedChoice<Choice> judged{arbiter.judge_play(text)};
  if (!judged.ruling.legal) return judged;
  judged.choice = arbiter.judged_choice();
  judged.steps = steps_of_legal(rules().base->terms, arbiter.guide(), text);
  return judged;
}

Ruling Parcheesi::judge(const State& state, std::string_view play) const {
  if (state.phase == Phase::over) return {false, "", say::game_is_over()};
  if (state.phase != Phase::playing) return judge_before_throw(*this, state, play);
  if (is_penalty(state)) return judge_penalty(*this, state, play);
  return Arbiter(*this, state).judge_play(play);
}

Ruling Parcheesi::judge_steps(const State& state, std::string_view steps) const {
  if (state.phase != Phase::playing || is_penalty(state)) return judge(state, steps);
  return Arbiter(*this, state).judge_steps(steps);
}

State Parcheesi::underway(const State& state, std::span<const std::string> steps) const {
  State shown = state;
  if (state.phase != Phase::playing || is_penalty(state)) return shown;
  Guide guide(scene(state));
  const auto hands = hands_after(rules().base->terms, guide, steps);
  if (hands && !hands->empty()) shown.pawns = taken(state, choice_of(hands->front())).pawns;
  return shown;
}

Result<Next> Parcheesi::next(const State& state, std::span<const std::string> steps) const {
  if (state.phase != Phase::playing) return Error{judge(state, "").message};
  if (is_penalty(state)) {
    if (!steps.empty()) return Error{judge(state, steps.front()).message};
    return Next{{}, true, {}};
  }
  Guide guide(scene(state));
  const auto hands = hands_after(rules().base->terms, guide, steps);
  if (!hands) return hands.error();
  if (hands->empty()) {
    return Error{judge_steps(state, join({steps.begin(), steps.end()}, " ")).message};
  }
  Next next;
  for (const Hand& hand : *hands) {
    next.may_end = next.may_end || guide.may_end(hand);
    if (!guide.scene().won(hand)) add_steps(guide, hand, next);
  }
  if (!std::all_of(hands->begin(), hands->end(),
                   [&](const Hand& hand) { return guide.scene().won(hand); })) {
    next.left = unused(guide.scene(), hands->front());
  }
  return next;
}

}  // namespace parlor::parcheesi
