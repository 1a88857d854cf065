#include "sheets/rules_file.h"

#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "core/messages.h"
#include "core/words.h"
#include "sheets/messages.h"
#include "sheets/text_file.h"
#include "support/files.h"

namespace parlor::sheets {
namespace {

std::string told_problems(std::string_view text) {
  std::vector<std::string> told_problems;
  for (const Problem& problem : read_rules(text).problems)
    told_problems.push_back(english(told(problem)));
  return join(told_problems, "\n");
}

TEST(RulesFile, ReadsEveryKindOfValueWithItsLine) {
  const Reading reading = read_rules(
      "# our house\n"
      "base = \"royal\"\n"
      "name = \"Sunday\"\n"
      "game = \"parcheesi\"\n"
      "laps = true\n"
      "dice_duty = \"one\"\n"
      "capture_bonus = 15\n"
      "ladders = [[4, 14], [9, 31]]\n");
  EXPECT_TRUE(reading.problems.empty());
  const RulesFile& file = reading.file;
  EXPECT_EQ(file.base, "royal");
  EXPECT_EQ(file.base_line, 2);
  EXPECT_EQ(file.name, "Sunday");
  EXPECT_EQ(file.game, "parcheesi");
  ASSERT_EQ(file.settings.size(), 4U);
  EXPECT_EQ(file.settings[0].name, "laps");
  EXPECT_EQ(file.settings[0].line, 5);
  EXPECT_EQ(std::get<bool>(file.settings[0].value), true);
  EXPECT_EQ(std::get<std::string>(file.settings[1].value), "one");
  EXPECT_EQ(std::get<std::int64_t>(file.settings[2].value), 15);
  EXPECT_EQ(std::get<PairList>(file.settings[3].value), (PairList{{4, 14}, {9, 31}}));
  EXPECT_EQ(file.settings[3].line, 8);
}

TEST(RulesFile, SettingsKeepTheOrderOfTheFile) {
  const Reading reading = read_rules("base = \"royal\"\nzebra = 1\nant = 2\n");
  ASSERT_EQ(reading.file.settings.size(), 2U);
  EXPECT_EQ(reading.file.settings[0].name, "zebra");
  EXPECT_EQ(reading.file.settings[1].name, "ant");
}

/// `a.a.a` with so many names.
std::string nested_name(int names) {
  std::string name = "a";
  for (int i = 1; i < names; ++i) name += ".a";
  return name;
}

TEST(RulesFile, NamesWithinNamesAreRefusedBeforeTheyGoTooDeep) {
  const std::string base = "base = \"royal\"\n";
  const std::string sentence =
      "Line 2: a line has at most 32 points in it: options have plain names.";
  EXPECT_EQ(told_problems(base + nested_name(20'000) + " = 1\n"), sentence);
  EXPECT_EQ(told_problems(base + '[' + nested_name(20'000) + "]\n"), sentence);
  EXPECT_EQ(told_problems(base + "x = {" + nested_name(20'000) + " = 1}\n"), sentence);
  EXPECT_FALSE(read_rules(base + nested_name(33) + " = 1\n").problems.empty());
  EXPECT_TRUE(read_rules(base + "  # " + std::string(100, '.') + "\n").problems.empty());
}

TEST(RulesFile, WhatIsLargerThanAnySheetIsRefusedBeforeItIsParsed) {
  const std::string base = "base = \"royal\"\n";
  EXPECT_EQ(told_problems(base + '#' + std::string(65'536, 'x')),
            "A rules file has at most 65536 bytes.");
  std::string many = base;
  for (int i = 0; i < 200; ++i) many += cat("key", i, " = 1\n");
  EXPECT_EQ(told_problems(many), "Line 201: a rules file sets at most 200 values.");
}

TEST(RulesFile, AMissingBaseIsAProblem) {
  EXPECT_EQ(told_problems("name = \"Sunday\"\n"),
            "There is no base: a rules file starts from a sheet, as in base = \"royal\".");
}

TEST(RulesFile, AnOptionOfAKindThatNoOptionHasIsNamedWithItsLine) {
  EXPECT_EQ(told_problems("base = \"royal\"\nhome_bonus = 1.5\n"),
            "Line 2: the value of home_bonus is a fraction; an option takes true or false, a whole "
            "number, a text or a list of pairs such as [[4, 14], [9, 31]].");
  EXPECT_EQ(told_problems("base = \"royal\"\n[ladders]\n4 = 14\n").substr(0, 44),
            "Line 2: the value of ladders is a table; an ");
  EXPECT_EQ(told_problems("base = \"royal\"\nladders = [[4, 14], [9]]\n").substr(0, 43),
            "Line 2: the value of ladders is a list; an ");
  EXPECT_EQ(told_problems("base = \"royal\"\nlaps = 2020-01-01\n").substr(0, 45),
            "Line 2: the value of laps is a date or time; ");
}

TEST(RulesFile, BaseNameAndGameAreTexts) {
  EXPECT_EQ(told_problems("base = 3\nname = \"\"\n"),
            "Line 1: the value of base is a number; it should be a text in quotes.\n"
            "Line 2: the value of name is empty; it should be a text in quotes.");
}

TEST(RulesFile, BrokenTomlIsAProblemWithItsLineAndColumn) {
  EXPECT_TRUE(told_problems("base = \"royal\"\nlaps = maybe\n")
                  .starts_with("Line 2: from column 8 on this is not TOML: "));
  EXPECT_TRUE(told_problems("base = \"royal\"\nbase = \"nest\"\n")
                  .starts_with("Line 2: from column 8 on this is not TOML: "));
  EXPECT_FALSE(told_problems("\xff\xfe\x01").empty());
}

TEST(RulesFile, ASentenceThatNamesItsLineIsNotGivenItTwice) {
  const Message problem = say::no_base();
  EXPECT_EQ(told({4, on_line(4, problem)}), on_line(4, problem));
  EXPECT_EQ(told({4, problem}), on_line(4, problem));
  EXPECT_EQ(told({0, problem}), problem);
}

TEST(RulesFile, AFileThatCannotBeReadIsRefusedWithTheReason) {
  EXPECT_EQ(read_text("/no/such/file").error().sentence(), "There is no file /no/such/file.");
  EXPECT_EQ(read_text("/tmp").error().sentence(), "/tmp is a folder, not a file.");
  const auto folder = test::fresh_folder("parlor-text");
  const std::string file = (folder / "file").string();
  std::ofstream(file).close();
  EXPECT_EQ(read_text(file).error().sentence(), file + " is empty.");
  std::ofstream(file) << std::string(largest_text + 1, 'x');
  EXPECT_EQ(read_text(file).error().sentence(), file + " is too large: over a megabyte.");
  EXPECT_TRUE(read_text(file, 2 * largest_text).ok());
  std::filesystem::remove_all(folder);
}

TEST(RulesFile, AFileThatMayNotBeReadIsToldSo) {
  if (geteuid() == 0) GTEST_SKIP() << "root may read everything";
  const auto folder = test::fresh_folder("parlor-text");
  const std::string file = (folder / "file").string();
  std::ofstream(file) << "secret";
  std::filesystem::permissions(file, std::filesystem::perms::none);
  EXPECT_EQ(read_text(file).error().sentence(),
            file + " may not be read: its owner has to permit it.");
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace parlor::sheets
