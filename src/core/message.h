#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// What is said to people, as values: an id with typed arguments. Its English stands in its
/// template, declared once beside the code that says it; other languages look the id up
/// (docs/messages.md).
namespace parlor {

struct Argument;
struct AnyTemplate;

/// Something said to a person; nothing where it is empty.
class Message {
 public:
  Message() = default;
  Message(const AnyTemplate& says, std::vector<Argument> arguments);
  /// A finished sentence (`plain_text`), until its folder declares its messages.
  template <std::convertible_to<std::string_view> Text>
#ifdef PARLOR_LIST_PLAIN_TEXT
  [[deprecated("a finished sentence: declare a message")]]
#endif
  Message(const Text& sentence)  // NOLINT(google-explicit-constructor)
      : Message(plain(sentence)) {
  }

  [[nodiscard]] bool empty() const { return says_ == nullptr; }
  /// Whether this is a finished sentence that has no id of its own yet.
  [[nodiscard]] bool is_plain() const;
  [[nodiscard]] std::string_view id() const;
  /// Only of a message that is not empty.
  [[nodiscard]] const AnyTemplate& says() const { return *says_; }
  /// In the order of the template's names.
  [[nodiscard]] const std::vector<Argument>& arguments() const { return arguments_; }
  bool operator==(const Message& that) const;

 private:
  static Message plain(std::string_view sentence);

  const AnyTemplate* says_ = nullptr;
  std::vector<Argument> arguments_;
};

/// What can stand in the gaps of a message, besides whole numbers and other messages.
namespace arg {

/// Verbatim: what somebody typed, a name, a position.
struct Text {
  explicit Text(std::string_view words) : text(words) {}
  std::string text;
  bool operator==(const Text&) const = default;
};
/// A play or a step in the game's notation.
struct Play {
  explicit Play(std::string_view notation) : text(notation) {}
  std::string text;
  bool operator==(const Play&) const = default;
};
/// A seat by the name the game gives it: yellow, White, dark.
struct Seat {
  explicit Seat(std::string_view name) : text(name) {}
  std::string text;
  bool operator==(const Seat&) const = default;
};
/// A place on the board as the game names it.
struct Place {
  explicit Place(std::string_view name) : text(name) {}
  explicit Place(int number) : text(std::to_string(number)) {}
  std::string text;
  bool operator==(const Place&) const = default;
};
/// A kind of piece: pawn, man, king.
struct Kind {
  explicit Kind(std::string_view name) : text(name) {}
  std::string text;
  bool operator==(const Kind&) const = default;
};
/// What one sheet calls otherwise than another: the key of the thing, and this sheet's English.
struct Term {
  Term(std::string_view name, std::string_view word) : key(name), english(word) {}
  std::string key;
  std::string english;
  bool operator==(const Term&) const = default;
};
/// `5, 3 and 2`, or with `or`.
struct List {
  enum class Join : std::uint8_t { all, any };
  /// Each of the texts, plays, places... `items` as an argument of the type `Item`.
  template <class Item, class Range>
  static List of(const Range& items, Join join);

