#include "store/log.h"

#include <filesystem>
#include <fstream>
#include <future>

#include <gtest/gtest.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "store/backup.h"
#include "store/event_store.h"
#include "support/files.h"
#include "support/text.h"
#include "support/throwaway_postgres.h"

/// The same tests on SQLite and on a PostgreSQL cluster of the test's own.
namespace parlor::store {
namespace {

namespace fs = std::filesystem;

class TheLog : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    folder_ = test::fresh_folder("parlor-log");
    if (GetParam() == "postgresql") {
      cluster_ = test::ThrowawayPostgres::start();
      ASSERT_TRUE(cluster_) << "PostgreSQL did not start; is the package postgresql installed?";
      url_ = cluster_->fresh_database();
    } else {
      url_ = (folder_ / "log.db").string();
    }
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] std::unique_ptr<Log> open() const {
    auto session = connect(read_address(url_));
    EXPECT_TRUE(session.ok()) << session.error().sentence();
    return std::make_unique<Log>(*std::move(session), read_address(url_).postgres);
  }
  [[nodiscard]] std::string another() const {
    return cluster_ ? cluster_->fresh_database() : (folder_ / "another.db").string();
  }

  fs::path folder_;
  std::shared_ptr<test::ThrowawayPostgres> cluster_;
  std::string url_;
};

Batch batch(const std::string& table, std::int64_t first, int count, const std::string& mark = "") {
  Batch made;
  made.table = table;
  made.at = first;
  for (int i = 0; i < count; ++i) {
    made.rows.push_back({first + i, "{\"n\":" + std::to_string(first + i) + ",\"mark\":\"" + mark +
                                        "\",\"text\":\"Женя'\"}"});
  }
  if (first == 1) made.fresh = NewTable{7, "seed of " + table};
  return made;
}

TEST_P(TheLog, KeepsWhatWasAppended) {
  const auto log = open();
  EXPECT_EQ(log->append(std::vector{batch("a", 1, 3), batch("b", 1, 1)}),
            (std::vector{true, true}));
  EXPECT_EQ(log->append(std::vector{batch("a", 4, 2)}), std::vector{true});
  const auto again = open();
  const auto table = again->load("a", 0);
  ASSERT_TRUE(table);
  EXPECT_EQ(table->seed, "seed of a");
  ASSERT_EQ(table->rows.size(), 5U);
  EXPECT_EQ(table->rows[4].number, 5);
  EXPECT_EQ(table->rows[4].body, batch("a", 4, 2).rows[1].body);
  EXPECT_EQ(again->load("a", 3)->rows.size(), 2U);
  EXPECT_FALSE(again->load("nothing", 0));
}

TEST_P(TheLog, SettlesARaceByTheKeyAndLeavesOthersAlone) {
  const auto one = open();
  const auto other = open();
  ASSERT_TRUE(one->append(std::vector{batch("a", 1, 2)})[0]);
  EXPECT_TRUE(one->append(std::vector{batch("a", 3, 2, "one")})[0]);
  const auto stored =
      other->append(std::vector{batch("a", 3, 1, "other"), batch("b", 1, 1, "other")});
  EXPECT_EQ(stored, (std::vector{false, true}));
  const auto table = one->load("a", 2);
  ASSERT_EQ(table->rows.size(), 2U);
  EXPECT_NE(table->rows[0].body.find("one"), std::string::npos);
  EXPECT_TRUE(other->append(std::vector{batch("a", 3, 2, "one")})[0])
      << "the very same again: an answer that was lost";
}

TEST_P(TheLog, IsReachedWithAPasswordOfAnyLetters) {
  if (GetParam() != "postgresql") GTEST_SKIP() << "a file has no password";
  const std::size_t host = url_.find('@');
  ASSERT_NE(host, std::string::npos);
  const auto session =
      connect(read_address(url_.substr(0, host) + ":it%27s%5C" + url_.substr(host)));
  EXPECT_TRUE(session.ok()) << session.error().sentence();
}

