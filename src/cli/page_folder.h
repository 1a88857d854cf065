#pragma once

#include <filesystem>
#include <string>

namespace parlor::cli {

/// Whether a built page lies in the folder.
bool has_page(const std::filesystem::path& folder);

/// The page's folder as it was named; where it was not, the one that belongs to `program`,
/// installed or in its build folder, before one that happens to lie where the program is called.
std::string page_folder(const std::string& named, const std::filesystem::path& program);

}  // namespace parlor::cli
