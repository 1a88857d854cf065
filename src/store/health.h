#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <string>

namespace parlor::store {

/// How one connection to the database fares. It is in trouble when what it was asked last failed,
/// or has not come back for long.
class Health {
 public:
  using Clock = std::chrono::steady_clock;

  void begins(Clock::time_point now = Clock::now());
  void works();
  void fails(std::string what);
  /// What is wrong, in the words of whoever noticed it; nothing where all is well.
  [[nodiscard]] std::optional<std::string> trouble(Clock::time_point now = Clock::now()) const;

 private:
  mutable std::mutex mutex_;
  std::optional<Clock::time_point> busy_since_;
  std::optional<std::string> failure_;
};

}  // namespace parlor::store
