#include "table/letters.h"

#include <gtest/gtest.h>

#include "table/command.h"

namespace parlor::table {
namespace {

std::string clean(std::string_view text) { return written(cleaned(text)); }

TEST(Letters, OfTwoSpellingsAreOneName) {
  EXPECT_EQ(clean("e\u0301"), "\u00E9");
  EXPECT_EQ(clean("\u1EBF"), clean("e\u0302\u0301"));
  EXPECT_EQ(clean("\u00EA\u0301"), "\u1EBF");
  EXPECT_EQ(clean("a\u0323\u0302"), clean("a\u0302\u0323")) << "marks of different places";
  EXPECT_NE(clean("a\u0302\u0301"), clean("a\u0301\u0302")) << "marks of one place";
  EXPECT_EQ(clean("\u212B"), "\u00C5") << "the sign of a unit is the letter";
  EXPECT_EQ(clean("\u1112\u1161\u11AB"), "\uD55C") << "a Korean syllable";
  EXPECT_EQ(clean("\u0438\u0306"), "\u0439");
}

TEST(Letters, ThatAreNotSeenAreLeftOut) {
  for (const char* unseen : {"\u200B", "\u202E", "\u2066", "\u00AD", "\u3164", "\u115F", "\u2800",
                             "\uFFA0", "\U000E0041", "\uFE0F", "\u061C", "\uE000", "\u0007"}) {
    EXPECT_EQ(clean(std::string("A") + unseen + "n"), "An") << unseen;
    EXPECT_EQ(clean(unseen), "");
  }
  EXPECT_EQ(clean("\u3000 A\u00A0\u2003n\t"), "A n");
  EXPECT_EQ(clean("A\xFF\xC3n"), "An") << "no UTF-8";
}

TEST(Letters, HaveAtMostTwoMarks) {
  std::string tower = "q";
  for (int i = 0; i < 50; ++i) tower += "\u0316\u0300";
  EXPECT_EQ(letters_of(clean(tower)).size(), 3U);
  EXPECT_EQ(clean("\u0300\u0301"), "") << "marks on nothing";
  EXPECT_EQ(clean("a \u0300b"), "a b");
}

TEST(Letters, AreWrittenAsTheyWereRead) {
  const std::string text = "A\u00E9\u0416\u4E2D\U0001F600";
  EXPECT_EQ(written(letters_of(text)), text);
  EXPECT_EQ(letters_of(text).size(), 5U);
}

TEST(Names, AreCutAtLettersNotAtBytes) {
  EXPECT_EQ(letters_of(cleaned_name(std::string(60, 'x'))).size(), 24U);
  std::string long_name;
  for (int i = 0; i < 30; ++i) long_name += "\u4E2D";
  EXPECT_EQ(letters_of(cleaned_name(long_name)).size(), 24U);
  EXPECT_EQ(cleaned_name(std::string(23, 'x') + " y"), std::string(23, 'x'));
}

}  // namespace
}  // namespace parlor::table
