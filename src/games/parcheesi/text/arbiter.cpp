#include "games/parcheesi/text/arbiter.h"

#include <algorithm>

#include "core/words.h"

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

Ruling refusal(const Rules& rules, Topic topic, const std::string& sentence, ReadingSet rests_on) {
  return {false, clause_id(rules, topic),
          cat(in_terms(rules.base->terms, sentence), " (",
              capitalised(authority(rules, topic, rests_on)), ".)")};
}

Ruling permission(const Rules& rules, Topic topic, const std::string& sentence,
                  ReadingSet rests_on) {
  std::string told = in_terms(rules.base->terms, sentence);
  if (is_ours(rules, rests_on)) {
    told += cat(" (", capitalised(authority(rules, topic, rests_on)), ".)");
  }
  return {true, "", std::move(told)};
}

Ruling Arbiter::refuse(Topic topic, const std::string& sentence, ReadingSet rests_on) const {
  if (plays_for_partner()) rests_on |= Reading::pairs;
  return refusal(game_.rules(), topic, sentence, rests_on);
}

Ruling Arbiter::allow(const std::string& sentence) const {
  ReadingSet rests_on = readings_of_play();
  if (plays_for_partner()) rests_on |= Reading::pairs;
  return permission(game_.rules(), Topic::moving, sentence, rests_on);
}

Result<WrittenStep> Arbiter::read_written(std::string_view text) const {
  return read_step(game_.rules().base->terms, guide_.scene().color(), text);
}

