#pragma once

#include <array>

#include "core/message.h"

/// What every layer says.
namespace parlor::say {

inline constexpr Template<int, Message> at_line{"at_line", "Line {line}: {problem:low}"};

inline constexpr Template<arg::Play> not_offered{"not_offered", "\"{step}\" is not offered here."};

inline constexpr auto messages =
    std::to_array<const AnyTemplate*>({&plain_text, &at_line, &not_offered});

}  // namespace parlor::say

namespace parlor {

/// What is wrong on this line of a file; without the line where it is 0.
inline Message on_line(int line, Message problem) {
  return line == 0 ? std::move(problem) : say::at_line(line, std::move(problem));
}

}  // namespace parlor