  std::vector<Argument> items;
  Join join = Join::all;
  bool operator==(const List& that) const;
};

}  // namespace arg

struct Argument {
  std::variant<std::int64_t, arg::Text, arg::Play, arg::Seat, arg::Place, arg::Kind, arg::Term,
               arg::List, Message>
      value;
  bool operator==(const Argument&) const = default;
};

template <class Item, class Range>
arg::List arg::List::of(const Range& items, Join join) {
  List list{{}, join};
  for (const auto& item : items) list.items.push_back({Item(item)});
  return list;
}

/// `a, b and c`, and `a, b or c`.
template <class Item, class Range>
arg::List all_of(const Range& items) {
  return arg::List::of<Item>(items, arg::List::Join::all);
}
template <class Item, class Range>
arg::List any_of(const Range& items) {
  return arg::List::of<Item>(items, arg::List::Join::any);
}

enum class ArgumentType : std::uint8_t {
  number,
  text,
  play,
  seat,
  place,
  kind,
  term,
  list,
  message
};
std::string_view name_of(ArgumentType type);

namespace detail {

template <class Type>
inline constexpr bool no_argument_type = false;
template <class Type>
consteval ArgumentType type_of() {
  if constexpr (std::integral<Type>)
    return ArgumentType::number;
  else if constexpr (std::same_as<Type, arg::Text>)
    return ArgumentType::text;
  else if constexpr (std::same_as<Type, arg::Play>)
    return ArgumentType::play;
  else if constexpr (std::same_as<Type, arg::Seat>)
    return ArgumentType::seat;
  else if constexpr (std::same_as<Type, arg::Place>)
    return ArgumentType::place;
  else if constexpr (std::same_as<Type, arg::Kind>)
    return ArgumentType::kind;
  else if constexpr (std::same_as<Type, arg::Term>)
    return ArgumentType::term;
  else if constexpr (std::same_as<Type, arg::List>)
    return ArgumentType::list;
  else if constexpr (std::same_as<Type, Message>)
    return ArgumentType::message;
  else
    static_assert(no_argument_type<Type>, "a message takes numbers, messages and what is in arg");
}

// Calling one of these while a template is read at compile time is the error message.
void a_gap_is_not_closed();
void more_gaps_than_arguments();
void fewer_gaps_than_arguments();
void a_form_is_not_known();

}  // namespace detail

inline constexpr std::size_t most_arguments = 8;

/// A message without its arguments.
struct AnyTemplate {
  std::string_view id;
  std::string_view english;
  std::span<const ArgumentType> types;
  /// Names of the gaps, in the order in which the English has them first.
  std::array<std::string_view, most_arguments> names{};
};

/// A message to be said with arguments of these types, which are those of the gaps in the order in
/// which the English has them first:
///
///     inline constexpr Template<arg::Kind, arg::Place, arg::Seat> is_others{
///         "checkers.is_others", "The {kind} on {at} is {other}'s."};
///     return refused(clause, is_others(arg::Kind("man"), arg::Place(5), arg::Seat("dark")));
///
/// A gap is `{name}`; `{name:low}` and `{name:cap}` begin with a small letter or a capital;
/// `{count|piece|pieces}` is the word that goes with a number. A sentence that begins with a seat,
/// kind, term or message gets its capital by itself.
template <class... Types>
struct Template : AnyTemplate {
  static_assert(sizeof...(Types) <= most_arguments);
  static constexpr std::array<ArgumentType, sizeof...(Types)> own_types{
      detail::type_of<Types>()...};

  consteval Template(std::string_view message_id, std::string_view text)
      : AnyTemplate{message_id, text, own_types} {
    std::size_t known = 0;
    for (std::size_t open = text.find('{'); open != text.npos; open = text.find('{', open + 1)) {
      const std::size_t close = text.find('}', open);
      if (close == text.npos) detail::a_gap_is_not_closed();
      const std::string_view gap = text.substr(open + 1, close - open - 1);
      const std::size_t end = gap.find_first_of(":|");
      const std::string_view name = gap.substr(0, end);
      if (end != gap.npos && gap[end] == ':' && gap.substr(end) != ":low" &&
          gap.substr(end) != ":cap") {
        detail::a_form_is_not_known();
      }
      bool is_known = false;
      for (std::size_t at = 0; at < known; ++at) is_known = is_known || names[at] == name;
      if (is_known) continue;
      if (known == sizeof...(Types)) detail::more_gaps_than_arguments();
      names[known++] = name;
    }
    if (known != sizeof...(Types)) detail::fewer_gaps_than_arguments();
  }
  // A message keeps the address of its template.
  Template(const Template&) = delete;
  Template& operator=(const Template&) = delete;

  Message operator()(Types... values) const {
    std::vector<Argument> all;
    all.reserve(sizeof...(Types));
    (all.push_back(argument(std::move(values))), ...);
    return {*this, std::move(all)};
  }

 private:
  template <class Type>
  static Argument argument(Type value) {
    if constexpr (std::integral<Type>)
      return {static_cast<std::int64_t>(value)};
    else
      return {std::move(value)};
  }
};

/// The sentence in English.
std::string english(const Message& message);
std::string english(const Argument& argument);

/// A finished sentence, verbatim: only until the last of them is a message of its own.
inline constexpr Template<arg::Text> plain_text{"plain_text", "{sentence}"};

}  // namespace parlor
