#include "cli/kept_game.h"

#include <csignal>
#include <cstdlib>
#include <filesystem>

#include <unistd.h>

#include "cli/messages.h"
#include "cli/play_messages.h"
#include "cli/record_file.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view how_to_go_on =
    "\n The game is kept: `parlor play --continue` goes on with it.\n";
constexpr int ended_by_interrupt = 128 + SIGINT;

/// Only what a signal handler may do: the game is in its file already.
extern "C" void leave_by_interrupt(int) {
  [[maybe_unused]] const auto written =
      write(STDOUT_FILENO, how_to_go_on.data(), how_to_go_on.size());
  _exit(ended_by_interrupt);
}

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

}  // namespace

std::optional<std::string> kept_game_path() {
  const std::string state = environment("XDG_STATE_HOME");
  if (!state.empty()) return cat(state, "/parlor/game.json");
  const std::string home = environment("HOME");
  if (home.empty()) return std::nullopt;
  return cat(home, "/.local/state/parlor/game.json");
}

std::optional<Error> keep_game(const Sitting& sitting, const std::vector<std::string>& taken,
                               const std::string& path) {
  std::error_code code;
  fs::create_directories(fs::path(path).parent_path(), code);
  const std::string fresh = path + ".new";
  if (auto error = save_record(sitting, taken, fresh)) return error;
  fs::rename(fresh, path, code);
  if (code) return Error{say::cannot_write(arg::Text(path))};
  return std::nullopt;
}

std::optional<std::string> put_aside(const std::string& path, Games games) {
  const auto kept = load_record(path, games);
  if (!kept || kept->sitting.table().ended()) return std::nullopt;
  const std::string aside = (fs::path(path).parent_path() / "before.json").string();
  std::error_code code;
  fs::rename(path, aside, code);
  if (code) return std::nullopt;
  return aside;
}

SayHowToGoOn::SayHowToGoOn() { std::signal(SIGINT, leave_by_interrupt); }
SayHowToGoOn::~SayHowToGoOn() { std::signal(SIGINT, SIG_DFL); }

}  // namespace parlor::cli
