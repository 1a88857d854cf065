#include "games/parcheesi/text/arbiter.h"

#include <algorithm>
#include <array>

#include "core/words.h"
#include "games/parcheesi/text/ruling_messages.h"

namespace parlor::parcheesi {
namespace {

bool is_empty_play(std::string_view text) {
  const auto steps = words(text);
  return steps.size() == 1 && steps.front() == "-";
}

}  // namespace

Hands after_step(const Scene& scene, const Hands& hands, const WrittenStep& written) {
  Hands reached;
  for (const Hand& hand : hands) {
    if (scene.won(hand)) continue;
    scene.for_each_step(hand, [&](const Step& step, const Hand& after) {
      const bool meant = step.from == written.from && step.to == written.to &&
                         is_bonus(step.pay) == written.bonus &&
                         (step.victim != no_victim || !written.captures);
      if (meant && std::ranges::find(reached, after) == reached.end()) {
        reached.push_back(after);
      }
      return true;
    });
  }
  return reached;
}

Ruling refusal(const Rules& rules, Topic topic, Message why, ReadingSet rests_on) {
  return {false, clause_id(rules, topic),
          say::ruled(std::move(why), authority(rules, topic, rests_on))};
}

Ruling permission(const Rules& rules, Topic topic, Message why, ReadingSet rests_on) {
  if (!is_ours(rules, rests_on)) return {true, "", std::move(why)};
  return {true, "", say::ruled(std::move(why), authority(rules, topic, rests_on))};
}

Ruling Arbiter::refuse(Topic topic, Message why, ReadingSet rests_on) const {
  if (plays_for_partner()) rests_on |= Reading::pairs;
  return refusal(game_.rules(), topic, std::move(why), rests_on);
}

Ruling Arbiter::allow(Message what) const {
  ReadingSet rests_on = readings_of_play();
  if (plays_for_partner()) rests_on |= Reading::pairs;
  return permission(game_.rules(), Topic::moving, std::move(what), rests_on);
}

Result<WrittenStep> Arbiter::read_written(std::string_view text) const {
  return read_step(terms(), guide_.scene().color(), text);
}

Ruling Arbiter::follow(std::string_view text) {
  hands_ = {guide_.scene().begin()};
  if (words(text).empty()) return {false, "", say::no_play()};
  if (is_empty_play(text)) return {true, "", {}};
  const auto steps = words(text);
  for (std::size_t at = 0; at < steps.size(); ++at) {
    if (steps[at].starts_with('!')) return {false, "", say::no_penalty()};
    const auto step = read_written(steps[at]);
    if (!step) return {false, "", step.error().message};
    Hands reached = after_step(guide_.scene(), hands_, *step);
    if (reached.empty()) {
      const auto next =
          at + 1 < steps.size() ? read_written(steps[at + 1]) : Result<WrittenStep>(Error{});
      if (next) following_ = *next;
      return explain_step(hands_.front(), *step);
    }
    walked_.push_back({*step, hands_.front(), reached.front()});
    hands_ = std::move(reached);
  }
  return {true, "", {}};
}

Ruling Arbiter::judge_play(std::string_view text) {
  is_whole_ = true;
  Ruling ruling = follow(text);
  if (!ruling.legal) return ruling;
  const auto end =
      std::ranges::find_if(hands_, [&](const Hand& hand) { return guide_.may_end(hand); });
  if (end == hands_.end()) {
    const auto open =
        std::ranges::find_if(hands_, [&](const Hand& hand) { return guide_.leads_on(hand); });
    return open == hands_.end() ? explain_dead_end(hands_.front()) : explain_end(*open);
  }
  hands_ = {*end};
  return allow(is_empty_play(text) ? say::nothing_to_play()
                                   : say::may_play(color(), arg::Play(text)));
}

Ruling Arbiter::judge_steps(std::string_view text) {
  Ruling ruling = follow(text);
  if (!ruling.legal) return ruling;
  if (std::ranges::any_of(hands_, [&](const Hand& hand) { return guide_.leads_on(hand); })) {
    return allow(say::may_take(color(), arg::Play(text)));
  }
  return explain_dead_end(hands_.front());
}

Choice Arbiter::judged_choice() const { return choice_of(hands_.front()); }

arg::Place Arbiter::place(Place place) const {
  if (place.in_start()) return terms().start;
  if (place.is_home()) return arg::Place("HOME");
  return arg::Place(text_of(guide_.scene().color(), place));
}

arg::Play Arbiter::play(const Step& step) const {
  return arg::Play(text_of(guide_.scene().color(), step));
}

arg::Play Arbiter::example() const {
  const auto steps = guide_.steps_to(guide_.choices()[0]);
  std::string text;
  for (const Step& step : steps) {
    text += (text.empty() ? "" : " ") + text_of(guide_.scene().color(), step);
  }
  return arg::Play(text.empty() ? "-" : text);
}

Message Arbiter::counts_left(const Hand& hand) const {
  std::vector<int> counts;
  for (int which = 0; which < 2; ++which) {
    counts.insert(counts.end(), static_cast<std::size_t>(hand.left(which)),
                  guide_.scene().value(which));
  }
  if (counts.empty()) return say::no_die_left();
  return counts.size() == 1 ? say::one_left(counts.front())
                            : say::several_left(all_of<std::int64_t>(counts));
}

arg::Play Arbiter::some_step(const Hand& hand, bool (*wanted)(const Step&)) const {
  std::string text;
  guide_.scene().for_each_step(hand, [&](const Step& step, const Hand&) {
    if (!wanted(step)) return true;
    text = text_of(guide_.scene().color(), step);
    return false;
  });
  return arg::Play(text);
}

arg::List Arbiter::four_counts() const {
  const Scene& scene = guide_.scene();
  return all_of<std::int64_t>(
      std::array{scene.value(0), scene.value(0), scene.value(1), scene.value(1)});
}

// Why a play cannot end.

Ruling Arbiter::explain_end(const Hand& hand) {
  const Scene& scene = guide_.scene();
  if (scene.won(hand)) return explain_short_win(hand);
  const Options& options = scene.options();
  if (options.bonus_duty == BonusDuty::must) {
    Ruling due{true, "", {}};
    scene.for_each_bonus_step(hand, [&](const Step& step, const Hand& after) {
      if (!must_go_on(scene, step, after) || !guide_.leads_on(after)) return true;
      due = refuse(step.pay == Pay::capture_bonus ? Topic::capture_bonus : Topic::home_bonus,
                   say::bonus_is_due(terms().bonus, scene.size_of(step.pay), play(step)),
                   readings_of_due(hand, bonus_of(step.pay)));
      return false;
    });
    if (!due.legal) return due;
  }
  if (scene.breaks_pair_rule_at_end(hand)) {
    return refuse(Topic::pair_rule,
                  say::pair_ends_together(terms().pawns, color(), terms().blockade));
  }
  if (options.dice_duty == DiceDuty::none_left && !scene.four_or_nothing()) {
    Ruling due{true, "", {}};
    scene.for_each_step(hand, [&](const Step& step, const Hand& after) {
      if (!must_go_on(scene, step, after) || !guide_.leads_on(after)) return true;
      due = refuse(Topic::dice_duty, say::play_goes_on(scene.size_of(step.pay), play(step)));
      return false;
    });
    if (!due.legal) return due;
  }
  return explain_duty(effort(scene, hand));
}

/// The first duty in which a play falls short of what was possible.
Ruling Arbiter::explain_duty(const Effort& made) const {
  const Scene& scene = guide_.scene();
  const Effort best = guide_.standard().best_of_all();
  if (made.entries < best.entries) {
    const auto& says = best.entries == 1 ? say::must_enter_one : say::must_enter_two;
    return refuse(Topic::entry_duty, says(terms().pawn, terms().start, color(), example()),
                  readings_of_entries(best.entries));
  }
  if (scene.four_or_nothing()) return explain_four_counts();
  if (made.dice < best.dice) {
    const auto& says =
        best.dice == 1   ? say::die_must_be_played
        : best.dice == 2 ? (scene.four_counts() ? say::two_counts_must_be : say::both_dice_must_be)
        : best.dice == 3 ? say::three_counts_must_be
                         : say::four_counts_must_be;
    return refuse(Topic::dice_duty, says(example()), readings_of_dice(best.dice));
  }
  if (scene.four_counts()) {
    return refuse(Topic::higher_die, say::greatest_total(example()), Reading::four_given_up);
  }
  return refuse(Topic::higher_die, say::higher_die(color(), example()));
}

Ruling Arbiter::explain_four_counts() const {
  const Standard& standard = guide_.standard();
  if (standard.only_wins() && guide_.scene().may_win_short()) {
    return refuse(Topic::short_win, say::can_win(color(), terms().doublets, example()));
  }
  if (standard.best_of_all().dice == all_four) {
    return refuse(Topic::fourteen,
                  say::all_four_can_be(terms().doublets, four_counts(), example()));
  }
  return refuse(Topic::fourteen, say::four_cannot_be(terms().doublets, four_counts()));
}

/// The last pawn is HOME before all four counts are played, where even a win takes all of them.
Ruling Arbiter::explain_short_win(const Hand& hand) const {
  const bool all_can_be = guide_.standard().best_of_all().dice == all_four;
  return refuse(
      Topic::short_win,
      all_can_be
          ? say::win_takes_all_four(terms().doublets, four_counts(), counts_left(hand), example())
          : say::win_takes_none(terms().doublets, four_counts(), counts_left(hand)));
}

/// Steps that can be taken, but after which no legal play is left.
Ruling Arbiter::explain_dead_end(const Hand& hand) {
  if (guide_.scene().won(hand)) return explain_short_win(hand);
  Choices reachable;
  reachable.search(guide_.scene(), hand);
  if (reachable.size() == 0) return explain_end(hand);
  return explain_duty(reachable.standard().best_of_all());
}

}  // namespace parlor::parcheesi
