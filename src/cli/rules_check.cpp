#include <algorithm>
#include <filesystem>
#include <ostream>
#include <utility>

#include "cli/json_text.h"
#include "cli/rules_views.h"
#include "cli/style.h"
#include "core/words.h"
#include "sheets/house_rules.h"
#include "sheets/text_file.h"
#include "wire/message_json.h"

namespace parlor::cli {
namespace {

Exit report_problems(const std::string& path, const std::vector<sheets::Problem>& problems,
                     Console& console, bool json) {
  if (!json) {
    for (const auto& problem : problems)
      complain(console, cat(path, ": ", english(sheets::told(problem))));
    return Exit::bad_input;
  }
  json::array errors;
  for (const auto& problem : problems) {
    json::object error{{"line", problem.line}};
    wire::add_text(error, "message", problem.message);
    errors.push_back(std::move(error));
  }
  console.out << json_line(
      json::object{{"ok", false}, {"file", json_string(path)}, {"errors", std::move(errors)}});
  return Exit::bad_input;
}

void report_changes(const std::string& path, const sheets::RulesFile& file, const AgreedGame& base,
                    const AgreedGame& custom, Console& console) {
  const auto found = differences(*base.game, *custom.game);
  const Style style(console.colour);
  console.out << path << " is in order: " << style.bold(custom.game->rules_name()) << ", "
              << custom.kind.info().title << " based on " << file.base << ".\n";
  if (found.empty()) {
    console.out << "It changes nothing.\n";
    return;
  }
  for (const Difference& each : found) {
    console.out << '\n'
                << style.ink(english(each.option->title), Ink::cyan)
                << style.faint(cat("  ", each.option->name)) << '\n';
    print_paragraph(console, cat("was: ", meaning_of(*each.option, each.one)), 2);
    print_paragraph(console, cat("now: ", meaning_of(*each.option, each.other)), 2);
  }
}

void report_changes_as_json(const std::string& path, const sheets::RulesFile& file,
                            const AgreedGame& base, const AgreedGame& custom, Console& console) {
  json::array changes;
  for (const Difference& each : differences(*base.game, *custom.game)) {
    changes.push_back(json::object{{"option", json_string(each.option->name)},
                                   {"title", json_string(english(each.option->title))},
                                   {"from", json_string(each.one)},
                                   {"to", json_string(each.other)}});
  }
  console.out << json_line(json::object{{"ok", true},
                                        {"file", json_string(path)},
                                        {"game", json_string(custom.kind.info().id)},
                                        {"base", json_string(file.base)},
                                        {"name", json_string(custom.game->rules_name())},
                                        {"changes", std::move(changes)}});
}

Exit report_valid(const std::string& path, const sheets::RulesFile& file, const GameKind& kind,
                  Console& console, bool json) {
  Setup plain;
  plain.sheet = file.base;
  const auto base = agree(kind, plain);
  const auto custom = agree(kind, sheets::setup_of(file));
  if (!base) return complain(console, base.error().sentence());
  if (!custom) return complain(console, custom.error().sentence());
  if (json) {
    report_changes_as_json(path, file, *base, *custom, console);
  } else {
    report_changes(path, file, *base, *custom, console);
  }
  return Exit::ok;
}

}  // namespace

Exit check_file(const std::string& path, Games games, Console& console, bool json) {
  const auto text = sheets::read_text(path);
  if (!text) return complain(console, text.error().sentence());
  sheets::Reading reading = sheets::read_rules(*text);
  std::vector<sheets::Problem> problems = std::move(reading.problems);
  sheets::RulesFile& file = reading.file;
  if (file.name.empty()) file.name = std::filesystem::path(path).stem().string();
  if (file.base.empty()) return report_problems(path, problems, console, json);
  const auto kind = sheets::game_of(file, games);
  if (!kind) {
    problems.push_back({file.base_line, kind.error().message});
    return report_problems(path, problems, console, json);
  }
  for (auto& problem : sheets::problems_with(file, *kind)) problems.push_back(std::move(problem));
  std::ranges::sort(problems, {}, &sheets::Problem::line);
  if (!problems.empty()) return report_problems(path, problems, console, json);
  return report_valid(path, file, *kind, console, json);
}

}  // namespace parlor::cli
