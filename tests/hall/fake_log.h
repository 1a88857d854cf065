#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "server/hall.h"
#include "server/loop.h"
#include "store/table_log.h"

namespace parlor::test {

class FakeLog;

/// A database in memory that servers share, and that can answer late or not at
/// all.
class FakeDatabase {
 public:
  explicit FakeDatabase(server::Loop& loop) : loop_(loop) {}

  /// What is asked from now on is done when the test lets it.
  void hold() { holding_ = true; }
  void release() {
    holding_ = false;
    for (auto& work : std::exchange(held_, {})) loop_.post(std::move(work));
  }
  void ask(std::function<void()> work) {
    if (holding_) {
      held_.push_back(std::move(work));
    } else {
      loop_.post(std::move(work));
    }
  }
  /// As the key (table, number) settles it: false where another was first with
  /// something else.
  bool append(const store::Batch& batch);
  void tell(const store::Notice& notice);

  std::map<std::string, store::StoredTable> tables;
  std::vector<FakeLog*> servers;
  /// Reads fail, and writes wait until it is over.
  bool unreachable = false;
  /// Servers do not hear of each other.
  bool silent = false;
  int loads = 0;

 private:
  server::Loop& loop_;
  bool holding_ = false;
  std::vector<std::function<void()>> held_;
};

/// One server's connection to it.
class FakeLog final : public store::TableLog {
 public:
  FakeLog(FakeDatabase& database, server::Loop& loop, std::string name)
      : database_(database), loop_(loop), name_(std::move(name)) {
    database_.servers.push_back(this);
  }
  ~FakeLog() override { std::erase(database_.servers, this); }

  void append(store::Batch batch, std::function<void(bool)> done) override;
  void append_within(store::Batch batch, std::chrono::milliseconds patience,
                     std::function<void(bool)> done) override;
  void discard(std::string table) override;
  void load(std::string table, std::int64_t after,
            std::function<void(Result<std::optional<store::StoredTable>>)> done) override;
  void unfinished(std::int64_t since, int most,
                  std::function<void(std::vector<std::string>)> done) override;
  void tell(std::string channel, std::string text) override {
    if (is_shared) database_.tell({std::move(channel), std::move(text), name_});
  }
  [[nodiscard]] bool shared() const override { return is_shared; }
  [[nodiscard]] const std::string& name() const { return name_; }

  bool is_shared = false;
  /// Where what other servers say is heard; null once this server is dead.
  server::Hall* hall = nullptr;

 private:
  FakeDatabase& database_;
  server::Loop& loop_;
  std::string name_;
};

}  // namespace parlor::test
