#pragma once

#include <string>

namespace parlor::cli {

/// `0.1.0`
std::string version_number();

/// `parlor 0.1.0 (commit 0123456789, g++ 12.2.0, x86-64)`; sources without a repository know no
/// commit.
std::string version_text();

}  // namespace parlor::cli
