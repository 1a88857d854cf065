#include "bots/fingerprint_cache.h"

#include <array>
#include <cstdint>
#include <set>

#include <gtest/gtest.h>

namespace parlor::bots {
namespace {

TEST(FingerprintCache, FindsOutOnceUntilItForgets) {
  FingerprintCache<int> cache;
  int found = 0;
  const auto find = [&] { return ++found; };
  EXPECT_EQ(cache.get(7, find), 1);
  EXPECT_EQ(cache.get(7, find), 1);
  EXPECT_EQ(cache.get(8, find), 2);
  EXPECT_EQ(cache.get(7, find), 1);
  cache.forget();
  EXPECT_EQ(cache.get(7, find), 3);
}

TEST(FingerprintCache, NeverTakesOnePositionForAnotherThatHasItsPlace) {
  FingerprintCache<std::uint64_t> cache;
  for (std::uint64_t position = 0; position < 200'000; ++position) {
    ASSERT_EQ(cache.get(fingerprint(position), [=] { return position; }), position);
  }
  for (std::uint64_t position = 0; position < 200'000; ++position) {
    ASSERT_EQ(cache.get(fingerprint(position), [=] { return position; }), position);
  }
}

TEST(Fingerprint, ReadsEveryByte) {
  using Bytes = std::array<std::uint8_t, 28>;
  std::set<std::uint64_t> seen{fingerprint(Bytes{})};
  for (std::size_t i = 0; i < Bytes().size(); ++i) {
    for (unsigned bit = 0; bit < 8; ++bit) {
      Bytes bytes{};
      bytes[i] = static_cast<std::uint8_t>(1U << bit);
      EXPECT_TRUE(seen.insert(fingerprint(bytes)).second) << "byte " << i << ", bit " << bit;
    }
  }
}

}  // namespace
}  // namespace parlor::bots
