#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <string>

#include "store/event_store.h"

namespace parlor::server {

/// How long something took, counted in classes.
class Times {
 public:
  static constexpr std::array<std::int64_t, 11> bounds{1,   2,   5,   10,   20,  50,
                                                       100, 200, 500, 1000, 5000};  // milliseconds

  void add(std::int64_t millis) {
    const auto* const bound = std::ranges::lower_bound(bounds, millis);
    ++counts_[static_cast<std::size_t>(bound - bounds.begin())];
    sum_ += static_cast<std::uint64_t>(std::max<std::int64_t>(0, millis));
  }
  /// How many took at most `bounds[i]`; the last: all.
  [[nodiscard]] std::uint64_t up_to(std::size_t i) const {
    std::uint64_t count = 0;
    for (std::size_t j = 0; j <= i; ++j) count += counts_[j];
    return count;
  }
  [[nodiscard]] std::uint64_t sum() const { return sum_; }

 private:
  std::array<std::atomic<std::uint64_t>, bounds.size() + 1> counts_{};
  std::atomic<std::uint64_t> sum_ = 0;
};

/// What the server counts. Gauges go up and down, the rest only up.
struct Metrics {
  std::atomic<std::int64_t> connections = 0;
  std::atomic<std::int64_t> tables = 0;
  std::atomic<std::uint64_t> tables_made = 0;
  std::atomic<std::uint64_t> requests = 0;
  std::atomic<std::uint64_t> messages_in = 0;
  std::atomic<std::uint64_t> messages_out = 0;
  std::atomic<std::uint64_t> plays = 0;
  std::atomic<std::uint64_t> events = 0;
  std::atomic<std::uint64_t> refused = 0;
  std::atomic<std::uint64_t> limited = 0;
  std::atomic<std::uint64_t> bot_plays = 0;
  std::atomic<std::uint64_t> games_over = 0;
  Times command_times;
};

/// In the text format of Prometheus.
std::string exposition(const Metrics& metrics, const store::EventStore::Figures& store);

}  // namespace parlor::server
