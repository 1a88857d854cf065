#include "games/backgammon/options.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <variant>

#include "core/words.h"

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
       "Gammons and backgammons",
       {{"false", "Every win counts 1."},
        {"true",
         "A win counts 2 if the loser has borne off no man (a gammon), and 3 if one of the loser's "
         "men is then still on the bar or in the winner's inner table (a backgammon)."}}},
      {"cube",
       "The doubling cube",
       {{"false", "The stake stays what it is."},
        {"true",
         "Before throwing, a player may offer to double the stake; the other takes it, or drops "
         "and loses the game at the old stake."}}},
      {"match",
       "Points to play to, with the Crawford rule (0: a single game)",
       {},
       0,
       longest_match},
  };
  info.sheets = {{"box",
                  "The box of six games",
                  "The plain game: the first to bear off all fifteen men wins.",
                  {"false", "false", "0"}}};
  return info;
}

std::vector<std::string> option_names() {
  std::vector<std::string> names;
  for (const OptionInfo& option : game_info().options) names.push_back(option.name);
  return names;
}

std::string line_prefix(const OptionSetting& setting) {
  return setting.line == 0 ? std::string() : cat("Line ", setting.line, ": ");
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
    if (!length) {
      return Error{cat(line_prefix(setting), "\"match\" must be a whole number from 0 to ",
                       longest_match, "; 0 is a single game.")};
    }
    options.match = *length;
    return std::nullopt;
  }
  const auto answer = yes_or_no(setting.value);
  if (!answer) {
    return Error{cat(line_prefix(setting), '"', setting.name, "\" must be true or false.")};
  }
  (setting.name == "cube" ? options.cube : options.scoring) = *answer;
  return std::nullopt;
}

Error unknown_option(const OptionSetting& setting) {
  const auto names = option_names();
  const auto meant = nearest(setting.name, names);
  return Error{cat(line_prefix(setting), "Backgammon has no option \"", setting.name, "\"",
                   meant ? cat("; did you mean \"", *meant, "\"?")
                         : cat("; its options are ", enumerate(names), '.'))};
}

std::optional<Error> check_seats(const Setup& setup) {
  const bool wrong_count = setup.players != 0 && setup.players != 2;
  const bool wrong_seats = !setup.seats.empty() && setup.seats != SeatSet::first(2);
  if (!wrong_count && !wrong_seats) return std::nullopt;
  return Error{"Backgammon is for two players, red and black."};
}

}  // namespace

const GameInfo& game_info() {
  static const GameInfo info = build_info();
  return info;
}

Result<Options> read_options(const Setup& setup) {
  if (!setup.sheet.empty() && setup.sheet != "box") {
    return Error{cat("Backgammon has no sheet \"", setup.sheet, R"("; the only one is "box".)")};
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
