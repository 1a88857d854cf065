#include "games/backgammon/options.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <variant>

#include "core/messages.h"
#include "core/words.h"
#include "games/backgammon/text/messages.h"
#include "games/backgammon/text/tell_messages.h"

namespace parlor::backgammon {
namespace {

constexpr std::int64_t longest_match = 99;

GameInfo build_info() {
  GameInfo info;
  info.id = "backgammon";
  info.title = "Backgammon";
  info.summary =
      "Race fifteen men around the board and bear them off, hitting what the other side leaves "
      "alone.";
  info.players = {2};
  info.usual_players = 2;
  info.seat_names = {"red", "black"};
  info.options = {
      {"scoring",
       say::scoring_title(),
       {{"false", say::scoring_false()}, {"true", say::scoring_true()}}},
      {"cube", say::cube_title(), {{"false", say::cube_false()}, {"true", say::cube_true()}}},
      {"match", say::option_match(), {}, 0, longest_match},
  };
  info.sheets = {{"box", "The box of six games", say::sheet_box(), {"false", "false", "0"}}};
  return info;
}

std::vector<std::string> option_names() {
  std::vector<std::string> names;
  for (const OptionInfo& option : game_info().options) names.push_back(option.name);
  return names;
}

std::optional<bool> yes_or_no(const OptionValue& value) {
  if (const bool* flag = std::get_if<bool>(&value)) return *flag;
  if (const auto* text = std::get_if<std::string>(&value)) {
    if (*text == "true") return true;
    if (*text == "false") return false;
  }
  return std::nullopt;
}

std::optional<int> match_length(const OptionValue& value) {
  std::int64_t length = -1;
  if (const auto* number = std::get_if<std::int64_t>(&value)) length = *number;
  if (const auto* text = std::get_if<std::string>(&value)) {
    length = whole_number(*text).value_or(-1);
  }
  if (length < 0 || length > longest_match) return std::nullopt;
  return static_cast<int>(length);
}

std::optional<Error> set(Options& options, const OptionSetting& setting) {
  if (setting.name == "match") {
    const auto length = match_length(setting.value);
    if (!length) return Error{on_line(setting.line, say::match_values(longest_match))};
    options.match = *length;
    return std::nullopt;
  }
  const auto answer = yes_or_no(setting.value);
  if (!answer) return Error{on_line(setting.line, say::truth_values(arg::Text(setting.name)))};
  (setting.name == "cube" ? options.cube : options.scoring) = *answer;
  return std::nullopt;
}

Error unknown_option(const OptionSetting& setting) {
  const auto names = option_names();
  const auto meant = nearest(setting.name, names);
  const arg::Text named(setting.name);
  return Error{on_line(setting.line, meant ? say::option_meant(named, arg::Text(*meant))
                                           : say::no_such_option(named, all_of<arg::Text>(names)))};
}

std::optional<Error> check_seats(const Setup& setup) {
  const bool wrong_count = setup.players != 0 && setup.players != 2;
  const bool wrong_seats = !setup.seats.empty() && setup.seats != SeatSet::first(2);
  if (!wrong_count && !wrong_seats) return std::nullopt;
  return Error{say::two_players()};
}

}  // namespace

const GameInfo& game_info() {
  static const GameInfo info = build_info();
  return info;
}

Result<Options> read_options(const Setup& setup) {
  if (!setup.sheet.empty() && setup.sheet != "box") {
    return Error{say::no_such_sheet(arg::Text(setup.sheet))};
  }
  if (auto error = check_seats(setup)) return *std::move(error);
  Options options;
  const auto names = option_names();
  for (const OptionSetting& setting : setup.settings) {
    if (std::ranges::find(names, setting.name) == names.end()) {
      return unknown_option(setting);
    }
    if (auto error = set(options, setting)) return *std::move(error);
  }
  return options;
}

std::vector<std::string> told_values(const Options& options) {
  const auto flag = [](bool value) { return std::string(value ? "true" : "false"); };
  return {flag(options.scoring), flag(options.cube), std::to_string(options.match)};
}

}  // namespace parlor::backgammon
