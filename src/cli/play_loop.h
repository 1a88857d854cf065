#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/screen.h"
#include "cli/sitting.h"
#include "cli/typed.h"

namespace parlor::cli {

/// A game in the terminal, line by line, until it is over or the input ends.
class PlayLoop {
 public:
  PlayLoop(Sitting sitting, Games games, Console& console, std::chrono::milliseconds delay);

  Exit run();

 private:
  /// What a typed line led to.
  enum class After { same, changed, acted, left };

  // Turns.
  void throw_by_itself();
  void play_by_itself(const std::string& play);
  [[nodiscard]] std::optional<std::string> forced_play() const;
  void bot_plays();
  void person_throws(Seat seat);
  void person_plays(Seat seat);
  After ask(const std::string& prompt, bool choosing);

  // What a typed line does.
  After obey(const Typed& typed, bool choosing);
  After obey_choosing(const Typed& typed);
  After obey_throwing(const Typed& typed);
  After obey_always(const Typed& typed);
  After end_play(bool said_so);
  After take_back();
  After take_typed(const std::string& text);
  After take_step(const std::string& step);
  After take_play(const std::string& play);
  After finish_if_complete();
  After ask_arbiter(const std::string& text);
  After list_steps(const std::vector<StepInfo>& steps);
  After list_plays();
  After save(const std::string& path);
  After load(const std::string& path);
  void refresh_next();
  [[nodiscard]] std::string so_far_with(const std::string& more) const;

  // Showing.
  void draw();
  void say(const std::string& text);
  void notice(const std::string& text);
  void print_new_events();
  void pause();
  Exit finish();

  Sitting sitting_;
  Games games_;
  Console& console_;
  std::chrono::milliseconds delay_;
  std::vector<std::string> taken_;
  Next next_;
  std::vector<std::string> notices_;
  std::size_t printed_ = 0;  // lines of the story printed so far
  bool left_ = false;
};

}  // namespace parlor::cli
