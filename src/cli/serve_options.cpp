#include "cli/serve_options.h"

#include "cli/db_option.h"
#include "cli/run_options.h"

namespace parlor::cli {
namespace {

constexpr int longest_bot_time = 60'000;
constexpr int longest_keeping = 100'000;
constexpr int highest_limit = 1'000'000'000;

void add_listening(OptionList& list, server::Settings& settings) {
  list.number("--port", settings.port, "PORT", "Where to listen; 0: any free port", {0, 65535})
      .variable("PARLOR_PORT")
      .shows_default();
  list.text("--address", settings.address, "IP", "Which address to listen on")
      .variable("PARLOR_ADDRESS")
      .shows_default();
  list.number("--metrics-port", settings.metrics_port, "PORT",
              "A port of its own for /metrics; 0: any free one", {0, 65535})
      .variable("PARLOR_METRICS_PORT");
  list.text("--metrics-address", settings.metrics_address, "IP", "Which address that port is on")
      .variable("PARLOR_METRICS_ADDRESS")
      .shows_default();
  add_db(list, settings.db);
  list.text("--web", settings.web, "DIR", "The folder of the built page")
      .variable("PARLOR_WEB")
      .shows_default();
  list.texts("--trusted-proxy", settings.trusted_proxies, "ADDRESS",
             "The address of a proxy whose X-Forwarded-For or Forwarded is believed")
      .variable("PARLOR_TRUSTED_PROXY");
  list.texts("--origin", settings.origins, "URL",
             "A name that the server is reached by, or another site that may connect: https://...")
      .variable("PARLOR_ORIGIN");
}

void add_bots(OptionList& list, server::Settings& settings) {
  list.number("--bot-threads", settings.bot_threads, "N", "Threads that bots think on",
              {1, most_threads})
      .variable("PARLOR_BOT_THREADS")
      .shows_default();
  list.number("--bot-pause", settings.bot_pause, "MS", "Milliseconds before a bot acts",
              {0, longest_bot_time})
      .variable("PARLOR_BOT_PAUSE")
      .shows_default();
  list.number("--bot-think", settings.bot_think, "MS", "Milliseconds a bot may think at most",
              {1, longest_bot_time})
      .variable("PARLOR_BOT_THINK")
      .shows_default();
}

void add_keeping(OptionList& list, server::Settings& settings) {
  list.number("--keep-finished", settings.keep_finished_days, "DAYS",
              "Delete tables so many days after their game was over; without it they are kept",
              {1, longest_keeping})
      .variable("PARLOR_KEEP_FINISHED")
      .group("Keeping");
  list.number("--keep-unstarted", settings.keep_unstarted_hours, "HOURS",
              "Delete tables at which no game began and nothing has happened for so many hours",
              {1, longest_keeping})
      .variable("PARLOR_KEEP_UNSTARTED")
      .group("Keeping");
}

void add_limits(OptionList& list, server::Settings& settings) {
  const auto limit = [&](const std::string& flag, int& value, const std::string& help,
                         const std::string& variable) {
    list.number(flag, value, "N", help, {1, highest_limit})
        .variable(variable)
        .shows_default()
        .group("Limits");
  };
  limit("--connections", settings.connections, "WebSockets in all", "PARLOR_CONNECTIONS");
  limit("--connections-per-address", settings.connections_per_address, "Connections of one address",
        "PARLOR_CONNECTIONS_PER_ADDRESS");
  limit("--guests-per-table", settings.guests_per_table, "Connections to one table",
        "PARLOR_GUESTS_PER_TABLE");
  limit("--memory", settings.memory_megabytes,
        "Megabytes held for answers that are not read yet, and requests on their way",
        "PARLOR_MEMORY");
  limit("--memory-per-address", settings.memory_megabytes_per_address,
        "Megabytes of them for one address", "PARLOR_MEMORY_PER_ADDRESS");
  limit("--tables-per-hour", settings.tables_per_hour, "Tables made by one address in an hour",
        "PARLOR_TABLES_PER_HOUR");
  limit("--requests-per-second", settings.requests_per_second, "Requests of one address",
        "PARLOR_REQUESTS_PER_SECOND");
  limit("--messages-per-second", settings.messages_per_second, "Messages of one WebSocket",
        "PARLOR_MESSAGES_PER_SECOND");
  limit("--message-bytes", settings.message_bytes, "Size of a message", "PARLOR_MESSAGE_BYTES");
  limit("--body-bytes", settings.body_bytes, "Size of a request", "PARLOR_BODY_BYTES");
  limit("--idle-seconds", settings.idle_seconds, "Silence before a connection is closed",
        "PARLOR_IDLE_SECONDS");
  limit("--away-seconds", settings.away_seconds, "Absence before a bot plays for somebody",
        "PARLOR_AWAY_SECONDS");
  limit("--forget-seconds", settings.forget_seconds,
        "Time before a table that nobody is at leaves the memory", "PARLOR_FORGET_SECONDS");
  limit("--peer-seconds", settings.peer_seconds,
        "Silence before another server on the same database is taken for gone",
        "PARLOR_PEER_SECONDS");
}

}  // namespace

void serve_options(OptionList& list, server::Settings& settings) {
  add_listening(list, settings);
  add_bots(list, settings);
  list.text("--log", settings.log, "LEVEL", "How much to tell: debug, info, warn, error or off")
      .one_of({"debug", "info", "warn", "error", "off"})
      .variable("PARLOR_LOG")
      .shows_default();
  add_keeping(list, settings);
  add_limits(list, settings);
}

}  // namespace parlor::cli
