#include <chrono>
#include <filesystem>

#include "cli/agreed_game.h"
#include "cli/clock_text.h"
#include "cli/commands.h"
#include "cli/kept_game.h"
#include "cli/play_ask.h"
#include "cli/play_loop.h"
#include "cli/play_messages.h"

namespace parlor::cli {
namespace {

constexpr int longest_delay = 60'000;

struct PlayOptions {
  GameOptions game;
  std::string seats;
  std::optional<std::uint64_t> seed;
  std::string load;
  bool go_on = false;
  std::string clock;
  bool no_colour = false;
  std::optional<int> delay;  // milliseconds a bot's play stays before the next
};

constexpr std::chrono::milliseconds usual_delay{450};

Result<LoadedGame> new_game(const PlayOptions& options, Games games) {
  if (options.game.game.empty()) {
    return Error{say::which_game()};
  }
  GameOptions wanted = options.game;
  std::vector<Player> players;
  if (!options.seats.empty()) {
    auto read = read_players(options.seats);
    if (!read) return read.error();
    players = *std::move(read);
    const int count = static_cast<int>(players.size());
    if (wanted.players != 0 && wanted.players != count) {
      return Error{say::seats_disagree(wanted.players, count)};
    }
    wanted.players = count;
  }
  auto agreed = agree(wanted, games);
  if (!agreed) return agreed.error();
  const int count = agreed->game->seats(agreed->game->start()).size();
  if (players.empty()) players = usual_players(count);
  if (auto problem = problem_with(players, agreed->game)) return *std::move(problem);
  NewGame game{*std::move(agreed), std::move(players), options.seed};
  if (!options.clock.empty()) {
    const auto clock = read_clock(options.clock);
    if (!clock) return clock.error();
    game.clock = *clock;
  }
  auto sitting = Sitting::begin(game, games);
  if (!sitting) return sitting.error();
  return LoadedGame{*std::move(sitting)};
}

Result<LoadedGame> saved_game(const PlayOptions& options, Games games) {
  auto loaded = load_record(options.load, games);
  if (!loaded) return loaded;
  const std::string& game = loaded->sitting.game().info().id;
  if (!options.game.game.empty() && options.game.game != game) {
    return Error{
        say::other_game(arg::Text(options.load), arg::Text(game), arg::Text(options.game.game))};
  }
  const bool more = !options.game.rules.empty() || options.game.players != 0 ||
                    options.game.pairs || !options.game.first.empty() || !options.seats.empty() ||
                    options.seed || !options.clock.empty();
  if (more) {
    return Error{say::brings_its_own()};
  }
  return loaded;
}

/// The game that `--load` or `--continue` names; none where a new one is to begin.
Result<std::optional<std::string>> file_to_load(const PlayOptions& options) {
  if (!options.go_on) {
    return options.load.empty() ? std::nullopt : std::optional(options.load);
  }
  if (!options.load.empty()) return Error{say::one_to_go_on_with()};
  const auto path = kept_game_path();
  std::error_code code;
  if (!path || !std::filesystem::exists(*path, code)) return Error{say::none_kept()};
  return path;
}

/// What is played where nothing was said: whoever sits at a terminal is asked.
bool ask_if_nothing_was_said(PlayOptions& options, const std::optional<std::string>& kept,
                             Games games, Console& console) {
  if (!options.game.game.empty() || !console.terminal) return true;
  std::optional<Wanted> last;
  if (kept) {
    if (const auto game = load_record(*kept, games)) last = wanted_at(game->sitting);
  }
  const auto wanted = ask_what_to_play(last, games, console);
  if (!wanted) return false;
  options.game.game = wanted->game;
  if (options.game.rules.empty()) options.game.rules = wanted->rules;
  if (options.seats.empty()) options.seats = wanted->seats;
  return true;
}

void play_options(OptionList& list, PlayOptions& options) {
  add_game(list, options.game);
  add_first(list, options.game);
  list.text("--seats", options.seats, "LIST", "Who sits where: human or bots, with commas");
  list.number("-s,--seed", options.seed, "N",
              "Seed of the dice, to play the same game again; a new one if not given", {0});
  list.text("--clock", options.clock, "TIME",
            "Time for each person: 5m for the game, 5m+3s with 3 seconds a play, 30s/turn");
  list.text("--load", options.load, "FILE", "A record: a game saved before, or one of the page");
  list.flag("--continue", options.go_on, "Go on with the game that was left last");
  list.number("--delay", options.delay, "MS", "Milliseconds a bot's play stays on the screen",
              {0, longest_delay});
  list.flag("--no-color,--no-colour", options.no_colour, "No colours (also: NO_COLOR=1)");
}

Exit run_play(const PlayOptions& given, Games games, Console& console) {
  PlayOptions options = given;
  if (options.no_colour) console.colour = false;
  auto file = file_to_load(options);
  if (!file) return complain(console, file.error().sentence());
  // What is typed by a script is no evening that somebody wants back.
  const auto kept = console.terminal ? kept_game_path() : std::nullopt;
  if (!*file && !ask_if_nothing_was_said(options, kept, games, console)) return Exit::ok;
  options.load = file->value_or("");
  auto game = *file ? saved_game(options, games) : new_game(options, games);
  if (!game) return complain(console, game.error().sentence());
  const auto aside = kept && !options.go_on ? put_aside(*kept, games) : std::nullopt;
  std::chrono::milliseconds delay = usual_delay;
  if (options.delay) delay = std::chrono::milliseconds(*options.delay);
  std::optional<SayHowToGoOn> on_interrupt;
  if (kept) on_interrupt.emplace();
  PlayLoop loop(*std::move(game), games, console, delay, kept.value_or(""));
  if (aside) loop.notice(say::put_aside(arg::Text(*aside)));
  return loop.run();
}

}  // namespace

Command play_command() {
  return make_command<PlayOptions>(
      {.name = "play",
       .summary = "Play in the terminal",
       .examples =
           "  parlor play parcheesi\n"
           "  parlor play parcheesi --rules russian --pairs --seats human,hard,human,hard\n"
           "  parlor play parcheesi --seats easy,medium,hard,expert  watch a game\n"
           "  parlor play chinese_checkers --first green            green starts\n"
           "  parlor play backgammon --set cube=true --set match=5  with options of the rules\n"
           "  parlor play chess --clock 5m+3s                       by the clock\n"
           "  parlor play --load evening.json                       go on with a saved one\n"
           "  parlor play --continue                                go on with the last one\n",
       .notes = "Inside the game, `help` tells what can be typed.\n"},
      play_options, run_play);
}

}  // namespace parlor::cli
