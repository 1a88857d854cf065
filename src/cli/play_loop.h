#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/console.h"
#include "cli/record_file.h"
#include "cli/screen.h"
#include "cli/sitting.h"
#include "cli/typed.h"

namespace parlor::cli {

/// A game in the terminal, line by line, until everybody has left it or the input ends.
class PlayLoop {
 public:
  PlayLoop(LoadedGame game, Games games, Console& console, std::chrono::milliseconds delay);

  Exit run();

 private:
  /// What a person is asked for.
  enum class Asked { to_throw, to_play, what_now };
  /// What a typed line led to.
  enum class After { same, changed, acted, left };

  /// Shows what is news in a game that was begun or loaded.
  void begin_at(std::size_t told, std::vector<std::string> taken);

  // Turns.
  void bot_acts();
  [[nodiscard]] bool plays_by_itself(Seat seat) const;
  void person_throws(const table::Due& due);
  void person_plays(Seat seat);
  void game_is_over();
  After prompt(const std::string& text, Asked asked);

  // What a typed line does.
  After obey(const std::string& line, Asked asked);
  After obey_choosing(const Typed& typed);
  After obey_throwing(const Typed& typed);
  After obey_after_the_end(const Typed& typed);
  After obey_always(const Typed& typed);
  After ask_for(table::Command command);
  After end_play(bool said_so);
  After undo_step();
  After take_typed(const std::string& text);
  After take_step(const std::string& step);
  After take_play(const std::string& play);
  After finish_if_complete();
  After ask_arbiter(const std::string& text);
  After list_steps(const std::vector<StepInfo>& steps);
  After list_plays();
  After save(const std::string& path);
  After load(const std::string& path);
  After leave();
  void refresh_next();
  [[nodiscard]] bool is_step(std::string_view text) const;
  [[nodiscard]] std::string so_far_with(const std::string& more) const;
  [[nodiscard]] Seat acting() const { return sitting_.table().due()->seat; }

  // Showing.
  void draw();
  void say(const std::string& text);
  void say(const Message& message) { say(english(message)); }
  void notice(const Message& message);
  void show_news();
  void announce(const Happened& happened);
  void show_for_a_moment();

  Sitting sitting_;
  Games games_;
  Console& console_;
  std::chrono::milliseconds delay_;
  std::vector<std::string> taken_;
  Next next_;
  std::vector<std::string> notices_;
  std::size_t seen_ = 0;     // events that have been shown
  std::size_t printed_ = 0;  // lines of the story printed so far
  bool left_ = false;
};

}  // namespace parlor::cli
