#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "store/event_store.h"

namespace parlor::server {

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
};

/// In the text format of Prometheus.
std::string exposition(const Metrics& metrics, const store::EventStore::Figures& store);

}  // namespace parlor::server
