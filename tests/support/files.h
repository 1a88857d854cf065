#pragma once

#include <filesystem>
#include <string>

namespace parlor::test {

/// A new empty folder under the system's temporary one.
std::filesystem::path fresh_folder(const std::string& name);

/// What stands in a file.
std::string text_of(const std::filesystem::path& file);

}  // namespace parlor::test
