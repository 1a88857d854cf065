#include "games/parcheesi/rules/distinct.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

/// Repetitions are taken out of lists of any length, again and again.
namespace parlor::parcheesi::test {
namespace {

struct Item {
  std::uint64_t number = 0;
  [[nodiscard]] std::uint64_t key() const { return number; }
};

std::vector<std::uint64_t> kept_of(Distinct& distinct, const std::vector<std::uint64_t>& numbers,
                                   std::size_t settled = 0) {
  Pile<Item> items;
  for (const std::uint64_t number : numbers) items.add({number});
  distinct.keep_one_of_each(items, settled);
  std::vector<std::uint64_t> kept;
  for (const Item& item : items) kept.push_back(item.number);
  return kept;
}

std::vector<std::uint64_t> sorted(std::vector<std::uint64_t> numbers) {
  std::ranges::sort(numbers);
  return numbers;
}

std::vector<std::uint64_t> sorted_once(std::vector<std::uint64_t> numbers) {
  numbers = sorted(std::move(numbers));
  numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
  return numbers;
}

RC_GTEST_PROP(Distinct, KeepsOneOfEach, ()) {
  const auto numbers = *rc::gen::container<std::vector<std::uint64_t>>(
      rc::gen::oneOf(rc::gen::inRange<std::uint64_t>(0, 20), rc::gen::arbitrary<std::uint64_t>()));
  Distinct distinct;
  RC_ASSERT(sorted(kept_of(distinct, numbers)) == sorted_once(numbers));
}

TEST(Distinct, LeavesTheSettledOnesAlone) {
  Distinct distinct;
  EXPECT_EQ(kept_of(distinct, {7, 7, 1, 2, 1}, 2), (std::vector<std::uint64_t>{7, 7, 1, 2}));
  EXPECT_EQ(kept_of(distinct, {7, 7}, 2), (std::vector<std::uint64_t>{7, 7}));
  EXPECT_EQ(kept_of(distinct, {}), std::vector<std::uint64_t>{});
}

TEST(Distinct, CanTellMoreThanEverComeUp) {
  std::vector<std::uint64_t> numbers;
  for (std::uint64_t i = 0; i < 100'000; ++i) numbers.push_back(i % 70'000);
  Distinct distinct;
  EXPECT_EQ(kept_of(distinct, numbers).size(), 70'000U);
}

TEST(Distinct, ForgetsEarlierListsHoweverManyThereWere) {
  Distinct distinct;
  Pile<Item> items;
  for (int round = 0; round < 140'000; ++round) {
    items.clear();
    for (const unsigned number : {3U, 5U, 3U}) items.add({number});
    distinct.keep_one_of_each(items);
    ASSERT_EQ(items.size(), 2U) << round;
  }
}

}  // namespace
}  // namespace parlor::parcheesi::test
