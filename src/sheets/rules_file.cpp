#include "sheets/rules_file.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <toml++/toml.h>

#include "core/messages.h"
#include "core/words.h"
#include "sheets/messages.h"

namespace parlor::sheets {
namespace {

/// Far more than any sheet needs. The library follows every point of a name and every value into
/// itself, so a text that would lead it too deep is not given to it.
constexpr std::size_t most_bytes = std::size_t{64} * 1024;
constexpr std::ptrdiff_t most_values = 200;
constexpr std::ptrdiff_t most_points = 32;

bool is_remark(std::string_view line) {
  const std::size_t first = line.find_first_not_of(" \t");
  return first == std::string_view::npos || line[first] == '#';
}

/// Whether a line gives a text to one plain name, as in `name = "St. John's"`: what is in the
/// quotes leads the library nowhere.
bool sets_one_text(std::string_view line) {
  const auto skip = [&line](std::string_view signs) {
    line.remove_prefix(std::min(line.find_first_not_of(signs), line.size()));
  };
  skip(" \t");
  skip("abcdefghijklmnopqrstuvwxyz_");
  skip(" \t");
  if (!line.starts_with('=')) return false;
  line.remove_prefix(1);
  skip(" \t");
  if (!line.starts_with('"')) return false;
  std::size_t end = 1;
  while (end < line.size() && line[end] != '"') end += line[end] == '\\' ? 2 : 1;
  return end + 1 == line.size();
}

/// Why a text is more than a rules file can be, if it is.
std::optional<Problem> excess_in(std::string_view text) {
  if (text.size() > most_bytes) {
    return Problem{0, say::too_many_bytes(most_bytes)};
  }
  std::ptrdiff_t values = 0;
  int number = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    at = end + 1;
    ++number;
    if (is_remark(line)) continue;
    const bool one_text = sets_one_text(line);
    values += one_text ? 1 : std::ranges::count(line, '=');
    if (values > most_values) {
      return Problem{number, say::too_many_values(most_values)};
    }
    if (!one_text && std::ranges::count(line, '.') > most_points) {
      return Problem{number, say::too_many_points(most_points)};
    }
  }
  return std::nullopt;
}

int line_of(const toml::source_region& where) { return static_cast<int>(where.begin.line); }

Message kind_of(const toml::node& node) {
  switch (node.type()) {
    case toml::node_type::table: return say::a_table();
    case toml::node_type::floating_point: return say::a_fraction();
    case toml::node_type::date:
    case toml::node_type::time:
    case toml::node_type::date_time: return say::a_date();
    case toml::node_type::array: return say::a_list();
    case toml::node_type::integer: return say::a_number();
    case toml::node_type::boolean: return say::a_truth();
    default: return say::a_text();
  }
}

std::optional<PairList> pairs_of(const toml::array& list) {
  PairList pairs;
  for (const toml::node& item : list) {
    const toml::array* pair = item.as_array();
    if (pair == nullptr || pair->size() != 2) return std::nullopt;
    const auto first = pair->get(0)->value_exact<std::int64_t>();
    const auto second = pair->get(1)->value_exact<std::int64_t>();
    if (!first || !second) return std::nullopt;
    pairs.emplace_back(*first, *second);
  }
  return pairs;
}

std::optional<OptionValue> option_value(const toml::node& node) {
  if (const auto truth = node.value_exact<bool>()) return *truth;
  if (const auto number = node.value_exact<std::int64_t>()) return *number;
  if (auto text = node.value_exact<std::string>()) return std::move(*text);
  if (const toml::array* list = node.as_array()) {
    if (auto pairs = pairs_of(*list)) return std::move(*pairs);
  }
  return std::nullopt;
}

class Reader {
 public:
  explicit Reader(const toml::table& table) : table_(table) {}

  Reading read() {
    for (const auto& [key, node] : table_) read_key(key, node);
    if (table_.get("base") == nullptr) {
      problem(0, say::no_base());
    }
    std::ranges::sort(reading_.file.settings, {}, &OptionSetting::line);
    std::ranges::sort(reading_.problems, {}, &Problem::line);
    return std::move(reading_);
  }

 private:
  void read_key(const toml::key& key, const toml::node& node) {
    const int line = line_of(key.source());
    RulesFile& file = reading_.file;
    if (key == "base") {
      file.base_line = line;
      read_text_value(key, node, file.base);
    } else if (key == "game") {
      file.game_line = line;
      read_text_value(key, node, file.game);
    } else if (key == "name") {
      read_text_value(key, node, file.name);
    } else if (auto value = option_value(node)) {
      file.settings.push_back({std::string(key.str()), std::move(*value), line});
    } else {
      problem(line, say::wrong_value(arg::Text(key.str()), kind_of(node)));
    }
  }

  void read_text_value(const toml::key& key, const toml::node& node, std::string& into) {
    const auto text = node.value_exact<std::string>();
    if (text && !text->empty()) {
      into = *text;
    } else {
      problem(line_of(key.source()),
              say::not_a_text(arg::Text(key.str()), text ? say::empty() : kind_of(node)));
    }
  }

  void problem(int line, Message message) {
    reading_.problems.push_back({line, std::move(message)});
  }

  const toml::table& table_;
  Reading reading_;
};

}  // namespace

Reading read_rules(std::string_view text) {
  if (auto excess = excess_in(text)) {
    Reading reading;
    reading.problems.push_back(*std::move(excess));
    return reading;
  }
  try {
    const toml::table table = toml::parse(text);
    return Reader(table).read();
  } catch (const toml::parse_error& error) {
    // The library reports by exception; it goes no further than this.
    const toml::source_position where = error.source().begin;
    Reading reading;
    reading.problems.push_back(
        {static_cast<int>(where.line),
         say::not_toml(static_cast<int>(where.column), arg::Text(error.description()))});
    return reading;
  }
}

Message told(const Problem& problem) {
  // Games begin some sentences with "Line 4: ..." themselves.
  const std::string sentence = english(problem.message);
  const bool names_line = sentence.find(cat("ine ", problem.line)) != std::string::npos;
  if (problem.line == 0 || names_line) return problem.message;
  if (!problem.message.is_plain()) return on_line(problem.line, problem.message);
  return cat("line ", problem.line, ": ", sentence);
}

}  // namespace parlor::sheets
