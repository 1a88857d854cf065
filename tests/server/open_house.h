#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/raw_client.h"
#include "support/process.h"
#include "support/text.h"

namespace parlor::test {

/// Who a client says it is: 32 hex digits.
inline std::string token(char digit) { return std::string(32, digit); }

/// A server for one test, with limits low enough to be met.
class OpenHouse : public ::testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  /// Also opens again, with the same games.
  void open(const std::string& away_seconds = "600");
  /// A client from an address of its own: 127.0.0.N.
  [[nodiscard]] RawClient client(int address = 2) const;
  /// Makes a table; its id.
  [[nodiscard]] std::string table(const std::string& wishes = R"("game":"checkers")") const;
  /// A client at a table, welcomed.
  [[nodiscard]] RawClient guest(const std::string& table, const std::string& token = "",
                                int address = 2) const;
  /// A figure of the server's, as `/metrics` tells it.
  [[nodiscard]] std::string figure(const std::string& name) const;
  /// Two people at a table of checkers, seats 0 and 1, who have heard that the game has begun.
  struct Pair {
    std::string table;
    RawClient ann;
    RawClient bob;
  };
  [[nodiscard]] Pair pair() const;

  std::filesystem::path folder_;
  int port_ = 0;
  std::unique_ptr<Process> server_;
};

/// The same with people who play on at other tables of the same server meanwhile: at the end of the
/// test every game of theirs has to have been played to its end over connections that never broke.
class BusyHouse : public OpenHouse {
 protected:
  void SetUp() override;
  void TearDown() override;

 private:
  std::string output_;
  std::unique_ptr<Process> others_;
};

}  // namespace parlor::test
