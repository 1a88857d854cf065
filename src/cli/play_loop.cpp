#include "cli/play_loop.h"

#include <algorithm>
#include <istream>
#include <ostream>
#include <thread>
#include <utility>

#include "cli/saved_game.h"
#include "cli/story.h"
#include "cli/style.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {

PlayLoop::PlayLoop(Sitting sitting, Games games, Console& console, std::chrono::milliseconds delay)
    : sitting_(std::move(sitting)), games_(games), console_(console), delay_(delay) {}

Exit PlayLoop::run() {
  while (!left_) {
    const Actor actor = sitting_.actor();
    if (actor.is_nobody()) return finish();
    if (actor.is_chance()) {
      const Seat seat = sitting_.game().to_throw(sitting_.state()).seat;
      if (sitting_.player(seat).is_human()) {
        person_throws(seat);
      } else {
        throw_by_itself();
      }
    } else if (const auto forced = forced_play()) {
      play_by_itself(*forced);
    } else if (sitting_.player(actor.seat()).is_human()) {
      person_plays(actor.seat());
    } else {
      bot_plays();
    }
  }
  return Exit::ok;
}

void PlayLoop::throw_by_itself() {
  sitting_.throw_dice();
  print_new_events();
}

/// The only play of a person, which needs no thought.
std::optional<std::string> PlayLoop::forced_play() const {
  if (!sitting_.player(sitting_.actor().seat()).is_human()) return std::nullopt;
  auto plays = sitting_.game().plays(sitting_.state());
  if (plays.size() != 1) return std::nullopt;
  return std::move(plays.front());
}

void PlayLoop::play_by_itself(const std::string& play) {
  const Seat seat = sitting_.actor().seat();
  if (sitting_.player(seat).is_human()) {
    const std::string name = capitalised(sitting_.game().seat_name(seat));
    const std::string dice = sitting_.dice();
    const std::string roll = dice.empty() ? std::string() : cat(" with ", dice);
    notice(play == "-" ? cat(name, " can play nothing", roll, ".")
                       : cat(name, " has only one play", roll, ": ", play, '.'));
  }
  if (const auto problem = sitting_.take(play)) {
    say(problem->message);
    left_ = true;
    return;
  }
  print_new_events();
  if (console_.terminal) {
    draw();
    pause();
  }
}

void PlayLoop::bot_plays() {
  const auto play = sitting_.bot_play();
  if (play) return play_by_itself(*play);
  say(play.error().message);
  left_ = true;
}

void PlayLoop::person_throws(Seat seat) {
  taken_.clear();
  next_ = {};
  draw();
  const int dice = sitting_.game().to_throw(sitting_.state()).dice;
  const std::string name = sitting_.game().seat_name(seat);
  const std::string prompt =
      cat(capitalised(name), ", press Enter to throw ", dice == 1 ? "one die" : "two dice", " ▸ ");
  while (ask(prompt, false) == After::same) {
  }
}

void PlayLoop::person_plays(Seat seat) {
  taken_.clear();
  refresh_next();
  draw();
  const std::string prompt = cat(capitalised(sitting_.game().seat_name(seat)), " ▸ ");
  for (After after = After::same; after == After::same || after == After::changed;) {
    after = ask(prompt, true);
    if (after == After::changed) draw();
  }
}

PlayLoop::After PlayLoop::ask(const std::string& prompt, bool choosing) {
  const Style style(console_.colour);
  console_.out << ' ' << style.bold(prompt) << std::flush;
  std::string line;
  if (!std::getline(console_.in, line)) {
    console_.out << "\n The input has ended, so the game rests here: "
                 << sitting_.game().position(sitting_.state()) << '\n';
    left_ = true;
    return After::left;
  }
  if (!console_.terminal) console_.out << '\n';
  return obey(read_typed(line), choosing);
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

void PlayLoop::notice(const std::string& text) {
  if (console_.terminal) {
    notices_.push_back(text);
  } else {
    say(text);
  }
}

void PlayLoop::print_new_events() {
  if (console_.terminal) return;
  const auto lines = story(sitting_);
  for (; printed_ < lines.size(); ++printed_) say(lines[printed_]);
}

void PlayLoop::pause() {
  console_.out.flush();
  std::this_thread::sleep_for(delay_);
}

Exit PlayLoop::finish() {
  taken_.clear();
  next_ = {};
  draw();
  const Style style(console_.colour);
  console_.out << ' ' << style.bold(ending(sitting_)) << '\n';
  return Exit::ok;
}

}  // namespace parlor::cli
