#include "cli/bench_report.h"

#include <fmt/format.h>

#include "cli/json_text.h"
#include "cli/text.h"
#include "core/words.h"

namespace parlor::cli {
namespace {

std::string signature_of(const BenchResult& result) {
  if (result.games.size() == 1) return bots::signature_text(result.games.front().signature);
  std::vector<std::uint64_t> numbers;
  for (const GameBench& game : result.games) numbers.push_back(game.signature);
  return bots::signature_text(bots::whole_signature(numbers));
}

}  // namespace

std::string bench_text(const BenchResult& result) {
  std::string text;
  for (const GameBench& game : result.games) {
    text += fmt::format("{:<62}{}\n", game.game, bots::signature_text(game.signature));
    for (const BenchLine& line : game.lines) {
      text += fmt::format("  {:<16}  {:>11} {:<9}  {:>12} a second\n", line.kind.name,
                          grouped(line.units), line.kind.unit,
                          grouped(static_cast<std::uint64_t>(line.rate())));
    }
    text += '\n';
  }
  return text + fmt::format("{:.1f} s on one thread\nsignature {}\n", result.seconds,
                            signature_of(result));
}

std::string bench_json(const BenchResult& result) {
  json::array games;
  for (const GameBench& game : result.games) {
    json::array lines;
    for (const BenchLine& line : game.lines) {
      lines.push_back(json::object{{"work", json_string(line.kind.name)},
                                   {"unit", json_string(line.kind.unit)},
                                   {"count", line.units},
                                   {"seconds", line.seconds},
                                   {"per_second", line.rate()}});
    }
    games.push_back(json::object{{"game", json_string(game.game)},
                                 {"signature", bots::signature_text(game.signature)},
                                 {"work", std::move(lines)}});
  }
  return json_line(json::object{{"games", std::move(games)},
                                {"seconds", result.seconds},
                                {"signature", signature_of(result)}});
}

}  // namespace parlor::cli
