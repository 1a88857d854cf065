#pragma once

#include <chrono>

#include "bots/player.h"

namespace parlor::cli {

/// Stops a bot when its time is up. The clock is read only now and then: asking is cheap.
class Deadline final : public bots::Stop {
 public:
  explicit Deadline(std::chrono::milliseconds time)
      : end_(std::chrono::steady_clock::now() + time) {}

  [[nodiscard]] bool asked() const override {
    constexpr unsigned often = 16;
    if (!over_ && ++asked_ % often == 0) over_ = std::chrono::steady_clock::now() >= end_;
    return over_;
  }

 private:
  std::chrono::steady_clock::time_point end_;
  mutable unsigned asked_ = 0;
  mutable bool over_ = false;
};

}  // namespace parlor::cli
