#include "server/memory_budget.h"

#include <gtest/gtest.h>

namespace parlor::server {
namespace {

TEST(MemoryBudget, HoldsSoMuchForAnAddressAndForAll) {
  MemoryBudget budget({.all = 100, .address = 60, .always = 10});
  EXPECT_TRUE(budget.add("a", 60));
  EXPECT_FALSE(budget.add("a", 1)) << "its own bound";
  EXPECT_TRUE(budget.add("b", 40));
  EXPECT_FALSE(budget.add("c", 11)) << "the bound of all";
  EXPECT_TRUE(budget.add("c", 10)) << "a little is left for everybody";
  EXPECT_FALSE(budget.add("c", 1));
  EXPECT_EQ(budget.all(), 110U);
  budget.remove("a", 60);
  EXPECT_TRUE(budget.add("c", 50));
}

TEST(MemoryBudget, GetsBackWhatWasHeldForAConnectionThatEnds) {
  MemoryBudget budget({.all = 100, .address = 100, .always = 0});
  {
    Hold hold(budget, "a");
    EXPECT_TRUE(hold.add(70));
    EXPECT_FALSE(hold.add(40));
    hold.remove(20);
    EXPECT_EQ(hold.bytes(), 50U);
    EXPECT_EQ(budget.all(), 50U);
  }
  EXPECT_EQ(budget.all(), 0U);
}

}  // namespace
}  // namespace parlor::server
