#include "store/retention.h"

#include <soci/soci.h>

#include "store/catalog.h"
#include "store/either_database.h"
#include "store/stored_tables.h"
#include "support/text.h"

/// What is deleted by age, and what never is.
namespace parlor::store {
namespace {

constexpr std::int64_t now = 1'000'000'000;
constexpr std::int64_t hour = 3'600'000;

class Retention : public EitherDatabase {
 protected:
  /// Which of the tables are there.
  [[nodiscard]] std::string there() const {
    std::string ids;
    const auto count = list_tables(url_, [&](const TableEntry& entry) { ids += entry.id + ' '; });
    EXPECT_TRUE(count.ok());
    return ids;
  }
  [[nodiscard]] int events_of(Log& log, const std::string& id) const {
    int count = 0;
    log.session() << "SELECT COUNT(*) FROM events WHERE table_id = :id", soci::use(id),
        soci::into(count);
    return count;
  }
};

TEST_P(Retention, KeepsEverythingUnlessItIsAsked) {
  const auto log = open();
  store_table(*log, "old", 1, false);
  const Swept swept = sweep(*log, {{}, now, {}, "me"});
  EXPECT_TRUE(swept.deleted.empty());
  EXPECT_EQ(there(), "old ");
}

TEST_P(Retention, DeletesWhatIsOverOrNeverBeganAndOldEnough) {
  const auto log = open();
  store_table(*log, "begun", now - 50 * hour, true);
  store_table(*log, "over1", now - 50 * hour, true);
  ASSERT_TRUE(end_table(url_, "over1", now - 40 * hour).ok());
  store_table(*log, "over2", now - 50 * hour, true);
  ASSERT_TRUE(end_table(url_, "over2", now - 10 * hour).ok());
  store_table(*log, "wait1", now - 3 * hour, false);
  store_table(*log, "wait2", now - 1, false);
  store_table(*log, "wait3", now - 3 * hour, false);
  const Swept swept = sweep(*log, {{24 * hour, 2 * hour}, now, {"wait3"}, "me"});
  EXPECT_FALSE(swept.failure);
  EXPECT_EQ(swept.finished, 1U);
  EXPECT_EQ(swept.unstarted, 1U);
  EXPECT_EQ(swept.deleted, (std::vector<std::string>{"over1", "wait1"}));
  EXPECT_EQ(there(), "begun over2 wait2 wait3 ") << "and not what somebody is at";
  EXPECT_EQ(events_of(*log, "over1"), 0);
}

TEST_P(Retention, NeverDeletesWhatCannotBeReadAndTellsOfIt) {
  const auto log = open();
  store_table(*log, "wait1", 1, false);
  log->session() << "UPDATE events SET body = '{}'";
  const Swept swept = sweep(*log, {{hour, hour}, now, {}, "me"});
  ASSERT_EQ(swept.damaged.size(), 1U);
  EXPECT_EQ(swept.damaged[0].table, "wait1");
  EXPECT_EQ(there(), "wait1 ");
}

TEST_P(Retention, LeavesNothingForWhoComesLate) {
  const auto log = open();
  store_table(*log, "gone", 1, false);
  ASSERT_TRUE(delete_table(url_, "gone").ok());
  const Batch late{"gone", {{2, "{}"}}, {}, false, now};
  EXPECT_EQ(log->append(std::vector{late}), std::vector{false});
  EXPECT_EQ(events_of(*log, "gone"), 0) << "no event without its table";
  EXPECT_TRUE(test::has(delete_table(url_, "gone").error().sentence(), "There is no table gone."));
}

INSTANTIATE_TEST_SUITE_P(On, Retention, ::testing::Values("sqlite", "postgresql"),
                         [](const auto& info) { return info.param; });

}  // namespace
}  // namespace parlor::store
