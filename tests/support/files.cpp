#include "support/files.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace parlor::test {

namespace fs = std::filesystem;

fs::path fresh_folder(const std::string& name) {
  std::string pattern = (fs::temp_directory_path() / (name + "-XXXXXX")).string();
  return mkdtemp(pattern.data());
}

std::string text_of(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  return text.str();
}

}  // namespace parlor::test
