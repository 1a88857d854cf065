#pragma once

#include <string>

#include "cli/command.h"
#include "cli/game_options.h"
#include "core/any_game.h"

namespace parlor::cli {

/// A game, what was agreed on before it, and its rules ready to play.
struct AgreedGame {
  GameKind kind;
  Setup setup;
  AnyGame game;
};

/// Whether a `--rules` argument that is no sheet of the game means a file.
bool means_file(const std::string& rules);

/// The sheet and settings that `rules` (a sheet id or a file) stands for in this game.
Result<Setup> setup_for(const GameKind& kind, const std::string& rules);

/// What `--json` output calls the rules: the sheet's id, or the name of a custom sheet.
std::string rules_id(const Setup& setup);

Result<AgreedGame> agree(const GameOptions& options, Games games);

/// The game made from the setup, or why not.
Result<AgreedGame> agree(const GameKind& kind, Setup setup);

/// The position, if a seat has to choose a play in it.
Result<AnyState> read_choice(const GameFace& game, std::string_view position);

/// `Parcheesi, Royal, 4 players`
std::string title_of(const GameFace& game);

}  // namespace parlor::cli
