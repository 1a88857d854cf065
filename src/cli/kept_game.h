#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/sitting.h"

/// The game that is being played at this terminal is kept in a file after everything that happens.
namespace parlor::cli {

/// Where it is kept: a file in the user's state folder ($XDG_STATE_HOME or ~/.local/state). None
/// where there is no home.
std::optional<std::string> kept_game_path();

/// Keeps the game there, whole or not at all; or why it cannot.
std::optional<Error> keep_game(const Sitting& sitting, const std::vector<std::string>& taken,
                               const std::string& path);

/// Puts a game that is not over aside before another one begins. Where it is then; none where there
/// was none.
std::optional<std::string> put_aside(const std::string& path, Games games);

/// While it lives, Ctrl-C ends the program with a word on how to go on.
class SayHowToGoOn {
 public:
  SayHowToGoOn();
  ~SayHowToGoOn();
  SayHowToGoOn(const SayHowToGoOn&) = delete;
  SayHowToGoOn& operator=(const SayHowToGoOn&) = delete;
};

}  // namespace parlor::cli
