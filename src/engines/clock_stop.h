#pragma once

#include <atomic>
#include <chrono>
#include <optional>

#include "bots/player.h"

namespace parlor::engines {

/// Stops a bot when the time is up, or when somebody asks.
class ClockStop final : public bots::Stop {
 public:
  using Clock = std::chrono::steady_clock;

  ClockStop() = default;
  explicit ClockStop(std::chrono::milliseconds time) : end_(Clock::now() + time) {}

  void ask() { asked_.store(true, std::memory_order_relaxed); }
  [[nodiscard]] bool asked() const override {
    return asked_.load(std::memory_order_relaxed) || (end_ && Clock::now() >= *end_);
  }

 private:
  std::optional<Clock::time_point> end_;
  std::atomic<bool> asked_{false};
};

}  // namespace parlor::engines
