#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/seat.h"
#include "fair/seed.h"

/// What each player adds to the dice: committed to when it sits down, revealed when all have
/// (docs/fair.md).
namespace parlor::fair {

/// A player's text: 22 to 64 letters, digits, `-` and `_`, so that it can be neither guessed from
/// its commitment nor mistaken for two.
bool is_text(std::string_view text);

/// SHA-256 of `TABLE:SEAT:TEXT`, in hex. Table and seat are in it so that nobody can take over what
/// another has committed to.
std::string text_commitment(std::string_view table, Seat seat, std::string_view text);
/// Whether this can be a commitment at all: 64 hex digits, none of them capital.
bool is_commitment(std::string_view text);

/// The server's text for a seat whose player does not reveal: HMAC-SHA-256 of
/// `TABLE:replacement:SEAT` with the seed as the key, in hex. Whoever commits to the seed has
/// committed to these too.
std::string replacement_text(const Seed& seed, std::string_view table, Seat seat);

/// What one seat has added, as it was told.
struct SeatText {
  Seat seat;
  std::string text;
  std::string commitment = {};  // empty: added in the clear, as it was once done
  bool replaced = false;        // by the server's

  bool operator==(const SeatText&) const = default;
};

/// The first text that is not the one its seat, or for it the server, was bound to.
std::optional<Error> wrong_text(const Seed& seed, std::string_view table,
                                std::span<const SeatText> texts);

}  // namespace parlor::fair
