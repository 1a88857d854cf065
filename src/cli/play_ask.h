#pragma once

#include <optional>
#include <string>

#include "cli/command.h"
#include "cli/game_options.h"
#include "cli/sitting.h"

namespace parlor::cli {

/// What somebody wants to play.
struct Wanted {
  std::string game;
  std::string rules;
  std::string seats;
};

/// Asks for game, sheet and who sits where; Enter takes what was played last, or what is usual.
/// None where the input ends.
std::optional<Wanted> ask_what_to_play(const std::optional<Wanted>& last, Games games,
                                       Console& console);

/// What was played at this table.
Wanted wanted_at(const Sitting& sitting);

}  // namespace parlor::cli
