#include "store/health.h"

#include <atomic>
#include <thread>

#include <gtest/gtest.h>
#include <soci/soci.h>

#include "store/event_store.h"
#include "support/files.h"
#include "support/throwaway_postgres.h"

namespace parlor::store {
namespace {

using namespace std::chrono_literals;

TEST(Health, IsTroubledByAFailureAndBySilence) {
  Health health;
  const auto now = Health::Clock::now();
  EXPECT_FALSE(health.trouble(now));
  health.fails("the disk is full");
  EXPECT_EQ(health.trouble(now), "the disk is full");
  health.begins(now);
  EXPECT_EQ(health.trouble(now), "the disk is full") << "until it works again";
  health.works();
  EXPECT_FALSE(health.trouble(now));
  health.begins(now);
  EXPECT_FALSE(health.trouble(now + 4s));
  EXPECT_TRUE(health.trouble(now + 6s)) << "no answer";
}

TEST(Store, GivesUpWhatNobodyWaitsForAndNeverStoresItLater) {
  const auto cluster = test::ThrowawayPostgres::start();
  ASSERT_TRUE(cluster);
  const std::string url = cluster->fresh_database();
  auto store = EventStore::open(url, "me", [](const Notice&) {});
  ASSERT_TRUE(store.ok()) << store.error().sentence();
  auto locker = connect(read_address(url));
  ASSERT_TRUE(locker.ok());
  **locker << "ALTER TABLE events RENAME TO elsewhere";
  std::atomic<int> answer = -1;
  Batch batch{"given", {{1, "{}"}}, NewTable{1, "seed"}, false, 1};
  (*store)->append_within(batch, 1ms, [&](bool stored) { answer = stored ? 1 : 0; });
  while (answer < 0) std::this_thread::yield();
  EXPECT_EQ(answer, 0);
  EXPECT_TRUE((*store)->trouble());
  **locker << "ALTER TABLE elsewhere RENAME TO events";
  batch.table = "kept";
  answer = -1;
  (*store)->append_within(batch, 60s, [&](bool stored) { answer = stored ? 1 : 0; });
  while (answer < 0) std::this_thread::yield();
  EXPECT_EQ(answer, 1);
  EXPECT_FALSE((*store)->trouble());
  int given = 0;
  **locker << "SELECT COUNT(*) FROM tables WHERE id = 'given'", soci::into(given);
  EXPECT_EQ(given, 0);
}

/// Two first starts at the same moment on an empty database.
void start_both(const Address& address) {
  std::string first;
  std::string second;
  {
    const auto start = [&address](std::string& told) {
      const auto session = connect(address);
      told = session ? "opened" : session.error().sentence();
    };
    const std::jthread one([&] { start(first); });
    const std::jthread other([&] { start(second); });
  }
  EXPECT_EQ(first, "opened");
  EXPECT_EQ(second, "opened");
}

TEST(FirstStarts, AtTheSameMomentAllSucceed) {
  const auto cluster = test::ThrowawayPostgres::start();
  ASSERT_TRUE(cluster);
  const auto folder = test::fresh_folder("parlor-first");
  for (int i = 0; i < 20; ++i) {
    start_both(read_address(cluster->fresh_database()));
    start_both(read_address((folder / std::to_string(i)).string()));
  }
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace parlor::store
