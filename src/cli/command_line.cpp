#include "cli/command_line.h"

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstdint>
#include <limits>
#include <regex>
#include <string_view>

#include <CLI/CLI.hpp>

#include "cli/version.h"
#include "core/words.h"

// The only unit that includes CLI11, which is slow to compile.
namespace parlor::cli {
namespace {

constexpr int deepest_perft = 30;
constexpr int most_threads = 256;
constexpr int longest_delay = 60'000;
constexpr const char* program_summary = "the family game box";
constexpr std::string_view examples_heading = "\nExamples:\n";

/// Everything the commands can be told; which part is asked for is known after parsing.
struct Wishes {
  RulesOptions rules;
  PlaysOptions plays;
  JudgeOptions judge;
  PerftOptions perft;
  SimOptions sim;
  BenchOptions bench;
  PlayOptions play;
  OddsOptions odds;
  EngineOptions engine;
  ArenaOptions arena;
  TrainOptions train;
  ServeOptions serve;
  BackupOptions backup;
  BackupOptions restore{.file = {}, .restore = true};
  VerifyOptions verify;
  ManualOptions manual;
  CompletionsOptions completions;
};

/// Checks a number in our own words; ranges are not spelled out in the help. What CLI11 puts before
/// it, the option's name and a colon, makes a sentence of it in `reason_of`.
template <class Number>
CLI::Validator number_in(Number lowest, Number highest, const std::string& allowed) {
  return {[=](const std::string& text) {
            Number number{};
            const char* end = text.data() + text.size();
            const auto read = std::from_chars(text.data(), end, number);
            const bool fits =
                read.ec == std::errc() && read.ptr == end && number >= lowest && number <= highest;
            return fits ? std::string() : cat("takes ", allowed, ", not ", text, '.');
          },
          ""};
}

template <std::integral Number>
CLI::Validator between(Number lowest, Number highest) {
  return number_in(lowest, highest, cat("a whole number from ", lowest, " to ", highest));
}

/// How many is told by the game, which knows better.
CLI::Validator from(std::uint64_t lowest) {
  return number_in(lowest, std::numeric_limits<std::uint64_t>::max(),
                   cat("a whole number from ", lowest, " on"));
}

CLI::Validator one_of(const std::vector<std::string>& words) {
  return {[words](const std::string& text) {
            const bool known = std::ranges::find(words, text) != words.end();
            return known ? std::string()
                         : cat("takes one of ", enumerate(words), ", not ", text, '.');
          },
          ""};
}

CLI::App& add_command(CLI::App& app, const std::string& name, const std::string& summary,
                      const std::string& examples) {
  CLI::App& command = *app.add_subcommand(name, summary);
  command.footer(cat(examples_heading, examples));
  return command;
}

void add_json(CLI::App& command, bool& json) {
  command.add_flag("--json", json, "Print data as JSON");
}

CLI::Option& add_game(CLI::App& command, GameOptions& game) {
  CLI::Option& which =
      *command.add_option("game", game.game, "The game: see `parlor rules`")->type_name("GAME");
  command.add_option("-r,--rules", game.rules, "A sheet's id, or the path of a rules file (TOML)")
      ->type_name("RULES");
  command.add_option("-p,--players", game.players, "How many play")->type_name("N")->check(from(1));
  command.add_flag("--pairs", game.pairs, "Partners across, where the sheet allows it");
  return which;
}

/// Not for every command with a game: a position says whose turn it is.
void add_first(CLI::App& command, GameOptions& game) {
  command
      .add_option("--first", game.first,
                  "The seat that starts, such as green, in games where the players choose it")
      ->type_name("SEAT");
}

void add_rules(CLI::App& app, RulesOptions& options) {
  CLI::App& command =
      add_command(app, "rules", "List the games and sheets, tell one, compare two, check a file",
                  "  parlor rules                     every game and sheet\n"
                  "  parlor rules royal               a sheet in plain words\n"
                  "  parlor rules royal russian       only what differs, side by side\n"
                  "  parlor rules checkers box        a sheet whose id several games use\n"
                  "  parlor rules --check my.toml     is my own sheet in order?\n");
  command.add_option("names", options.names, "A game, a sheet or a rules file; two to compare")
      ->type_name("NAMES");
  command.add_option("--check", options.check, "Validate a rules file and tell what it changes")
      ->type_name("FILE");
  add_json(command, options.json);
}

void add_plays(CLI::App& app, PlaysOptions& options) {
  CLI::App& command = add_command(
      app, "plays", "List every distinct result of the positions on standard input",
      "  echo \"y:S,S,5,12 r:S,39,h3,H y 5-3\" | parlor plays parcheesi --rules royal\n"
      "  parlor plays chess < positions.txt > plays.jsonl\n"
      "\nOne position with its roll a line in, one JSON object a line out. A line that cannot be\n"
      "read gives {\"error\": ..., \"line\": N}; the rest goes on, and the exit code is 2.\n"
      "Empty lines and lines that start with # are skipped.\n");
  add_game(command, options.game).required();
}

void add_judge(CLI::App& app, JudgeOptions& options) {
  CLI::App& command = add_command(
      app, "judge", "Ask the arbiter whether a play is legal, and why not",
      "  parlor judge parcheesi --rules royal \"y:S,S,5,12 r:S,39,h3,H y 5-3\" \"S>5 5>8\"\n"
      "\nThe exit code is 0 for a legal play, 1 for an illegal one, 2 if it cannot be read.\n");
  add_game(command, options.game).required();
  command.add_option("position", options.position, "The position, with its roll")
      ->type_name("POSITION")
      ->required();
  command.add_option("play", options.play, "The play, in the game's notation")
      ->type_name("PLAY")
      ->required();
  add_json(command, options.json);
}

void add_perft(CLI::App& app, PerftOptions& options) {
  CLI::App& command = add_command(app, "perft", "Count the distinct results some plays deep",
                                  "  parlor perft chess --depth 5\n"
                                  "  parlor perft parcheesi --rules nest --depth 2 --divide\n");
  add_game(command, options.game).required();
  add_first(command, options.game);
  command.add_option("position", options.position, "Where to begin; the opening if not given")
      ->type_name("POSITION");
  command.add_option("-d,--depth", options.depth, "How many plays deep")
      ->type_name("N")
      ->check(between(1, deepest_perft))
      ->capture_default_str();
  command.add_flag("--divide", options.divide, "Count for each first roll or play by itself");
  add_json(command, options.json);
}

void add_sim(CLI::App& app, SimOptions& options) {
  CLI::App& command =
      add_command(app, "sim", "Play many games at random and add them up",
                  "  parlor sim parcheesi --rules nest --players 4 --games 100000 --seed 1\n"
                  "  parlor sim parcheesi --seed 1 --first 4711 --games 1 --positions\n"
                  "\nThe numbers depend on the seed only, not on the threads.\n");
  add_game(command, options.game).required();
  command.add_option("-g,--games", options.games, "How many games")
      ->type_name("N")
      ->check(between(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}))
      ->capture_default_str();
  command.add_option("-s,--seed", options.seed, "Random seed for the dice")
      ->type_name("N")
      ->check(from(0))
      ->capture_default_str();
  command.add_option("--first", options.first, "Number of the first game")
      ->type_name("N")
      ->check(from(0))
      ->capture_default_str();
  command.add_option("-t,--threads", options.threads, "Threads; all cores if not given")
      ->type_name("N")
      ->check(between(1, most_threads));
  command.add_flag("--positions", options.positions, "Print every position met instead");
  add_json(command, options.json);
}

void add_bench(CLI::App& app, BenchOptions& options) {
  CLI::App& command = add_command(
      app, "bench", "Do a fixed piece of everything: how fast, and one number for it all",
      "  parlor bench                     all games, in some seconds\n"
      "  parlor bench chess               one game\n"
      "  parlor bench --json > before.json\n"
      "\nRandom games, counts, texts, bots, searches and nets. The signature changes "
      "when and only\nwhen one of them behaves differently; it is the same on every "
      "machine.\n");
  command.add_option("game", options.game, "The game; all if not given")->type_name("GAME");
  add_json(command, options.json);
}

void add_play(CLI::App& app, PlayOptions& options) {
  CLI::App& command =
      add_command(app, "play", "Play in the terminal",
                  "  parlor play parcheesi\n"
                  "  parlor play parcheesi --rules russian --pairs --seats human,hard,human,hard\n"
                  "  parlor play parcheesi --seats easy,medium,hard,expert  watch a game\n"
                  "  parlor play chinese_checkers --first green            green starts\n"
                  "  parlor play --load evening.json                       go on with a saved one\n"
                  "\nInside the game, `help` tells what can be typed.\n");
  add_game(command, options.game);
  add_first(command, options.game);
  command.add_option("--seats", options.seats, "Who sits where: human or bots, with commas")
      ->type_name("LIST");
  command.add_option("-s,--seed", options.seed, "Random seed for the dice; a new one if not given")
      ->type_name("N")
      ->check(from(0));
  command.add_option("--load", options.load, "A game saved before")->type_name("FILE");
  command.add_option("--delay", options.delay, "Milliseconds a bot's play stays on the screen")
      ->type_name("MS")
      ->check(between(0, longest_delay));
  command.add_flag("--no-color,--no-colour", options.no_colour, "No colours (also: NO_COLOR=1)");
}

void add_odds(CLI::App& app, OddsOptions& options) {
  CLI::App& command =
      add_command(app, "odds", "Work out the exact odds of a game of pure chance",
                  "  parlor odds snakes_ladders\n"
                  "  parlor odds snakes_ladders --board chutes --players 3\n"
                  "  parlor odds snakes_ladders --board my-board.toml --svg lengths.svg\n");
  command.add_option("game", options.game.game, "The game: snakes_ladders")
      ->type_name("GAME")
      ->required();
  command
      .add_option("-b,--board,-r,--rules", options.game.rules,
                  "A sheet's id, or the path of a rules file with ladders and snakes (TOML)")
      ->type_name("RULES");
  command.add_option("-p,--players", options.game.players, "How many play")
      ->type_name("N")
      ->check(from(1));
  command.add_option("--svg", options.svg, "Draw the lengths of games as a picture")
      ->type_name("FILE");
  add_json(command, options.json);
}

void add_engine(CLI::App& app, EngineOptions& options) {
  CLI::App& command =
      add_command(app, "engine", "Be an engine for other programs: chess, by the UCI protocol",
                  "  parlor engine chess              for a chess program to start as its engine\n"
                  "  printf 'position startpos\\ngo depth 8\\n' | parlor engine chess\n");
  command.add_option("game", options.game, "The game: chess")->type_name("GAME")->required();
}

void add_games_and_threads(CLI::App& command, std::uint64_t& games, std::uint64_t& seed,
                           unsigned& threads) {
  command.add_option("-g,--games", games, "How many games")
      ->type_name("N")
      ->check(between(std::uint64_t{1}, std::uint64_t{1'000'000'000}))
      ->capture_default_str();
  command.add_option("-s,--seed", seed, "Random seed for the dice")
      ->type_name("N")
      ->check(from(0))
      ->capture_default_str();
  command.add_option("-t,--threads", threads, "Threads; all cores if not given")
      ->type_name("N")
      ->check(between(1, most_threads));
}

void add_arena(CLI::App& app, ArenaOptions& options) {
  CLI::App& command = add_command(
      app, "arena", "Let bots play against each other and tell who is stronger",
      "  parlor arena parcheesi --bots expert,grace,grace,grace --games 4000 --seed 1\n"
      "  parlor arena backgammon --bots hard,medium --json\n"
      "  parlor arena parcheesi --bots hard@new.net,hard     a net of your own against ours\n"
      "  parlor arena --ladder parcheesi                     everybody against everybody\n"
      "  parlor arena backgammon --bots expert,hard --luck   with the luck of the dice taken out\n"
      "  parlor arena chess --ms 1000 --games 20 --bots \\\n"
      "      'expert,uci:stockfish?UCI_LimitStrength=true&UCI_Elo=2000'   a chess engine\n"
      "\nSeats rotate, and every rotation has the same dice. The numbers depend on the seed only,\n"
      "not on the threads. A bot's name may be followed by @ and a net file.\n");
  add_game(command, options.game).required();
  add_first(command, options.game);
  command.add_option("-b,--bots", options.bots, "One bot for each seat, with commas")
      ->type_name("LIST");
  add_games_and_threads(command, options.games, options.seed, options.threads);
  command.add_option("--nodes", options.nodes, "Most positions a search may look at in a play")
      ->type_name("N")
      ->check(from(1));
  command.add_option("--ms", options.ms, "Most milliseconds a play may take")
      ->type_name("MS")
      ->check(between(std::uint64_t{1}, std::uint64_t{3'600'000}));
  command
      .add_option("--opening", options.opening,
                  "Plays made at random before the bots begin, in games without dice (usually 4)")
      ->type_name("N")
      ->check(between(0, 60));
  command.add_flag("--ladder", options.ladder, "All bots of the game against each other");
  command.add_flag("--luck", options.luck,
                   "Also tell the shares with the luck of the dice taken out: surer after fewer "
                   "games");
  add_json(command, options.json);
}

void add_train(CLI::App& app, TrainOptions& options) {
  CLI::App& command = add_command(
      app, "train", "Train a net by letting it play against itself",
      "  parlor train parcheesi --out my.net --games 100000 --threads 2 --seed 1\n"
      "  parlor train parcheesi --out my.net --games 200000 --resume my.net --svg curve.svg\n"
      "  parlor arena parcheesi --bots hard@my.net,grace,grace,grace\n"
      "\nThe net depends on the seed only, not on the threads. --games counts from the first game\n"
      "of all, so --resume goes on where the net's training stopped. Without --rules all sheets\n"
      "and numbers of players are mixed.\n");
  add_game(command, options.game).required();
  command.add_option("-o,--out", options.out, "Where the net is written, at every check too")
      ->type_name("FILE")
      ->required();
  add_games_and_threads(command, options.games, options.seed, options.threads);
  command.add_option("--resume", options.resume, "Go on with this net")->type_name("FILE");
  command.add_option("--svg", options.svg, "Draw the strength over the games")->type_name("FILE");
  command.add_option("--rate", options.first_rate, "How fast it learns in the beginning")
      ->type_name("X")
      ->check(number_in(1e-6, 1.0, "a number from 0.000001 to 1"))
      ->capture_default_str();
  command.add_option("--last-rate", options.last_rate, "and at the end")
      ->type_name("X")
      ->check(number_in(1e-6, 1.0, "a number from 0.000001 to 1"))
      ->capture_default_str();
  command.add_option("--lambda", options.lambda, "How far ahead it learns from, 0 to 1")
      ->type_name("X")
      ->check(number_in(0.0, 1.0, "a number from 0 to 1"))
      ->capture_default_str();
  command.add_flag("--no-sparring", options.no_sparring,
                   "Play against itself only, never against a simple player");
  command.add_option("--check-every", options.check_every, "Games between two strength checks")
      ->type_name("N")
      ->check(between(std::uint64_t{100}, std::uint64_t{1'000'000'000}))
      ->capture_default_str();
}

void add_limits(CLI::App& command, server::Settings& settings) {
  const auto limit = [&](const std::string& flag, int& value, const std::string& help,
                         const std::string& variable) {
    command.add_option(flag, value, help)
        ->type_name("N")
        ->check(between(1, 1'000'000'000))
        ->envname(variable)
        ->capture_default_str()
        ->group("Limits");
  };
  limit("--connections", settings.connections, "WebSockets in all", "PARLOR_CONNECTIONS");
  limit("--connections-per-address", settings.connections_per_address, "Connections of one address",
        "PARLOR_CONNECTIONS_PER_ADDRESS");
  limit("--guests-per-table", settings.guests_per_table, "Connections to one table",
        "PARLOR_GUESTS_PER_TABLE");
  limit("--memory", settings.memory_megabytes,
        "Megabytes held for answers that are not read yet, and requests on their way",
        "PARLOR_MEMORY");
  limit("--memory-per-address", settings.memory_megabytes_per_address,
        "Megabytes of them for one address", "PARLOR_MEMORY_PER_ADDRESS");
  limit("--tables-per-hour", settings.tables_per_hour, "Tables made by one address in an hour",
        "PARLOR_TABLES_PER_HOUR");
  limit("--requests-per-second", settings.requests_per_second, "Requests of one address",
        "PARLOR_REQUESTS_PER_SECOND");
  limit("--messages-per-second", settings.messages_per_second, "Messages of one WebSocket",
        "PARLOR_MESSAGES_PER_SECOND");
  limit("--message-bytes", settings.message_bytes, "Size of a message", "PARLOR_MESSAGE_BYTES");
  limit("--body-bytes", settings.body_bytes, "Size of a request", "PARLOR_BODY_BYTES");
  limit("--idle-seconds", settings.idle_seconds, "Silence before a connection is closed",
        "PARLOR_IDLE_SECONDS");
  limit("--away-seconds", settings.away_seconds, "Absence before a bot plays for somebody",
        "PARLOR_AWAY_SECONDS");
  limit("--forget-seconds", settings.forget_seconds,
        "Time before a table that nobody is at leaves the memory", "PARLOR_FORGET_SECONDS");
  limit("--peer-seconds", settings.peer_seconds,
        "Silence before another server on the same database is taken for gone",
        "PARLOR_PEER_SECONDS");
}

void add_serve(CLI::App& app, ServeOptions& options) {
  CLI::App& command = add_command(
      app, "serve", "Open tables for people and bots, in a browser",
      "  parlor serve\n"
      "  parlor serve --port 80 --db /var/lib/parlor/games.db\n"
      "  parlor serve --db postgresql://parlor@localhost/parlor     several servers may share it\n"
      "\nEvery option can be set by a variable as well: PARLOR_CONNECTIONS=50000.\n");
  server::Settings& settings = options.settings;
  command.add_option("--port", settings.port, "Where to listen; 0: any free port")
      ->type_name("PORT")
      ->check(between(0, 65535))
      ->envname("PARLOR_PORT")
      ->capture_default_str();
  command.add_option("--address", settings.address, "Which address to listen on")
      ->type_name("IP")
      ->envname("PARLOR_ADDRESS")
      ->capture_default_str();
  command
      .add_option("--metrics-port", settings.metrics_port,
                  "A port of its own for /metrics; 0: any free one")
      ->type_name("PORT")
      ->check(between(0, 65535))
      ->envname("PARLOR_METRICS_PORT");
  command
      .add_option("--metrics-address", settings.metrics_address, "Which address that port is on")
      ->type_name("IP")
      ->envname("PARLOR_METRICS_ADDRESS")
      ->capture_default_str();
  command.add_option("--db", settings.db, "A file (SQLite), or postgresql://...")
      ->type_name("DB")
      ->envname("PARLOR_DB")
      ->capture_default_str();
  command.add_option("--web", settings.web, "The folder of the built page")
      ->type_name("DIR")
      ->envname("PARLOR_WEB")
      ->capture_default_str();
  command
      .add_option("--trusted-proxy", settings.trusted_proxies,
                  "The address of a proxy whose X-Forwarded-For or Forwarded is believed")
      ->type_name("ADDRESS")
      ->envname("PARLOR_TRUSTED_PROXY");
  command
      .add_option(
          "--origin", settings.origins,
          "A name that the server is reached by, or another site that may connect: https://...")
      ->type_name("URL")
      ->envname("PARLOR_ORIGIN");
  command.add_option("--bot-threads", settings.bot_threads, "Threads that bots think on")
      ->type_name("N")
      ->check(between(1, most_threads))
      ->envname("PARLOR_BOT_THREADS")
      ->capture_default_str();
  command.add_option("--bot-pause", settings.bot_pause, "Milliseconds before a bot acts")
      ->type_name("MS")
      ->check(between(0, longest_delay))
      ->envname("PARLOR_BOT_PAUSE")
      ->capture_default_str();
  command.add_option("--bot-think", settings.bot_think, "Milliseconds a bot may think at most")
      ->type_name("MS")
      ->check(between(1, longest_delay))
      ->envname("PARLOR_BOT_THINK")
      ->capture_default_str();
  command.add_option("--log", settings.log, "How much to tell: debug, info, warn, error or off")
      ->type_name("LEVEL")
      ->check(one_of(log_levels))
      ->envname("PARLOR_LOG")
      ->capture_default_str();
  add_limits(command, settings);
}

void add_db(CLI::App& command, BackupOptions& options) {
  command.add_option("file", options.file, "The file")->type_name("FILE")->required();
  command.add_option("--db", options.db, "The server's database: a file, or postgresql://...")
      ->type_name("DB")
      ->envname("PARLOR_DB")
      ->capture_default_str();
}

void add_keeping(CLI::App& app, Wishes& wishes) {
  add_db(add_command(app, "backup", "Save all tables of a server, also while it runs",
                     "  parlor backup tuesday.jsonl\n"),
         wishes.backup);
  CLI::App& restore =
      add_command(app, "restore", "Put back what is missing from a backup",
                  "  parlor restore tuesday.jsonl\n"
                  "  parlor restore tuesday.jsonl --db postgresql://parlor@localhost/parlor\n");
  add_db(restore, wishes.restore);
  restore.add_flag("--replace", wishes.restore.replace,
                   "Take the backup's history where a table has another since");
  CLI::App& verify = add_command(app, "verify", "Check that the dice of a game were honest",
                                 "  parlor verify record.json\n"
                                 "\nThe exit code is 0 for honest dice, 1 if anything was changed, "
                                 "2 if it cannot be read.\n");
  verify.add_option("record", wishes.verify.record, "The record, as the page gives it")
      ->type_name("RECORD")
      ->required();
  add_json(verify, wishes.verify.json);
}

void add_installing(CLI::App& app, Wishes& wishes) {
  CLI::App& manual = add_command(app, "manual", "Write the manual pages, one for each command",
                                 "  parlor manual ~/.local/share/man/man1\n");
  manual.add_option("folder", wishes.manual.folder, "Where they are written")
      ->type_name("DIR")
      ->required();
  CLI::App& completions =
      add_command(app, "completions", "Print what makes a shell complete commands and options",
                  "  source <(parlor completions bash)\n"
                  "  parlor completions fish > ~/.config/fish/completions/parlor.fish\n");
  completions.add_option("shell", wishes.completions.shell, "The shell: bash, zsh or fish")
      ->type_name("SHELL")
      ->check(one_of(shells))
      ->required();
}

void define(CLI::App& app, Wishes& wishes) {
  app.set_version_flag("--version", version_text(), "Print the version");
  app.get_formatter()->column_width(28);
  app.require_subcommand(0, 1);
  add_play(app, wishes.play);
  add_rules(app, wishes.rules);
  add_judge(app, wishes.judge);
  add_plays(app, wishes.plays);
  add_perft(app, wishes.perft);
  add_sim(app, wishes.sim);
  add_bench(app, wishes.bench);
  add_odds(app, wishes.odds);
  add_engine(app, wishes.engine);
  add_arena(app, wishes.arena);
  add_train(app, wishes.train);
  add_serve(app, wishes.serve);
  add_keeping(app, wishes);
  add_installing(app, wishes);
  app.footer("\nFor details: parlor COMMAND --help\n");
}

Request chosen(const CLI::App& app, const Wishes& wishes) {
  if (app.got_subcommand("rules")) return wishes.rules;
  if (app.got_subcommand("plays")) return wishes.plays;
  if (app.got_subcommand("judge")) return wishes.judge;
  if (app.got_subcommand("perft")) return wishes.perft;
  if (app.got_subcommand("sim")) return wishes.sim;
  if (app.got_subcommand("bench")) return wishes.bench;
  if (app.got_subcommand("play")) return wishes.play;
  if (app.got_subcommand("odds")) return wishes.odds;
  if (app.got_subcommand("engine")) return wishes.engine;
  if (app.got_subcommand("arena")) return wishes.arena;
  if (app.got_subcommand("train")) return wishes.train;
  if (app.got_subcommand("serve")) return wishes.serve;
  if (app.got_subcommand("backup")) return wishes.backup;
  if (app.got_subcommand("restore")) return wishes.restore;
  if (app.got_subcommand("verify")) return wishes.verify;
  if (app.got_subcommand("manual")) return wishes.manual;
  if (app.got_subcommand("completions")) return wishes.completions;
  return OverviewOptions{};
}

std::vector<std::string> command_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    names.push_back(command->get_name());
  }
  return names;
}

/// CLI11 would call a mistyped command an unexpected argument.
std::optional<std::string> unknown_command(const CLI::App& app,
                                           const std::vector<std::string>& arguments) {
  if (arguments.empty() || arguments.front().starts_with('-')) return std::nullopt;
  const std::vector<std::string> names = command_names(app);
  const std::string& typed = arguments.front();
  if (std::ranges::find(names, typed) != names.end()) return std::nullopt;
  const auto meant = nearest(typed, names);
  if (meant) return cat("There is no command ", typed, "; did you mean ", *meant, "?");
  return cat("There is no command ", typed, "; the commands are ", enumerate(names), ".");
}

/// The first argument that nothing takes, with the option it was most likely meant to be.
std::string unexpected(const CLI::App& app, const CLI::App& command) {
  std::vector<std::string> known;
  for (const CLI::Option* option : command.get_options()) {
    for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  }
  const std::vector<std::string> remaining = app.remaining(true);
  const auto odd = std::ranges::find_if(
      remaining, [](const std::string& argument) { return argument.starts_with('-'); });
  const std::string typed = odd == remaining.end() ? remaining.front() : *odd;
  const auto meant = typed.starts_with('-') ? nearest(typed, known) : std::nullopt;
  return cat("\"", typed, "\" is not expected here",
             meant ? cat("; did you mean ", *meant, "?") : ".");
}

/// What CLI11 found wrong, as a sentence.
std::string reason_of(const CLI::ParseError& error) {
  std::string reason = error.what();
  const std::size_t colon = reason.find(": takes ");
  if (colon != std::string::npos) return reason.substr(0, colon) + reason.substr(colon + 1);
  static const std::regex missing("(.*): 1 required (.*) missing");
  static const std::regex left_out("([^-].*) is required");
  static const std::regex option_left_out("(-.*) is required");
  std::smatch parts;
  if (std::regex_match(reason, parts, missing)) {
    return cat(parts.str(1), " needs ", parts.str(2), " after it.");
  }
  if (std::regex_match(reason, parts, left_out)) return cat("The ", parts.str(1), " is missing.");
  if (std::regex_match(reason, parts, option_left_out)) return cat(parts.str(1), " is missing.");
  return reason;
}

CommandLine refused(const CLI::App& app, const CLI::ParseError& error) {
  const auto used = app.get_subcommands();
  const std::string help =
      used.empty() ? std::string("parlor") : cat("parlor ", used.front()->get_name());
  const bool extra = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  const std::string reason =
      extra ? unexpected(app, used.empty() ? app : *used.front()) : reason_of(error);
  return {std::nullopt, cat(reason, " (For details: ", help, " --help)"), Exit::bad_input};
}

OptionDescription described(const CLI::Option& option) {
  OptionDescription description{.value = option.get_type_name(),
                                .help = option.get_description(),
                                .standard = option.get_default_str(),
                                .variable = option.get_envname(),
                                .group = option.get_group(),
                                .required = option.get_required(),
                                .repeated = option.get_items_expected_max() > 1};
  for (const std::string& name : option.get_snames()) description.flags.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) description.flags.push_back("--" + name);
  if (option.get_type_size_max() == 0) description.value.clear();
  return description;
}

std::vector<OptionDescription> described_options(const CLI::App& app) {
  std::vector<OptionDescription> options;
  for (const CLI::Option* option : app.get_options()) options.push_back(described(*option));
  return options;
}

/// The footer, as `add_command` made it, without its heading: examples, an empty line, notes.
CommandDescription described(const CLI::App& command) {
  const std::string footer = command.get_footer();
  const std::size_t examples = footer.find(examples_heading) + examples_heading.size();
  const std::size_t notes = footer.find("\n\n", examples);
  CommandDescription description{.name = command.get_name(),
                                 .summary = command.get_description(),
                                 .options = described_options(command),
                                 .examples = footer.substr(examples, notes - examples)};
  if (notes != std::string::npos) description.notes = footer.substr(notes + 2);
  return description;
}

}  // namespace

ProgramDescription describe_program() {
  CLI::App app(cat("Parlor: ", program_summary), "parlor");
  Wishes wishes;
  define(app, wishes);
  ProgramDescription description{.name = app.get_name(),
                                 .summary = program_summary,
                                 .version = version_number(),
                                 .options = described_options(app)};
  for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
    description.commands.push_back(described(*command));
  }
  return description;
}

CommandLine read_command_line(const std::vector<std::string>& arguments) {
  CLI::App app(cat("Parlor: ", program_summary), "parlor");
  Wishes wishes;
  define(app, wishes);
  if (auto unknown = unknown_command(app, arguments)) {
    return {std::nullopt, std::move(*unknown), Exit::bad_input};
  }
  std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
  try {
    app.parse(std::move(reversed));
  } catch (const CLI::CallForHelp&) {
    return {std::nullopt, app.help(), Exit::ok};
  } catch (const CLI::CallForVersion& version) {
    return {std::nullopt, cat(version.what(), '\n'), Exit::ok};
  } catch (const CLI::ParseError& error) {
    return refused(app, error);
  }
  return {chosen(app, wishes), {}, Exit::ok};
}

}  // namespace parlor::cli
