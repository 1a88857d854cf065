#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "store/event_store.h"

namespace parlor::server {

/// How long something took, counted in classes.
class Times {
 public:
  static constexpr std::array<std::int64_t, 11> bounds{1,   2,   5,   10,   20,  50,
                                                       100, 200, 500, 1000, 5000};  // milliseconds

  void add(std::int64_t millis) { add_micros(millis * 1000); }
  void add_micros(std::int64_t micros) {
    const auto fits = [micros](std::int64_t bound) { return micros <= bound * 1000; };
    const auto* const bound = std::ranges::find_if(bounds, fits);
    ++counts_[static_cast<std::size_t>(bound - bounds.begin())];
    const auto taken = static_cast<std::uint64_t>(std::max<std::int64_t>(0, micros));
    sum_ += taken;
    if (taken > longest_) longest_ = taken;
  }
  /// How many took at most `bounds[i]`; the last: all.
  [[nodiscard]] std::uint64_t up_to(std::size_t i) const {
    std::uint64_t count = 0;
    for (std::size_t j = 0; j <= i; ++j) count += counts_[j];
    return count;
  }
  /// Microseconds.
  [[nodiscard]] std::uint64_t sum() const { return sum_; }
  [[nodiscard]] std::uint64_t longest() const { return longest_; }

 private:
  std::array<std::atomic<std::uint64_t>, bounds.size() + 1> counts_{};
  std::atomic<std::uint64_t> sum_ = 0;
  std::atomic<std::uint64_t> longest_ = 0;
};

/// What there can be too much of; each is counted under its name.
enum class Excess : std::uint8_t {
  request_rate,
  upgrade_rate,
  table_rate,
  message_rate,
  connections,
  connections_of_address,
  unreadable_request,
  queue_of_socket,
  memory,
  commands_of_table,
  guests_of_table,
  worker_thread,
};
inline constexpr std::array limit_names{
    "request_rate", "upgrade_rate",           "table_rate",         "message_rate",
    "connections",  "connections_of_address", "unreadable_request", "queue_of_socket",
    "memory",       "commands_of_table",      "guests_of_table",    "worker_thread"};

/// How often each of a few things happened, by its name.
using NamedCounts = std::map<std::string, std::uint64_t, std::less<>>;

/// What the server counts. Gauges go up and down, the rest only up.
struct Metrics {
  std::atomic<std::int64_t> connections = 0;  // WebSockets
  std::atomic<std::int64_t> players = 0;      // of them
  std::atomic<std::int64_t> tables = 0;
  std::atomic<std::int64_t> held_bytes = 0;
  std::atomic<std::int64_t> bots_waiting = 0;
  std::atomic<std::int64_t> table_worker_waiting = 0;
  std::atomic<std::int64_t> answer_worker_waiting = 0;
  std::atomic<std::int64_t> open_connections = 0;  // of all kinds
  std::atomic<std::int64_t> metrics_connections = 0;
  std::atomic<std::int64_t> commands_waiting = 0;
  std::atomic<std::int64_t> database_trouble = 0;  // 1 while there is
  std::atomic<std::uint64_t> database_troubles = 0;
  std::atomic<std::uint64_t> tables_made = 0;
  std::atomic<std::uint64_t> finished_deleted = 0;
  std::atomic<std::uint64_t> unstarted_deleted = 0;
  std::atomic<std::int64_t> damaged_kept = 0;  // at the last sweep
  std::atomic<std::uint64_t> requests = 0;
  std::atomic<std::uint64_t> messages_in = 0;
  std::atomic<std::uint64_t> messages_out = 0;
  std::atomic<std::uint64_t> plays = 0;
  std::atomic<std::uint64_t> events = 0;
  std::array<std::atomic<std::uint64_t>, limit_names.size()> limited{};
  std::atomic<std::uint64_t> failed_turns = 0;
  std::atomic<std::uint64_t> bot_plays = 0;
  std::atomic<std::uint64_t> games_over = 0;
  // By their code; used on the loop's thread only.
  NamedCounts refused_commands;
  NamedCounts refused_requests;
  Times command_times;
  Times turns;        // of the loop's thread, by the processor time they took
  Times loop_delays;  // how late the loop is for what it meant to do

  void count(Excess limit) { ++limited[static_cast<std::size_t>(limit)]; }
  static void count(NamedCounts& counts, std::string_view name) {
    if (const auto found = counts.find(name); found != counts.end()) {
      ++found->second;
    } else {
      counts.emplace(name, 1);
    }
  }
};

/// In the text format of Prometheus.
std::string exposition(const Metrics& metrics, const store::EventStore::Figures& store);

}  // namespace parlor::server
