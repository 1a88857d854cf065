#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "store/check.h"
#include "store/session.h"

namespace parlor::store {

/// How long tables are kept after they were last used, in milliseconds; for ever where nothing is
/// said.
struct Keeping {
  std::optional<std::int64_t> finished = std::nullopt;
  std::optional<std::int64_t> unstarted = std::nullopt;

  [[nodiscard]] bool everything() const { return !finished && !unstarted; }
};

/// A round through the tables.
struct SweepOrder {
  Keeping keeping;
  std::int64_t now = 0;
  std::set<std::string> in_use;  // tables that somebody is at
  std::string teller;
};

struct Swept {
  std::uint64_t finished = 0;
  std::uint64_t unstarted = 0;
  std::vector<std::string> deleted;
  std::vector<Damage> damaged;         // old enough, and kept: nobody knows what is in them
  std::optional<std::string> failure;  // why it was not gone through to the end
};

/// Deletes the tables that are not to be kept any longer. Each is replayed first: what cannot be
/// read is never deleted, only told of.
Swept sweep(Log& log, const SweepOrder& order, const std::stop_token& stop = {});

/// Goes through the tables on a thread and a connection of its own.
class Sweeper {
 public:
  explicit Sweeper(Address address);
  ~Sweeper();
  Sweeper(const Sweeper&) = delete;
  Sweeper& operator=(const Sweeper&) = delete;

  /// `done` is called on the sweeper's thread. An order that comes while another is being carried
  /// out takes the place of one that waits.
  void order(SweepOrder order, std::function<void(Swept)> done);

 private:
  struct Task {
    SweepOrder order;
    std::function<void(Swept)> done;
  };
  void run(const std::stop_token& stop);

  Address address_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<Task> task_;
  std::jthread thread_;
};

}  // namespace parlor::store
