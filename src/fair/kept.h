#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/result.h"
#include "fair/texts.h"

namespace parlor::fair {

/// What a player's client saw of one seat before any text was revealed.
struct KeptSeat {
  Seat seat;
  std::string commitment;     // empty: a bot's
  std::string text = {};      // its own, where the seat was its own
  bool acknowledged = false;  // the server has taken its text in time
};

/// What a player's client kept of a table, to check the record against what it saw itself.
struct Kept {
  std::string table;
  std::string commitment;  // of the seed, as it was shown before the client sat down
  std::vector<KeptSeat> seats;
};

/// A record's side of the same.
struct Recorded {
  std::string table;
  std::string commitment;
  std::vector<SeatText> texts;  // a bot's is empty and was not committed to
};

/// The first thing in which a record differs from what was kept.
std::optional<Error> differs_from_kept(const Recorded& record, const Kept& kept);

}  // namespace parlor::fair
