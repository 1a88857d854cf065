#include <chrono>
#include <filesystem>

#include <gtest/gtest.h>

#include "server/raw_client.h"
#include "server/sitting_down.h"
#include "store/catalog.h"
#include "support/eventually.h"
#include "support/files.h"
#include "support/process.h"
#include "support/small_disk.h"
#include "support/text.h"
#include "support/throwaway_postgres.h"

/// Databases that are not there yet, do not answer, or have no room.
namespace parlor::test {
namespace {

using Clock = std::chrono::steady_clock;

std::size_t times(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

/// A server whose log is kept.
class LoggingServer {
 public:
  explicit LoggingServer(const std::string& db)
      : folder_(fresh_folder("parlor-faults")),
        process_(PARLOR_PROGRAM,
                 {"serve", "--address", "127.0.0.1", "--port", std::to_string(port_), "--db", db,
                  "--bot-pause", "1"},
                 log_file()) {
    EXPECT_TRUE(wait_for_port(port_));
  }
  LoggingServer(const LoggingServer&) = delete;
  LoggingServer& operator=(const LoggingServer&) = delete;
  ~LoggingServer() { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string ask(const std::string& path) const {
    return RawClient(port_).ask(http_request("GET", path));
  }
  [[nodiscard]] std::string make() const {
    return RawClient(port_).ask(http_request("POST", "/api/tables", R"({"game":"checkers"})"));
  }
  [[nodiscard]] RawClient guest(const std::string& table) const {
    RawClient made(port_);
    EXPECT_EQ(made.upgrade(table, std::string(32, 'a')), 101);
    return made;
  }
  [[nodiscard]] bool becomes(const std::string& status) const {
    return eventually([&] { return has(ask("/readyz"), ' ' + status + ' '); });
  }
  [[nodiscard]] std::string log() const { return text_of(log_file()); }
  /// How long it takes to stop; its exit code does not matter where the database hangs.
  [[nodiscard]] std::chrono::duration<double> stop() {
    const auto begin = Clock::now();
    process_.stop();
    return Clock::now() - begin;
  }

 private:
  [[nodiscard]] std::string log_file() const { return (folder_ / "log.txt").string(); }

  std::filesystem::path folder_;
  int port_ = free_port();
  Process process_;
};

constexpr auto longest_stop = std::chrono::seconds(10);
const std::string began = "the database cannot be used";
const std::string was_over = "the database can be used again";

TEST(DatabaseFaults, AServerStartsWhileItsDatabaseIsStillComingUp) {
  const auto cluster = ThrowawayPostgres::start_own();
  ASSERT_TRUE(cluster) << "PostgreSQL did not start; is the package postgresql installed?";
  const std::string db = cluster->fresh_database();
  ASSERT_TRUE(cluster->stop(ThrowawayPostgres::Stop::fast));
  LoggingServer server(db);
  EXPECT_TRUE(server.becomes("503"));
  EXPECT_TRUE(has(server.ask("/healthz"), " 200 "));
  const std::string lookup = server.ask("/api/tables/unknowntable");
  EXPECT_TRUE(has(lookup, " 503 ") && has(lookup, "no_database")) << lookup;
  EXPECT_TRUE(has(server.make(), " 503 "));
  EXPECT_TRUE(has(server.ask("/metrics"), "parlor_database_trouble 1\n"));
  EXPECT_FALSE(has(server.ask("/metrics"), "errors_total{kind=\"unreachable\"} 0\n"));
  ASSERT_TRUE(cluster->start_again());
  EXPECT_TRUE(server.becomes("200")) << server.log();
  EXPECT_TRUE(has(server.make(), " 201 "));
  EXPECT_EQ(times(server.log(), began), 1U) << server.log();
  EXPECT_EQ(times(server.log(), was_over), 1U) << server.log();
  EXPECT_LT(server.stop(), longest_stop);
}

TEST(DatabaseFaults, WhoAsksAFrozenDatabaseIsAnsweredAndAPostThatTimedOutMadeNoTable) {
  const auto cluster = ThrowawayPostgres::start_own();
  ASSERT_TRUE(cluster) << "PostgreSQL did not start; is the package postgresql installed?";
  const std::string db = cluster->fresh_database();
  LoggingServer server(db);
  const std::string id = text_after(server.make(), R"("id":")");
  RawClient ann = server.guest(id);
  cluster->freeze();
  const std::string made = server.make();
  EXPECT_TRUE(has(made, " 503 ") && has(made, "no_database")) << made;
  const std::string lookup = server.ask("/api/tables/unknowntable");
  EXPECT_TRUE(has(lookup, " 503 ")) << lookup;
  ann.say(sit_message(id, 0, "Ann", 7));
  EXPECT_TRUE(has(ann.hear_of(R"("id":7)"), "no_database"));
  EXPECT_TRUE(has(server.ask("/healthz"), " 200 "));
  cluster->unfreeze();
  EXPECT_TRUE(server.becomes("200")) << server.log();
  const auto listed = [&] {
    std::string ids;
    const auto count =
        store::list_tables(db, [&](const store::TableEntry& entry) { ids += entry.id; });
    return count.ok() ? ids : count.error().sentence();
  };
  EXPECT_TRUE(eventually([&] { return listed() == id; })) << listed();
  EXPECT_EQ(times(server.log(), began), 1U) << server.log();
  cluster->freeze();
  EXPECT_LT(server.stop(), longest_stop);
}

TEST(DatabaseFaults, AFullDiskIsNamedAndOverByItself) {
  const SmallDisk disk;
  if (!disk.there()) GTEST_SKIP() << "only root may have a disk of its own";
  LoggingServer server((disk.folder() / "games.db").string());
  const std::string id = text_after(server.make(), R"("id":")");
  RawClient ann = server.guest(id);
  disk.fill();
  // What SQLite writes ahead has some room of its own left, which is used up first.
  EXPECT_TRUE(eventually([&] { return has(server.make(), "no_database"); }));
  EXPECT_TRUE(server.becomes("503"));
  ann.say(sit_message(id, 0, "Ann", 7));
  EXPECT_TRUE(has(ann.hear_of(R"("id":7)"), "no_database"));
  EXPECT_FALSE(has(server.ask("/metrics"), "errors_total{kind=\"full\"} 0\n"));
  disk.empty();
  EXPECT_TRUE(server.becomes("200")) << server.log();
  EXPECT_EQ(times(server.log(), began), 1U) << server.log();
  EXPECT_EQ(times(server.log(), was_over), 1U) << server.log();
  ann.say(sit_message(id, 0, "Ann", 8));
  EXPECT_TRUE(has(ann.hear_of(R"("id":8)"), "done"));
  disk.fill();
  EXPECT_TRUE(eventually([&] { return has(server.make(), "no_database"); }));
  EXPECT_LT(server.stop(), longest_stop);
}

}  // namespace
}  // namespace parlor::test
