#include "sheets/house_rules.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/words.h"
#include "sheets/messages.h"

namespace parlor::sheets {
namespace {

bool has_sheet(const GameInfo& info, const std::string& sheet) {
  return std::ranges::any_of(info.sheets, [&](const SheetInfo& each) { return each.id == sheet; });
}

/// Nobody reads more, and each takes as long to find as a game takes to be made.
constexpr std::size_t most_problems = 100;

/// Why the game refuses these settings on this sheet, if it does.
std::optional<Message> refusal(const GameKind& kind, Setup setup,
                               std::vector<OptionSetting> settings) {
  setup.settings = std::move(settings);
  const Result<AnyGame> game = kind.make(setup);
  if (game) return std::nullopt;
  return game.error().message;
}

Error no_sheet(const std::string& typed, std::span<const GameKind> games) {
  return unknown({say::no_sheet, say::sheet_meant}, typed, sheet_ids(games));
}

}  // namespace

std::vector<std::string> sheet_ids(std::span<const GameKind> games) {
  std::vector<std::string> ids;
  for (const GameKind& kind : games) {
    for (const SheetInfo& sheet : kind.info().sheets) {
      if (std::ranges::find(ids, sheet.id) == ids.end()) ids.push_back(sheet.id);
    }
  }
  return ids;
}

Error unknown(const Missing& missing, const std::string& typed,
              const std::vector<std::string>& known) {
  const auto meant = nearest(typed, known);
  const arg::List all = all_of<arg::Text>(known);
  if (meant) return {missing.meant(arg::Text(typed), arg::Text(*meant), all)};
  return {missing.none(arg::Text(typed), all)};
}

Result<GameKind> game_called(const std::string& id, std::span<const GameKind> games) {
  std::vector<std::string> ids;
  for (const GameKind& kind : games) {
    if (kind.info().id == id) return kind;
    ids.push_back(kind.info().id);
  }
  return unknown({say::no_game, say::game_meant}, id, ids);
}

std::vector<GameKind> games_with_sheet(std::span<const GameKind> games, const std::string& sheet) {
  std::vector<GameKind> found;
  std::ranges::copy_if(games, std::back_inserter(found),
                       [&](const GameKind& kind) { return has_sheet(kind.info(), sheet); });
  return found;
}

Result<GameKind> game_of(const RulesFile& file, std::span<const GameKind> games) {
  if (!file.game.empty()) {
    auto kind = game_called(file.game, games);
    if (!kind) return Error{told({file.game_line, kind.error().message})};
    if (has_sheet(kind->info(), file.base)) return kind;
    const std::vector<GameKind> only{*kind};
    return Error{told({file.base_line, no_sheet(file.base, only).message})};
  }
  const auto found = games_with_sheet(games, file.base);
  if (!found.empty()) return found.front();
  return Error{told({file.base_line, no_sheet(file.base, games).message})};
}

Setup setup_of(const RulesFile& file) {
  Setup setup;
  setup.sheet = file.base;
  setup.name = file.name;
  setup.settings = file.settings;
  return setup;
}

std::vector<Problem> problems_with(const RulesFile& file, const GameKind& kind) {
  const Setup setup = setup_of(file);
  const auto whole = refusal(kind, setup, file.settings);
  if (!whole) return {};
  std::vector<Problem> problems;
  // A game names the first thing it refuses; each setting by itself brings out the others.
  for (const OptionSetting& setting : file.settings) {
    if (problems.size() == most_problems) break;
    if (auto alone = refusal(kind, setup, {setting})) {
      problems.push_back({setting.line, std::move(*alone)});
    }
  }
  if (problems.empty()) problems.push_back({0, *whole});
  return problems;
}

}  // namespace parlor::sheets