TEST_P(TheLog, KnowsWhichGamesAreNotOver) {
  const auto log = open();
  Batch over = batch("b", 1, 2);
  over.ends = true;
  log->append(std::vector{batch("a", 1, 2), over, batch("c", 1, 3)});
  log->append(std::vector{batch("a", 100'000, 1)});
  EXPECT_EQ(log->unfinished(0, 10), (std::vector<std::string>{"a", "c"}));
  EXPECT_EQ(log->unfinished(50'000, 10), std::vector<std::string>{"a"});
}

TEST_P(TheLog, GroupsWritesOfManyTables) {
  auto store = EventStore::open(url_, "me", [](const Notice&) {});
  ASSERT_TRUE(store.ok()) << store.error().sentence();
  std::atomic<int> stored = 0;
  for (int i = 0; i < 500; ++i) {
    (*store)->append(batch("t" + std::to_string(i), 1, 2), [&](bool ok) { stored += ok ? 1 : 0; });
  }
  (*store)->stop();
  EXPECT_EQ(stored, 500);
  EXPECT_EQ((*store)->figures().rows, 1000U);
  EXPECT_LT((*store)->figures().transactions, 400U) << "many share one transaction";
}

TEST_P(TheLog, TellsOtherServersOnPostgres) {
  std::promise<std::string> heard;
  std::atomic<bool> listening = false;
  bool told = false;
  auto one = EventStore::open(url_, "one", [](const Notice&) {});
  auto other = EventStore::open(url_, "other", [&](const Notice& notice) {
    if (notice.channel.empty()) listening = true;
    if (notice.channel == "parlor_events" && !told) {
      told = true;
      heard.set_value(notice.text);
    }
  });
  ASSERT_TRUE(one.ok());
  if (GetParam() != "postgresql") {
    ASSERT_FALSE(other.ok()) << "a file has one server";
    EXPECT_TRUE(test::has(other.error().sentence(), "share a PostgreSQL database"));
    (*one)->append(batch("a", 1, 3), [](bool) {});
    (*one)->stop();
    EXPECT_EQ(open()->load("a", 0)->rows.size(), 3U) << "which keeps nobody from reading";
    {
      const auto gone = *std::move(one);
    }
    EXPECT_TRUE(EventStore::open(url_, "next", [](const Notice&) {}).ok());
    return;
  }
  ASSERT_TRUE(other.ok());
  while (!listening) std::this_thread::yield();
  (*one)->append(batch("a", 1, 3), [](bool) {});
  EXPECT_EQ(heard.get_future().get(), "a 3");
  (*other)->stop();
}

TEST_P(TheLog, IsBackedUpAndRestoredWhileItServes) {
  const std::string file = (folder_ / "saved.jsonl").string();
  const auto log = open();
  log->append(std::vector{batch("a", 1, 3), batch("b", 1, 2)});
  const auto saved = back_up(url_, file);
  ASSERT_TRUE(saved.ok()) << saved.error().sentence();
  EXPECT_EQ(saved->events, 5U);
  const std::string fresh = another();
  const auto restored = restore(fresh, file);
  ASSERT_TRUE(restored.ok()) << restored.error().sentence();
  EXPECT_EQ(restored->tables, 2U);
  EXPECT_EQ(restored->events, 5U);
  EXPECT_EQ(restore(fresh, file)->events, 0U) << "what is there stays";
  log->append(std::vector{batch("a", 4, 1)});
  EXPECT_EQ(restore(url_, file)->events, 0U);
  EXPECT_EQ(log->load("a", 0)->rows.size(), 4U) << "nothing is taken away";
  std::ofstream(file, std::ios::app) << "{}\n";
  EXPECT_FALSE(restore(fresh, file).ok()) << "a damaged file is refused";
  fs::resize_file(file, fs::file_size(file) / 2);
  EXPECT_FALSE(restore(fresh, file).ok()) << "and one that is cut";
}

INSTANTIATE_TEST_SUITE_P(On, TheLog, ::testing::Values("sqlite", "postgresql"),
                         [](const auto& info) { return info.param; });

TEST(Databases, ThatCannotBeOpenedAreToldInOurWords) {
  const fs::path folder = test::fresh_folder("parlor-odd");
  const std::string letter = (folder / "letter.txt").string();
  std::ofstream(letter) << "Dear Ann, this is no database at all.";
  const auto told = [](const std::string& url) {
    const auto session = connect(read_address(url));
    return session ? std::string() : session.error().sentence();
  };
  EXPECT_EQ(told(letter), letter + " is some other file, not a database of Parlor's.");
  EXPECT_EQ(told(folder.string()), folder.string() + " is a folder: name a file for the database.");
  const std::string refused = told("postgresql://ann@127.0.0.1:1/games");
  EXPECT_TRUE(
      refused.starts_with("The PostgreSQL server at 127.0.0.1:1 does not open the database "
                          "games: is it running, and is the user known there? ("))
      << refused;
  EXPECT_EQ(refused.find('\n'), std::string::npos);
  EXPECT_TRUE(
      test::has(told("postgresql://a/b?nonsense=1"), "postgresql://USER:PASSWORD@HOST:PORT/NAME"));
  EXPECT_EQ(folder_to_make(read_address((folder / "new" / "games.db").string())),
            (folder / "new").string());
  EXPECT_EQ(folder_to_make(read_address((folder / "games.db").string())), "");
  fs::remove_all(folder);
}

TEST(Migrations, BringAnOlderFileUpToDate) {
  const fs::path folder = test::fresh_folder("parlor-old");
  const std::string file = (folder / "old.db").string();
  {
    soci::session old(soci::sqlite3, file);
    old << "CREATE TABLE parlor_schema (version BIGINT NOT NULL)";
    old << "INSERT INTO parlor_schema VALUES (1)";
    old << "CREATE TABLE tables (id TEXT PRIMARY KEY, made BIGINT NOT NULL, seed TEXT NOT NULL)";
    old << "CREATE TABLE events (table_id TEXT NOT NULL, number BIGINT NOT NULL, body TEXT NOT "
           "NULL, PRIMARY KEY (table_id, number))";
    old << "INSERT INTO tables VALUES ('a', 5, 'seed'), ('b', 6, 'seed')";
    old << "INSERT INTO events VALUES ('a', 1, '{\"n\":1,\"event\":\"made\"}')";
    old << "INSERT INTO events VALUES ('b', 1, '{\"n\":1,\"event\":\"ended\"}')";
  }
  auto session = connect(read_address(file));
  ASSERT_TRUE(session.ok()) << session.error().sentence();
  Log log(*std::move(session), false);
  EXPECT_EQ(log.unfinished(0, 10), std::vector<std::string>{"a"});
  EXPECT_EQ(log.load("a", 0)->rows.size(), 1U);
  EXPECT_TRUE(log.append(std::vector{batch("a", 2, 1)})[0]);
  log.session() << "INSERT INTO parlor_schema VALUES (99)";
  const auto later = connect(read_address(file));
  ASSERT_FALSE(later.ok());
  EXPECT_NE(later.error().sentence().find("later Parlor"), std::string::npos);
  fs::remove_all(folder);
}

}  // namespace
}  // namespace parlor::store
