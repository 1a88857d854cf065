#include "cli/sim_report.h"

#include <fmt/format.h>

#include "cli/json_text.h"
#include "cli/text.h"
#include "core/playout.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

double share(std::uint64_t part, std::uint64_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

double rate(const SimReport& report) {
  return report.seconds > 0 ? static_cast<double>(report.tally.games) / report.seconds : 0;
}

std::string counted(std::string_view title, std::uint64_t number, const std::string& remark) {
  return fmt::format("  {:<20} {:>14}   {}\n", title, grouped(number), remark);
}

std::string percent(std::uint64_t part, std::uint64_t whole) {
  return fmt::format("{:.2f} %", 100 * share(part, whole));
}

std::string wins_text(const GameFace& game, const Tally& tally) {
  std::string text = "\nWins\n";
  for (const Seat seat : game.seats(game.start())) {
    const std::uint64_t wins = tally.wins[static_cast<std::size_t>(seat.index())];
    text += counted(game.seat_name(seat), wins, percent(wins, tally.games));
  }
  if (tally.draws > 0) text += counted("draws", tally.draws, percent(tally.draws, tally.games));
  if (tally.unfinished > 0) {
    text +=
        counted("unfinished", tally.unfinished, cat("left after ", grouped(most_plays), " plays"));
  }
  return text;
}

std::string counters_text(const GameFace& game, const Tally& tally) {
  const auto names = game.counter_names();
  if (names.empty()) return {};
  std::string text = "\nAlong the way\n";
  for (std::size_t i = 0; i < names.size(); ++i) {
    text += counted(names[i], tally.counters[i],
                    fmt::format("{:.2f} a game", share(tally.counters[i], tally.games)));
  }
  return text;
}

/// How to see one game of the run again.
std::string replay_of(const GameFace& game, const SimOptions& options, std::uint64_t number) {
  std::string command = cat("parlor sim ", game.info().id);
  if (!options.game.rules.empty()) command += cat(" --rules ", options.game.rules);
  if (options.game.players != 0) command += cat(" --players ", options.game.players);
  if (options.game.pairs) command += " --pairs";
  return command + cat(" --seed ", options.run.seed, " --first ", number, " --games 1 --positions");
}

std::string longest_text(const GameFace& game, const SimOptions& options, const Tally& tally) {
  std::string text = "\nLongest games\n";
  for (const LongGame& longest : tally.longest) {
    if (longest.plays == 0) continue;
    text += counted(cat("game ", longest.number), longest.plays, "plays");
  }
  return text + cat("  Again: ", replay_of(game, options, tally.longest.front().number), '\n');
}

}  // namespace

std::string sim_text(const GameFace& game, const SimOptions& options, const SimReport& report) {
  const Tally& tally = report.tally;
  std::string text = cat(title_of(game), ": ", counted(tally.games, "random game"), ", seed ",
                         options.run.seed, '\n');
  if (tally.games < options.run.games) {
    text += cat("Stopped early: ", counted(options.run.games, "game"), " asked for.\n");
  }
  if (tally.games == 0) return text;
  text += '\n';
  text +=
      titled_row("average length", fmt::format("{:.2f} plays", share(tally.plays, tally.games)));
  text += wins_text(game, tally);
  text += counters_text(game, tally);
  text += longest_text(game, options, tally);
  return text + fmt::format("\n{:.2f} s, {} games a second on {} thread{}\n", report.seconds,
                            grouped(static_cast<std::uint64_t>(rate(report))), report.threads,
                            report.threads == 1 ? "" : "s");
}

std::string sim_json(const AgreedGame& agreed, const SimOptions& options, const SimReport& report) {
  const GameFace& game = *agreed.game;
  const Tally& tally = report.tally;
  json::object wins;
  for (const Seat seat : game.seats(game.start())) {
    wins[game.seat_name(seat)] = tally.wins[static_cast<std::size_t>(seat.index())];
  }
  json::object counters;
  const auto names = game.counter_names();
  for (std::size_t i = 0; i < names.size(); ++i) counters[names[i]] = tally.counters[i];
  json::array longest;
  for (const LongGame& each : tally.longest) {
    if (each.plays > 0) {
      longest.push_back(json::object{{"game", each.number}, {"plays", each.plays}});
    }
  }
  return json_line(json::object{{"game", json_string(game.info().id)},
                                {"rules", json_string(rules_id(agreed.setup))},
                                {"players", game.seats(game.start()).size()},
                                {"seed", options.run.seed},
                                {"first", options.first},
                                {"games", tally.games},
                                {"plays", tally.plays},
                                {"average_length", share(tally.plays, tally.games)},
                                {"wins", std::move(wins)},
                                {"draws", tally.draws},
                                {"unfinished", tally.unfinished},
                                {"counters", std::move(counters)},
                                {"longest", std::move(longest)},
                                {"threads", report.threads},
                                {"seconds", report.seconds},
                                {"games_per_second", rate(report)}});
}

}  // namespace parlor::cli
