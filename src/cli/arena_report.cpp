#include "cli/arena_report.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "cli/agreed_game.h"
#include "cli/json_text.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

bots::PlayTimes times_of(const std::string& name, const ArenaRun& run, const ArenaResult& result) {
  bots::PlayTimes times;
  for (std::size_t bot = 0; bot < run.names.size(); ++bot) {
    if (run.names[bot] == name) times.add(result.times[bot]);
  }
  return times;
}

std::string share_of_seats(const std::string& name, const std::vector<std::string>& names) {
  const auto seats = std::ranges::count(names, name);
  return fmt::format("{:.0f} %",
                     100 * static_cast<double>(seats) / static_cast<double>(names.size()));
}

/// What went wrong, each thing once, and how often.
std::string failures_text(const ArenaResult& result) {
  std::map<std::string, int> failures;
  int unfinished = 0;
  for (const bots::GameScore& score : result.scores) {
    if (!score.failure.empty()) ++failures[score.failure];
    unfinished += score.finished ? 0 : 1;
  }
  std::string text;
  for (const auto& [failure, times] : failures) {
    text += fmt::format("\n{} ({} game{} lost by it)\n", printable(failure), times,
                        times == 1 ? "" : "s");
  }
  if (unfinished > 0) {
    text += fmt::format("\n{} games were too long and count as draws.\n", unfinished);
  }
  return text;
}

std::string luck_text(const std::vector<bots::Standing>& standings, int width) {
  std::string text = "\nWith the luck of the dice taken out, as the net sees it:\n\n";
  for (const auto& standing : standings) {
    const bots::Share& share = standing.without_luck;
    text += fmt::format("  {}  {:>6}  {:>6.2f} %   {:>6.2f} % – {:>6.2f} %\n",
                        padded(standing.name, width), "", 100 * share.mean, 100 * share.low,
                        100 * share.high);
  }
  return text;
}

json::object share_json(const bots::Share& share) {
  return {{"win_share", share.mean}, {"low", share.low}, {"high", share.high}};
}

}  // namespace

std::string arena_text(const ArenaRun& run, const ArenaResult& result, double seconds) {
  std::string text = cat(title_of(*run.game), ": ", grouped(result.scores.size()), " games, seed ",
                         run.rules.seed, "\n");
  if (result.stopped) text += cat("Stopped early: ", counted(run.games, "game"), " asked for.\n");
  if (result.scores.empty()) return text;
  const auto standings = bots::standings(run.names, result.scores);
  int width = 4;
  for (const auto& standing : standings) width = std::max(width, columns_of(standing.name));
  text +=
      fmt::format("\n  {}  {:>6}  {:>8}   {:^19}  {:>6}  {:>11}  {:>12}\n", padded("bot", width),
                  "seats", "wins", "95 % interval", "Elo", "ms per play", "95 % within");
  for (const auto& standing : standings) {
    const bots::PlayTimes times = times_of(standing.name, run, result);
    text += fmt::format(
        "  {}  {:>6}  {:>6.2f} %   {:>6.2f} % – {:>6.2f} %  {:>+6.0f}  {:>11.3f}  {:>9.2f} ms\n",
        padded(standing.name, width), share_of_seats(standing.name, run.names),
        100 * standing.wins.mean, 100 * standing.wins.low, 100 * standing.wins.high, standing.elo,
        times.mean_ms(), times.within_ms(0.95));
  }
  if (run.luck) text += luck_text(standings, width);
  text += failures_text(result);
  return text + fmt::format("\n{:.1f} s on {} thread{}\n", seconds, run.threads,
                            run.threads == 1 ? "" : "s");
}

std::string arena_json(const ArenaRun& run, const ArenaResult& result) {
  json::array bots;
  for (const auto& standing : bots::standings(run.names, result.scores)) {
    json::object bot{{"name", json_string(standing.name)}};
    for (auto& [key, value] : share_json(standing.wins)) bot[key] = value;
    bot["elo"] = standing.elo;
    bot["ms_per_play"] = times_of(standing.name, run, result).mean_ms();
    if (run.luck) bot["without_luck"] = share_json(standing.without_luck);
    bots.push_back(std::move(bot));
  }
  return json_line(json::object{{"bots", std::move(bots)}, {"games", result.scores.size()}});
}

}  // namespace parlor::cli
