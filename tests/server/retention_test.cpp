#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

#include "server/raw_client.h"
#include "server/sitting_down.h"
#include "store/event_store.h"
#include "store/stored_tables.h"
#include "support/eventually.h"
#include "support/files.h"
#include "support/server.h"
#include "support/text.h"
#include "support/throwaway_postgres.h"

/// Tables that a server deletes by age, or that who runs it ends and deletes.
namespace parlor::test {
namespace {

std::string ask_at(int port, const std::string& path) {
  return RawClient(port).ask(http_request("GET", path));
}

/// What a command of the program prints, and how it ends.
struct Done {
  int exit = -1;
  std::string told;
};
Done run_program(const std::string& arguments, const std::filesystem::path& folder) {
  const std::string output = (folder / "told.txt").string();
  const int status = std::system(
      (std::string(PARLOR_PROGRAM) + ' ' + arguments + " >" + output + " 2>&1").c_str());
  return {WEXITSTATUS(status), text_of(output)};
}

TEST(OldTables, AreDeletedWhenAskedAndThoseThatCannotBeReadAreKept) {
  const auto folder = fresh_folder("parlor-old");
  const std::string db = (folder / "games.db").string();
  {
    const auto log = store::EventStore::open(db, "test", [](const store::Notice&) {});
    ASSERT_TRUE(log.ok());
    const auto stored = [](bool ok) { EXPECT_TRUE(ok); };
    (*log)->append(store::table_batch("aaaaaaaaaa", 1, false), stored);
    (*log)->append(store::table_batch("bbbbbbbbbb", 1, true), stored);
    (*log)->append({"cccccccccc", {{1, R"({"n":1,"at":1})"}}, store::NewTable{1, "seed"}, false, 1},
                   stored);
    (*log)->stop();
  }
  const int port = free_port();
  const Process server = start_server(PARLOR_PROGRAM, port, db, {"--keep-unstarted", "1"});
  EXPECT_TRUE(eventually([&] {
    return has(ask_at(port, "/metrics"), "parlor_tables_deleted_total{kind=\"unstarted\"} 1\n");
  }));
  EXPECT_TRUE(has(ask_at(port, "/api/tables/aaaaaaaaaa"), " 404 "));
  EXPECT_TRUE(has(ask_at(port, "/api/tables/bbbbbbbbbb"), " 200 ")) << "it is being played";
  const std::string damaged = ask_at(port, "/api/tables/cccccccccc");
  EXPECT_TRUE(has(damaged, " 500 ") && has(damaged, "damaged")) << damaged;
  EXPECT_TRUE(has(ask_at(port, "/metrics"), "\nparlor_tables_damaged_kept 1\n"));
  std::filesystem::remove_all(folder);
}

TEST(TablesOfAServer, OnPostgresAreEndedAndDeletedWhilePeopleAreAtThem) {
  const auto cluster = ThrowawayPostgres::start();
  ASSERT_TRUE(cluster) << "PostgreSQL did not start; is the package postgresql installed?";
  const auto folder = fresh_folder("parlor-tables");
  const std::string db = cluster->fresh_database();
  const int port = free_port();
  const Process server = start_server(PARLOR_PROGRAM, port, db, {});
  const std::string made =
      RawClient(port).ask(http_request("POST", "/api/tables", R"({"game":"checkers"})"));
  const std::string id = text_after(made, R"("id":")");
  RawClient ann(port);
  ASSERT_EQ(ann.upgrade(id, std::string(32, 'a')), 101);
  RawClient bob(port);
  ASSERT_EQ(bob.upgrade(id, std::string(32, 'b')), 101);
  const std::string end = "tables end " + id + " --db " + db;
  EXPECT_TRUE(has(run_program(end, folder).told, "The game has not begun."));
  begin_game(ann, bob, id);
  const Done ended = run_program(end, folder);
  EXPECT_EQ(ended.exit, 0) << ended.told;
  EXPECT_TRUE(has(ann.hear_of(R"("event":"ended")"), R"("how":"stopped")"));
  EXPECT_TRUE(has(run_program("tables --only over --db " + db, folder).told, id));
  EXPECT_TRUE(has(ask_at(port, "/api/tables/" + id + "/record"), " 200 ")) << "with its record";
  EXPECT_EQ(run_program("tables delete " + id + " --db " + db, folder).exit, 0);
  const std::string closing = ann.hear_of("closing");
  EXPECT_TRUE(has(closing, "no_such_table") && has(closing, "deleted")) << closing;
  EXPECT_TRUE(has(ask_at(port, "/api/tables/" + id), " 404 "));
  std::filesystem::remove_all(folder);
}

TEST(TablesOfAServer, InAFileAreOnlyLookedAtWhileItServes) {
  const auto folder = fresh_folder("parlor-tables");
  const std::string db = (folder / "games.db").string();
  const int port = free_port();
  Process server = start_server(PARLOR_PROGRAM, port, db, {});
  const std::string made =
      RawClient(port).ask(http_request("POST", "/api/tables", R"({"game":"checkers"})"));
  const std::string id = text_after(made, R"("id":")");
  const std::string on = " --db " + db;
  EXPECT_TRUE(has(run_program("tables list" + on, folder).told, id));
  EXPECT_TRUE(has(run_program("tables show " + id + on, folder).told, "checkers"));
  EXPECT_EQ(run_program("check" + on, folder).exit, 0);
  const Done refused = run_program("tables delete " + id + on, folder);
  EXPECT_EQ(refused.exit, 2);
  EXPECT_TRUE(has(refused.told, "A server serves " + db + ": stop it")) << refused.told;
  EXPECT_EQ(server.stop(), 0);
  EXPECT_EQ(run_program("tables delete " + id + on, folder).exit, 0);
  EXPECT_TRUE(has(run_program("tables" + on, folder).told, "There are no tables."));
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace parlor::test
