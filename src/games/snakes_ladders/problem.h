#pragma once

#include <string>
#include <string_view>

#include "core/words.h"

namespace parlor::snakes_ladders {

/// A sentence about something in a rules file: with its line, or on its own where there is no file.
inline std::string at_line(int line, std::string_view sentence) {
  return line == 0 ? capitalised(sentence) : cat("Line ", line, ": ", sentence);
}

}  // namespace parlor::snakes_ladders
