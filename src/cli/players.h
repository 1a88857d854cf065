#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.h"
#include "core/result.h"

namespace parlor::cli {

/// Who plays a seat: a person at this terminal, or a bot by its name.
class Player {
 public:
  explicit Player(std::string name) : name_(std::move(name)) {}
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] bool is_human() const { return name_ == "human"; }
  bool operator==(const Player&) const = default;

 private:
  std::string name_;
};

/// Reads `human,easy,expert`; who they are is known when the game is.
Result<std::vector<Player>> read_players(std::string_view text);

/// What is wrong with somebody who is to play this game; nothing if all can.
std::optional<Error> problem_with(const std::vector<Player>& players, const AnyGame& game);

/// One person and the simplest opponent on every other seat.
std::vector<Player> usual_players(int count);

}  // namespace parlor::cli
