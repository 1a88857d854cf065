#include "core/message.h"

#include <algorithm>
#include <optional>

#include "core/words.h"

namespace parlor {
namespace {

bool is_small(char letter) { return letter >= 'a' && letter <= 'z'; }
bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }

/// Begins a word with a small letter; what is all capitals, START, stays.
std::string lowered(std::string text) {
  const bool word = text.size() > 1 && (is_small(text[1]) || text[1] == ' ');
  if (word && is_capital(text[0])) text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

/// A phrase in the middle of something else has no full stop, and no capital.
bool is_sentence(std::string_view english) {
  return !english.empty() && std::string_view(".?!)").find(english.back()) != english.npos;
}

struct Writer {
  const Message& message;
  std::string text = {};

  void write(bool capital) {
    std::string_view rest = message.says().english;
    while (true) {
      const std::size_t open = rest.find('{');
      text += rest.substr(0, open);
      if (open == rest.npos) return;
      const std::size_t close = rest.find('}', open);
      text += filled(rest.substr(open + 1, close - open - 1), begins_sentence(capital));
      rest.remove_prefix(close + 1);
    }
  }

  static std::string in_english(const Argument& argument, bool capital) {
    return std::visit([&](const auto& value) { return worded(value, capital); }, argument.value);
  }

 private:
  [[nodiscard]] bool begins_sentence(bool capital) const {
    return text.empty() ? capital : text.ends_with(". ");
  }

  [[nodiscard]] const Argument& argument(std::string_view name) const {
    const auto& names = message.says().names;
    const auto at = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    return message.arguments()[at];
  }

  [[nodiscard]] std::string filled(std::string_view gap, bool capital) const {
    const std::size_t end = gap.find_first_of(":|");
    const Argument& value = argument(gap.substr(0, end));
    if (end == gap.npos) return in_english(value, capital);
    const std::string_view form = gap.substr(end + 1);
    if (gap[end] == '|') return counted(value, form);
    return form == "cap" ? capitalised(in_english(value, true)) : lowered(in_english(value, false));
  }

  /// The one of `piece|pieces` that goes with the number.
  static std::string counted(const Argument& value, std::string_view forms) {
    const auto* number = std::get_if<std::int64_t>(&value.value);
    const std::size_t bar = forms.find('|');
    return std::string(number != nullptr && *number == 1 ? forms.substr(0, bar)
                                                         : forms.substr(bar + 1));
  }

  static std::string worded(std::int64_t number, bool) { return std::to_string(number); }
  static std::string worded(const arg::Text& verbatim, bool) { return verbatim.text; }
  static std::string worded(const arg::Play& play, bool) { return play.text; }
  static std::string worded(const arg::Place& place, bool) { return place.text; }
  static std::string worded(const arg::Seat& seat, bool capital) {
    return capital ? capitalised(seat.text) : seat.text;
  }
  static std::string worded(const arg::Kind& kind, bool capital) {
    return capital ? capitalised(kind.text) : kind.text;
  }
  static std::string worded(const arg::Term& term, bool capital) {
    return capital ? capitalised(term.english) : term.english;
  }
  static std::string worded(const arg::List& list, bool capital) {
    std::vector<std::string> items;
    items.reserve(list.items.size());
    for (const Argument& item : list.items)
      items.push_back(in_english(item, capital && items.empty()));
    return enumerate(items, list.join == arg::List::Join::all ? "and" : "or");
  }
  static std::string worded(const Message& nested, bool capital) {
    if (nested.empty()) return {};
    Writer writer{nested};
    writer.write(capital || is_sentence(nested.says().english));
    return std::move(writer.text);
  }
};

}  // namespace

Message::Message(const AnyTemplate& says, std::vector<Argument> arguments)
    : says_(&says), arguments_(std::move(arguments)) {}

Message Message::plain(std::string_view sentence) {
  return sentence.empty() ? Message() : plain_text(arg::Text(sentence));
}

bool Message::is_plain() const { return says_ == &plain_text; }

std::string_view Message::id() const { return empty() ? std::string_view() : says_->id; }

bool Message::operator==(const Message& that) const {
  return says_ == that.says_ && arguments_ == that.arguments_;
}

bool arg::List::operator==(const List& that) const {
  return join == that.join && items == that.items;
}

std::string_view name_of(ArgumentType type) {
  static constexpr std::array<std::string_view, 9> names{
      "number", "text", "play", "seat", "place", "kind", "term", "list", "message"};
  return names[static_cast<std::size_t>(type)];
}

std::string english(const Message& message) {
  if (message.empty()) return {};
  Writer writer{message};
  writer.write(is_sentence(message.says().english));
  return std::move(writer.text);
}

std::string english(const Argument& argument) { return Writer::in_english(argument, false); }

}  // namespace parlor
