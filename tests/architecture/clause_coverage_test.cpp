#include <algorithm>
#include <regex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "architecture/sources.h"

/// Every clause of every sheet has a test named for it.
namespace parlor::test {
namespace {

/// Sheets of Parcheesi are many; every other game's clauses carry the game's own name.
std::string game_of(const std::string& sheet) {
  static const std::vector<std::string> parcheesi{"royal", "classic", "box", "nest", "russian"};
  const bool is_sheet = std::find(parcheesi.begin(), parcheesi.end(), sheet) != parcheesi.end();
  return is_sheet ? "parcheesi" : sheet;
}

/// The ids of `tests/clauses.txt`, `royal.26`, of the games that the box has so far.
std::vector<std::string> demanded_clauses() {
  std::vector<std::string> ids;
  for (const std::string& line : lines_of(repository() / "tests/clauses.txt")) {
    const std::string id = line.substr(0, line.find('\t'));
    const std::string game = game_of(id.substr(0, id.find('.')));
    if (std::filesystem::is_directory(repository() / "src/games" / game)) ids.push_back(id);
  }
  return ids;
}

/// The names in the test macros of one file, which may stand on a line of their own.
std::string test_names(const std::string& text) {
  static const std::regex macro(R"((TEST|TEST_F|TEST_P|RC_GTEST_PROP)\(\s*\w+\s*,\s*(\w+))");
  std::string names;
  for (auto found = std::sregex_iterator(text.begin(), text.end(), macro);
       found != std::sregex_iterator(); ++found) {
    names += ' ' + (*found)[2].str();
  }
  return names;
}

TEST(Clauses, HaveATestNamedForEach) {
  std::string names;
  for (const auto& file : files_under(repository() / "tests", {"_test.cpp"}))
    names += test_names(text_of(file));
  const auto ids = demanded_clauses();
  EXPECT_GE(ids.size(), 112U) << "Parcheesi alone has that many";
  for (std::string id : ids) {
    std::string name = ' ' + id + '_';
    std::replace(name.begin(), name.end(), '.', '_');
    EXPECT_NE(names.find(name), std::string::npos)
        << id << " has no test; name one " << name << "...";
  }
}

TEST(Clauses, AreFoundInTheNamesOfTestsAndNowhereElse) {
  EXPECT_EQ(test_names("TEST(Royal, royal_01_a) {}\nRC_GTEST_PROP(Royal,\n    royal_02_b, ()) {}"),
            " royal_01_a royal_02_b");
  EXPECT_EQ(test_names("// royal_03_c\nvoid royal_04_d();"), "");
}

}  // namespace
}  // namespace parlor::test
