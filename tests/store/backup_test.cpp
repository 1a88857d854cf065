#include "store/backup.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <soci/soci.h>

#include "core/words.h"
#include "store/log.h"
#include "support/files.h"
#include "support/text.h"

namespace parlor::store {
namespace {

namespace fs = std::filesystem;

/// A database with tables of some events, and a backup of it.
class Backups : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = test::fresh_folder("parlor-backup");
    file_ = (folder_ / "saved.jsonl").string();
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string db(const std::string& name) const { return (folder_ / name).string(); }

  /// Appends an event to a table, making the table with its first.
  void happens(const std::string& name, const std::string& table, int number,
               const std::string& what) {
    auto session = connect(read_address(db(name)));
    ASSERT_TRUE(session.ok());
    Log log(*std::move(session), false);
    Batch batch{table, {{number, cat(R"({"what":")", what, "\"}")}}, {}, false, number};
    if (number == 1) batch.fresh = NewTable{1, "seed"};
    ASSERT_EQ(log.append(std::vector{batch}), std::vector{true});
  }
  [[nodiscard]] std::string history(const std::string& name, const std::string& table) const {
    auto session = connect(read_address(db(name)));
    Log log(*std::move(session), false);
    std::string told;
    const auto stored = log.load(table, 0);
    for (const Row& row : stored ? stored->rows : std::vector<Row>()) {
      told += cat(row.number, row.body, ' ');
    }
    return told;
  }
  [[nodiscard]] std::string refusal(const std::string& name) const {
    const auto restored = restore(db(name), file_);
    return restored ? "restored" : restored.error().sentence();
  }
  void rewrite(const std::string& from, const std::string& to) const {
    std::string text = test::text_of(file_);
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos);
    text.replace(at, from.size(), to);
    std::ofstream(file_) << text;
  }

  fs::path folder_;
  std::string file_;
};

TEST_F(Backups, OfAHistoryThatWentAnotherWayAreRefusedByName) {
  happens("old", "aaa", 1, "made");
  happens("old", "aaa", 2, "one");
  happens("old", "bbb", 1, "made");
  ASSERT_TRUE(back_up(db("old"), file_).ok());
  happens("new", "aaa", 1, "made");
  happens("new", "aaa", 2, "another");
  happens("new", "aaa", 3, "more");
  EXPECT_EQ(refusal("new"),
            "What happened at table aaa is not what the backup says; nothing was restored. "
            "--replace takes the backup's.");
  EXPECT_EQ(history("new", "bbb"), "") << "nothing at all";
  ASSERT_TRUE(restore(db("new"), file_, IfDifferent::replace).ok());
  EXPECT_EQ(history("new", "aaa"), history("old", "aaa"));
  EXPECT_EQ(history("new", "bbb"), history("old", "bbb"));
}

TEST_F(Backups, GoOnWhereAHistoryEnds) {
  happens("old", "aaa", 1, "made");
  happens("old", "aaa", 2, "one");
  ASSERT_TRUE(back_up(db("old"), file_).ok());
  happens("new", "aaa", 1, "made");
  EXPECT_EQ(restore(db("new"), file_)->events, 1U);
  happens("new", "aaa", 3, "two");
  EXPECT_EQ(restore(db("new"), file_)->events, 0U) << "what came later stays";
}

TEST_F(Backups, NameWhatIsWrongWithThem) {
  happens("old", "aaa", 1, "made");
  happens("old", "bbb", 1, "made");
  ASSERT_TRUE(back_up(db("old"), file_).ok());
  const std::string whole = test::text_of(file_);
  rewrite("made\\\"", "mode\\\"");
  EXPECT_TRUE(test::has(refusal("new"), "table aaa (before line 4) is damaged")) << refusal("new");
  std::ofstream(file_) << whole;
  rewrite("seed\"", "sead\"");
  EXPECT_TRUE(test::has(refusal("new"), "is damaged"));
  std::ofstream(file_) << whole.substr(0, whole.rfind("{\"end\""));
  EXPECT_TRUE(test::has(refusal("new"), "is cut off: its last line is missing"));
  std::ofstream(file_) << whole;
  rewrite("backup\":2", "backup\":3");
  EXPECT_TRUE(test::has(refusal("new"), "is a backup of version 3; versions 1 to 2 are read."));
  std::ofstream(file_) << whole;
  EXPECT_EQ(refusal("new"), "restored");
}

TEST_F(Backups, OfTheFirstVersionAreRead) {
  std::ofstream(file_) << R"({"parlor_backup":1})" << '\n'
                       << R"({"table":"aaa","made":1,"seed":"s","over":0,"active":1})" << '\n'
                       << R"({"event_of":"aaa","number":1,"body":"{}"})" << '\n'
                       << R"({"end":true,"tables":1,"events":1})" << '\n';
  EXPECT_EQ(refusal("new"), "restored");
  EXPECT_EQ(history("new", "aaa"), "1{} ");
}

TEST_F(Backups, CanBeReadByTheirOwnerOnly) {
  happens("old", "aaa", 1, "made");
  ASSERT_TRUE(back_up(db("old"), file_).ok());
  EXPECT_EQ(fs::status(file_).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

}  // namespace
}  // namespace parlor::store
