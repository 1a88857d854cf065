#pragma once

#include <string_view>

namespace parlor {

/// The processors that this program was compiled for: `x86-64`, `x86-64-v3`, `arm64`.
std::string_view processor_level();

}  // namespace parlor
