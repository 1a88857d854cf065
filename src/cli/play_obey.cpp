#include <algorithm>
#include <ostream>
#include <utility>

#include "cli/play_loop.h"
#include "cli/play_messages.h"
#include "cli/record_file.h"
#include "cli/rules_views.h"
#include "cli/screen.h"
#include "cli/text.h"
#include "core/words.h"

// The half of the loop that does what a person types.
namespace parlor::cli {

PlayLoop::After PlayLoop::obey(const std::string& line, Asked asked) {
  // A game's own word for a step comes before the prompt's: `roll` in backgammon.
  const std::string step(trimmed(line));
  if (asked == Asked::to_play && is_step(step)) return take_step(step);
  const Typed typed = read_typed(line);
  switch (asked) {
    case Asked::to_throw: return obey_throwing(typed);
    case Asked::to_play: return obey_choosing(typed);
    case Asked::what_now: break;
  }
  return obey_after_the_end(typed);
}

PlayLoop::After PlayLoop::obey_choosing(const Typed& typed) {
  switch (typed.command) {
    case PromptCommand::enter: return end_play(false);
    case PromptCommand::done: return end_play(true);
    case PromptCommand::undo: return undo_step();
    case PromptCommand::why: return ask_arbiter(typed.rest);
    case PromptCommand::notation: return take_typed(typed.rest);
    case PromptCommand::plays: return list_plays();
    case PromptCommand::steps: return list_steps(next_.steps);
    default: return obey_always(typed);
  }
}

PlayLoop::After PlayLoop::obey_throwing(const Typed& typed) {
  switch (typed.command) {
    case PromptCommand::enter: return ask_for(table::ThrowDice{});
    case PromptCommand::done:
    case PromptCommand::undo:
    case PromptCommand::why:
    case PromptCommand::steps:
    case PromptCommand::plays:
    case PromptCommand::notation: say(say::dice_first()); return After::same;
    default: return obey_always(typed);
  }
}

PlayLoop::After PlayLoop::obey_after_the_end(const Typed& typed) {
  switch (typed.command) {
    case PromptCommand::enter: return leave();
    case PromptCommand::done:
    case PromptCommand::undo:
    case PromptCommand::why:
    case PromptCommand::steps:
    case PromptCommand::plays:
    case PromptCommand::notation: say(say::over_already()); return After::same;
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
    case PromptCommand::quit: say(say::goodbye()); return leave();
    default: console_.out << prompt_help(); return After::same;
  }
}

PlayLoop::After PlayLoop::leave() {
  left_ = true;
  return After::left;
}

/// The person who is due asks the table for something.
PlayLoop::After PlayLoop::ask_for(table::Command command) {
  if (const auto refusal = sitting_.ask(acting(), std::move(command))) {
    say(refusal->message);
    return After::same;
  }
  show_news();
  return After::acted;
}

std::string PlayLoop::so_far_with(const std::string& more) const {
  std::vector<std::string> parts = taken_;
  if (!more.empty()) parts.push_back(more);
  return parts.empty() ? std::string("-") : join(parts, " ");
}

PlayLoop::After PlayLoop::end_play(bool said_so) {
  if (taken_.empty() && !said_so) {
    say(next_.may_end ? say::step_or_done() : say::type_a_step());
    return After::same;
  }
  return take_play(so_far_with({}));
}

PlayLoop::After PlayLoop::undo_step() {
  if (taken_.empty()) {
    say(say::no_step_yet());
    return After::same;
  }
  taken_.pop_back();
  refresh_next();
  return After::changed;
}

bool PlayLoop::is_step(std::string_view text) const {
  return std::ranges::find(next_.steps, text, &StepInfo::text) != next_.steps.end();
}

/// A number of the list, a step of it, or a play in any form the game reads.
PlayLoop::After PlayLoop::take_typed(const std::string& text) {
  const auto& steps = next_.steps;
  if (const auto number = whole_number(text)) {
    if (*number >= 1 && static_cast<std::size_t>(*number) <= steps.size()) {
      return take_step(steps[static_cast<std::size_t>(*number) - 1].text);
    }
    say(steps.empty() ? say::no_step_left() : say::steps_are_numbered(steps.size()));
    return After::same;
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
  const auto refusal = sitting_.ask(acting(), table::Play{{}, play});
  if (!refusal) {
    show_news();
    return After::acted;
  }
  std::vector<std::string> steps;
  for (const std::string_view step : words(play)) steps.emplace_back(step);
  const bool longer = steps.size() > taken_.size() && play != "-";
  if (longer && sitting_.game().next(sitting_.state(), steps).ok()) {
    taken_ = std::move(steps);
    refresh_next();
    return After::changed;
  }
  say(refusal->message);
  return After::same;
}

PlayLoop::After PlayLoop::ask_arbiter(const std::string& text) {
  if (text.empty()) {
    say(say::ask_about_what());
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
    say(whole.message.empty() ? say::is_legal(arg::Play(attempt)) : whole.message);
    return After::same;
  }
  const Ruling steps = sitting_.game().judge_steps(sitting_.state(), attempt);
  const Ruling& ruling = steps.legal ? whole : steps;
  if (steps.legal) say(say::is_legal_so_far(arg::Play(attempt)));
  say(ruling.clause.empty() ? ruling.sentence() : cat(ruling.sentence(), " (", ruling.clause, ')'));
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
  say(say::take_by_notation());
  return After::same;
}

PlayLoop::After PlayLoop::save(const std::string& path) {
  if (path.empty()) {
    say(say::save_where());
  } else if (const auto problem = save_record(sitting_, taken_, path)) {
    say(problem->message);
  } else {
    say(say::saved(arg::Text(path)));
  }
  return After::same;
}

PlayLoop::After PlayLoop::load(const std::string& path) {
  if (path.empty()) {
    say(say::load_what());
    return After::same;
  }
  auto loaded = load_record(path, games_);
  if (!loaded) {
    say(loaded.error().message);
    return After::same;
  }
  LoadedGame game = *std::move(loaded);
  sitting_ = std::move(game.sitting);
  notice(say::loaded(arg::Text(path)));
  begin_at(game.told, std::move(game.taken));
  return After::acted;
}

}  // namespace parlor::cli
