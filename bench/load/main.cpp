#include <algorithm>
#include <exception>
#include <iostream>
#include <string>

#include <CLI/CLI.hpp>
#include <boost/json.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "load.h"

/// `parlor-load`: plays many games against a server at once, and measures it.
namespace parlor::load {
namespace {

namespace json = boost::json;

constexpr int none_wrong = 0;
constexpr int some_wrong = 1;
constexpr int bad_input = 2;

struct Arguments {
  LoadOptions options;
  bool json = false;
};

void define(CLI::App& app, Arguments& arguments) {
  LoadOptions& options = arguments.options;
  app.add_option("--servers", options.servers, "HOST:PORT, with commas")
      ->delimiter(',')
      ->capture_default_str();
  app.add_option("--games", options.games, "Games that the tables take in turn, with commas")
      ->delimiter(',')
      ->capture_default_str();
  const auto number = [&](const std::string& flag, int& value, const std::string& help) {
    app.add_option(flag, value, help)->check(CLI::Range(0, 10'000'000))->capture_default_str();
  };
  number("--tables", options.tables, "How many tables");
  number("--players", options.players, "Players at each; 0: as usual");
  number("--spectators", options.spectators, "Spectators at each");
  number("--pace", options.pace, "Milliseconds between two plays at a table");
  number("--seconds", options.seconds, "How long; 0: until all games are over");
  app.add_option("-s,--seed", options.seed, "Random seed for the plays")->capture_default_str();
  app.add_flag("--json", arguments.json, "Print data as JSON");
  app.footer(
      "\nExamples:\n"
      "  parlor-load --tables 200\n"
      "  parlor-load --tables 2000 --players 4 --spectators 1 --pace 2000 --seconds 60\n"
      "  parlor-load --servers 127.0.0.1:8080,127.0.0.1:8081 --tables 50\n"
      "\nWithout --seconds every game is played to its end; then each record has to hold every "
      "play\n"
      "that was acknowledged, replay, and have honest dice: else the exit code is 1. The server\n"
      "needs limits to match: --connections-per-address, --tables-per-hour, "
      "--requests-per-second.\n");
}

json::object report_json(const LoadReport& report) {
  json::array wrong;
  for (const std::string& line : report.wrong) wrong.emplace_back(line);
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

std::string text_of(const LoadReport& report) {
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

int run(const Arguments& arguments) {
  const bool terminal = isatty(STDERR_FILENO) != 0;
  bool begun = false;
  const auto report = run_load(arguments.options, [&](const LoadReport& now) {
    if (!begun) std::cerr << "Everybody is playing.\n" << std::flush;
    begun = true;
    if (!terminal) return;
    std::cerr << fmt::format("\r  {} of {} games over, {} plays, {:.0f} s ", now.games_over,
                             now.tables, now.plays, now.seconds)
              << std::flush;
  });
  if (terminal) std::cerr << "\r\x1b[K";
  if (!report) {
    std::cerr << report.error().sentence() << '\n';
    return bad_input;
  }
  std::cout << (arguments.json ? json::serialize(report_json(*report)) + '\n' : text_of(*report));
  return report->wrong.empty() ? none_wrong : some_wrong;
}

}  // namespace
}  // namespace parlor::load

int main(int count, char** words) {
  CLI::App app("Plays many games against a Parlor server at once, and measures it", "parlor-load");
  parlor::load::Arguments arguments;
  parlor::load::define(app, arguments);
  try {
    app.parse(count, words);
    return parlor::load::run(arguments);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : parlor::load::bad_input;
  } catch (const std::exception& error) {
    std::cerr << "parlor-load: " << error.what() << '\n';
    return parlor::load::bad_input;
  }
}
