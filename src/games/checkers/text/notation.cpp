#include "games/checkers/text/notation.h"

#include <cstddef>
#include <optional>

#include "core/words.h"
#include "games/checkers/text/messages.h"

namespace parlor::checkers {
namespace {

Error unreadable(std::string_view text) { return {say::unreadable(arg::Text(text))}; }

Result<int> read_number(std::string_view digits, std::string_view all) {
  const auto number = whole_number(digits);
  if (!number) return unreadable(all);
  if (*number < 1 || *number > 32) {
    return Error{say::no_such_square(arg::Text(digits))};
  }
  return *number;
}

/// Adds the hops of one word: `11-15`, `9x18` or joined, `9x18x25`.
std::optional<Error> add_hops(std::string_view word, std::vector<Hop>& hops) {
  constexpr std::string_view marks = "-xX";
  std::size_t mark = word.find_first_of(marks);
  if (mark == std::string_view::npos) return unreadable(word);
  auto from = read_number(word.substr(0, mark), word);
  if (!from) return from.error();
  while (mark != std::string_view::npos) {
    const std::size_t end = word.find_first_of(marks, mark + 1);
    const auto to = read_number(word.substr(mark + 1, end - mark - 1), word);
    if (!to) return to.error();
    hops.push_back({*from, *to, word[mark] != '-'});
    from = to;
    mark = end;
  }
  return std::nullopt;
}

std::optional<Error> add_huff(std::string_view digits, std::string_view all,
                              std::vector<int>& huffs) {
  const auto number = read_number(digits, all);
  if (!number) return number.error();
  huffs.push_back(*number);
  return std::nullopt;
}

}  // namespace

std::string text_of_huff(int number) { return cat('!', number); }

std::string spell_move(const Board& board, const Move& move) {
  if (move.is_huff()) return text_of_huff(move.from);
  std::vector<std::string> steps;
  for (const Hop& hop : route_of(board, move)) steps.push_back(text_of(hop));
  return join(steps, " ");
}

Result<Attempt> read_attempt(std::string_view text) {
  const auto all = words(text);
  Attempt attempt;
  if (all.size() == 1 && all[0] == "-") return attempt;
  if (all.size() == 2 && all[0] == "huff") {
    if (auto error = add_huff(all[1], text, attempt.huffs)) return *error;
    return attempt;
  }
  for (const std::string_view word : all) {
    auto error = word.starts_with('!') ? add_huff(word.substr(1), word, attempt.huffs)
                                       : add_hops(word, attempt.hops);
    if (error) return *error;
  }
  return attempt;
}

}  // namespace parlor::checkers
