#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/any_bot.h"
#include "cli/agreed_game.h"
#include "cli/players.h"
#include "core/any_game.h"

namespace parlor::cli {

/// One thing that happened: a seat threw, or it played.
struct Event {
  Seat seat;
  std::optional<Roll> roll;
  std::string play;  // where nothing was thrown
  std::string dice;  // that it was played with: `5-3`
};

/// A game being played: its rules, who sits where, and everything that happened. The state is what
/// the events lead to. Chance follows from the seed and the number of the event, so a saved game
/// goes on with the dice it would have had.
class Sitting {
 public:
  Sitting(AgreedGame agreed, std::vector<Player> players, std::uint64_t seed);

  [[nodiscard]] const AgreedGame& agreed() const { return agreed_; }
  [[nodiscard]] const GameFace& game() const { return *agreed_.game; }
  [[nodiscard]] const AnyState& state() const { return state_; }
  [[nodiscard]] Actor actor() const { return game().actor(state_); }
  [[nodiscard]] SeatSet seats() const { return game().seats(state_); }
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  [[nodiscard]] const Player& player(Seat seat) const;
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] const std::vector<Event>& events() const { return events_; }
  /// What the acting seat plays with, `5-3`: not always what it threw itself. Empty without dice.
  [[nodiscard]] std::string dice() const;
  [[nodiscard]] bool anybody_played() const;

  /// Chance acts: the dice that the seed has for this moment.
  Roll throw_dice();
  void put_dice(Roll roll);
  /// What the bot whose turn it is plays now; or why it cannot go on.
  Result<std::string> bot_play();
  /// A seat plays; or why it cannot.
  std::optional<Error> take(const std::string& play);
  /// Goes on from a position instead of the start, with nothing known of what led to it.
  void go_on_from(const AnyState& state);

 private:
  [[nodiscard]] std::size_t place_of(Seat seat) const;

  AgreedGame agreed_;
  std::vector<Player> players_;
  std::uint64_t seed_;
  AnyState state_;
  std::vector<Event> events_;
  std::vector<bots::AnyBot> bots_;  // for each player, made when first asked
};

/// `5-3`, or `5` where one die was thrown.
std::string roll_text(Roll roll);
std::optional<Roll> read_roll(std::string_view text);

}  // namespace parlor::cli
