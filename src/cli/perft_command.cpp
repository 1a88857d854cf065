#include <chrono>
#include <ostream>

#include <fmt/format.h>

#include "cli/agreed_game.h"
#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/text.h"

namespace parlor::cli {
namespace {

constexpr int deepest_perft = 30;

struct PerftOptions {
  GameOptions game;
  int depth = 1;
  std::string position;  // empty: the opening
  bool divide = false;
  bool json = false;
};

struct Count {
  std::uint64_t total = 0;
  std::vector<PerftLine> lines;  // only where it was divided
  double seconds = 0;

  [[nodiscard]] double rate() const {
    return seconds > 0 ? static_cast<double>(total) / seconds : 0;
  }
};

Count count(const GameFace& game, const AnyState& state, const PerftOptions& options) {
  Count counted;
  const auto begin = std::chrono::steady_clock::now();
  if (options.divide) {
    counted.lines = game.perft_divided(state, options.depth);
    for (const PerftLine& line : counted.lines) counted.total += line.count;
  } else {
    counted.total = game.perft(state, options.depth);
  }
  counted.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return counted;
}

std::string as_json(const AgreedGame& agreed, const AnyState& state, const Count& counted,
                    const PerftOptions& options) {
  const GameFace& game = *agreed.game;
  json::object object{{"game", game.info().id},
                      {"rules", json_string(rules_id(agreed.setup))},
                      {"position", json_string(game.position(state))},
                      {"depth", options.depth},
                      {"total", counted.total},
                      {"seconds", counted.seconds},
                      {"per_second", counted.rate()}};
  if (options.divide) {
    json::array lines;
    for (const PerftLine& line : counted.lines) {
      lines.push_back(json::object{{"play", json_string(line.play)}, {"count", line.count}});
    }
    object["divide"] = std::move(lines);
  }
  return json_line(object);
}

std::string as_text(const Count& counted) {
  std::string text;
  std::size_t widest = 5;
  for (const PerftLine& line : counted.lines) widest = std::max(widest, line.play.size());
  for (const PerftLine& line : counted.lines) {
    text += fmt::format("{:<{}}  {:>15}\n", line.play, widest, grouped(line.count));
  }
  const auto rate = static_cast<std::uint64_t>(counted.rate());
  return text + fmt::format("{:<{}}  {:>15}\n{:.2f} s, {} results a second\n", "total", widest,
                            grouped(counted.total), counted.seconds, grouped(rate));
}

void perft_options(OptionList& list, PerftOptions& options) {
  add_game(list, options.game).required();
  add_first(list, options.game);
  list.text("position", options.position, "POSITION", "Where to begin; the opening if not given");
  list.number("-d,--depth", options.depth, "N", "How many plays deep", {1, deepest_perft})
      .shows_default();
  list.flag("--divide", options.divide, "Count for each first roll or play by itself");
  add_json(list, options.json);
}

Exit run_perft(const PerftOptions& options, Games games, Console& console) {
  const auto agreed = agree(options.game, games);
  if (!agreed) return complain(console, agreed.error().message);
  const GameFace& game = *agreed->game;
  AnyState state = game.opening();
  if (!options.position.empty()) {
    auto given = game.read_position(trimmed(options.position));
    if (!given) return complain(console, given.error().message);
    state = *given;
  }
  const Count counted = count(game, state, options);
  console.out << (options.json ? as_json(*agreed, state, counted, options) : as_text(counted));
  return Exit::ok;
}

}  // namespace

Command perft_command() {
  return make_command<PerftOptions>(
      {.name = "perft",
       .summary = "Count the distinct results some plays deep",
       .examples = "  parlor perft chess --depth 5\n"
                   "  parlor perft parcheesi --rules nest --depth 2 --divide\n"},
      perft_options, run_perft);
}

}  // namespace parlor::cli
