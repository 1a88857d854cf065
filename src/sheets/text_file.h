#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/result.h"

namespace parlor::sheets {

/// Far more than any sheet, record or saved game needs; a wrong path should not fill the memory.
inline constexpr std::uintmax_t largest_text = 1 << 20;

/// Why nothing can be read from a file: it is not there, a folder, empty, or not for us.
std::optional<Error> unreadable(const std::string& path);

/// What stands in a file of reasonable size.
Result<std::string> read_text(const std::string& path, std::uintmax_t largest = largest_text);

}  // namespace parlor::sheets
