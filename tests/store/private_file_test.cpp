#include "store/private_file.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <soci/soci.h>

#include "store/backup.h"
#include "store/session.h"
#include "support/files.h"

namespace parlor::store {
namespace {

namespace fs = std::filesystem;

constexpr auto owner_only = fs::perms::owner_read | fs::perms::owner_write;
constexpr auto readable = owner_only | fs::perms::group_read | fs::perms::others_read;

class PrivateFiles : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = test::fresh_folder("parlor-private");
    db_ = (folder_ / "games.db").string();
  }
  void TearDown() override { fs::remove_all(folder_); }

  void all_are_private() const {
    for (const char* beside : {"", "-wal", "-shm"}) {
      EXPECT_EQ(fs::status(db_ + beside).permissions(), owner_only) << beside;
    }
  }

  fs::path folder_;
  std::string db_;
};

TEST_F(PrivateFiles, ADatabaseIsMadeForItsOwnerAlone) {
  const auto session = connect(read_address(db_));
  ASSERT_TRUE(session.ok()) << session.error().message;
  all_are_private();
  EXPECT_TRUE(files_open_to_others(db_).empty());
}

TEST_F(PrivateFiles, ADatabaseThatOthersCouldReadIsClosedToThemWhenItIsOpened) {
  const auto first = connect(read_address(db_));
  ASSERT_TRUE(first.ok());
  for (const char* beside : {"", "-wal", "-shm"}) fs::permissions(db_ + beside, readable);
  EXPECT_EQ(files_open_to_others(db_).size(), 3U);
  ASSERT_TRUE(connect(read_address(db_)).ok());
  all_are_private();
}

TEST_F(PrivateFiles, SomeOtherFileIsLeftAsItIs) {
  std::ofstream(db_) << "a letter to somebody, long enough to be taken for a head of a database";
  fs::permissions(db_, readable);
  EXPECT_FALSE(connect(read_address(db_)).ok());
  EXPECT_EQ(fs::status(db_).permissions(), readable);
}

TEST_F(PrivateFiles, ABackupIsPrivateEvenInPlaceOfOneThatWasNot) {
  ASSERT_TRUE(connect(read_address(db_)).ok());
  const std::string file = (folder_ / "saved.jsonl").string();
  for (const std::string& left : {file, file + ".part"}) {
    std::ofstream(left) << "left";
    fs::permissions(left, readable);
  }
  ASSERT_TRUE(back_up(db_, file).ok());
  EXPECT_EQ(fs::status(file).permissions(), owner_only);
}

}  // namespace
}  // namespace parlor::store