Ruling Arbiter::follow(std::string_view text) {
  hands_ = {guide_.scene().begin()};
  if (words(text).empty()) {
    return {false, "", "There is no play to judge; the empty play is written -."};
  }
  if (is_empty_play(text)) return {true, "", ""};
  const auto steps = words(text);
  for (std::size_t at = 0; at < steps.size(); ++at) {
    if (steps[at].starts_with('!')) return {false, "", "There is no penalty in this roll."};
    const auto step = read_written(steps[at]);
    if (!step) return {false, "", cat(step.error().message, '.')};
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
  return {true, "", ""};
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
  return allow(cat("Legal: ", is_empty_play(text) ? std::string("there is nothing to play.")
                                                  : cat(color(), " may play ", text, ".")));
}

Ruling Arbiter::judge_steps(std::string_view text) {
  Ruling ruling = follow(text);
  if (!ruling.legal) return ruling;
  if (std::ranges::any_of(hands_, [&](const Hand& hand) { return guide_.leads_on(hand); })) {
    return allow(cat("Legal: ", color(), " may take ", text, "."));
  }
  return explain_dead_end(hands_.front());
}

Choice Arbiter::judged_choice() const { return choice_of(hands_.front()); }

std::string Arbiter::place(Place place) const {
  if (place.in_start()) return "{start}";
  if (place.is_home()) return "HOME";
  return text_of(guide_.scene().color(), place);
}

std::string Arbiter::example() const {
  const auto steps = guide_.steps_to(guide_.choices()[0]);
  std::string text;
  for (const Step& step : steps) {
    text += (text.empty() ? "" : " ") + text_of(guide_.scene().color(), step);
  }
  return text.empty() ? "-" : text;
}

std::string Arbiter::counts_left(const Hand& hand) const {
  std::vector<std::string> counts;
  for (int which = 0; which < 2; ++which) {
    for (int i = 0; i < hand.left(which); ++i) {
      counts.push_back(std::to_string(guide_.scene().value(which)));
    }
  }
  return counts.empty() ? "no die is left"
                        : cat(enumerate(counts), counts.size() == 1 ? " is left" : " are left");
}

std::string Arbiter::some_step(const Hand& hand, bool (*wanted)(const Step&)) const {
  std::string text;
  guide_.scene().for_each_step(hand, [&](const Step& step, const Hand&) {
    if (!wanted(step)) return true;
    text = text_of(guide_.scene().color(), step);
    return false;
  });
  return text;
}

std::string Arbiter::four_counts() const {
  const Scene& scene = guide_.scene();
  return cat(scene.value(0), ", ", scene.value(0), ", ", scene.value(1), " and ", scene.value(1));
}

// Why a play cannot end.

Ruling Arbiter::explain_end(const Hand& hand) {
  const Scene& scene = guide_.scene();
  if (scene.won(hand)) return explain_short_win(hand);
  const Options& options = scene.options();
  if (options.bonus_duty == BonusDuty::must) {
    Ruling due{true, "", ""};
    scene.for_each_bonus_step(hand, [&](const Step& step, const Hand& after) {
      if (!must_go_on(scene, step, after) || !guide_.leads_on(after)) return true;
      due = refuse(step.pay == Pay::capture_bonus ? Topic::capture_bonus : Topic::home_bonus,
                   cat("The {bonus} of ", scene.size_of(step.pay),
                       " is still to be played, for example ", text_of(scene.color(), step), "."),
                   readings_of_due(hand, bonus_of(step.pay)));
      return false;
    });
    if (!due.legal) return due;
  }
  if (scene.breaks_pair_rule_at_end(hand)) {
    return refuse(Topic::pair_rule,
                  cat("Two {pawns} of ", color(),
                      " that began the roll as a {blockade} would end it as one on a new space."));
  }
  if (options.dice_duty == DiceDuty::none_left && !scene.four_or_nothing()) {
    Ruling due{true, "", ""};
    scene.for_each_step(hand, [&](const Step& step, const Hand& after) {
      if (!must_go_on(scene, step, after) || !guide_.leads_on(after)) return true;
      due = refuse(Topic::dice_duty,
                   cat("The play cannot end here: ", scene.size_of(step.pay),
                       " can still be played, for example ", text_of(scene.color(), step), "."));
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
    return refuse(
        Topic::entry_duty,
        cat("A five must bring a {pawn} out of {start} while it can: ", color(), " can bring out ",
            best.entries == 1 ? "one" : "two", ", for example ", example(), "."),
        readings_of_entries(best.entries));
  }
  if (scene.four_or_nothing()) return explain_four_counts();
  if (made.dice < best.dice) {
    const std::string_view how_many =
        best.dice == 1   ? "A die"
        : best.dice == 2 ? (scene.four_counts() ? "Two of the four counts" : "Both dice")
        : best.dice == 3 ? "Three counts"
                         : "All four counts";
    return refuse(Topic::dice_duty,
                  cat(how_many, " can be played and must be, for example ", example(), "."),
                  readings_of_dice(best.dice));
  }
  if (scene.four_counts()) {
    return refuse(Topic::higher_die,
                  cat("Where counts have to be given up, those with the "
                      "greatest total are played, for example ",
                      example(), "."),
                  Reading::four_given_up);
  }
  return refuse(Topic::higher_die, cat("Where a die has to be given up it is the lower: ", color(),
                                       " can play the higher, for example ", example(), "."));
}

Ruling Arbiter::explain_four_counts() const {
  const Standard& standard = guide_.standard();
  if (standard.only_wins() && guide_.scene().may_win_short()) {
    return refuse(Topic::short_win, cat(capitalised(color()),
                                        " can win with this roll, and a win may leave counts of "
                                        "the {doublets}: for example ",
                                        example(), "."));
  }
  if (standard.best_of_all().dice == all_four) {
    return refuse(Topic::fourteen, cat("All four counts of the {doublets} (", four_counts(),
                                       ") are played or none is, and all four can be: for example ",
                                       example(), "."));
  }
  return refuse(Topic::fourteen, cat("The four counts of the {doublets} (", four_counts(),
                                     ") cannot all be played, so none is; write -."));
}

/// The last pawn is HOME before all four counts are played, where even a win takes all of them.
Ruling Arbiter::explain_short_win(const Hand& hand) const {
  return refuse(Topic::short_win,
                cat("Even a win takes all four counts of the {doublets} (", four_counts(),
                    "), and ", counts_left(hand),
                    guide_.standard().best_of_all().dice == all_four
                        ? cat("; all four can be played, for example ", example(), ".")
                        : std::string("; they cannot all be played, so none is: write -.")));
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
