#include <cstdlib>

#include <gtest/gtest.h>

#include "server/raw_client.h"
#include "server/sitting_down.h"
#include "support/files.h"
#include "support/server.h"
#include "support/text.h"
#include "support/throwaway_postgres.h"

/// A server that is asked to stop while people play.
namespace parlor::test {
namespace {

void execute(const std::string& db, const std::string& statement) {
  const std::string line = "psql -q -o /dev/null '" + db + "' -c \"" + statement + "\"";
  ASSERT_EQ(std::system(line.c_str()), 0) << line;
}

/// Keeps everybody from writing, until it ends.
class Lock {
 public:
  explicit Lock(const std::string& db)
      : db_(db),
        folder_(fresh_folder("parlor-lock")),
        holder_("/usr/bin/psql",
                {db, "-c", "BEGIN", "-c", "LOCK TABLE events IN EXCLUSIVE MODE", "-c",
                 "SELECT 'locked'", "-c", "SELECT pg_sleep(600)"},
                output()) {
    while (holder_.running() && !has(text_of(output()), "locked")) {
    }
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  ~Lock() {
    execute(db_,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE "
            "'SELECT pg_sleep%'");
    holder_.wait();
    std::filesystem::remove_all(folder_);
  }

 private:
  [[nodiscard]] std::string output() const { return folder_ / "told.txt"; }

  std::string db_;
  std::filesystem::path folder_;
  Process holder_;
};

TEST(StoppingServer, FinishesWhatIsUnderWayAndSendsEverybodyElsewhere) {
  const auto cluster = ThrowawayPostgres::start();
  ASSERT_TRUE(cluster) << "PostgreSQL did not start; is the package postgresql installed?";
  const std::string db = cluster->fresh_database();
  const int port = free_port();
  Process server = start_server(PARLOR_PROGRAM, port, db, {});
  const std::string wish = http_request("POST", "/api/tables", R"({"game":"checkers"})");
  RawClient kept_alive(port);
  const std::string id = text_after(kept_alive.ask(wish), R"("id":")");
  RawClient ann(port);
  ASSERT_EQ(ann.upgrade(id, std::string(32, 'a')), 101);
  RawClient eve(port);
  ASSERT_EQ(eve.upgrade(text_after(kept_alive.ask(wish), R"("id":")")), 101);
  EXPECT_TRUE(has(eve.hear_of("welcome"), "welcome"));
  {
    const Lock lock(db);
    ann.say(sit_message(id, 0, "Ann", 7));
    // Whatever Ann said has been taken by the time that this is answered.
    ann.say(R"({"do":"ping","id":8})");
    EXPECT_TRUE(has(ann.hear_of(R"("id":8)"), "pong"));
    server.ask_to_stop();
    EXPECT_TRUE(has(eve.hear_of("closing"), R"("code":"stopping")"))
        << "nothing is under way there";
    EXPECT_TRUE(has(eve.hear_of("close"), "close 1001"));
    ann.say(sit_message(id, 1, "Ann", 9));
    EXPECT_TRUE(has(ann.hear_of(R"("id":9)"), R"("code":"stopping")"));
    const std::string refused = kept_alive.ask(wish);
    EXPECT_TRUE(has(refused, " 503 ") && has(refused, R"("code":"stopping")")) << refused;
    EXPECT_TRUE(has(refused, "Connection: close")) << refused;
  }
  EXPECT_TRUE(has(ann.hear_of(R"("id":7)"), "done"));
  EXPECT_TRUE(has(ann.hear_of("closing"), R"("again":)"));
  EXPECT_TRUE(has(ann.hear_of("close"), "close 1001"));
  EXPECT_EQ(server.wait(), 0);
}

}  // namespace
}  // namespace parlor::test
