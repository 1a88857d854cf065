#include "server/metrics.h"

#include <fstream>

#include <unistd.h>

#include "core/words.h"

namespace parlor::server {
namespace {

/// Bytes of memory in use, as Linux tells it.
std::uint64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t total = 0;
  std::uint64_t resident = 0;
  file >> total >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

template <class Number>
void add(std::string& text, std::string_view kind, std::string_view name, std::string_view help,
         Number value) {
  text += cat("# HELP parlor_", name, ' ', help, "\n# TYPE parlor_", name, ' ', kind, "\nparlor_",
              name, ' ', value, '\n');
}

std::string seconds(std::uint64_t millis) {
  const std::string parts = std::to_string(1000 + millis % 1000);
  return cat(millis / 1000, '.', parts.substr(1));
}

void add(std::string& text, std::string_view name, std::string_view help, const Times& times) {
  text += cat("# HELP parlor_", name, ' ', help, "\n# TYPE parlor_", name, " histogram\n");
  for (std::size_t i = 0; i < Times::bounds.size(); ++i) {
    text +=
        cat("parlor_", name, "_bucket{le=\"", seconds(static_cast<std::uint64_t>(Times::bounds[i])),
            "\"} ", times.up_to(i), '\n');
  }
  const std::uint64_t all = times.up_to(Times::bounds.size());
  text += cat("parlor_", name, "_bucket{le=\"+Inf\"} ", all, "\nparlor_", name, "_sum ",
              seconds(times.sum()), "\nparlor_", name, "_count ", all, '\n');
}

}  // namespace

std::string exposition(const Metrics& metrics, const store::EventStore::Figures& store) {
  std::string text;
  const auto counter = [&](std::string_view name, std::string_view help, std::uint64_t value) {
    add(text, "counter", name, help, value);
  };
  add(text, "gauge", "connections", "Open WebSockets.", metrics.connections.load());
  add(text, "gauge", "tables", "Tables in memory.", metrics.tables.load());
  add(text, "gauge", "resident_bytes", "Memory in use.", resident_bytes());
  add(text, "gauge", "store_waiting", "Batches that wait to be written.", store.waiting);
  counter("tables_made_total", "Tables made.", metrics.tables_made);
  counter("requests_total", "HTTP requests.", metrics.requests);
  counter("messages_in_total", "Messages of clients.", metrics.messages_in);
  counter("messages_out_total", "Messages to clients.", metrics.messages_out);
  counter("events_total", "Events made durable by this server.", metrics.events);
  counter("plays_total", "Plays among them.", metrics.plays);
  counter("bot_plays_total", "Plays made by bots.", metrics.bot_plays);
  counter("games_over_total", "Games that ended.", metrics.games_over);
  counter("refused_total", "Commands refused.", metrics.refused);
  counter("limited_total", "Requests, messages and connections over a limit.", metrics.limited);
  counter("store_transactions_total", "Transactions.", store.transactions);
  counter("store_rows_total", "Rows written.", store.rows);
  counter("store_conflicts_total", "Batches that another server was faster than.", store.conflicts);
  counter("store_failures_total", "Transactions that failed and were tried again.", store.failures);
  add(text, "command_seconds", "From a command to its answer, when its events are durable.",
      metrics.command_times);
  return text;
}

}  // namespace parlor::server
