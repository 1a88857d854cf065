#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "support/files.h"

/// The repository's own files, for tests that read them.
namespace parlor::test {

inline std::filesystem::path repository() { return PARLOR_SOURCE_DIR; }

inline std::vector<std::string> lines_of(const std::filesystem::path& file) {
  std::vector<std::string> lines;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

/// Every file under a folder whose name ends in one of the endings, in any order.
inline std::vector<std::filesystem::path> files_under(const std::filesystem::path& folder,
                                                      const std::vector<std::string>& endings) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    for (const std::string& ending : endings) {
      if (entry.is_regular_file() && entry.path().string().ends_with(ending))
        files.push_back(entry.path());
    }
  }
  return files;
}

}  // namespace parlor::test
