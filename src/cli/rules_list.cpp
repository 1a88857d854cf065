#include <algorithm>
#include <ostream>

#include "cli/json_text.h"
#include "cli/rules_views.h"
#include "cli/style.h"
#include "core/words.h"
#include "wire/message_json.h"

namespace parlor::cli {
namespace {

json::array options_json(const GameInfo& info) {
  json::array options;
  for (const OptionInfo& option : info.options) {
    json::array choices;
    for (const OptionChoice& choice : option.choices) {
      json::object each{{"value", json_string(choice.value)}};
      wire::add_text(each, "meaning", choice.meaning);
      choices.push_back(std::move(each));
    }
    json::object object{{"name", json_string(option.name)}};
    wire::add_text(object, "title", option.title);
    if (choices.empty()) {
      object["lowest"] = option.lowest;
      object["highest"] = option.highest;
    } else {
      object["choices"] = std::move(choices);
    }
    options.push_back(std::move(object));
  }
  return options;
}

json::array sheets_json(const GameInfo& info) {
  json::array sheets;
  for (const SheetInfo& sheet : info.sheets) {
    json::object values;
    for (std::size_t i = 0; i < sheet.values.size() && i < info.options.size(); ++i) {
      values[info.options[i].name] = json_string(sheet.values[i]);
    }
    json::object each{{"id", json_string(sheet.id)},
                      {"name", json_string(sheet.name)},
                      {"options", std::move(values)}};
    wire::add_text(each, "character", sheet.character);
    sheets.push_back(std::move(each));
  }
  return sheets;
}

json::object game_json(const GameInfo& info) {
  json::array players;
  for (const int count : info.players) players.push_back(count);
  return {{"id", json_string(info.id)},           {"title", json_string(info.title)},
          {"summary", json_string(info.summary)}, {"players", std::move(players)},
          {"usual_players", info.usual_players},  {"seats", json_array(info.seat_names)},
          {"sheets", sheets_json(info)},          {"options", options_json(info)}};
}

void list_game(const GameInfo& info, Console& console) {
  const Style style(console.colour);
  console.out << style.bold(info.title) << style.faint(cat("  ", info.id)) << '\n';
  print_paragraph(console, info.summary, 2);
  int widest = 0;
  for (const SheetInfo& sheet : info.sheets) widest = std::max(widest, columns_of(sheet.id));
  const int indent = widest + 6;
  for (const SheetInfo& sheet : info.sheets) {
    const auto lines = wrapped(cat(sheet.name, ": ", english(sheet.character)),
                               std::min(console.width, 88) - indent);
    console.out << "    " << style.ink(padded(sheet.id, widest), Ink::cyan) << "  " << lines.front()
                << '\n';
    for (std::size_t i = 1; i < lines.size(); ++i) {
      console.out << padded("", indent) << lines[i] << '\n';
    }
  }
  console.out << '\n';
}

}  // namespace

void list_games(Games games, Console& console, bool json) {
  if (json) {
    json::array all;
    for (const GameKind& kind : games) all.push_back(game_json(kind.info()));
    console.out << json_line(json::object{{"games", std::move(all)}});
    return;
  }
  for (const GameKind& kind : games) list_game(kind.info(), console);
  console.out << "`parlor rules SHEET` tells one, `parlor rules ONE OTHER` compares two.\n";
}

}  // namespace parlor::cli
