#include "games/snakes_ladders/options.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "core/messages.h"
#include "core/words.h"
#include "games/snakes_ladders/sheets.h"
#include "games/snakes_ladders/text/position_messages.h"
#include "games/snakes_ladders/text/tell_messages.h"

namespace parlor::snakes_ladders {
namespace {

std::string value_text(bool value) { return value ? "true" : "false"; }

/// `4>14 9>31`: how forms and help pages write a list of features.
std::string value_text(const std::vector<Feature>& features) {
  std::vector<std::string> texts;
  texts.reserve(features.size());
  for (const Feature& feature : features) texts.push_back(cat(feature.from, '>', feature.to));
  return join(texts, " ");
}

std::vector<OptionInfo> option_infos() {
  return {
      {"dice", say::option_dice(), {{"1", say::dice_1()}, {"2", say::dice_2()}}},
      {"late_one_die",
       say::option_late_one_die(),
       {{"true", say::late_one_die_true()}, {"false", say::late_one_die_false()}}},
      {"start_square",
       say::option_start_square(),
       {{"1", say::start_square_1()}, {"0", say::start_square_0()}}},
      {"shared_squares",
       say::option_shared_squares(),
       {{"true", say::shared_squares_true()}, {"false", say::shared_squares_false()}}},
      {"down_by",
       say::option_down_by(),
       {{"snakes", say::down_by_snakes()}, {"chutes", say::down_by_chutes()}}},
      {"ladders", say::option_ladders(), {}},
      {"snakes", say::option_snakes(), {}},
  };
}

GameInfo describe() {
  GameInfo info;
  info.id = "snakes_ladders";
  info.title = "Snakes & Ladders";
  info.summary =
      "A race to square 100: ladders lift you, snakes let you down, and the last step must be "
      "exact.";
  info.players = {2, 3, 4};
  info.usual_players = 2;
  info.seat_names = {"yellow", "blue", "red", "green"};
  info.options = option_infos();
  for (const Sheet& sheet : sheets()) {
    info.sheets.push_back(
        {sheet.rules.sheet, sheet.rules.name, sheet.character, option_values(sheet.rules)});
  }
  return info;
}

/// A value as it would be typed; a list comes out empty, as no option with choices has lists.
std::string typed(const OptionValue& value) {
  if (const auto* truth = std::get_if<bool>(&value)) return value_text(*truth);
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return {};
}

std::optional<PairList> pairs_of(const OptionValue& value) {
  if (const auto* pairs = std::get_if<PairList>(&value)) return *pairs;
  if (const auto* text = std::get_if<std::string>(&value)) return read_pairs(*text);
  return std::nullopt;
}

Error wrong_choice(const OptionInfo& option, const OptionSetting& setting) {
  std::vector<std::string> allowed;
  allowed.reserve(option.choices.size());
  for (const OptionChoice& choice : option.choices) allowed.push_back(choice.value);
  const arg::Text named(option.name);
  const arg::List values = any_of<arg::Text>(allowed);
  const std::string given = typed(setting.value);
  return {on_line(setting.line, given.empty()
                                    ? say::option_values(named, values)
                                    : say::option_cannot_be(named, values, arg::Text(given)))};
}

Error wrong_list(const OptionSetting& setting) {
  return {on_line(setting.line, say::option_list(arg::Text(setting.name)))};
}

Error unknown_option(const OptionSetting& setting) {
  std::vector<std::string> names;
  for (const OptionInfo& option : game_info().options) names.push_back(option.name);
  const auto meant = nearest(setting.name, names);
  const arg::Text named(setting.name);
  return {on_line(setting.line, meant ? say::option_meant(named, arg::Text(*meant))
                                      : say::no_such_option(named, all_of<arg::Text>(names)))};
}

/// Rules under construction: the lists make a board only when all settings are read, because one
/// list can make sense only with the other.
struct Draft {
  Rules rules;
  PairList ladders;
  PairList snakes;
  int ladders_line = 0;
  int snakes_line = 0;
};

Draft draft_of(const Rules& rules) {
  Draft draft{.rules = rules, .ladders = {}, .snakes = {}};
  for (const Feature& ladder : rules.board.features(Kind::ladder)) {
    draft.ladders.emplace_back(ladder.from, ladder.to);
  }
  for (const Feature& snake : rules.board.features(Kind::snake)) {
    draft.snakes.emplace_back(snake.from, snake.to);
  }
  return draft;
}

std::optional<Error> set_list(Draft& draft, const OptionSetting& setting) {
  const auto pairs = pairs_of(setting.value);
  if (!pairs) return wrong_list(setting);
  const bool ladders = setting.name == "ladders";
  (ladders ? draft.ladders : draft.snakes) = *pairs;
  (ladders ? draft.ladders_line : draft.snakes_line) = setting.line;
  return std::nullopt;
}

void set_choice(Rules& rules, std::string_view name, const std::string& value) {
  if (name == "dice") rules.dice = value == "1" ? 1 : 2;
  if (name == "late_one_die") rules.late_one_die = value == "true";
  if (name == "start_square") rules.start_square = value == "1" ? 1 : 0;
  if (name == "shared_squares") rules.shared_squares = value == "true";
  if (name == "down_by") rules.down_by = value == "snakes" ? DownBy::snakes : DownBy::chutes;
}

std::optional<Error> apply(Draft& draft, const OptionSetting& setting) {
  const auto& options = game_info().options;
  const auto option = std::ranges::find(options, setting.name, &OptionInfo::name);
  if (option == options.end()) return unknown_option(setting);
  if (option->choices.empty()) return set_list(draft, setting);
  const std::string value = typed(setting.value);
  const bool allowed =
      std::ranges::find(option->choices, value, &OptionChoice::value) != option->choices.end();
  if (!allowed) return wrong_choice(*option, setting);
  set_choice(draft.rules, setting.name, value);
  return std::nullopt;
}

/// A game may not go on for ever: not all players can be caught where 100 is out of reach. One
/// lone square of that kind can hold only one of them, if squares are not shared.
std::optional<Error> endless(const Rules& rules) {
  const std::vector<int> squares = hopeless_squares(rules);
  if (squares.empty()) return std::nullopt;
  if (squares.size() == 1 && !rules.shareable(squares.front())) return std::nullopt;
  const bool two_dice_only = rules.dice == 2 && !rules.late_one_die;
  const auto& says =
      two_dice_only && squares.front() == last_square - 1 ? say::endless_by_two_dice : say::endless;
  return Error{says(arg::Place(squares.front()), arg::Place(last_square))};
}

std::optional<Error> contradiction(const Rules& rules) {
  if (rules.late_one_die && rules.dice == 1) {
    return Error{say::late_one_die_of_one()};
  }
  if (rules.start_square == 1 && !rules.board.plain(1)) {
    return Error{say::ladder_from_start(arg::Place(rules.board.end(1)))};
  }
  return endless(rules);
}

bool sets(const Setup& setup, std::string_view option) {
  return std::ranges::find(setup.settings, option, &OptionSetting::name) != setup.settings.end();
}

Result<Rules> finished(Draft draft, const Setup& setup) {
  // The choice of one die comes and goes with the second die, unless the players say otherwise.
  if (sets(setup, "dice") && !sets(setup, "late_one_die")) {
    draft.rules.late_one_die = draft.rules.dice == 2;
  }
  const auto board =
      Board::make(draft.ladders, draft.snakes, draft.ladders_line, draft.snakes_line);
  if (!board) return board.error();
  draft.rules.board = *board;
  if (const auto problem = contradiction(draft.rules)) return *problem;
  if (!setup.name.empty()) {
    draft.rules.name = setup.name;
  } else if (!setup.settings.empty()) {
    draft.rules.name += ", with house rules";
  }
  return std::move(draft.rules);
}

}  // namespace

const GameInfo& game_info() {
  static const GameInfo info = describe();
  return info;
}

std::vector<std::string> option_values(const Rules& rules) {
  return {std::to_string(rules.dice),
          value_text(rules.late_one_die),
          std::to_string(rules.start_square),
          value_text(rules.shared_squares),
          rules.down_by == DownBy::snakes ? "snakes" : "chutes",
          value_text(rules.board.features(Kind::ladder)),
          value_text(rules.board.features(Kind::snake))};
}

Result<Rules> read_rules(const Setup& setup) {
  std::vector<std::string> ids;
  for (const Sheet& sheet : sheets()) {
    ids.push_back(sheet.rules.sheet);
    if (!setup.sheet.empty() && sheet.rules.sheet != setup.sheet) continue;
    Draft draft = draft_of(sheet.rules);
    for (const OptionSetting& setting : setup.settings) {
      if (const auto problem = apply(draft, setting)) return *problem;
    }
    return finished(std::move(draft), setup);
  }
  return Error{say::no_such_sheet(arg::Text(setup.sheet), all_of<arg::Text>(ids))};
}

Result<SeatSet> read_seats(const Setup& setup) {
  if (setup.seats.bits() >= 1U << most_players) {
    return Error{say::no_such_seat(all_of<arg::Seat>(game_info().seat_names))};
  }
  const int usual = setup.players == 0 ? game_info().usual_players : setup.players;
  const int players = setup.seats.empty() ? usual : setup.seats.size();
  if (players < 2 || players > most_players) {
    return Error{say::players(players)};
  }
  if (!setup.seats.empty() && setup.players != 0 && setup.players != players) {
    return Error{say::seats_for_players(players, setup.players)};
  }
  return setup.seats.empty() ? SeatSet::first(players) : setup.seats;
}

}  // namespace parlor::snakes_ladders
