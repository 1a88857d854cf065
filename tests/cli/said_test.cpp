#include "cli/said.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include <gtest/gtest.h>

namespace parlor::cli {
namespace {

/// The ids of all that the sources declare.
std::set<std::string> declared() {
  static const std::regex declaration(R"(constexpr Template<[^;{]*\{\s*"([^"]+)\")");
  std::set<std::string> ids;
  const std::filesystem::path root(PARLOR_SOURCE_DIR "/src");
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
    std::ifstream file(entry.path());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (std::sregex_iterator found(text.begin(), text.end(), declaration), end; found != end;
         ++found) {
      // The example in a comment.
      if (entry.path().filename() == "message.h" && (*found)[1] != "plain_text") continue;
      ids.insert((*found)[1]);
    }
  }
  return ids;
}

TEST(Said, ListsEveryMessageThatIsDeclared) {
  std::set<std::string> listed;
  for (const auto& [message, reaches_pages] : all_messages()) {
    EXPECT_TRUE(listed.insert(std::string(message->id)).second) << message->id << " twice";
  }
  EXPECT_EQ(listed, declared());
}

}  // namespace
}  // namespace parlor::cli
