#include "wire/rules_json.h"

#include <algorithm>
#include <variant>

#include "core/words.h"
#include "wire/message_json.h"
#include "wire/messages.h"

namespace parlor::wire {
namespace {

const OptionInfo* find_option(const GameInfo& info, const std::string& name) {
  const auto found = std::ranges::find(info.options, name, &OptionInfo::name);
  return found == info.options.end() ? nullptr : &*found;
}

std::string_view kind_of(const OptionInfo& option) {
  if (!option.choices.empty()) return "choice";
  return option.lowest == option.highest ? "list" : "number";
}

bool is_truth(const OptionInfo& option) {
  return option.choices.size() == 2 &&
         std::ranges::all_of(option.choices, [](const OptionChoice& choice) {
           return choice.value == "true" || choice.value == "false";
         });
}

json::object option_json(const OptionInfo& option) {
  json::object told{{"name", text(option.name)}, {"kind", text(kind_of(option))}};
  add_text(told, "title", option.title);
  if (!option.choices.empty()) {
    json::array choices;
    for (const OptionChoice& choice : option.choices) {
      json::object each{{"value", text(choice.value)}};
      add_text(each, "meaning", choice.meaning);
      choices.push_back(std::move(each));
    }
    told["choices"] = std::move(choices);
    told["truth"] = is_truth(option);
  } else if (option.lowest != option.highest) {
    told["lowest"] = option.lowest;
    told["highest"] = option.highest;
  }
  return told;
}

json::object values_of(const GameInfo& info, const std::vector<std::string>& values) {
  json::object told;
  for (std::size_t i = 0; i < info.options.size() && i < values.size(); ++i) {
    told[info.options[i].name] = text(values[i]);
  }
  return told;
}

json::array seat_numbers(SeatSet seats) {
  json::array numbers;
  for (const Seat seat : seats) numbers.push_back(seat.index());
  return numbers;
}

/// Whose turn it is to throw or play; the first seat where the game is over.
Seat acting_seat(const GameFace& game, const AnyState& state) {
  const Actor actor = game.actor(state);
  if (actor.is_chance()) return game.to_throw(state).seat;
  return actor.is_player() ? actor.seat() : Seat();
}

/// The plays that are told to be refused come with the arbiter's answer.
json::object example_json(const GameFace& game, const RulesExample& example) {
  const auto state = game.read_position(example.position);
  json::array plays;
  for (const ExamplePlay& each : example.plays) {
    json::object told{{"play", text(each.play)}};
    add_text(told, "words", each.words);
    if (!each.legal && state) add_text(told, "ruling", game.judge(*state, each.play).message);
    plays.push_back(std::move(told));
  }
  json::object told{{"position", text(example.position)},
                    {"seat", state ? acting_seat(game, *state).index() : 0},
                    {"from", text(example.from)},
                    {"plays", std::move(plays)}};
  add_text(told, "words", example.words);
  return told;
}

json::object section_json(const GameFace& game, const RulesSection& section) {
  json::array examples;
  for (const RulesExample& each : section.examples) examples.push_back(example_json(game, each));
  json::object told{{"examples", std::move(examples)}};
  add_text(told, "title", section.title);
  add_texts(told, "paragraphs", section.paragraphs);
  return told;
}

/// A text as TOML's basic string: quotes, backslashes and control characters would end or spoil it.
std::string toml_string(std::string_view text) {
  static constexpr std::string_view digits = "0123456789ABCDEF";
  std::string quoted = "\"";
  for (const char sign : text) {
    const auto code = static_cast<unsigned char>(sign);
    if (sign == '"' || sign == '\\') {
      quoted += {'\\', sign};
    } else if (code < 0x20 || code == 0x7F) {
      quoted += cat("\\u00", digits[code / 16], digits[code % 16]);
    } else {
      quoted += sign;
    }
  }
  return quoted + '"';
}

std::string toml_value(const OptionValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return toml_string(*text);
  if (const auto* pairs = std::get_if<PairList>(&value)) {
    std::vector<std::string> items;
    for (const auto& [from, to] : *pairs) items.push_back(cat('[', from, ", ", to, ']'));
    return cat('[', join(items, ", "), ']');
  }
  return option_text(value);
}

/// Seats named one by one.
Result<SeatSet> read_seats(const GameInfo& info, const json::array& array) {
  SeatSet seats;
  for (const json::value& item : array) {
    const std::int64_t* number = item.if_int64();
    if (number == nullptr || *number < 0 ||
        *number >= static_cast<std::int64_t>(info.seat_names.size())) {
      return Error{say::seat_of_game(arg::Text(info.title), info.seat_names.size() - 1)};
    }
    seats.add(Seat(static_cast<int>(*number)));
  }
  return seats;
}

}  // namespace

json::object game_json(const GameKind& kind, const std::vector<std::string>& levels) {
  const GameInfo& info = kind.info();
  json::array sheets;
  for (const SheetInfo& sheet : info.sheets) {
    json::object each{{"id", text(sheet.id)},
                      {"name", text(sheet.name)},
                      {"values", values_of(info, sheet.values)}};
    add_text(each, "character", sheet.character);
    sheets.push_back(std::move(each));
  }
  json::array options;
  for (const OptionInfo& option : info.options) options.push_back(option_json(option));
  json::array players;
  json::object seats_for;
  bool dice = false;
  for (const int count : info.players) {
    players.push_back(count);
    for (const SheetInfo& sheet : info.sheets) {
      Setup setup;
      setup.sheet = sheet.id;
      setup.players = count;
      const auto game = kind.make(setup);
      if (!game) continue;
      const AnyState opening = (*game)->opening();
      seats_for[std::to_string(count)] = seat_numbers((*game)->seats(opening));
      dice = dice || (*game)->actor((*game)->start()).is_chance();
      break;
    }
  }
  return {{"id", text(info.id)},
          {"title", text(info.title)},
          {"summary", text(info.summary)},
          {"players", std::move(players)},
          {"usual_players", info.usual_players},
          {"seats", texts(info.seat_names)},
          {"seats_for", std::move(seats_for)},
          {"dice", dice},
          {"levels", texts(levels)},
          {"sheets", std::move(sheets)},
          {"options", std::move(options)}};
}

OptionValue option_value(const GameInfo& info, const std::string& name, const std::string& text) {
  const OptionInfo* option = find_option(info, name);
  if (option == nullptr) return text;
  if (is_truth(*option) && (text == "true" || text == "false")) return text == "true";
  const auto number = whole_number(text);
  if (kind_of(*option) == "number" && number) return std::int64_t{*number};
  if (kind_of(*option) == "list") {
    if (auto pairs = read_pairs(text)) return *std::move(pairs);
  }
  return text;
}

std::string option_text(const OptionValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  if (const auto* truth = std::get_if<bool>(&value)) return *truth ? "true" : "false";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  std::vector<std::string> items;
  for (const auto& [from, to] : std::get<PairList>(value)) items.push_back(cat(from, '>', to));
  return join(items, " ");
}

Result<Setup> read_setup(const GameInfo& info, const json::object& object) {
  Fields fields(object);
  Setup setup;
  setup.sheet = fields.text_or("sheet", info.sheets.front().id);
  setup.name = fields.text_or("name", "");
  const std::int64_t players = fields.number_or("players", 0);
  if (players < 0 || players > max_seats) {
    fields.refuse(say::players_number(max_seats));
  }
  if (const json::object* options = fields.object("options")) {
    for (const auto& [name, value] : *options) {
      if (!value.is_string()) {
        fields.refuse(say::options_are_texts());
        break;
      }
      const std::string key(name.data(), name.size());
      setup.settings.push_back({key, option_value(info, key, plain(value.get_string())), 0});
    }
  }
  if (fields.error()) return *fields.error();
  setup.players = static_cast<int>(players);
  const json::array* seats = fields.array("seats");
  if (seats != nullptr && !seats->empty() && seats->front().is_int64()) {
    auto chosen = read_seats(info, *seats);
    if (!chosen) return chosen.error();
    setup.seats = *chosen;
  }
  return setup;
}

json::object options_json(const Setup& setup) {
  json::object told;
  for (const OptionSetting& setting : setup.settings) {
    told[setting.name] = text(option_text(setting.value));
  }
  return told;
}

json::object values_json(const GameFace& game) {
  return values_of(game.info(), game.option_values());
}

std::string toml_text(const GameInfo& info, const Setup& setup) {
  std::string toml =
      cat("game = ", toml_string(info.id), "\nbase = ", toml_string(setup.sheet), '\n');
  if (!setup.name.empty()) toml += cat("name = ", toml_string(setup.name), '\n');
  for (const OptionSetting& setting : setup.settings) {
    toml += cat(setting.name, " = ", toml_value(setting.value), '\n');
  }
  return toml;
}

json::array sections_json(const GameFace& game) {
  json::array sections;
  for (const RulesSection& section : game.rules_text())
    sections.push_back(section_json(game, section));
  return sections;
}

json::object told_rules(const GameFace& game, const Setup& setup) {
  const GameInfo& info = game.info();
  const auto sheet = std::ranges::find(info.sheets, setup.sheet, &SheetInfo::id);
  json::object told{{"game", text(info.id)},           {"sheet", text(setup.sheet)},
                    {"name", text(setup.name)},        {"title", text(game.rules_name())},
                    {"values", values_json(game)},     {"options", options_json(setup)},
                    {"sections", sections_json(game)}, {"toml", text(toml_text(info, setup))}};
  add_text(told, "character", sheet == info.sheets.end() ? parlor::Message() : sheet->character);
  return told;
}

}  // namespace parlor::wire
