#include <algorithm>
#include <array>
#include <vector>

#include "core/words.h"
#include "games/chinese_checkers/rules.h"

namespace parlor::chinese_checkers {
namespace {

constexpr std::array<std::string_view, max_seats> colours{"yellow", "blue",   "red",
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
  std::vector<OptionChoice> choices{
      {std::string(usual_starter), "The first of those seated, clockwise from the top."}};
  for (const std::string_view colour : colours) {
    choices.push_back({std::string(colour), cat(capitalised(colour), " starts.")});
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
  info.seat_names.assign(colours.begin(), colours.end());
  info.sheets = {{"small",
                  "the star of the box",
                  "A short game on 73 holes, six pegs each, for two or three.",
                  {"small", "off", std::string(usual_starter)}},
                 {"large",
                  "the large star",
                  "The full star of 121 holes, ten pegs each, for two, three, four or six.",
                  {"large", "off", std::string(usual_starter)}}};
  info.options = {
      {"board",
       "The board",
       {{"small",
         "73 holes, points of 6 holes, 6 pegs each, for 2 or 3 players, or 4 or 6 in pairs."},
        {"large", "121 holes, points of 10 holes, 10 pegs each, for 2, 3, 4 or 6 players."}}},
      {"pairs",
       "Partners",
       {{"off", "Everybody plays alone."},
        {"on",
         "With 4 or 6 players, those who sit opposite are partners: whoever is across may move the "
         "partner's pegs, and a pair wins when both are across."}}},
      {"starter", "Who starts", starters()}};
  return info;
}

std::string value_text(const OptionValue& value) {
  if (const auto* flag = std::get_if<bool>(&value)) return *flag ? "on" : "off";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return "a list";
}

Error wrong_value(const OptionSetting& setting, std::string_view allowed) {
  const std::string line = setting.line == 0 ? "" : cat("Line ", setting.line, ": ");
  return {cat(line, line.empty() ? "The" : "the", " option ", setting.name, " cannot be \"",
              value_text(setting.value), "\"; it can be ", allowed, ".")};
}

Error unknown_option(const OptionSetting& setting) {
  std::vector<std::string> names;
  for (const OptionInfo& option : game_info().options) names.push_back(option.name);
  const std::string line = setting.line == 0 ? "" : cat("Line ", setting.line, ": ");
  const auto meant = nearest(setting.name, names);
  return {cat(
      line, "Chinese checkers has no option \"", setting.name, "\"; ",
      meant ? cat("did you mean ", *meant, "?") : cat("its options are ", enumerate(names), "."))};
}

std::optional<Error> apply(const OptionSetting& setting, Rules& rules) {
  const std::string value = value_text(setting.value);
  if (setting.name == "board") {
    if (value != "small" && value != "large") return wrong_value(setting, "small or large");
    rules.board = value == "small" ? &small_board : &large_board;
  } else if (setting.name == "pairs") {
    if (value != "on" && value != "off") return wrong_value(setting, "off or on");
    rules.pairs = value == "on";
  } else if (setting.name == "starter") {
    const auto colour = std::ranges::find(colours, value);
    if (colour == colours.end() && value != usual_starter) {
      return wrong_value(setting, "usual, " + enumerate({colours.begin(), colours.end()}, "or"));
    }
    rules.starter.reset();
    if (colour != colours.end()) rules.starter = Seat(int(colour - colours.begin()));
  } else {
    return unknown_option(setting);
  }
  return std::nullopt;
}

std::optional<Error> choose_players(const Setup& setup, Rules& rules) {
  const int usual = rules.pairs ? 4 : game_info().usual_players;
  const int seated = setup.seats.size();
  if (seated != 0 && setup.players != 0 && setup.players != seated) {
    return Error{cat(seated, " seats are taken, but ", setup.players, " players are to play.")};
  }
  const int players = seated != 0 ? seated : (setup.players != 0 ? setup.players : usual);
  const bool large = rules.board == &large_board;
  const bool few = players == 2 || players == 3;
  const bool many = players == 4 || players == 6;
  if (!few && !many) {
    return Error{cat("The ", large ? "large" : "small",
                     " board is for 2, 3, 4 or 6 players, not for ", players, ".")};
  }
  if (many && !large && !rules.pairs) {
    return Error{cat("On the small board ", players,
                     " play in pairs only: let pairs be on, or take the sheet large.")};
  }
  for (const Seating& seating : seatings) {
    if (seating.players != players) continue;
    if (seated != 0 && setup.seats.bits() != seating.seats) continue;
    rules.seats = SeatSet::from_bits(seating.seats);
    return std::nullopt;
  }
  return Error{players == 2   ? "Two players sit at opposite points of the star."
               : players == 3 ? "Three players sit at every other point of the star."
                              : "Four players sit at two pairs of opposite points of the star."};
}

std::optional<Error> check_together(const Rules& rules) {
  const int players = rules.seats.size();
  if (rules.pairs && players < 4) {
    return Error{cat("Pairs need 4 or 6 players, and ", players, " are to play.")};
  }
  if (rules.starter && !rules.seats.contains(*rules.starter)) {
    std::vector<std::string> names;
    for (const Seat seat : rules.seats) names.emplace_back(seat_colour(seat));
    return Error{cat(capitalised(seat_colour(*rules.starter)),
                     " cannot start: it is not in this game, only ", enumerate(names), ".")};
  }
  return std::nullopt;
}

}  // namespace

const GameInfo& game_info() {
  static const GameInfo info = make_info();
  return info;
}

std::string_view seat_colour(Seat seat) { return colours[static_cast<std::size_t>(seat.index())]; }

std::string_view starter_value(const Rules& rules) {
  return rules.starter ? seat_colour(*rules.starter) : usual_starter;
}

Result<Rules> make_rules(const Setup& setup) {
  const auto& sheets = game_info().sheets;
  const std::string& wanted = setup.sheet.empty() ? sheets.front().id : setup.sheet;
  const auto sheet = std::ranges::find(sheets, wanted, &SheetInfo::id);
  if (sheet == sheets.end()) {
    return Error{cat("Chinese checkers has no sheet \"", wanted, "\"; it has small and large.")};
  }
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
