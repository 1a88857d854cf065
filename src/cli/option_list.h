#pragma once

#include <charconv>
#include <concepts>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "cli/description.h"

namespace parlor::cli {

/// Takes a value that was typed and returns what is wrong with it, "takes ..., not ...", if
/// anything. The option's name stands before that.
using ReadValue = std::function<std::string(const std::string& typed)>;

/// An option of a command, or an argument by its place.
struct Option {
  std::string names;  // "-d,--depth", or "position": an argument by its place
  OptionDescription description;
  std::string usual;  // what the variable held when it was declared
  ReadValue read;
  bool* flag = nullptr;  // set by an option that takes no value, in place of `read`

  Option& required();
  Option& shows_default();
  Option& variable(std::string name);
  Option& group(std::string heading);
  Option& one_of(std::vector<std::string> words);
};

/// Both ends are allowed.
template <class Number>
struct Range {
  Number lowest{};
  std::optional<Number> highest{};  // none: whatever the type can hold
};

/// How a number is written in help and complaints.
std::string number_text(double number);
template <std::integral Number>
std::string number_text(Number number) {
  return std::to_string(number);
}

/// "a whole number from 1 to 30"
template <class Number>
std::string allowed_text(const Range<Number>& range) {
  std::string text = std::integral<Number> ? "a whole number from " : "a number from ";
  text += number_text(range.lowest);
  return range.highest ? text + " to " + number_text(*range.highest) : text + " on";
}

/// A number that is all of the text and in the range.
template <class Number>
std::optional<Number> number_in(std::string_view text, const Range<Number>& range) {
  Number number{};
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  const bool whole = read.ec == std::errc() && read.ptr == end;
  const bool fits = number >= range.lowest && (!range.highest || number <= *range.highest);
  return whole && fits ? std::optional(number) : std::nullopt;
}

/// Where a command declares what it takes. The variables have to stay where they are until the
/// command line has been read.
class OptionList {
 public:
  Option& flag(std::string names, bool& variable, std::string help);
  /// `value` is what the help calls the value: FILE, N, ...
  Option& text(std::string names, std::string& variable, std::string value, std::string help);
  /// Takes several texts, each by itself.
  Option& texts(std::string names, std::vector<std::string>& variable, std::string value,
                std::string help);

  template <class Number>
  Option& number(std::string names, Number& variable, std::string value, std::string help,
                 std::type_identity_t<Range<Number>> range) {
    Option& option =
        add_number<Number>(std::move(names), variable, std::move(value), std::move(help), range);
    option.usual = number_text(variable);
    return option;
  }
  template <class Number>
  Option& number(std::string names, std::optional<Number>& variable, std::string value,
                 std::string help, std::type_identity_t<Range<Number>> range) {
    return add_number<Number>(std::move(names), variable, std::move(value), std::move(help), range);
  }

  [[nodiscard]] const std::deque<Option>& options() const { return options_; }

 private:
  Option& add(std::string names, std::string value, std::string help, ReadValue read);

  template <class Number, class Variable>
  Option& add_number(std::string names, Variable& variable, std::string value, std::string help,
                     const Range<Number>& range) {
    return add(std::move(names), std::move(value), std::move(help),
               [&variable, range](const std::string& typed) {
                 const auto number = number_in<Number>(typed, range);
                 if (!number) return "takes " + allowed_text(range) + ", not " + typed + '.';
                 variable = *number;
                 return std::string();
               });
  }

  std::deque<Option> options_;  // what `add` returned stays where it is
};

/// `--json`, for every command that prints data.
void add_json(OptionList& list, bool& json);

}  // namespace parlor::cli
