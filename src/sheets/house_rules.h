#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "sheets/rules_file.h"

namespace parlor::sheets {

/// The game with this id, or an error that names the ones there are.
Result<GameKind> game_called(const std::string& id, std::span<const GameKind> games);

/// What to say where something has no such name, and where another may have been meant.
struct Missing {
  const Template<arg::Text, arg::List>& none;
  const Template<arg::Text, arg::Text, arg::List>& meant;
};
/// Says that there is no such thing, what may have been meant, and what there is.
Error unknown(const Missing& missing, const std::string& typed,
              const std::vector<std::string>& known);

/// The ids of all sheets of these games, each once.
std::vector<std::string> sheet_ids(std::span<const GameKind> games);

/// The games that have a sheet of this id, in the order of the list.
std::vector<GameKind> games_with_sheet(std::span<const GameKind> games, const std::string& sheet);

/// The game a rules file is for: the one it names, or the first that has its base sheet.
/// The error has the line in it.
Result<GameKind> game_of(const RulesFile& file, std::span<const GameKind> games);

Setup setup_of(const RulesFile& file);

/// What the game refuses in the file, by line, up to a hundred. Empty where the file can be played.
std::vector<Problem> problems_with(const RulesFile& file, const GameKind& kind);

}  // namespace parlor::sheets
