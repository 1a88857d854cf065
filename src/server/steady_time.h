#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <utility>

namespace parlor::server {

/// Milliseconds since 1970 that never jump: the wall clock is looked at once, and from then on only
/// how much time has passed counts. Who sets the clock of the machine changes nobody's time.
class SteadyTime {
 public:
  using Source = std::function<std::int64_t()>;  // milliseconds

  SteadyTime()
      : SteadyTime(millis_of<std::chrono::system_clock>, millis_of<std::chrono::steady_clock>) {}
  SteadyTime(const Source& wall, Source steady)
      : steady_(std::move(steady)), offset_(wall() - steady_()) {}

  [[nodiscard]] std::int64_t now() const { return offset_ + steady_(); }

 private:
  template <class Clock>
  static std::int64_t millis_of() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
        .count();
  }

  Source steady_;
  std::int64_t offset_;
};

}  // namespace parlor::server
