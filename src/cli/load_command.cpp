#include <algorithm>
#include <charconv>
#include <ostream>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/json_text.h"
#include "core/words.h"
#include "server/load.h"

namespace parlor::cli {
namespace {

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> items;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t comma = std::min(list.find(',', at), list.size());
    items.push_back(list.substr(at, comma - at));
    at = comma + 1;
  }
  return items;
}

/// Whether it looks like 127.0.0.1:8080.
bool names_a_port(const std::string& server) {
  const std::size_t colon = server.rfind(':');
  if (colon == std::string::npos || colon == 0) return false;
  int port = 0;
  const char* end = server.data() + server.size();
  const auto read = std::from_chars(server.data() + colon + 1, end, port);
  return read.ec == std::errc() && read.ptr == end && port > 0 && port < 65536;
}

json::object report_json(const server::LoadReport& report) {
  json::array wrong;
  for (const std::string& line : report.wrong) wrong.push_back(json_string(line));
  return {{"connections", report.connections},
          {"tables", report.tables},
          {"games_over", report.games_over},
          {"plays", report.plays},
          {"plays_per_second", static_cast<double>(report.plays) / std::max(report.seconds, 0.001)},
          {"reconnects", report.reconnects},
          {"refused", report.refused},
          {"seconds", report.seconds},
          {"p50_ms", report.p50},
          {"p90_ms", report.p90},
          {"p99_ms", report.p99},
          {"worst_ms", report.worst},
          {"server_bytes", report.server_bytes},
          {"wrong", std::move(wrong)}};
}

std::string told(const server::LoadReport& report) {
  const double ends = static_cast<double>(report.connections + report.tables);
  std::string text = fmt::format(
      "{} connections at {} tables, {} games over, {:.0f} s\n"
      "{} plays, {:.0f} a second; acknowledged in {:.1f} ms (half), {:.1f} ms (90 %), "
      "{:.1f} ms (99 %), {:.1f} ms "
      "(all)\n{} reconnects, {} refused; server {:.0f} MiB, {:.1f} KiB for each connection and "
      "table\n",
      report.connections, report.tables, report.games_over, report.seconds, report.plays,
      static_cast<double>(report.plays) / std::max(report.seconds, 0.001), report.p50, report.p90,
      report.p99, report.worst, report.reconnects, report.refused,
      static_cast<double>(report.server_bytes) / 1048576,
      static_cast<double>(report.server_bytes) / 1024 / std::max(ends, 1.0));
  for (const std::string& line : report.wrong) text += "WRONG: " + line + '\n';
  return text;
}

}  // namespace

Exit load_command(const LoadOptions& options, Console& console) {
  server::LoadWishes wishes;
  wishes.servers = split(options.servers);
  for (const std::string& server : wishes.servers) {
    if (names_a_port(server)) continue;
    return complain(
        console, cat('"', server, "\" is no server: give HOST:PORT, with commas between several."));
  }
  wishes.games = split(options.games);
  wishes.tables = options.tables;
  wishes.players = options.players;
  wishes.spectators = options.spectators;
  wishes.pace = options.pace;
  wishes.seconds = options.seconds;
  wishes.seed = options.seed;
  bool begun = false;
  const auto report = server::run_load(wishes, [&](const server::LoadReport& now) {
    if (!begun) console.err << "Everybody is playing.\n" << std::flush;
    begun = true;
    if (!console.errors_terminal) return;
    console.err << fmt::format("\r  {} of {} games over, {} plays, {:.0f} s ", now.games_over,
                               now.tables, now.plays, now.seconds);
    console.err.flush();
  });
  if (console.errors_terminal) console.err << "\r\x1b[K";
  if (!report) return complain(console, report.error().message);
  console.out << (options.json ? json_line(report_json(*report)) : told(*report));
  return report->wrong.empty() ? Exit::ok : Exit::no;
}

}  // namespace parlor::cli
