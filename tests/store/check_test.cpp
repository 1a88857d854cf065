#include "store/check.h"

#include <filesystem>

#include <gtest/gtest.h>
#include <soci/soci.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/backup.h"
#include "store/catalog.h"
#include "store/either_database.h"
#include "store/stored_tables.h"
#include "support/text.h"

/// What is wrong with a database is told, table by table.
namespace parlor::store {
namespace {

class Checks : public EitherDatabase {
 protected:
  [[nodiscard]] std::string told() const {
    std::string all;
    const auto checked = check(
        url_, [](const StoredTable&, const table::Table&) { return std::nullopt; },
        [&](const Damage& damage) { all += damage.table + ": " + damage.what.sentence() + '\n'; });
    if (!checked) return checked.error().sentence();
    return all + std::to_string(checked->tables) + " tables, " + std::to_string(checked->damaged) +
           " damaged";
  }
};

TEST_P(Checks, NameEachDamagedTableAndWhatIsWrongWithIt) {
  const auto log = open();
  for (const char* id : {"bad", "fine", "gap", "lone", "mark", "none"}) {
    store_table(*log, id, 5, true);
  }
  EXPECT_EQ(told(), "6 tables, 0 damaged");
  log->session() << "UPDATE events SET body = '{\"n\":2}' WHERE table_id = 'bad' AND number = 2";
  log->session() << "DELETE FROM events WHERE table_id = 'gap' AND number = 2";
  log->session() << "DELETE FROM tables WHERE id = 'lone'";
  log->session() << "UPDATE tables SET over = 1 WHERE id = 'mark'";
  log->session() << "DELETE FROM events WHERE table_id = 'none'";
  const std::string all = told();
  EXPECT_TRUE(test::has(all, "bad: Event 2 cannot be read: ")) << all;
  EXPECT_TRUE(test::has(all, "gap: Event 3 stands where event 2 has to be.")) << all;
  EXPECT_TRUE(test::has(all, "mark: It is marked as over, and its game is not.")) << all;
  EXPECT_TRUE(test::has(all, "none: It has no events.")) << all;
  EXPECT_TRUE(test::has(all, "lone: There are events of it, and the table itself is missing."));
  EXPECT_TRUE(test::has(all, "5 tables, 5 damaged")) << all;
}

TEST_P(Checks, TellEventsThatDoNotFollow) {
  const auto log = open();
  store_table(*log, "t", 5, true);
  log->session() << "INSERT INTO events (table_id, number, body) VALUES ('t', 5, "
                    "'{\"n\":5,\"at\":9,\"event\":\"played\",\"seat\":0,\"play\":\"1-2\",\"by\":"
                    "\"person\"}')";
  EXPECT_TRUE(test::has(told(), "t: Event 5 does not fit what was before it: ")) << told();
}

TEST_P(Checks, AndBackupsNeedNoLeaveToWrite) {
  const auto log = open();
  store_table(*log, "t", 5, true);
  if (GetParam() == "postgresql") {
    log->session() << "DROP ROLE IF EXISTS looker";
    log->session() << "CREATE ROLE looker LOGIN";
    log->session() << "GRANT SELECT ON tables, events, parlor_schema TO looker";
    const std::string user = "parlor@";
    url_.replace(url_.find(user), user.size(), "looker@");
  }
  const auto saved = back_up(url_, (folder_ / "saved.jsonl").string());
  ASSERT_TRUE(saved.ok()) << saved.error().sentence();
  EXPECT_EQ(saved->tables, 1U);
  EXPECT_EQ(told(), "1 tables, 0 damaged");
}

INSTANTIATE_TEST_SUITE_P(On, Checks, ::testing::Values("sqlite", "postgresql"),
                         [](const auto& info) { return info.param; });

/// What a child of this process finds, as somebody who may only read. Root may always write.
int backed_up_by_reader(const std::string& db, const std::string& file) {
  const pid_t child = fork();
  if (child == 0) {
    if (geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0)) _exit(3);
    _exit(back_up(db, file).ok() ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WEXITSTATUS(status);
}

TEST(ReadOnlyFile, IsBackedUpAlsoInAFolderThatMayNotBeWritten) {
  namespace fs = std::filesystem;
  const fs::path folder = test::fresh_folder("parlor-read-only");
  const std::string db = (folder / "kept" / "games.db").string();
  const std::string file = (folder / "saved.jsonl").string();
  fs::create_directory(folder / "kept");
  {
    Log log(*connect(read_address(db)), false);
    store_table(log, "t", 5, true);
  }
  fs::permissions(db, fs::perms::owner_read | fs::perms::others_read);
  fs::permissions(folder / "kept", fs::perms::owner_read | fs::perms::owner_exec |
                                       fs::perms::others_read | fs::perms::others_exec);
  fs::permissions(folder, fs::perms::all);
  EXPECT_EQ(backed_up_by_reader(db, file), 0);
  EXPECT_TRUE(test::has(test::text_of(file), R"("end_of":"t","events":4)")) << test::text_of(file);
  fs::permissions(folder / "kept", fs::perms::owner_all);
  fs::remove_all(folder);
}

TEST(Backup, RefusesADatabaseOfAnotherVersion) {
  const auto folder = test::fresh_folder("parlor-version");
  const std::string db = (folder / "games.db").string();
  {
    auto session = connect(read_address(db));
    ASSERT_TRUE(session.ok());
    **session << "DELETE FROM parlor_schema WHERE version > 1";
  }
  const auto saved = back_up(db, (folder / "saved.jsonl").string());
  ASSERT_FALSE(saved.ok());
  EXPECT_TRUE(test::has(saved.error().sentence(), "earlier Parlor (schema 1; this one reads 2)"));
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace parlor::store
