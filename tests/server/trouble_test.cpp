#include <cstdlib>

#include <gtest/gtest.h>

#include "server/raw_client.h"
#include "server/sitting_down.h"
#include "support/server.h"
#include "support/text.h"
#include "support/throwaway_postgres.h"

/// A database that cannot be used for a while.
namespace parlor::test {
namespace {

void tell(const std::string& db, const std::string& statement) {
  const std::string line = "psql -q '" + db + "' -c '" + statement + "'";
  ASSERT_EQ(std::system(line.c_str()), 0) << line;
}

TEST(DatabaseTrouble, IsToldToWhoAsksAndIsOverByItself) {
  const auto cluster = ThrowawayPostgres::start();
  ASSERT_TRUE(cluster) << "PostgreSQL did not start; is the package postgresql installed?";
  const std::string db = cluster->fresh_database();
  const int port = free_port();
  Process server = start_server(PARLOR_PROGRAM, port, db, {});
  const auto ask = [port](const std::string& path) {
    return RawClient(port).ask(http_request("GET", path));
  };
  const auto make = [port] {
    return RawClient(port).ask(http_request("POST", "/api/tables", R"({"game":"checkers"})"));
  };
  const std::string id = text_after(make(), R"("id":")");
  RawClient ann(port);
  ASSERT_EQ(ann.upgrade(id, std::string(32, 'a')), 101);
  EXPECT_TRUE(has(ask("/readyz"), " 200 "));
  tell(db, "ALTER TABLE tables RENAME TO elsewhere");
  const std::string unknown = ask("/api/tables/unknowntable");
  EXPECT_TRUE(has(unknown, " 503 ") && has(unknown, "no_database")) << unknown;
  while (!has(ask("/readyz"), " 503 ")) {
  }
  EXPECT_TRUE(has(ask("/healthz"), " 200 "));
  EXPECT_TRUE(has(make(), " 503 "));
  ann.say(sit_message(id, 0, "Ann", 7));
  EXPECT_TRUE(has(ann.hear_of(R"("id":7)"), "no_database"));
  EXPECT_TRUE(has(ask("/metrics"), "\nparlor_database_trouble 1\n"));
  tell(db, "ALTER TABLE elsewhere RENAME TO tables");
  EXPECT_TRUE(has(ask("/api/tables/unknowntable"), " 404 "));
  while (!has(ask("/readyz"), " 200 ")) {
  }
  ann.say(sit_message(id, 0, "Ann", 8));
  EXPECT_TRUE(has(ann.hear_of(R"("id":8)"), "done"));
  EXPECT_EQ(server.stop(), 0);
}

}  // namespace
}  // namespace parlor::test
