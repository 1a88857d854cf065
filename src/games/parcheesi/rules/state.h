#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/dice.h"
#include "core/seat.h"
#include "games/parcheesi/rules/board.h"

namespace parlor::parcheesi {

/// A colour's four pawns, in ascending order of place: pawns of a colour are alike.
using Pawns = std::array<Place, pawns_each>;

enum class Phase : std::uint8_t {
  drawing,   // dice are thrown for who starts
  throwing,  // the player to move has to throw
  playing,   // the player to move has a roll to play
  over,
};

struct State {
  std::array<Pawns, colors> pawns{};
  SeatSet seated;
  Seat mover;
  Phase phase = Phase::drawing;
  /// The roll to be played; only while playing.
  Roll roll;
  /// Doublets in a row before this roll; 2 stands for two or more where no sheet counts further.
  std::uint8_t doublets = 0;
  /// While drawing: who is still in it, and what each of those has thrown (0: not yet).
  SeatSet drawing;
  std::array<std::uint8_t, colors> drawn{};
  SeatSet winners;

  bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 64);

constexpr Color color_of(Seat seat) { return color_at(seat.index()); }
constexpr Seat seat_of(Color color) { return Seat(static_cast<int>(color)); }

constexpr bool all_home(const Pawns& pawns) {
  for (const Place pawn : pawns) {
    if (!pawn.is_home()) return false;
  }
  return true;
}

/// Whose pawns the player to move moves: in pairs, a player who is HOME moves the partner's.
constexpr Color moved_color(const State& state, bool in_pairs) {
  const Color own = color_of(state.mover);
  return in_pairs && all_home(state.pawns[index(own)]) ? opposite(own) : own;
}

}  // namespace parlor::parcheesi
