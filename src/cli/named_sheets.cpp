#include <algorithm>
#include <utility>

#include "cli/messages.h"
#include "cli/rules_views.h"
#include "core/words.h"
#include "sheets/house_rules.h"
#include "sheets/messages.h"
#include "sheets/text_file.h"

namespace parlor::cli {
namespace {

bool holds(const std::vector<GameKind>& kinds, const GameKind& kind) {
  return std::ranges::any_of(
      kinds, [&](const GameKind& each) { return each.info().id == kind.info().id; });
}

/// The games that a rules file can be for.
Result<std::vector<GameKind>> games_of_file(const std::string& path, Games games) {
  const auto text = sheets::read_text(path);
  if (!text) return text.error();
  const sheets::Reading reading = sheets::read_rules(*text);
  if (!reading.problems.empty()) {
    return Error{say::in_file(arg::Text(path), sheets::told(reading.problems.front()))};
  }
  const auto named = sheets::game_of(reading.file, games);
  if (!named) return Error{say::in_file(arg::Text(path), named.error().message)};
  if (!reading.file.game.empty()) return std::vector<GameKind>{*named};
  return sheets::games_with_sheet(games, reading.file.base);
}

Result<std::vector<GameKind>> games_of(const std::string& name, Games games) {
  auto found = sheets::games_with_sheet(games, name);
  if (!found.empty()) return found;
  if (means_file(name)) return games_of_file(name, games);
  for (const GameKind& kind : games) {
    if (kind.info().id != name) continue;
    return Error{say::is_a_game(arg::Text(name),
                                all_of<arg::Text>(sheets::sheet_ids(std::vector<GameKind>{kind})))};
  }
  std::vector<std::string> known;
  for (const GameKind& kind : games) known.push_back(kind.info().id);
  for (const std::string& id : sheets::sheet_ids(games)) known.push_back(id);
  return sheets::unknown({sheets::say::no_game_or_sheet, sheets::say::game_or_sheet_meant}, name,
                         known);
}

std::vector<std::string> titles(const std::vector<GameKind>& kinds) {
  std::vector<std::string> names;
  names.reserve(kinds.size());
  for (const GameKind& kind : kinds) names.push_back(kind.info().title);
  return names;
}

/// Games that have every one of the sheets, in the order of the list.
Result<std::vector<GameKind>> common_games(const std::vector<std::string>& names, Games games) {
  auto first = games_of(names.front(), games);
  if (!first) return first;
  std::vector<GameKind> common = *std::move(first);
  for (const std::string& name : names) {
    const auto others = games_of(name, games);
    if (!others) return others.error();
    const std::vector<GameKind> before = common;
    std::erase_if(common, [&](const GameKind& kind) { return !holds(*others, kind); });
    if (common.empty()) {
      return Error{say::sheets_of_other_games(arg::Text(names.front()),
                                              all_of<arg::Text>(titles(before)), arg::Text(name),
                                              all_of<arg::Text>(titles(*others)))};
    }
  }
  return common;
}

std::string note_on(const std::string& name, const std::vector<GameKind>& common) {
  if (common.size() < 2) return {};
  return cat("Several games have a sheet called ", name, " (", enumerate(titles(common)),
             "); this is ", common.front().info().title,
             "'s. For another, name the game first: ", "parlor rules ", common[1].info().id, ' ',
             name);
}

Result<NamedSheet> sheet_in(const GameKind& kind, const std::string& name, std::string note) {
  auto setup = setup_for(kind, name);
  if (!setup) return setup.error();
  auto agreed = agree(kind, *std::move(setup));
  if (!agreed) return agreed.error();
  const std::string& label = name.empty() ? kind.info().sheets.front().id : name;
  return NamedSheet{label, *std::move(agreed), std::move(note)};
}

}  // namespace

Result<std::vector<NamedSheet>> named_sheets(std::vector<std::string> names, Games games) {
  std::vector<GameKind> common;
  if (auto game = sheets::game_called(names.front(), games)) {
    common.push_back(*std::move(game));
    names.erase(names.begin());
    if (names.empty()) names.emplace_back();
  }
  if (names.size() > 2) return Error{say::two_sheets()};
  if (common.empty()) {
    auto found = common_games(names, games);
    if (!found) return found.error();
    common = *std::move(found);
  }
  std::vector<NamedSheet> sheets;
  for (const std::string& name : names) {
    auto sheet = sheet_in(common.front(), name, note_on(name, common));
    if (!sheet) return sheet.error();
    sheets.push_back(*std::move(sheet));
  }
  return sheets;
}

}  // namespace parlor::cli
