#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "store/log.h"
#include "support/files.h"
#include "support/throwaway_postgres.h"

namespace parlor::store {

/// A fresh database for each test: `sqlite`, or `postgresql` on a cluster of the program's own.
class EitherDatabase : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    folder_ = test::fresh_folder("parlor-log");
    url_ = (folder_ / "log.db").string();
    if (GetParam() != "postgresql") return;
    cluster_ = test::ThrowawayPostgres::start();
    ASSERT_TRUE(cluster_) << "PostgreSQL did not start; is the package postgresql installed?";
    url_ = cluster_->fresh_database();
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::unique_ptr<Log> open() const {
    auto session = connect(read_address(url_));
    EXPECT_TRUE(session.ok()) << session.error().sentence();
    return std::make_unique<Log>(*std::move(session), read_address(url_).postgres);
  }

  std::filesystem::path folder_;
  std::shared_ptr<test::ThrowawayPostgres> cluster_;
  std::string url_;
};

}  // namespace parlor::store
