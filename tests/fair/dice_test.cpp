#include "fair/dice.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

namespace parlor::fair {
namespace {

Source a_source() {
  Source source;
  for (std::size_t i = 0; i < source.seed.size(); ++i)
    source.seed[i] = static_cast<std::uint8_t>(i);
  source.table = "k7f3mq2x9d";
  source.texts = {"w3Jd0aVq5Zt1", "", "HelloHello"};
  return source;
}

std::vector<Told> told_throws(const Source& source, std::uint64_t count) {
  std::vector<Told> throws;
  for (std::uint64_t k = 0; k < count; ++k) throws.push_back({k, throw_dice(source, k, 2)});
  return throws;
}

TEST(CommittedDice, FollowFromSeedTableTextsAndNumberForEver) {
  // Worked out with Python's hmac module; a change here would break every record there is.
  const Source source = a_source();
  EXPECT_EQ(commitment(source.seed),
            "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
  const std::vector<std::vector<int>> expected{{3, 4}, {4, 3}, {5, 5}, {4, 5},
                                               {5, 2}, {1, 6}, {3, 4}, {4, 4}};
  for (std::uint64_t k = 0; k < expected.size(); ++k)
    EXPECT_EQ(throw_dice(source, k, 2), expected[k]) << k;
}

TEST(CommittedDice, OfOneThrowAreTheFirstOfTwo) {
  const Source source = a_source();
  for (std::uint64_t k = 0; k < 50; ++k)
    EXPECT_EQ(throw_dice(source, k, 1).front(), throw_dice(source, k, 2).front());
}

TEST(CommittedDice, GoOnIntoTheNextBlockWhenOneIsUsedUp) {
  EXPECT_EQ(throw_dice(a_source(), 3, 200).size(), 200U);
}

TEST(CommittedDice, AreVerified) {
  const Source source = a_source();
  const auto checked = verify(source, commitment(source.seed), told_throws(source, 40));
  ASSERT_TRUE(checked.ok()) << checked.error().message;
  EXPECT_EQ(*checked, 40U);
}

TEST(CommittedDice, ShowAnyChangeOfSeedTextTableOrThrow) {
  const Source honest = a_source();
  const auto throws = told_throws(honest, 40);
  const std::string published = commitment(honest.seed);
  Source seed = honest;
  seed.seed[7] ^= 1;
  EXPECT_NE(verify(seed, published, throws).ok(), true);
  EXPECT_FALSE(verify(seed, commitment(seed.seed), throws).ok());
  for (std::size_t i = 0; i < honest.texts.size(); ++i) {
    Source texts = honest;
    texts.texts[i] += 'x';
    EXPECT_FALSE(verify(texts, published, throws).ok()) << "text " << i;
  }
  Source table = honest;
  table.table = "another";
  EXPECT_FALSE(verify(table, published, throws).ok());
  for (std::size_t i = 0; i < throws.size(); ++i) {
    auto changed = throws;
    changed[i].dice[i % 2] = changed[i].dice[i % 2] % 6 + 1;
    const auto checked = verify(honest, published, changed);
    ASSERT_FALSE(checked.ok()) << "throw " << i;
    EXPECT_NE(checked.error().message.find("Throw " + std::to_string(i) + ' '), std::string::npos);
  }
  auto missing = throws;
  missing.erase(missing.begin() + 5);
  EXPECT_FALSE(verify(honest, published, missing).ok());
}

TEST(CommittedDice, TakeOnlyTextsThatCannotBeTakenForTwo) {
  EXPECT_TRUE(is_text("w3Jd0aVq5Zt1w3Jd0aVq5Z"));
  EXPECT_FALSE(is_text("w3Jd0aVq5Zt1w3Jd0aVq5")) << "could be guessed from its commitment";
  EXPECT_FALSE(is_text("with,comma!with,comma!"));
  EXPECT_FALSE(is_text("with:colon:with:colon:"));
  EXPECT_FALSE(is_text(std::string(65, 'a')));
}

/// Pearson's statistic against equally likely cells.
template <std::size_t Cells>
double chi_square(const std::array<std::uint64_t, Cells>& seen,
                  const std::array<double, Cells>& expected) {
  double sum = 0;
  for (std::size_t i = 0; i < Cells; ++i) {
    const double difference = static_cast<double>(seen[i]) - expected[i];
    sum += difference * difference / expected[i];
  }
  return sum;
}

// The seed is fixed, so the test is too; the bounds are those that a fair source passes with
// probability 0.999.
TEST(CommittedDice, HaveFairFacesPairsAndGapsOverAMillionThrows) {
  constexpr std::uint64_t count = 1'000'000;
  constexpr std::size_t longest_gap = 30;
  const Source source = a_source();
  std::array<std::uint64_t, 6> faces{};
  std::array<std::uint64_t, 36> pairs{};
  std::array<std::uint64_t, 36> after{};  // the first die of a throw, after that of the last
  std::array<std::uint64_t, longest_gap + 1> gaps{};  // throws between two doublets
  std::uint64_t gap = 0;
  std::uint64_t doublets = 0;
  std::size_t last = 0;
  for (std::uint64_t k = 0; k < count; ++k) {
    const auto dice = throw_dice(source, k, 2);
    const auto one = static_cast<std::size_t>(dice[0] - 1);
    const auto other = static_cast<std::size_t>(dice[1] - 1);
    ++faces[one];
    ++faces[other];
    ++pairs[6 * one + other];
    if (k > 0) ++after[6 * last + one];
    last = one;
    if (one == other) {
      if (doublets++ > 0) ++gaps[std::min<std::uint64_t>(gap, longest_gap)];
      gap = 0;
    } else {
      ++gap;
    }
  }
  std::array<double, 6> sixth{};
  sixth.fill(2.0 * count / 6);
  EXPECT_LT(chi_square(faces, sixth), 20.52);
  std::array<double, 36> thirty_sixth{};
  thirty_sixth.fill(static_cast<double>(count) / 36);
  EXPECT_LT(chi_square(pairs, thirty_sixth), 66.62);
  EXPECT_LT(chi_square(after, thirty_sixth), 66.62);
  std::array<double, longest_gap + 1> geometric{};
  const auto intervals = static_cast<double>(doublets - 1);
  for (std::size_t i = 0; i < longest_gap; ++i)
    geometric[i] = intervals * std::pow(5.0 / 6, static_cast<double>(i)) / 6;
  geometric[longest_gap] = intervals * std::pow(5.0 / 6, static_cast<double>(longest_gap));
  EXPECT_LT(chi_square(gaps, geometric), 59.70);
}

}  // namespace
}  // namespace parlor::fair
