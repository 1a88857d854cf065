#include <algorithm>
#include <array>
#include <vector>

#include "core/messages.h"
#include "core/words.h"
#include "games/chinese_checkers/rules.h"
#include "games/chinese_checkers/text/messages.h"

namespace parlor::chinese_checkers {
namespace {

constexpr std::array<std::string_view, max_seats> all_colours{"yellow", "blue",   "red",
                                                              "green",  "purple", "cyan"};

/// Who may sit where: the first line for a number of players is the usual one.
struct Seating {
  int players;
  unsigned seats;
};
constexpr std::array<Seating, 9> seatings{{{2, 0b001001},
                                           {2, 0b010010},
                                           {2, 0b100100},
                                           {3, 0b010101},
                                           {3, 0b101010},
                                           {4, 0b011011},
                                           {4, 0b110110},
                                           {4, 0b101101},
                                           {6, 0b111111}}};

/// What the option `starter` is where nobody was chosen.
constexpr std::string_view usual_starter = "usual";

std::vector<OptionChoice> starters() {
  std::vector<OptionChoice> choices{{std::string(usual_starter), say::starter_usual()}};
  for (const std::string_view colour : all_colours) {
    choices.push_back({std::string(colour), say::starter(arg::Seat(colour))});
  }
  return choices;
}

GameInfo make_info() {
  GameInfo info;
  info.id = "chinese_checkers";
  info.title = "Chinese checkers";
  info.summary =
      "Step and jump your pegs across the star to the point opposite, before the others.";
  info.players = {2, 3, 4, 6};
  info.usual_players = 2;
  info.seat_names.assign(all_colours.begin(), all_colours.end());
  info.sheets = {{"small",
                  "the star of the box",
                  say::small_character(),
                  {"small", "off", std::string(usual_starter)}},
                 {"large",
                  "the large star",
                  say::large_character(),
                  {"large", "off", std::string(usual_starter)}}};
  info.options = {
      {"board", say::board_title(), {{"small", say::board_small()}, {"large", say::board_large()}}},
      {"pairs", say::pairs_title(), {{"off", say::pairs_off()}, {"on", say::pairs_on()}}},
      {"starter", say::starter_title(), starters()}};
  return info;
}

/// Nothing for a list, which no option of this game is.
std::optional<std::string> value_text(const OptionValue& value) {
  if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "on" : "off";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return std::nullopt;
}

Error wrong_value(const OptionSetting& setting, const std::vector<std::string_view>& allowed) {
  const auto value = value_text(setting.value);
  const arg::Text option(setting.name);
  const arg::List values = any_of<arg::Text>(allowed);
  return {on_line(setting.line, value ? say::wrong_value(option, arg::Text(*value), values)
                                      : say::value_is_list(option, values))};
}

Error unknown_option(const OptionSetting& setting) {
  std::vector<std::string> names;
  for (const OptionInfo& option : game_info().options) names.push_back(option.name);
  const auto meant = nearest(setting.name, names);
  const arg::Text named(setting.name);
  Message problem = meant ? say::option_meant(named, arg::Text(*meant))
                          : say::no_such_option(named, all_of<arg::Text>(names));
  if (setting.line == 0) return {std::move(problem)};
  return {say::at_line(setting.line, std::move(problem))};
}

std::optional<Error> apply(const OptionSetting& setting, Rules& rules) {
  const std::string value = value_text(setting.value).value_or("");
  if (setting.name == "board") {
    if (value != "small" && value != "large") return wrong_value(setting, {"small", "large"});
    rules.board = value == "small" ? &small_board : &large_board;
  } else if (setting.name == "pairs") {
    if (value != "on" && value != "off") return wrong_value(setting, {"off", "on"});
    rules.pairs = value == "on";
  } else if (setting.name == "starter") {
    const auto colour = std::ranges::find(all_colours, value);
    if (colour == all_colours.end() && value != usual_starter) {
      std::vector<std::string_view> allowed{usual_starter};
      allowed.insert(allowed.end(), all_colours.begin(), all_colours.end());
      return wrong_value(setting, allowed);
    }
    rules.starter.reset();
    if (colour != all_colours.end()) rules.starter = Seat(int(colour - all_colours.begin()));
  } else {
    return unknown_option(setting);
  }
  return std::nullopt;
}

std::optional<Error> choose_players(const Setup& setup, Rules& rules) {
  const int usual = rules.pairs ? 4 : game_info().usual_players;
  const int seated = setup.seats.size();
  if (seated != 0 && setup.players != 0 && setup.players != seated) {
    return Error{say::seats_and_players(seated, setup.players)};
  }
  const int players = seated != 0 ? seated : (setup.players != 0 ? setup.players : usual);
  const bool large = rules.board == &large_board;
  const bool few = players == 2 || players == 3;
  const bool many = players == 4 || players == 6;
  if (!few && !many) {
    return Error{large ? say::large_players(players) : say::small_players(players)};
  }
  if (many && !large && !rules.pairs) return Error{say::small_in_pairs(players)};
  for (const Seating& seating : seatings) {
    if (seating.players != players) continue;
    if (seated != 0 && setup.seats.bits() != seating.seats) continue;
    rules.seats = SeatSet::from_bits(seating.seats);
    return std::nullopt;
  }
  return Error{players == 2 ? say::two_sit() : players == 3 ? say::three_sit() : say::four_sit()};
}

std::optional<Error> check_together(const Rules& rules) {
  const int players = rules.seats.size();
  if (rules.pairs && players < 4) return Error{say::pairs_need(players)};
  if (rules.starter && !rules.seats.contains(*rules.starter)) {
    return Error{say::cannot_start(arg::Seat(seat_colour(*rules.starter)), colours(rules.seats))};
  }
  return std::nullopt;
}

}  // namespace

const GameInfo& game_info() {
  static const GameInfo info = make_info();
  return info;
}

std::string_view seat_colour(Seat seat) {
  return all_colours[static_cast<std::size_t>(seat.index())];
}

arg::List colours(SeatSet seats) {
  std::vector<std::string_view> names;
  for (const Seat seat : seats) names.push_back(seat_colour(seat));
  return all_of<arg::Seat>(names);
}

std::string_view starter_value(const Rules& rules) {
  return rules.starter ? seat_colour(*rules.starter) : usual_starter;
}

Result<Rules> make_rules(const Setup& setup) {
  const auto& sheets = game_info().sheets;
  const std::string& wanted = setup.sheet.empty() ? sheets.front().id : setup.sheet;
  const auto sheet = std::ranges::find(sheets, wanted, &SheetInfo::id);
  if (sheet == sheets.end()) return Error{say::no_such_sheet(arg::Text(wanted))};
  Rules rules;
  rules.name = setup.name.empty() ? sheet->name : setup.name;
  rules.board = sheet->id == "small" ? &small_board : &large_board;
  for (const OptionSetting& setting : setup.settings) {
    if (auto problem = apply(setting, rules)) return *problem;
  }
  if (auto problem = choose_players(setup, rules)) return *problem;
  if (auto problem = check_together(rules)) return *problem;
  return rules;
}

}  // namespace parlor::chinese_checkers
