#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace parlor::server {

/// What a server can be told; every limit is answered with a reason when it is met.
struct Settings {
  std::string address = "0.0.0.0";
  std::uint16_t port = 8080;                  // 0: any free one
  std::optional<std::uint16_t> metrics_port;  // a port of their own for figures
  std::string metrics_address = "127.0.0.1";
  std::string db = "parlor.db";
  std::string web = "web/dist";
  std::vector<std::string> origins;          // what it is reached by, and sites that may connect
  std::vector<std::string> trusted_proxies;  // addresses whose word on who asks is taken
  int bot_threads = 1;
  int bot_pause = 350;    // milliseconds before a bot acts, so that people can follow
  int bot_think = 1000;   // milliseconds a bot may think at most
  int away_seconds = 45;  // until a bot plays for somebody who is gone
  int peer_seconds = 15;  // until a server on the same database that says nothing is taken for gone
  int idle_seconds = 60;  // of a connection that says nothing, not even pong
  int forget_seconds = 60;  // until a table that nobody is at is left to the log
  int message_bytes = 8192;
  int body_bytes = 2 * 1024 * 1024;
  int messages_per_second = 20;
  int requests_per_second = 60;
  int connections_per_address = 200;
  int connections = 20'000;
  int memory_megabytes = 256;  // held for all: what is not read yet by them, or by the server
  int memory_megabytes_per_address = 48;
  int guests_per_table = 500;
  std::optional<int> keep_finished_days;  // for ever where nothing is said
  std::optional<int> keep_unstarted_hours;
  int tables_per_hour = 120;  // made by one address
  std::string log = "info";
};

}  // namespace parlor::server
