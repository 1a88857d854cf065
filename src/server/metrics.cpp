#include "server/metrics.h"

#include <algorithm>
#include <fstream>
#include <utility>
#include <vector>

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

std::string seconds(std::uint64_t micros) {
  const std::string parts = std::to_string(1'000'000 + micros % 1'000'000);
  return cat(micros / 1'000'000, '.', parts.substr(1));
}

void add(std::string& text, std::string_view name, std::string_view help, const Times& times) {
  text += cat("# HELP parlor_", name, ' ', help, "\n# TYPE parlor_", name, " histogram\n");
  for (std::size_t i = 0; i < Times::bounds.size(); ++i) {
    const auto bound = static_cast<std::uint64_t>(Times::bounds[i]) * 1000;
    text += cat("parlor_", name, "_bucket{le=\"", seconds(bound), "\"} ", times.up_to(i), '\n');
  }
  const std::uint64_t all = times.up_to(Times::bounds.size());
  text += cat("parlor_", name, "_bucket{le=\"+Inf\"} ", all, "\nparlor_", name, "_sum ",
              seconds(times.sum()), "\nparlor_", name, "_count ", all, '\n');
}

/// One figure with a label, for each of its values.
struct Labelled {
  std::string_view kind;
  std::string_view name;
  std::string_view help;
  std::string_view label;
};

template <class Values>
void add(std::string& text, const Labelled& figure, const Values& values) {
  text += cat("# HELP parlor_", figure.name, ' ', figure.help, "\n# TYPE parlor_", figure.name, ' ',
              figure.kind, '\n');
  for (const auto& [value, count] : values) {
    text += cat("parlor_", figure.name, '{', figure.label, "=\"", value, "\"} ", count, '\n');
  }
}

void add_limits(std::string& text, const Metrics& metrics) {
  std::vector<std::pair<std::string_view, std::uint64_t>> limits;
  for (std::size_t i = 0; i < limit_names.size(); ++i) {
    limits.emplace_back(limit_names[i], metrics.limited[i].load());
  }
  add(text,
      {"counter", "limited_total", "What was refused or closed, by the limit that was met.",
       "limit"},
      limits);
}

void add_connections(std::string& text, const Metrics& metrics) {
  const std::int64_t http =
      metrics.open_connections - metrics.connections - metrics.metrics_connections;
  const std::vector<std::pair<std::string_view, std::int64_t>> kinds{
      {"player", metrics.players},
      {"spectator", metrics.connections - metrics.players},
      {"http", std::max<std::int64_t>(0, http)},
      {"metrics", metrics.metrics_connections}};
  add(text, {"gauge", "connections", "Open connections, WebSockets by who is at them.", "kind"},
      kinds);
}

}  // namespace

std::string exposition(const Metrics& metrics, const store::EventStore::Figures& store) {
  std::string text;
  const auto counter = [&](std::string_view name, std::string_view help, std::uint64_t value) {
    add(text, "counter", name, help, value);
  };
  add_connections(text, metrics);
  add(text, "gauge", "tables", "Tables in memory.", metrics.tables.load());
  add(text, "gauge", "commands_waiting", "Commands that wait for their table.",
      metrics.commands_waiting.load());
  add(text, "gauge", "bots_waiting", "Thoughts of bots that wait for a thread.",
      metrics.bots_waiting.load());
  add(text, "gauge", "table_worker_waiting", "Tables that wait to be read or made.",
      metrics.table_worker_waiting.load());
  add(text, "gauge", "answer_worker_waiting", "Answers that wait to be worked out.",
      metrics.answer_worker_waiting.load());
  add(text, "gauge", "database_trouble", "1 while the database cannot be used.",
      metrics.database_trouble.load());
  counter("database_troubles_total", "Times that the database could not be used.",
          metrics.database_troubles);
  add(text, "gauge", "held_bytes", "Answers not sent yet and requests on their way.",
      metrics.held_bytes.load());
  add(text, "gauge", "resident_bytes", "Memory in use.", resident_bytes());
  add(text, "gauge", "store_waiting", "Batches that wait to be written.", store.waiting);
  counter("tables_made_total", "Tables made.", metrics.tables_made);
  add(text, {"counter", "tables_deleted_total", "Tables deleted by age, by why.", "kind"},
      std::vector<std::pair<std::string_view, std::uint64_t>>{
          {"finished", metrics.finished_deleted}, {"unstarted", metrics.unstarted_deleted}});
  add(text, "gauge", "tables_damaged_kept", "Tables old enough to be deleted that do not replay.",
      metrics.damaged_kept.load());
  counter("requests_total", "HTTP requests.", metrics.requests);
  counter("messages_in_total", "Messages of clients.", metrics.messages_in);
  counter("messages_out_total", "Messages to clients.", metrics.messages_out);
  counter("events_total", "Events made durable by this server.", metrics.events);
  counter("plays_total", "Plays among them.", metrics.plays);
  counter("bot_plays_total", "Plays made by bots.", metrics.bot_plays);
  counter("games_over_total", "Games that ended.", metrics.games_over);
  add(text, {"counter", "refused_total", "Commands refused, by why.", "code"},
      metrics.refused_commands);
  add(text, {"counter", "http_refused_total", "Requests refused, by why.", "code"},
      metrics.refused_requests);
  counter("failed_turns_total", "Turns and connections that failed and were given up.",
          metrics.failed_turns);
  add_limits(text, metrics);
  counter("store_transactions_total", "Transactions.", store.transactions);
  counter("store_rows_total", "Rows written.", store.rows);
  counter("store_conflicts_total", "Batches that another server was faster than.", store.conflicts);
  add(text, "gauge", "store_reads_waiting", "Questions that wait to be answered.",
      store.reads_waiting);
  counter("store_reads_total", "Questions to the database.", store.reads);
  counter("store_failed_reads_total", "Questions that failed and were asked again.",
          store.failed_reads);
  counter("store_failures_total", "Transactions that failed and were tried again.", store.failures);
  std::vector<std::pair<std::string_view, std::uint64_t>> errors;
  for (std::size_t i = 0; i < store::error_kinds.size(); ++i) {
    errors.emplace_back(store::error_kinds[i], store.errors[i]);
  }
  add(text, {"counter", "database_errors_total", "Errors of the database, by their kind.", "kind"},
      errors);
  add(text, "command_seconds", "From a command to its answer, when its events are durable.",
      metrics.command_times);
  add(text, "loop_turn_seconds", "Processor time of each turn of the loop's thread.",
      metrics.turns);
  add(text, "gauge", "loop_longest_turn_seconds", "The longest of them since the start.",
      seconds(metrics.turns.longest()));
  add(text, "loop_delay_seconds", "How late the loop was for what it meant to do.",
      metrics.loop_delays);
  return text;
}

}  // namespace parlor::server
