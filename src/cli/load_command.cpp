#include <algorithm>
#include <ostream>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/named_bot.h"
#include "core/words.h"
#include "server/load.h"

namespace parlor::cli {
namespace {

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
  const auto ends = static_cast<double>(report.connections + report.tables);
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
  wishes.servers = listed_names(options.servers);
  wishes.games = listed_names(options.games);
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
