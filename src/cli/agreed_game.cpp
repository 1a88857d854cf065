#include "cli/agreed_game.h"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "cli/messages.h"
#include "cli/play_messages.h"
#include "cli/text.h"
#include "core/words.h"
#include "sheets/house_rules.h"
#include "sheets/text_file.h"
#include "wire/rules_json.h"

namespace parlor::cli {
namespace {

bool has_sheet(const GameKind& kind, const std::string& id) {
  const auto& sheets = kind.info().sheets;
  return std::ranges::any_of(sheets, [&](const SheetInfo& sheet) { return sheet.id == id; });
}

Error first_problem(const std::string& path, const std::vector<sheets::Problem>& problems) {
  Message first = sheets::told(problems.front());
  if (problems.size() == 1) return {say::in_file(arg::Text(path), std::move(first))};
  return {say::in_file_and_more(arg::Text(path), std::move(first), problems.size() - 1,
                                arg::Text(path))};
}

/// Whether the players choose who starts, instead of the dice or the rules.
bool chooses_starter(const GameKind& kind) {
  const auto& options = kind.info().options;
  return std::ranges::find(options, "starter", &OptionInfo::name) != options.end();
}

Error nobody_chooses(const GameKind& kind, Games games) {
  std::vector<std::string> chosen;
  for (const GameKind& each : games) {
    if (chooses_starter(each)) chosen.push_back(each.info().id);
  }
  const arg::Text title(kind.info().title);
  if (chosen.empty()) return {say::nobody_chosen(title)};
  return {say::nobody_chosen_only(title, all_of<arg::Text>(chosen))};
}

/// `cube=true` as a setting; what kind of value it is, the game's option says.
Result<OptionSetting> read_setting(const GameInfo& info, const std::string& written) {
  const std::size_t equals = written.find('=');
  if (equals == std::string::npos || equals == 0) return Error{say::set_how(arg::Text(written))};
  const std::string name(trimmed(written.substr(0, equals)));
  std::vector<std::string> names;
  for (const OptionInfo& option : info.options) names.push_back(option.name);
  if (std::ranges::find(names, name) == names.end())
    return sheets::unknown({say::no_option, say::option_meant}, name, names);
  const std::string value(trimmed(written.substr(equals + 1)));
  return OptionSetting{name, wire::option_value(info, name, value), 0};
}

std::optional<Error> add_settings(Setup& setup, const GameInfo& info,
                                  const std::vector<std::string>& written) {
  for (const std::string& each : written) {
    auto setting = read_setting(info, each);
    if (!setting) return setting.error();
    std::erase_if(setup.settings,
                  [&](const OptionSetting& other) { return other.name == setting->name; });
    setup.settings.push_back(*std::move(setting));
  }
  return std::nullopt;
}

Result<Setup> setup_from_file(const GameKind& kind, const std::string& path) {
  const auto text = sheets::read_text(path);
  if (!text) return text.error();
  sheets::Reading reading = sheets::read_rules(*text);
  if (!reading.problems.empty()) return first_problem(path, reading.problems);
  sheets::RulesFile& file = reading.file;
  if (file.game.empty()) file.game = kind.info().id;
  if (file.game != kind.info().id) {
    return Error{
        say::rules_of_other_game(arg::Text(path), arg::Text(file.game), arg::Text(kind.info().id))};
  }
  const std::vector<GameKind> only{kind};
  if (const auto found = sheets::game_of(file, only); !found) {
    return Error{say::in_file(arg::Text(path), found.error().message)};
  }
  if (file.name.empty()) file.name = std::filesystem::path(path).stem().string();
  const auto problems = sheets::problems_with(file, kind);
  if (!problems.empty()) return first_problem(path, problems);
  return sheets::setup_of(file);
}

}  // namespace

bool means_file(const std::string& rules) {
  std::error_code code;
  return rules.find('/') != std::string::npos || rules.ends_with(".toml") ||
         std::filesystem::is_regular_file(rules, code);
}

Result<Setup> setup_for(const GameKind& kind, const std::string& rules) {
  if (!rules.empty() && !has_sheet(kind, rules) && means_file(rules)) {
    return setup_from_file(kind, rules);
  }
  Setup setup;
  setup.sheet = rules;
  return setup;
}

std::string rules_id(const Setup& setup) { return setup.name.empty() ? setup.sheet : setup.name; }

Result<AgreedGame> agree(const GameKind& kind, Setup setup) {
  if (setup.sheet.empty()) setup.sheet = kind.info().sheets.front().id;
  auto game = kind.make(setup);
  if (!game) return game.error();
  return AgreedGame{kind, std::move(setup), *game};
}

Result<AgreedGame> agree(const GameOptions& options, Games games) {
  const auto kind = sheets::game_called(options.game, games);
  if (!kind) return kind.error();
  auto setup = setup_for(*kind, options.rules);
  if (!setup) return setup.error();
  Setup agreed = *std::move(setup);
  agreed.players = options.players;
  if (auto error = add_settings(agreed, kind->info(), options.settings)) return *std::move(error);
  if (options.pairs) agreed.settings.push_back({"pairs", std::string("on"), 0});
  if (!options.first.empty()) {
    if (!chooses_starter(*kind)) return nobody_chooses(*kind, games);
    agreed.settings.push_back({"starter", options.first, 0});
  }
  return agree(*kind, std::move(agreed));
}

Result<AnyState> read_choice(const GameFace& game, std::string_view position) {
  auto state = game.read_position(position);
  if (!state) return state;
  const Actor actor = game.actor(*state);
  if (actor.is_player()) return state;
  if (actor.is_nobody()) return Error{say::over_in_position()};
  const Throw to_throw = game.to_throw(*state);
  const auto& needs = to_throw.dice == 1 ? say::needs_one_die : say::needs_two_dice;
  return Error{needs(arg::Seat(game.seat_name(to_throw.seat)))};
}

std::string title_of(const GameFace& game) {
  const int players = game.seats(game.start()).size();
  return cat(game.info().title, ", ", game.rules_name(), ", ", players,
             players == 1 ? " player" : " players");
}

}  // namespace parlor::cli
