#include "cli/play_loop.h"

#include <istream>
#include <ostream>
#include <thread>
#include <utility>
#include <variant>

#include "cli/play_messages.h"
#include "cli/story.h"
#include "cli/style.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {

using table::Stage;

PlayLoop::PlayLoop(LoadedGame game, Games games, Console& console, std::chrono::milliseconds delay)
    : sitting_(std::move(game.sitting)), games_(games), console_(console), delay_(delay) {
  begin_at(game.told, std::move(game.taken));
}

void PlayLoop::begin_at(std::size_t told, std::vector<std::string> taken) {
  seen_ = told;
  printed_ = 0;
  show_news();
  taken_ = std::move(taken);
}

Exit PlayLoop::run() {
  while (!left_) {
    const auto due = sitting_.table().due();
    if (!due) {
      game_is_over();
    } else if (!sitting_.table().chair(due->seat).decides()) {
      bot_acts();
    } else if (due->throws) {
      person_throws(*due);
    } else if (plays_by_itself(due->seat)) {
      if (const auto refusal = sitting_.tick()) say(refusal->message);
      show_news();
    } else {
      person_plays(due->seat);
    }
  }
  return Exit::ok;
}

/// The only play of a person needs no thought; but who took it back wants to see it again.
bool PlayLoop::plays_by_itself(Seat seat) const {
  const bool took_back =
      std::holds_alternative<table::TookBack>(sitting_.events().back().event.what);
  return sitting_.table().chair(seat).automatic.forced && !took_back &&
         sitting_.game().only_play(sitting_.state());
}

void PlayLoop::bot_acts() {
  if (const auto error = sitting_.let_bot_act()) {
    say(error->message);
    left_ = true;
    return;
  }
  show_news();
  const bool played = std::holds_alternative<table::Played>(sitting_.events().back().event.what);
  if (played) show_for_a_moment();
}

void PlayLoop::person_throws(const table::Due& due) {
  next_ = {};
  draw();
  const std::string name = capitalised(sitting_.game().seat_name(due.seat));
  const std::string text =
      cat(name, ", press Enter to throw ", due.dice == 1 ? "one die" : "two dice", " ▸ ");
  while (prompt(text, Asked::to_throw) == After::same) {
  }
}

void PlayLoop::person_plays(Seat seat) {
  refresh_next();
  draw();
  const std::string text = cat(capitalised(sitting_.game().seat_name(seat)), " ▸ ");
  for (After after = After::same; after == After::same || after == After::changed;) {
    after = prompt(text, Asked::to_play);
    if (after == After::changed) draw();
  }
}

/// A game that only bots played at nobody's terminal has nobody to ask.
void PlayLoop::game_is_over() {
  next_ = {};
  draw();
  console_.out << ' ' << Style(console_.colour).bold(ending(sitting_)) << '\n';
  const bool people = !sitting_.table().seats_with(table::Sitter::person).empty();
  if (!people && !console_.terminal) {
    left_ = true;
    return;
  }
  while (prompt("save FILE · Enter leaves ▸ ", Asked::what_now) == After::same) {
  }
}

PlayLoop::After PlayLoop::prompt(const std::string& text, Asked asked) {
  const Style style(console_.colour);
  console_.out << ' ' << style.bold(text) << std::flush;
  std::string line;
  if (!std::getline(console_.in, line)) {
    console_.out << '\n';
    if (asked != Asked::what_now) {
      const std::string position = sitting_.game().position(sitting_.state());
      // In one piece, to be copied.
      console_.out << ' ' << english(say::input_ended(arg::Text(position))) << '\n';
    }
    left_ = true;
    return After::left;
  }
  if (!console_.terminal) console_.out << '\n';
  return obey(line, asked);
}

void PlayLoop::refresh_next() {
  auto next = sitting_.game().next(sitting_.state(), taken_);
  if (next) {
    next_ = *std::move(next);
    return;
  }
  // A step that was offered leads on; should a game break its word, the roll begins again.
  say(next.error().message);
  taken_.clear();
  next_ = {};
}

void PlayLoop::draw() {
  if (console_.terminal) console_.out << "\x1b[H\x1b[2J";
  console_.out << frame({sitting_, taken_, next_, notices_, console_.terminal}, console_);
  const Style style(console_.colour);
  if (!next_.steps.empty() || next_.may_end) {
    console_.out << style.faint(next_.may_end && !taken_.empty()
                                    ? " Enter ends the play · undo · why · help\n"
                                    : " a number or notation · why STEP · help\n");
  }
  notices_.clear();
}

void PlayLoop::say(const std::string& text) {
  for (const std::string& line : wrapped(printable(text), console_.width - 2)) {
    console_.out << ' ' << line << '\n';
  }
}

void PlayLoop::notice(const Message& message) {
  if (console_.terminal) {
    notices_.push_back(english(message));
  } else {
    say(message);
  }
}

void PlayLoop::show_news() {
  const auto& events = sitting_.events();
  if (seen_ == events.size()) return;
  taken_.clear();
  next_ = {};
  bool by_itself = false;
  for (; seen_ < events.size(); ++seen_) {
    announce(events[seen_]);
    const auto* played = std::get_if<table::Played>(&events[seen_].event.what);
    by_itself = by_itself || (played != nullptr && played->by == table::PlayedBy::automatic);
  }
  if (!console_.terminal) {
    const auto lines = story(sitting_);
    for (; printed_ < lines.size(); ++printed_) say(lines[printed_]);
  }
  if (by_itself) show_for_a_moment();
}

/// What happened without anybody choosing it is said in words.
void PlayLoop::announce(const Happened& happened) {
  const auto* played = std::get_if<table::Played>(&happened.event.what);
  if (played == nullptr || played->by != table::PlayedBy::automatic) return;
  const arg::Seat seat(sitting_.game().seat_name(played->seat));
  const arg::Text dice(happened.dice);
  const arg::Play play(played->play);
  if (played->play == "-") {
    notice(dice.text.empty() ? say::can_play_nothing(seat)
                             : say::can_play_nothing_with(seat, dice));
  } else {
    notice(dice.text.empty() ? say::only_play(seat, play) : say::only_play_with(seat, dice, play));
  }
}

void PlayLoop::show_for_a_moment() {
  if (!console_.terminal) return;
  draw();
  console_.out.flush();
  std::this_thread::sleep_for(delay_);
}

}  // namespace parlor::cli
