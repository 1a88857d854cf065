#include "games/backgammon/text/notation.h"

#include <cstddef>
#include <optional>

#include "core/words.h"
#include "games/backgammon/text/messages.h"

namespace parlor::backgammon {
namespace {

bool take(std::string_view& text, std::string_view start) {
  if (!text.starts_with(start)) return false;
  text.remove_prefix(start.size());
  return true;
}

std::optional<int> take_place(std::string_view& text) {
  if (take(text, "bar")) return bar;
  if (take(text, "off")) return off;
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const auto point = whole_number(text.substr(0, digits));
  if (!point || *point < 1 || *point > 24) return std::nullopt;
  text.remove_prefix(digits);
  return point;
}

/// `(2)` at the end of a word: how many men do the same.
std::optional<int> take_repeats(std::string_view& text) {
  if (text.empty()) return 1;
  if (text.size() != 3 || text[0] != '(' || text[1] < '1' || text[1] > '4' || text[2] != ')') {
    return std::nullopt;
  }
  const int repeats = text[1] - '0';
  text = {};
  return repeats;
}

/// One word of a play: a chain of places, and how many men go along it. Only the first of them can
/// hit.
std::optional<std::vector<Hop>> read_word(std::string_view word) {
  auto from = take_place(word);
  if (!from || *from == off) return std::nullopt;
  std::vector<Hop> chain;
  while (take(word, "/")) {
    const auto to = take_place(word);
    if (!to || *to == bar || *from == off) return std::nullopt;
    chain.push_back({*from, *to, take(word, "*")});
    from = to;
  }
  bool late_mark = false;
  if (word.ends_with(")*")) {
    word.remove_suffix(1);
    late_mark = true;
  }
  const auto repeats = take_repeats(word);
  if (chain.empty() || !repeats) return std::nullopt;
  if (late_mark) chain.back().says_hit = true;
  std::vector<Hop> hops = chain;
  for (Hop& hop : chain) hop.says_hit = false;
  for (int i = 1; i < *repeats; ++i) hops.insert(hops.end(), chain.begin(), chain.end());
  return hops;
}

}  // namespace

Result<std::vector<Hop>> read_hops(std::string_view text) {
  std::vector<Hop> hops;
  for (const std::string_view word : words(text)) {
    const auto more = read_word(word);
    if (!more) return Error{say::unreadable(arg::Text(word))};
    hops.insert(hops.end(), more->begin(), more->end());
  }
  if (hops.empty()) return Error{say::no_move()};
  return hops;
}

std::string place_name(int place) {
  if (place == off) return "off";
  if (place == bar) return "bar";
  return std::to_string(place);
}

std::string spell_hop(const Hop& hop) { return cat(place_name(hop.from), '/', place_name(hop.to)); }

std::string spell_move(const Board& board, Move move) {
  return cat(place_name(move.from), '/', place_name(move.to), board.hits(move) ? "*" : "");
}

std::string spell_choice(const Board& board, const Choice& choice) {
  switch (choice.act()) {
    case Act::roll: return "roll";
    case Act::offer: return "double";
    case Act::take: return "take";
    case Act::drop: return "drop";
    case Act::play: break;
  }
  if (choice.count() == 0) return "-";
  std::vector<std::string> moves;
  Board at = board;
  for (unsigned i = 0; i < choice.count(); ++i) {
    const Move move = choice.move(i);
    moves.push_back(spell_move(at, move));
    at.make(move);
  }
  return join(moves, " ");
}

}  // namespace parlor::backgammon
