#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/setup.h"

namespace parlor::table {

/// Milliseconds: a point in time as whoever runs the table counts it, or a span.
using Millis = std::int64_t;

enum class ClockKind : std::uint8_t { none, turn, game };

struct ClockRule {
  ClockKind kind = ClockKind::none;
  Millis time = 0;       // for a turn, or for the whole game
  Millis increment = 0;  // added after each play of a game clock
  bool operator==(const ClockRule&) const = default;
};

/// What happens to a seat whose time is up.
enum class OnTimeout : std::uint8_t { bot_plays, seat_loses };

/// All that is settled when a table is made, and never changes.
struct Agreement {
  std::string id;
  std::string game;
  Setup setup;
  bool invited = false;  // a seat is only for who has its key
  bool listed = true;
  bool hints = true;
  bool takebacks = true;
  ClockRule clock;
  OnTimeout on_timeout = OnTimeout::bot_plays;
  /// SHA-256 of the dice's seed.
  std::string commitment;
  /// What players' tokens are hashed with; shared by a table and its rematches.
  std::string salt;
  /// Hash of who made the table; empty where nobody knows.
  std::string host;
  /// Hashes of invitation keys and of the tokens of players a seat is kept for, by seat; empty
  /// where anybody may sit down.
  std::array<std::string, max_seats> keys{};
  std::array<std::string, max_seats> kept_for{};
};

constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

}  // namespace parlor::table
