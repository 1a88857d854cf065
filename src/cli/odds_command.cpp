#include <cmath>
#include <fstream>
#include <ostream>

#include <fmt/format.h>

#include "cli/agreed_game.h"
#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/messages.h"
#include "cli/rules_views.h"
#include "cli/style.h"
#include "cli/text.h"
#include "core/words.h"
#include "games/snakes_ladders/game.h"
#include "games/snakes_ladders/odds.h"
#include "sheets/house_rules.h"

namespace parlor::cli {
namespace {

struct OddsOptions {
  GameOptions game;
  std::string svg;  // where to draw the plot; empty: nowhere
  bool json = false;
};

using snakes_ladders::Odds;
using snakes_ladders::SnakesLadders;

/// What was agreed on, and the game by it.
struct Chances {
  Setup setup;
  SnakesLadders game;
};

/// The only game of pure chance: in every other one the odds depend on how well people play.
Result<Chances> chances_for(const OddsOptions& options, Games games) {
  const auto kind = sheets::game_called(options.game.game, games);
  if (!kind) return kind.error();
  const std::string& id = SnakesLadders::info().id;
  if (kind->info().id != id) {
    return Error{say::odds_only_for(arg::Text(id), arg::Text(kind->info().title))};
  }
  auto setup = setup_for(*kind, options.game.rules);
  if (!setup) return setup.error();
  Setup agreed = *std::move(setup);
  agreed.players = options.game.players;
  if (agreed.sheet.empty()) agreed.sheet = SnakesLadders::info().sheets.front().id;
  auto game = snakes_ladders::make_game(agreed);
  if (!game) return game.error();
  return Chances{std::move(agreed), *std::move(game)};
}

json::value number(double value) {
  if (!std::isfinite(value)) return nullptr;
  return value;
}

std::string as_json(const Setup& setup, const Odds& odds) {
  json::array wins;
  for (const double chance : odds.wins) wins.emplace_back(number(chance));
  json::array turns;
  for (const double chance : odds.turns) turns.emplace_back(number(chance));
  json::array squares;
  for (const int square : odds.one_die_squares) squares.emplace_back(square);
  return json_line(json::object{{"game", json_string(SnakesLadders::info().id)},
                                {"rules", json_string(rules_id(setup))},
                                {"players", odds.players},
                                {"expected_length", number(odds.mean)},
                                {"standard_deviation", number(odds.deviation)},
                                {"finish_chance", odds.finish_chance},
                                {"fewest", odds.fewest},
                                {"likeliest", odds.likeliest},
                                {"median", odds.median},
                                {"one_die_squares", std::move(squares)},
                                {"wins", std::move(wins)},
                                {"wins_exact", odds.wins_exact},
                                {"basis", json_string(odds.basis)},
                                {"turns", std::move(turns)}});
}

std::string lengths_text(const Odds& odds) {
  std::string text;
  if (std::isfinite(odds.mean)) {
    text += titled_row("expected length", fmt::format("{:.10f} turns", odds.mean));
    text += titled_row("standard deviation", fmt::format("{:.10f} turns", odds.deviation));
  } else {
    text += titled_row("expected length", "without end: a piece can get stuck");
    text += titled_row("gets to 100", fmt::format("{:.4f} %", 100 * odds.finish_chance));
  }
  text += titled_row("shortest way", fmt::format("{} turns", odds.fewest));
  text += titled_row("likeliest length", fmt::format("{} turns", odds.likeliest));
  if (!odds.one_die_squares.empty()) {
    std::vector<std::string> squares;
    for (const int square : odds.one_die_squares) squares.push_back(std::to_string(square));
    text += titled_row("one die is best on", enumerate(squares));
  }
  if (odds.median > 0)
    text += titled_row("half finish within", fmt::format("{} turns", odds.median));
  return text;
}

std::string wins_text(const Odds& odds) {
  static constexpr std::string_view order[] = {"who begins", "second", "third", "fourth"};
  std::string text = "\nWins\n";
  for (std::size_t i = 0; i < odds.wins.size() && i < std::size(order); ++i) {
    text += titled_row(order[i], fmt::format("{:.4f} %", 100 * odds.wins[i]));
  }
  return text;
}

void odds_options(OptionList& list, OddsOptions& options) {
  list.text("game", options.game.game, "GAME", "The game: snakes_ladders").required();
  list.text("-b,--board,-r,--rules", options.game.rules, "RULES",
            "A sheet's id, or the path of a rules file with ladders and snakes (TOML)");
  add_players(list, options.game);
  list.text("--svg", options.svg, "FILE", "Draw the lengths of games as a picture");
  add_json(list, options.json);
}

Exit run_odds(const OddsOptions& options, Games games, Console& console) {
  const auto chances = chances_for(options, games);
  if (!chances) return complain(console, chances.error().sentence());
  const int players =
      options.game.players == 0 ? SnakesLadders::info().usual_players : options.game.players;
  const Odds odds = snakes_ladders::odds(chances->game, players);
  if (!options.svg.empty()) {
    std::ofstream file(options.svg, std::ios::binary);
    file << snakes_ladders::svg(odds);
    file.close();
    if (!file) return complain(console, cat(options.svg, " cannot be written."));
  }
  if (options.json) {
    console.out << as_json(chances->setup, odds);
    return Exit::ok;
  }
  const Style style(console.colour);
  console.out << style.bold(cat(SnakesLadders::info().title, ": ", odds.rules_name)) << "\n\n"
              << lengths_text(odds) << wins_text(odds);
  print_paragraph(console, odds.basis, 2);
  if (!options.svg.empty()) console.out << "\nThe plot is in " << options.svg << ".\n";
  return Exit::ok;
}

}  // namespace

Command odds_command() {
  return make_command<OddsOptions>(
      {.name = "odds",
       .summary = "Work out the exact odds of a game of pure chance",
       .examples = "  parlor odds snakes_ladders\n"
                   "  parlor odds snakes_ladders --board chutes --players 3\n"
                   "  parlor odds snakes_ladders --board my-board.toml --svg lengths.svg\n"},
      odds_options, run_odds);
}

}  // namespace parlor::cli
