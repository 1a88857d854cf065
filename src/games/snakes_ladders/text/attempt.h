#pragma once

#include <optional>
#include <string_view>

namespace parlor::snakes_ladders {

/// A move as somebody wrote it, right or wrong: `12>16v6=12` has all of its parts.
struct Attempt {
  int from = 0;
  int reached = 0;
  std::optional<int> up;
  std::optional<int> down;
  std::optional<int> back;
};

/// Nothing where the text is not written like a move.
std::optional<Attempt> read_attempt(std::string_view text);

}  // namespace parlor::snakes_ladders
