#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/any_bot.h"
#include "cli/agreed_game.h"
#include "cli/players.h"
#include "fair/seed.h"
#include "table/decide.h"
#include "wire/record_json.h"

namespace parlor::cli {

/// What a game in the terminal begins with.
struct NewGame {
  AgreedGame agreed;
  std::vector<Player> players;        // one for each seat
  std::optional<std::uint64_t> seed;  // for a game that is to be repeated; none: a random one
};

/// Something that happened at the table.
struct Happened {
  table::Event event;
  std::string dice;  // that lay there before it: `5-3`
};

/// A table (`src/table`) at which everybody sits in front of one terminal: people, and bots that
/// think right here. Dice follow from a seed that is committed to when the table is made, so a game
/// goes on with the dice it would have had, and its record can be verified.
class Sitting {
 public:
  /// Everybody sits down and the game begins.
  static Result<Sitting> begin(const NewGame& game, Games games);
  /// Goes on where a record ends.
  static Result<Sitting> resume(const wire::Record& record, Games games);

  [[nodiscard]] const table::Table& table() const { return table_; }
  [[nodiscard]] const GameFace& game() const { return table_.game(); }
  [[nodiscard]] const AnyState& state() const { return table_.state(); }
  [[nodiscard]] AgreedGame agreed() const {
    return {kind_, table_.agreement().setup, table_.shared_game()};
  }
  [[nodiscard]] const std::vector<Happened>& events() const { return events_; }
  /// A person's name, or a bot's.
  [[nodiscard]] const std::string& name_of(Seat seat) const;
  /// What the acting seat plays with, `5-3`: not always what it threw itself. Empty without dice.
  [[nodiscard]] std::string dice() const;

  /// The person on this seat asks for something; or why not.
  std::optional<table::Refusal> ask(Seat seat, table::Command command);
  /// Time has passed: what happens by itself does.
  std::optional<table::Refusal> tick();
  /// The bot that is due throws, or thinks and plays; or why it cannot go on.
  std::optional<Error> let_bot_act();

  /// The game as a file keeps it: with its seed, since who has the file goes on with it.
  [[nodiscard]] wire::json::object record() const;

 private:
  Sitting(GameKind kind, const fair::Seed& seed, Games games);

  std::optional<table::Refusal> give(table::Command command, const std::string& token);
  void take(table::Decided decided);
  std::optional<table::Refusal> settle_in();
  Result<std::string> bot_play(Seat seat);
  [[nodiscard]] table::House house() const;

  GameKind kind_;
  fair::Seed seed_;
  table::Table table_;
  std::vector<Happened> events_;
  std::vector<std::string> levels_;           // of the bots at this table
  std::array<bots::AnyBot, max_seats> bots_;  // made when first asked
};

}  // namespace parlor::cli
