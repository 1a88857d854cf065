#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/result.h"

namespace parlor::load {

/// A run of real games over real WebSockets, played by the program against a server.
struct LoadOptions {
  std::vector<std::string> servers{"127.0.0.1:8080"};  // HOST:PORT; players are spread over them
  std::vector<std::string> games{"parcheesi"};         // tables take them in turn
  int tables = 100;
  int players = 0;     // 0: as the game has usually
  int spectators = 0;  // at each table
  int pace = 0;        // milliseconds between two plays at a table
  int seconds = 0;     // 0: until every game is over
  std::uint64_t seed = 1;
};

struct LoadReport {
  std::uint64_t connections = 0;
  std::uint64_t tables = 0;
  std::uint64_t games_over = 0;
  std::uint64_t plays = 0;  // acknowledged
  std::uint64_t reconnects = 0;
  std::uint64_t refused = 0;
  double seconds = 0;
  double p50 = 0;  // milliseconds from a play to its acknowledgement
  double p90 = 0;
  double p99 = 0;
  double worst = 0;
  std::uint64_t server_bytes = 0;  // memory of the first server, as it tells
  /// What is wrong with the games' records afterwards: a play that was acknowledged and is not
  /// there once, a game that does not replay.
  std::vector<std::string> wrong;
};

Result<LoadReport> run_load(const LoadOptions& options,
                            const std::function<void(const LoadReport&)>& progress);

}  // namespace parlor::load
