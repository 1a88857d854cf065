#include <algorithm>
#include <ostream>

#include "cli/json_text.h"
#include "cli/rules_views.h"
#include "cli/style.h"
#include "core/words.h"
#include "wire/rules_json.h"

namespace parlor::cli {
namespace {

/// Longer lines are hard to read, however wide the window.
constexpr int widest_text = 88;

std::string character_of(const AgreedGame& agreed) {
  const Setup& setup = agreed.setup;
  for (const SheetInfo& sheet : agreed.kind.info().sheets) {
    if (setup.name.empty() && setup.sheet == sheet.id) return sheet.character;
  }
  return cat("House rules based on ", setup.sheet, '.');
}

json::object options_json(const AgreedGame& agreed) {
  json::object object;
  const auto values = agreed.game->option_values();
  const auto& options = agreed.kind.info().options;
  for (std::size_t i = 0; i < options.size() && i < values.size(); ++i) {
    object[options[i].name] = json_string(values[i]);
  }
  return object;
}

std::string as_json(const NamedSheet& sheet) {
  const GameFace& game = *sheet.agreed.game;
  return json_line(json::object{{"game", json_string(game.info().id)},
                                {"sheet", json_string(sheet.label)},
                                {"name", json_string(game.rules_name())},
                                {"character", json_string(character_of(sheet.agreed))},
                                {"options", options_json(sheet.agreed)},
                                {"sections", wire::sections_json(game)}});
}

}  // namespace

void print_paragraph(Console& console, const std::string& text, int indent) {
  for (const std::string& line : wrapped(text, std::min(console.width, widest_text) - indent)) {
    console.out << padded("", indent) << line << '\n';
  }
}

void print_sheet(const NamedSheet& sheet, Console& console, bool json) {
  if (json) {
    console.out << as_json(sheet);
    return;
  }
  const GameFace& game = *sheet.agreed.game;
  const Style style(console.colour);
  if (!sheet.note.empty()) {
    print_paragraph(console, sheet.note, 0);
    console.out << '\n';
  }
  console.out << style.bold(cat(game.info().title, ": ", game.rules_name())) << '\n';
  print_paragraph(console, character_of(sheet.agreed), 0);
  for (const RulesSection& section : game.rules_text()) {
    console.out << '\n' << style.ink(section.title, Ink::cyan, true) << '\n';
    for (const std::string& paragraph : section.paragraphs) print_paragraph(console, paragraph, 2);
    for (const RulesExample& each : section.examples) print_example(game, each, console);
  }
}

}  // namespace parlor::cli
