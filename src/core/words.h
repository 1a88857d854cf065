#pragma once

#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor {

namespace detail {
inline void append(std::string& text, std::string_view part) { text += part; }
inline void append(std::string& text, char part) { text += part; }
template <std::integral Number>
void append(std::string& text, Number part) {
  text += std::to_string(part);
}
}  // namespace detail

/// Strings, characters and numbers put together.
template <class... Parts>
std::string cat(const Parts&... parts) {
  std::string text;
  (detail::append(text, parts), ...);
  return text;
}

/// `a, b and c`: a list as a person writes it.
std::string enumerate(const std::vector<std::string>& items, std::string_view last = "and");

std::string join(const std::vector<std::string>& items, std::string_view between);

/// The words of a line, split at any run of spaces and tabs.
std::vector<std::string_view> words(std::string_view line);

/// A whole number written in decimal digits and nothing else.
std::optional<int> whole_number(std::string_view text);

std::string capitalised(std::string_view text);

/// The candidate that `typed` was most likely meant to be, if any is near enough.
std::optional<std::string> nearest(std::string_view typed,
                                   const std::vector<std::string>& candidates);

}  // namespace parlor
