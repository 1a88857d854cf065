#include <chrono>

#include "cli/agreed_game.h"
#include "cli/commands.h"
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
  auto sitting = Sitting::begin({*std::move(agreed), std::move(players), options.seed}, games);
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
                    options.seed;
  if (more) {
    return Error{say::brings_its_own()};
  }
  return loaded;
}

void play_options(OptionList& list, PlayOptions& options) {
  add_game(list, options.game);
  add_first(list, options.game);
  list.text("--seats", options.seats, "LIST", "Who sits where: human or bots, with commas");
  list.number("-s,--seed", options.seed, "N",
              "Seed of the dice, to play the same game again; a new one if not given", {0});
  list.text("--load", options.load, "FILE", "A record: a game saved before, or one of the page");
  list.number("--delay", options.delay, "MS", "Milliseconds a bot's play stays on the screen",
              {0, longest_delay});
  list.flag("--no-color,--no-colour", options.no_colour, "No colours (also: NO_COLOR=1)");
}

Exit run_play(const PlayOptions& options, Games games, Console& console) {
  auto game = options.load.empty() ? new_game(options, games) : saved_game(options, games);
  if (!game) return complain(console, game.error().sentence());
  if (options.no_colour) console.colour = false;
  std::chrono::milliseconds delay = usual_delay;
  if (options.delay) delay = std::chrono::milliseconds(*options.delay);
  return PlayLoop(*std::move(game), games, console, delay).run();
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
           "  parlor play --load evening.json                       go on with a saved one\n",
       .notes = "Inside the game, `help` tells what can be typed.\n"},
      play_options, run_play);
}

}  // namespace parlor::cli
