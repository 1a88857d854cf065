#pragma once

#include <string>
#include <vector>

#include "cli/option_list.h"

namespace parlor::cli {

/// Which game by which rules: what most commands begin with.
struct GameOptions {
  std::string game;
  std::string rules;  // a sheet id or the path of a rules file; empty: the game's default sheet
  std::vector<std::string> settings;  // `cube=true`: options set besides those of the rules
  bool pairs = false;
  int players = 0;    // 0: the game's usual number
  std::string first;  // the seat that starts, where one is chosen; empty: as usual
};

/// The game, its rules and how many play. Returns the game, which some commands can do without.
Option& add_game(OptionList& list, GameOptions& game);

void add_players(OptionList& list, GameOptions& game);

/// Not for every command with a game: a position says whose turn it is.
void add_first(OptionList& list, GameOptions& game);

}  // namespace parlor::cli
