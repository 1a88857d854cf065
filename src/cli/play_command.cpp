#include <chrono>
#include <random>

#include "cli/agreed_game.h"
#include "cli/commands.h"
#include "cli/play_loop.h"
#include "cli/saved_game.h"
#include "core/words.h"

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

/// Seeds above this would lose digits in programs that keep JSON numbers as doubles.
constexpr std::uint64_t seed_bits = 53;

std::uint64_t fresh_seed() {
  std::random_device device;
  const std::uint64_t high = device();
  return ((high << 32U) | device()) >> (64U - seed_bits);
}

Result<Sitting> new_sitting(const PlayOptions& options, Games games) {
  if (options.game.game.empty()) {
    return Error{"Which game? `parlor rules` lists them; for example: parlor play parcheesi"};
  }
  GameOptions wanted = options.game;
  std::vector<Player> players;
  if (!options.seats.empty()) {
    auto read = read_players(options.seats);
    if (!read) return read.error();
    players = *std::move(read);
    const int count = static_cast<int>(players.size());
    if (wanted.players != 0 && wanted.players != count) {
      return Error{cat("--players says ", wanted.players, ", but --seats names ", count, ".")};
    }
    wanted.players = count;
  }
  auto agreed = agree(wanted, games);
  if (!agreed) return agreed.error();
  const int count = agreed->game->seats(agreed->game->start()).size();
  if (players.empty()) players = usual_players(count);
  if (auto problem = problem_with(players, agreed->game)) return *std::move(problem);
  return Sitting(*std::move(agreed), std::move(players),
                 options.seed ? *options.seed : fresh_seed());
}

Result<Sitting> saved_sitting(const PlayOptions& options, Games games) {
  auto sitting = load_sitting(options.load, games);
  if (!sitting) return sitting;
  const std::string& game = sitting->game().info().id;
  if (!options.game.game.empty() && options.game.game != game) {
    return Error{cat(options.load, " is a game of ", game, ", not of ", options.game.game, ".")};
  }
  const bool more = !options.game.rules.empty() || options.game.players != 0 ||
                    options.game.pairs || !options.game.first.empty() || !options.seats.empty() ||
                    options.seed;
  if (more) {
    return Error{"A saved game brings its own rules, seats and seed: leave those options out."};
  }
  return sitting;
}

void play_options(OptionList& list, PlayOptions& options) {
  add_game(list, options.game);
  add_first(list, options.game);
  list.text("--seats", options.seats, "LIST", "Who sits where: human or bots, with commas");
  list.number("-s,--seed", options.seed, "N", "Random seed for the dice; a new one if not given",
              {0});
  list.text("--load", options.load, "FILE", "A game saved before");
  list.number("--delay", options.delay, "MS", "Milliseconds a bot's play stays on the screen",
              {0, longest_delay});
  list.flag("--no-color,--no-colour", options.no_colour, "No colours (also: NO_COLOR=1)");
}

Exit run_play(const PlayOptions& options, Games games, Console& console) {
  auto sitting = options.load.empty() ? new_sitting(options, games) : saved_sitting(options, games);
  if (!sitting) return complain(console, sitting.error().message);
  if (options.no_colour) console.colour = false;
  std::chrono::milliseconds delay = usual_delay;
  if (options.delay) delay = std::chrono::milliseconds(*options.delay);
  return PlayLoop(*std::move(sitting), games, console, delay).run();
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
