#include <algorithm>
#include <ostream>

#include "cli/json_text.h"
#include "cli/rules_views.h"
#include "cli/style.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

/// Three columns of wrapped text with two spaces between: what, the one, the other.
struct Table {
  int title;
  int cell;

  explicit Table(int width) : title(std::clamp(width / 4, 12, 24)), cell((width - title - 4) / 2) {
    cell = std::clamp(cell, 12, 48);
  }
};

void print_row(Console& console, const Table& table, const std::vector<std::string>& titles,
               const std::vector<std::string>& ones, const std::vector<std::string>& others,
               bool heading) {
  const Style style(console.colour);
  const auto line = [](const std::vector<std::string>& lines, std::size_t at) {
    return at < lines.size() ? lines[at] : std::string();
  };
  const std::size_t height = std::max({titles.size(), ones.size(), others.size()});
  for (std::size_t i = 0; i < height; ++i) {
    const std::string other = line(others, i);
    const std::string one = other.empty() ? line(ones, i) : padded(line(ones, i), table.cell + 2);
    const bool alone = one.empty();
    console.out << style.ink(alone ? line(titles, i) : padded(line(titles, i), table.title + 2),
                             Ink::cyan)
                << (heading ? style.bold(one) : one) << (heading ? style.bold(other) : other);
    console.out << '\n';
  }
}

std::string as_json(const NamedSheet& one, const NamedSheet& other,
                    const std::vector<Difference>& found) {
  json::array rows;
  for (const Difference& each : found) {
    rows.push_back(json::object{{"option", json_string(each.option->name)},
                                {"title", json_string(english(each.option->title))},
                                {"values", json_array({each.one, each.other})},
                                {"meanings", json_array({meaning_of(*each.option, each.one),
                                                         meaning_of(*each.option, each.other)})}});
  }
  return json_line(json::object{{"game", json_string(one.agreed.kind.info().id)},
                                {"sheets", json_array({one.label, other.label})},
                                {"differences", std::move(rows)}});
}

}  // namespace

std::vector<Difference> differences(const GameFace& one, const GameFace& other) {
  const auto& options = one.info().options;
  const auto values = one.option_values();
  const auto other_values = other.option_values();
  std::vector<Difference> found;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (values[i] != other_values[i]) found.push_back({&options[i], values[i], other_values[i]});
  }
  return found;
}

std::string meaning_of(const OptionInfo& option, const std::string& value) {
  for (const OptionChoice& choice : option.choices) {
    if (choice.value == value && !choice.meaning.empty()) return english(choice.meaning);
  }
  return value;
}

void compare_sheets(const NamedSheet& one, const NamedSheet& other, Console& console, bool json) {
  const auto found = differences(*one.agreed.game, *other.agreed.game);
  if (json) {
    console.out << as_json(one, other, found);
    return;
  }
  if (!one.note.empty()) {
    print_paragraph(console, one.note, 0);
    console.out << '\n';
  }
  if (found.empty()) {
    console.out << one.label << " and " << other.label << " are the same in every option.\n";
    return;
  }
  const Table table(console.width);
  print_row(console, table, {}, wrapped(one.agreed.game->rules_name(), table.cell),
            wrapped(other.agreed.game->rules_name(), table.cell), true);
  for (const Difference& each : found) {
    console.out << '\n';
    print_row(console, table, wrapped(english(each.option->title), table.title),
              wrapped(meaning_of(*each.option, each.one), table.cell),
              wrapped(meaning_of(*each.option, each.other), table.cell), false);
  }
  const std::size_t same = one.agreed.kind.info().options.size() - found.size();
  console.out << "\nThe other " << same << (same == 1 ? " option is" : " options are")
              << " the same.\n";
}

}  // namespace parlor::cli
