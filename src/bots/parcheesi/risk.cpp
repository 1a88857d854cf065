#include "bots/parcheesi/risk.h"

#include <array>
#include <bit>
#include <cstdint>

namespace parlor::bots {
namespace {

using namespace parcheesi;

constexpr int sides = 6;

/// A set of ordered rolls of two dice.
class RollSet {
 public:
  void add(int first, int second) {
    if (first < 1 || first > sides || second < 1 || second > sides) return;
    bits_ |= std::uint64_t{1} << ((first - 1) * sides + second - 1);
  }
  void add_both_ways(int one, int other) {
    add(one, other);
    add(other, one);
  }
  void add_containing(int die) {
    for (int other = 1; other <= sides; ++other) add_both_ways(die, other);
  }
  void add_totalling(int total) {
    for (int die = 1; die <= sides; ++die) add(die, total - die);
  }
  [[nodiscard]] int size() const { return std::popcount(bits_); }

 private:
  std::uint64_t bits_ = 0;
};

constexpr int space_of(Color color, int offset) {
  return (offset + quarter * static_cast<int>(color)) % ring_size;
}
constexpr int offset_from(Color color, int space) {
  return (space - quarter * static_cast<int>(color) + ring_size) % ring_size;
}

constexpr int nobody = -1;

/// Who stands where on the ring, by spaces from yellow's ENTER.
struct Ring {
  std::array<std::int8_t, ring_size> pawns{};
  std::array<std::int8_t, ring_size> owner{};

  explicit Ring(const State& state) {
    owner.fill(nobody);
    for (const Seat seat : state.seated) {
      for (const Place pawn : state.pawns[static_cast<std::size_t>(seat.index())]) {
        if (!pawn.on_ring()) continue;
        const auto at = static_cast<std::size_t>(space_of(color_of(seat), pawn.ring_offset()));
        ++pawns[at];
        owner[at] = static_cast<std::int8_t>(seat.index());
      }
    }
  }
  [[nodiscard]] bool pair_at(int space) const {
    return pawns[static_cast<std::size_t>(space % ring_size)] == 2;
  }
  /// Whether a pair stands on any of the spaces, the last included.
  [[nodiscard]] bool any_pair(int from, int count) const {
    for (int i = 0; i < count; ++i) {
      if (pair_at(from + i)) return true;
    }
    return false;
  }
};

bool is_enemy(Color one, Color other, bool in_pairs) {
  return one != other && !(in_pairs && other == opposite(one));
}

/// What one enemy can do to one lone pawn.
class Hunt {
 public:
  Hunt(const Parcheesi& game, const Ring& ring, Color enemy, RollSet& rolls)
      : game_(game), ring_(ring), enemy_(enemy), rolls_(rolls) {}

  void from_start(int victim) {
    const int enter = space_of(enemy_, 0);
    if (ring_.pair_at(enter)) return;
    const int beyond = offset_from(enemy_, victim);
    if (beyond == 0) {
      rolls_.add_containing(5);
      rolls_.add_totalling(5);
    } else if (beyond <= sides && !safe(victim) && !ring_.any_pair(enter + 1, beyond - 1)) {
      rolls_.add_both_ways(5, beyond);
    }
  }

  void from_ring(int offset, int victim) {
    const int from = space_of(enemy_, offset);
    const int distance = (victim - from + ring_size) % ring_size;
    const bool in_reach =
        game_.options().laps || offset > turn_off || offset + distance <= turn_off;
    if (safe(victim) || !in_reach || wall_between(from, distance)) return;
    if (distance <= sides) rolls_.add_containing(distance);
    for (int die = 1; die <= sides; ++die) {
      if (distance - die >= 1 && can_stand(from + die)) rolls_.add_both_ways(die, distance - die);
    }
  }

 private:
  [[nodiscard]] bool safe(int space) const {
    return game_.options().safety_spaces && is_safety(space);
  }
  [[nodiscard]] bool wall_between(int from, int distance) const {
    for (int walked = 1; walked < distance; ++walked) {
      const int space = (from + walked) % ring_size;
      const bool own = ring_.owner[static_cast<std::size_t>(space)] == static_cast<int>(enemy_);
      if (ring_.pair_at(space) && !(own && game_.options().own_blockade)) return true;
    }
    return false;
  }
  /// Whether it can land there between its two dice.
  [[nodiscard]] bool can_stand(int space) const {
    space %= ring_size;
    const auto owner = static_cast<int>(ring_.owner[static_cast<std::size_t>(space)]);
    if (owner == nobody) return true;
    if (owner == static_cast<int>(enemy_)) return !ring_.pair_at(space);
    return !safe(space) && is_enemy(enemy_, color_at(owner), game_.in_pairs());
  }

