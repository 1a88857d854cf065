#include <algorithm>
#include <ostream>
#include <utility>

#include "cli/play_loop.h"
#include "cli/rules_views.h"
#include "cli/saved_game.h"
#include "cli/screen.h"
#include "cli/text.h"
#include "core/words.h"

// The half of the loop that does what a person types.
namespace parlor::cli {

PlayLoop::After PlayLoop::obey(const Typed& typed, bool choosing) {
  return choosing ? obey_choosing(typed) : obey_throwing(typed);
}

PlayLoop::After PlayLoop::obey_choosing(const Typed& typed) {
  switch (typed.command) {
    case PromptCommand::enter: return end_play(false);
    case PromptCommand::done: return end_play(true);
    case PromptCommand::undo: return take_back();
    case PromptCommand::why: return ask_arbiter(typed.rest);
    case PromptCommand::notation: return take_typed(typed.rest);
    case PromptCommand::plays: return list_plays();
    case PromptCommand::steps: return list_steps(next_.steps);
    default: return obey_always(typed);
  }
}

PlayLoop::After PlayLoop::obey_throwing(const Typed& typed) {
  switch (typed.command) {
    case PromptCommand::enter:
      sitting_.throw_dice();
      print_new_events();
      return After::acted;
    case PromptCommand::done:
    case PromptCommand::undo:
    case PromptCommand::why:
    case PromptCommand::steps:
    case PromptCommand::plays:
    case PromptCommand::notation:
      say("The dice come first: press Enter to throw; `help` tells what else there is.");
      return After::same;
    default: return obey_always(typed);
  }
}

PlayLoop::After PlayLoop::obey_always(const Typed& typed) {
  switch (typed.command) {
    case PromptCommand::board: draw(); return After::same;
    case PromptCommand::position:
      say(sitting_.game().position(sitting_.state()));
      return After::same;
    case PromptCommand::rules:
      print_sheet({sitting_.agreed().setup.sheet, sitting_.agreed(), {}}, console_, false);
      return After::same;
    case PromptCommand::save: return save(typed.rest);
    case PromptCommand::load: return load(typed.rest);
    case PromptCommand::quit:
      say("Goodbye.");
      left_ = true;
      return After::left;
    default: console_.out << prompt_help(); return After::same;
  }
}

std::string PlayLoop::so_far_with(const std::string& more) const {
  std::vector<std::string> parts = taken_;
  if (!more.empty()) parts.push_back(more);
  return parts.empty() ? std::string("-") : join(parts, " ");
}

PlayLoop::After PlayLoop::end_play(bool said_so) {
  if (taken_.empty() && !said_so) {
    say(next_.may_end ? "Type a step, or `done` to play nothing."
                      : "Type a step by its number or in notation. For details: help");
    return After::same;
  }
  return take_play(so_far_with({}));
}

PlayLoop::After PlayLoop::take_back() {
  if (taken_.empty()) {
    say("There is nothing to take back: no step of this play is taken yet.");
    return After::same;
  }
  taken_.pop_back();
  refresh_next();
  return After::changed;
}

/// A number of the list, a step of it, or a play in any form the game reads.
PlayLoop::After PlayLoop::take_typed(const std::string& text) {
  const auto& steps = next_.steps;
  if (const auto number = whole_number(text)) {
    if (*number >= 1 && static_cast<std::size_t>(*number) <= steps.size()) {
      return take_step(steps[static_cast<std::size_t>(*number) - 1].text);
    }
    say(steps.empty() ? std::string("No step is left: Enter ends the play, `undo` goes back.")
                      : cat("The steps are numbered 1 to ", steps.size(), '.'));
    return After::same;
  }
  if (std::ranges::any_of(steps, [&](const StepInfo& step) { return step.text == text; })) {
    return take_step(text);
  }
  return take_play(so_far_with(text));
}

PlayLoop::After PlayLoop::take_step(const std::string& step) {
  taken_.push_back(step);
  refresh_next();
  return finish_if_complete();
}

/// A play of one step in a game without dice is done when it is typed; others wait for Enter, so
/// that they can be taken back.
PlayLoop::After PlayLoop::finish_if_complete() {
  const bool complete = next_.steps.empty() && next_.may_end;
  if (!complete || !sitting_.dice().empty() || taken_.size() > 1) return After::changed;
  return take_play(so_far_with({}));
}

/// Takes a whole play; or, where it is the beginning of one, its steps; or says why not.
PlayLoop::After PlayLoop::take_play(const std::string& play) {
  const GameFace& game = sitting_.game();
  const Ruling ruling = game.judge(sitting_.state(), play);
  if (ruling.legal) {
    if (const auto problem = sitting_.take(play)) {
      say(problem->message);
      return After::same;
    }
    print_new_events();
    return After::acted;
  }
  std::vector<std::string> steps;
  for (const std::string_view step : words(play)) steps.emplace_back(step);
  const bool longer = steps.size() > taken_.size() && play != "-";
  if (longer && game.next(sitting_.state(), steps).ok()) {
    taken_ = std::move(steps);
    refresh_next();
    return After::changed;
  }
  say(ruling.sentence);
  return After::same;
}

PlayLoop::After PlayLoop::ask_arbiter(const std::string& text) {
  if (text.empty()) {
    say("Ask about a step or a play: `why` and the step in notation, or its number.");
    return After::same;
  }
  std::string asked = text;
  if (const auto number = whole_number(text);
      number && *number >= 1 && static_cast<std::size_t>(*number) <= next_.steps.size()) {
    asked = next_.steps[static_cast<std::size_t>(*number) - 1].text;
  }
  const std::string attempt = so_far_with(asked);
  const Ruling whole = sitting_.game().judge(sitting_.state(), attempt);
  if (whole.legal) {
    say(whole.sentence.empty() ? cat(attempt, " is a legal play.") : whole.sentence);
    return After::same;
  }
  const Ruling steps = sitting_.game().judge_steps(sitting_.state(), attempt);
  const Ruling& ruling = steps.legal ? whole : steps;
  if (steps.legal) say(cat(attempt, " is legal so far; the play cannot end there."));
  say(ruling.clause.empty() ? ruling.sentence : cat(ruling.sentence, " (", ruling.clause, ')'));
  return After::same;
}

PlayLoop::After PlayLoop::list_steps(const std::vector<StepInfo>& steps) {
  for (const std::string& row : numbered_steps(steps, console_.width - 2, console_.colour)) {
    console_.out << ' ' << row << '\n';
  }
  return After::same;
}

PlayLoop::After PlayLoop::list_plays() {
  std::vector<StepInfo> plays;
  for (std::string& play : sitting_.game().plays(sitting_.state())) {
    plays.push_back({std::move(play), {}, {}, {}, false});
  }
  list_steps(plays);
  say("To take one of these, type it in notation.");
  return After::same;
}

PlayLoop::After PlayLoop::save(const std::string& path) {
  if (path.empty()) {
    say("Name a file, as in: save evening.json");
  } else if (const auto problem = save_sitting(sitting_, path)) {
    say(problem->message);
  } else {
    say(cat("Saved in ", path, '.',
            taken_.empty() ? "" : " The steps taken so far are not in it: this roll begins anew."));
  }
  return After::same;
}

PlayLoop::After PlayLoop::load(const std::string& path) {
  if (path.empty()) {
    say("Name a file, as in: load evening.json");
    return After::same;
  }
  auto loaded = load_sitting(path, games_);
  if (!loaded) {
    say(loaded.error().message);
    return After::same;
  }
  sitting_ = *std::move(loaded);
  printed_ = 0;
  notice(cat("Loaded ", path, '.'));
  return After::acted;
}

}  // namespace parlor::cli
