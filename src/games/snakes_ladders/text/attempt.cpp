#include "games/snakes_ladders/text/attempt.h"

#include <algorithm>

#include "core/words.h"

namespace parlor::snakes_ladders {
namespace {

constexpr std::string_view marks = ">^v=";

/// Takes the number that `text` begins with off it.
std::optional<int> take_number(std::string_view& text) {
  const std::size_t length = std::min(text.find_first_of(marks), text.size());
  const auto number = whole_number(text.substr(0, length));
  text.remove_prefix(length);
  return number;
}

/// Takes `mark` and the number after it off `text`; false where the mark has no number.
bool take_marked(std::string_view& text, char mark, std::optional<int>& number) {
  if (text.empty() || text.front() != mark) return true;
  text.remove_prefix(1);
  number = take_number(text);
  return number.has_value();
}

}  // namespace

std::optional<Attempt> read_attempt(std::string_view text) {
  const auto from = take_number(text);
  std::optional<int> reached;
  if (!from || !take_marked(text, '>', reached) || !reached) return std::nullopt;
  Attempt attempt;
  attempt.from = *from;
  attempt.reached = *reached;
  const bool readable = take_marked(text, '^', attempt.up) &&
                        take_marked(text, 'v', attempt.down) &&
                        take_marked(text, '=', attempt.back);
  if (!readable || !text.empty() || (attempt.up && attempt.down)) return std::nullopt;
  return attempt;
}

}  // namespace parlor::snakes_ladders
