#include "cli/option_list.h"

#include <algorithm>
#include <array>

#include "core/words.h"

namespace parlor::cli {
namespace {

std::vector<std::string> flags_in(std::string_view names) {
  std::vector<std::string> flags;
  if (!names.starts_with('-')) return flags;
  while (!names.empty()) {
    const std::size_t comma = std::min(names.find(','), names.size());
    flags.emplace_back(names.substr(0, comma));
    names.remove_prefix(std::min(comma + 1, names.size()));
  }
  return flags;
}

}  // namespace

Option& Option::required() {
  description.required = true;
  return *this;
}

Option& Option::shows_default() {
  description.standard = usual;
  return *this;
}

Option& Option::variable(std::string name) {
  description.variable = std::move(name);
  return *this;
}

Option& Option::group(std::string heading) {
  description.group = std::move(heading);
  return *this;
}

Option& Option::one_of(std::vector<std::string> words) {
  read = [words, take = std::move(read)](const std::string& typed) {
    if (std::ranges::find(words, typed) != words.end()) return take(typed);
    return cat("takes one of ", enumerate(words), ", not ", typed, '.');
  };
  description.candidates.words = std::move(words);
  return *this;
}

std::string number_text(double number) {
  std::array<char, 400> digits{};  // the longest double without an exponent has some 330
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed);
  return {digits.data(), end.ptr};
}

Option& OptionList::add(std::string names, std::string value, std::string help, ReadValue read) {
  Option& option = options_.emplace_back();
  option.description = {.flags = flags_in(names),
                        .value = std::move(value),
                        .help = std::move(help),
                        .group = "Options"};
  option.names = std::move(names);
  option.read = std::move(read);
  return option;
}

Option& OptionList::flag(std::string names, bool& variable, std::string help) {
  Option& option = add(std::move(names), {}, std::move(help), {});
  option.flag = &variable;
  return option;
}

Option& OptionList::text(std::string names, std::string& variable, std::string value,
                         std::string help) {
  Option& option = add(std::move(names), std::move(value), std::move(help),
                       [&variable](const std::string& typed) {
                         variable = typed;
                         return std::string();
                       });
  option.usual = variable;
  return option;
}

Option& OptionList::texts(std::string names, std::vector<std::string>& variable, std::string value,
                          std::string help) {
  Option& option = add(std::move(names), std::move(value), std::move(help),
                       [&variable](const std::string& typed) {
                         variable.push_back(typed);
                         return std::string();
                       });
  option.description.repeated = true;
  return option;
}

void add_json(OptionList& list, bool& json) { list.flag("--json", json, "Print data as JSON"); }

}  // namespace parlor::cli