  const Parcheesi& game_;
  const Ring& ring_;
  Color enemy_;
  RollSet& rolls_;
};

/// Calls `visit` with the space of every lone pawn of a colour.
template <class Visit>
void for_each_lone(const State& state, const Ring& ring, Color color, Visit&& visit) {
  for (const Place pawn : state.pawns[index(color)]) {
    if (!pawn.on_ring()) continue;
    const int space = space_of(color, pawn.ring_offset());
    if (!ring.pair_at(space)) visit(space);
  }
}

int capturing(const Parcheesi& game, const State& state, const Ring& ring, Color enemy,
              Color color) {
  RollSet rolls;
  Hunt hunt(game, ring, enemy, rolls);
  for_each_lone(state, ring, color, [&](int victim) {
    for (const Place pawn : state.pawns[index(enemy)]) {
      if (pawn.in_start()) hunt.from_start(victim);
      if (pawn.on_ring()) hunt.from_ring(pawn.ring_offset(), victim);
    }
  });
  return rolls.size();
}

/// The rolls that Grace fears from a pawn in START.
void mark_entries(Color enemy, int space, RollSet& rolls) {
  const int beyond = offset_from(enemy, space);
  if (beyond == 0) {
    rolls.add_containing(5);
    rolls.add_totalling(5);
  } else if (beyond <= sides) {
    rolls.add_both_ways(5, beyond);
  }
}

/// And from one on the ring: within reach of one die, it is the ones she fears, whatever the
/// distance.
void mark_steps(const Ring& ring, int from, int space, RollSet& rolls) {
  const int distance = (space - from + ring_size) % ring_size;
  if (is_safety(space) || distance > 2 * sides || ring.any_pair(from, distance + 1)) return;
  if (distance <= sides) rolls.add_containing(1);
  rolls.add_totalling(distance);
}

}  // namespace

int capturing_rolls(const Parcheesi& game, const State& state, Color enemy, Color color) {
  return capturing(game, state, Ring(state), enemy, color);
}

int harmless_rounds(const Parcheesi& game, const State& state, Color color) {
  constexpr int all_rolls = sides * sides;
  const Ring ring(state);
  int rounds = 1;
  for (const Seat seat : state.seated) {
    const Color enemy = color_of(seat);
    if (!is_enemy(color, enemy, game.in_pairs())) continue;
    rounds *= all_rolls - capturing(game, state, ring, enemy, color);
  }
  return rounds;
}

int grace_distance(const Pawns& pawns) {
  constexpr int from_start = 100;
  int distance = 0;
  for (const Place pawn : pawns) {
    if (pawn.in_start()) {
      distance += from_start;
    } else {
      distance += pawn.spaces_left() + (pawn.on_ring() ? 2 : 0);
    }
  }
  return distance;
}

int grace_danger(const State& state, Color color, bool in_pairs) {
  const Ring ring(state);
  RollSet rolls;
  for_each_lone(state, ring, color, [&](int space) {
    for (const Seat seat : state.seated) {
      const Color enemy = color_of(seat);
      if (!is_enemy(color, enemy, in_pairs)) continue;
      for (const Place pawn : state.pawns[index(enemy)]) {
        if (pawn.in_start()) mark_entries(enemy, space, rolls);
        if (pawn.on_ring()) mark_steps(ring, space_of(enemy, pawn.ring_offset()), space, rolls);
      }
    }
  });
  return rolls.size();
}

int grace_score(const State& state, Color color, bool in_pairs) {
  constexpr int furthest = 500;
  constexpr int all_rolls = sides * sides;
  constexpr int per_blockade = 10;
  const Pawns& pawns = state.pawns[index(color)];
  int blockades = 0;
  for (std::size_t i = 0; i + 1 < pawns.size(); ++i) {
    const bool together = pawns[i] == pawns[i + 1] && !pawns[i].in_start() && !pawns[i].is_home();
    blockades += together ? 1 : 0;
  }
  return 2 * (furthest - grace_distance(pawns)) +
         (all_rolls - grace_danger(state, color, in_pairs)) + per_blockade * blockades;
}

}  // namespace parlor::bots
