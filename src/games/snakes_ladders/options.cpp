#include "games/snakes_ladders/options.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

#include "core/words.h"
#include "games/snakes_ladders/problem.h"
#include "games/snakes_ladders/sheets.h"

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
      {"dice",
       "How many dice a player throws",
       {{"1", "one die all game; it takes longer"}, {"2", "two dice, moved as one count"}}},
      {"late_one_die",
       "Whether a player on 95 or more may throw one die instead of two",
       {{"true", "on 95 or more the player chooses one die or two before every throw"},
        {"false", "two dice to the end"}}},
      {"start_square",
       "Where all pieces begin",
       {{"1", "on square 1"}, {"0", "off the board, so that a throw of 1 leads to square 1"}}},
      {"shared_squares",
       "Whether several pieces may stand on one square",
       {{"true", "any number may"},
        {"false", "a piece that would come to a held square goes back to where its move began"}}},
      {"down_by",
       "What leads down",
       {{"snakes", "snakes, from the tail-end above to the head below"},
        {"chutes", "chutes, from the top to the bottom"}}},
      {"ladders", "The ladders, each from its bottom to its top: [[4, 14], [9, 31]]", {}},
      {"snakes",
       "The snakes, each from its tail-end to its head, or the chutes, each from its top to its "
       "bottom: [[16, 6], [47, 26]]",
       {}},
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
    info.sheets.push_back({sheet.rules.sheet, sheet.rules.name, std::string(sheet.character),
                           option_values(sheet.rules)});
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
  const std::string given = typed(setting.value);
  return {
      at_line(setting.line, cat("the option ", option.name, " can be ", enumerate(allowed, "or"),
                                given.empty() ? "." : cat(", not ", given, ".")))};
}

Error wrong_list(const OptionSetting& setting) {
  return {at_line(setting.line, cat("the option ", setting.name,
                                    " is a list of pairs of squares, such as [[4, 14], [9, 31]], "
                                    "or the text 4>14 9>31."))};
}

Error unknown_option(const OptionSetting& setting) {
  std::vector<std::string> names;
  for (const OptionInfo& option : game_info().options) names.push_back(option.name);
  const auto meant = nearest(setting.name, names);
  return {
      at_line(setting.line, cat("there is no option \"", setting.name, "\" in snakes & ladders; ",
                                meant ? cat("did you mean \"", *meant, "\"?")
                                      : cat("the options are ", enumerate(names), ".")))};
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
  return Error{cat("On this board a piece on ", squares.front(), " can never get to ", last_square,
                   two_dice_only && squares.front() == last_square - 1
                       ? ", because two dice never show a 1; let late_one_die be true, dice be 1, "
                         "or a snake lead down from there."
                       : ", so a game might never end.")};
}

std::optional<Error> contradiction(const Rules& rules) {
  if (rules.late_one_die && rules.dice == 1) {
    return Error{
        "The option late_one_die is for games with two dice: with dice = 1 it has to be false."};
  }
  if (rules.start_square == 1 && !rules.board.plain(1)) {
    return Error{cat("The ladder 1>", rules.board.end(1),
                     " begins on 1, where all pieces begin, so nobody can come to its bottom; let "
                     "start_square be 0, or move the ladder.")};
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
  return Error{cat("Snakes & ladders has no sheet \"", setup.sheet, "\"; the sheets are ",
                   enumerate(ids), ".")};
}

Result<SeatSet> read_seats(const Setup& setup) {
  if (setup.seats.bits() >= 1U << most_players) {
    return Error{
        cat("Snakes & ladders has seats for ", enumerate(game_info().seat_names), " only.")};
  }
  const int usual = setup.players == 0 ? game_info().usual_players : setup.players;
  const int players = setup.seats.empty() ? usual : setup.seats.size();
  if (players < 2 || players > most_players) {
    return Error{cat("Snakes & ladders is for 2, 3 or 4 players, not ", players, ".")};
  }
  if (!setup.seats.empty() && setup.players != 0 && setup.players != players) {
    return Error{cat("The setup names ", players, " seats for ", setup.players, " players.")};
  }
  return setup.seats.empty() ? SeatSet::first(players) : setup.seats;
}

}  // namespace parlor::snakes_ladders
