#include "bots/hash_table.h"

#include <gtest/gtest.h>

namespace parlor::bots {
namespace {

constexpr std::uint64_t key(std::uint64_t number) { return number * 0x9E3779B97F4A7C15ULL; }

TEST(HashTable, FindsWhatWasStoredAndNothingElse) {
  HashTable table(1 << 16);
  EXPECT_EQ(table.find(key(1)), nullptr);
  table.store(key(1), {25, 10, 77, 6, Bound::exact});
  ASSERT_NE(table.find(key(1)), nullptr);
  EXPECT_EQ(table.find(key(1))->score, 25);
  EXPECT_EQ(table.find(key(1))->play, 77);
  EXPECT_EQ(table.find(key(2)), nullptr);
  table.clear();
  EXPECT_EQ(table.find(key(1)), nullptr);
}

TEST(HashTable, KeepsAPlayWhenALaterSearchFoundNone) {
  HashTable table(1 << 16);
  table.store(key(1), {25, 10, 77, 3, Bound::exact});
  table.store(key(1), {5, 10, 0, 4, Bound::at_most});
  EXPECT_EQ(table.find(key(1))->depth, 4);
  EXPECT_EQ(table.find(key(1))->play, 77);
}

TEST(HashTable, OldAndShallowFindingsGiveWayFirst) {
  HashTable table(64);  // one line of four
  for (std::uint64_t i = 1; i <= 4; ++i) {
    table.store(i << 32U, {0, 0, 0, static_cast<std::int8_t>(10 + i), Bound::exact});
  }
  table.store(std::uint64_t{5} << 32U, {0, 0, 0, 20, Bound::exact});
  EXPECT_EQ(table.find(std::uint64_t{1} << 32U), nullptr);
  EXPECT_NE(table.find(std::uint64_t{2} << 32U), nullptr);
  for (int searches = 0; searches < 4; ++searches) table.age();
  table.store(std::uint64_t{6} << 32U, {0, 0, 0, 1, Bound::exact});
  table.store(std::uint64_t{7} << 32U, {0, 0, 0, 1, Bound::exact});
  EXPECT_NE(table.find(std::uint64_t{6} << 32U), nullptr) << "it is newer than all the others";
  EXPECT_NE(table.find(std::uint64_t{7} << 32U), nullptr);
}

TEST(HashTable, StaysWithinItsMemory) {
  HashTable table(100'000);
  for (std::uint64_t i = 0; i < 100'000; ++i) table.store(key(i), {1, 1, 1, 1, Bound::exact});
  EXPECT_EQ(table.fullness(), 1000);
}

}  // namespace
}  // namespace parlor::bots
