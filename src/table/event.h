#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "core/dice.h"
#include "core/seat.h"
#include "table/agreement.h"

/// What can happen at a table. Events are appended and never changed; the state of a table is what
/// they lead to.
namespace parlor::table {

enum class Sitter : std::uint8_t { nobody, person, bot };
enum class PlayedBy : std::uint8_t { person, bot, clock, automatic };
enum class RevealedBy : std::uint8_t { player, server };  // the server: the player did not in time
enum class Offer : std::uint8_t { draw, takeback };
/// `stopped`: by who runs the server.
enum class How : std::uint8_t { played, resigned, time, agreed, length, stopped };

struct Made {
  Agreement agreement;
};
struct Sat {
  Seat seat;
  Sitter kind = Sitter::person;
  std::string name;   // a person's
  std::string level;  // a bot's
  /// SHA-256 of what the person's client adds to the dice, which is revealed when all sit.
  std::string text_commitment;
  std::string token;  // hash of what the person proves to be the same by
  /// The text itself, as it was once added when sitting down.
  std::string text = {};
};
struct Stood {
  Seat seat;
};
/// Everybody sits and has committed to a text: now the texts are revealed.
struct Completed {};
struct Revealed {
  Seat seat;
  std::string text;
  RevealedBy by = RevealedBy::player;
};
struct Started {};
struct Threw {
  Seat seat;
  std::vector<int> dice;  // in the order they fell
  std::uint64_t k = 0;
};
struct Played {
  Seat seat;
  std::string play;
  PlayedBy by = PlayedBy::person;
};
struct Offered {
  Seat seat;
  Offer offer = Offer::draw;
};
struct Accepted {
  Seat seat;
  Offer offer = Offer::draw;
};
struct Declined {
  Seat seat;
  Offer offer = Offer::draw;
};
struct TookBack {
  Seat seat;
  int plays = 1;
};
struct TimedOut {
  Seat seat;
};
struct Handed {
  Seat seat;
  bool to_bot = true;
};
struct Resigned {
  Seat seat;
};
/// A phrase; only at tables that were made when phrases were kept with the game (`conversation.h`).
struct Said {
  Seat seat;
  std::string phrase;
};
/// What a player wants done without being asked.
struct Automatic {
  bool throws = false;
  bool forced = false;
  bool operator==(const Automatic&) const = default;
};
struct Set {
  Seat seat;
  Automatic automatic;
};
struct Ended {
  SeatSet winners;
  int points = 1;
  bool draw = false;
  std::string reason;
  How how = How::played;
  std::string seed;  // the dice's seed, revealed
};
struct WantsRematch {
  Seat seat;
};
struct Rematch {
  std::string table;
};

using Happening = std::variant<Made, Sat, Stood, Completed, Revealed, Started, Threw, Played,
                               Offered, Accepted, Declined, TookBack, TimedOut, Handed, Resigned,
                               Said, Set, Ended, WantsRematch, Rematch>;

struct Event {
  std::int64_t number = 0;  // from 1, without gaps
  Millis at = 0;
  Happening what;
};

}  // namespace parlor::table
