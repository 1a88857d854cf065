#include <gtest/gtest.h>

#include "cli/told.h"

namespace parlor::test {
namespace {

/// The last word of what was printed.
std::string signature_in(const std::string& out) {
  return out.substr(out.rfind(' ') + 1, out.size() - out.rfind(' ') - 2);
}

TEST(Bench, TellsWhatWasDoneOfEachGameAndOneNumberLast) {
  const Told told = parlor_with_race({"bench"});
  EXPECT_EQ(told.exit, 0);
  EXPECT_EQ(told.err, "");
  for (const char* part : {"race  ", "walk  ", "random games", "results counted", "positions told",
                           "bots", " a second\n", "\nsignature "}) {
    EXPECT_NE(told.out.find(part), std::string::npos) << part << told.out;
  }
  EXPECT_EQ(signature_in(told.out).size(), 16U);
  EXPECT_EQ(signature_in(told.out), signature_in(parlor_with_race({"bench"}).out));
}

TEST(Bench, OfOneGameEndsWithTheNumberOfThatGame) {
  const Told told = parlor_with_race({"bench", "race"});
  EXPECT_EQ(told.out.find("walk"), std::string::npos);
  EXPECT_EQ(told.out.find(signature_in(told.out)), told.out.find('\n') - 16);
  EXPECT_EQ(parlor_with_race({"bench", "rase"}).exit, 2);
}

TEST(Bench, GivesTheSameNumbersAsJson) {
  const Told told = parlor_with_race({"bench", "--json"});
  EXPECT_EQ(told.exit, 0);
  const std::string number = signature_in(parlor_with_race({"bench"}).out);
  EXPECT_NE(told.out.find("\"signature\":\"" + number + "\"}"), std::string::npos) << told.out;
  EXPECT_NE(told.out.find("{\"game\":\"race\",\"signature\":"), std::string::npos) << told.out;
}

}  // namespace
}  // namespace parlor::test
