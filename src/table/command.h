#pragma once

#include <functional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "table/table.h"

/// What can be asked of a table, by people, bots and time.
namespace parlor::table {

struct Sit {
  Seat seat;
  std::string name;
  std::string text_commitment;
  std::string key;  // hash of the invitation's key; empty where none was shown
};
struct SitBot {
  Seat seat;
  std::string level;
};
struct Stand {
  Seat seat;
};
struct Start {};
/// The text that a seat has committed to.
struct Reveal {
  Seat seat;
  std::string text;
};
struct ThrowDice {};
/// The steps of the play; none for the only play there is. `text` is a play in the game's notation
/// instead.
struct Play {
  std::vector<std::string> steps;
  std::string text;
};
struct MakeOffer {
  Offer offer = Offer::draw;
};
struct Accept {
  Offer offer = Offer::draw;
};
struct Decline {
  Offer offer = Offer::draw;
};
struct Resign {};
struct SetAutomatic {
  Automatic automatic;
};
struct AskRematch {
  std::string table;  // what the next table would be called
};
/// Time has passed.
struct Tick {};
/// A bot acts for the seat that is due: throws, or makes this play.
struct ActForSeat {
  Seat seat;
  std::string play;  // empty: throw
};
/// The person of this seat has been gone for too long, or is back.
struct HandOver {
  Seat seat;
};
struct TakeOver {
  Seat seat;
};

/// Who runs the server ends the game.
struct CallOff {};

using Command =
    std::variant<Sit, SitBot, Stand, Start, Reveal, ThrowDice, Play, MakeOffer, Accept, Decline,
                 Resign, SetAutomatic, AskRematch, Tick, ActForSeat, HandOver, TakeOver, CallOff>;

/// Why a command was refused: a code for programs, a sentence for people, the clause where it is
/// the arbiter's.
struct Refusal {
  std::string code;
  Message message;
  std::string clause;

  [[nodiscard]] std::string sentence() const { return english(message); }
};

/// What is refused to who only watches.
Refusal not_seated();

/// A command and the circumstances it is given in.
struct Order {
  Command command;
  std::string token;  // hash of who gives it; empty: the house
  Millis now = 0;
};

/// What only whoever runs the table knows: the dice to come, the seed they follow from, and the
/// texts for who does not reveal one.
struct House {
  /// Throw `k` of so many dice, given the texts of all who sit at the table by then.
  std::function<std::vector<int>(const std::vector<std::string>& texts, std::uint64_t k, int dice)>
      dice;
  std::string seed;
  std::span<const std::string> levels;  // bots there are
  /// Whether this is the text that a seat has committed to.
  std::function<bool(Seat seat, const std::string& text, const std::string& commitment)> opens = {};
  /// The server's text for a seat.
  std::function<std::string(Seat seat)> replacement = {};
};

struct Phrase {
  std::string id;
  Message message;
};
/// All that can be said at a table.
const std::vector<Phrase>& phrases();

/// A name made fit to be shown (`letters.h`), of at most 24 letters; empty if nothing is left.
std::string cleaned_name(std::string_view name);

}  // namespace parlor::table
