#include "games/parcheesi/rules/others.h"

#include <array>
#include <cstddef>
#include <cstring>

namespace parlor::parcheesi {
namespace {

/// By a colour to move and a pawn's number: how far ahead of the mover's ENTER that pawn's is, and
/// whether it is one of the mover's own.
struct Turns {
  std::array<std::array<std::uint8_t, std::size_t{colors} * pawns_each>, colors> ahead{};
  std::array<std::array<std::uint8_t, std::size_t{colors} * pawns_each>, colors> own{};
};

consteval Turns all_turns() {
  Turns turns;
  for (std::size_t mover = 0; mover < colors; ++mover) {
    for (std::size_t pawn = 0; pawn < turns.ahead[mover].size(); ++pawn) {
      const std::size_t quarters = (pawn / pawns_each + colors - mover) % colors;
      turns.ahead[mover][pawn] = static_cast<std::uint8_t>(quarter * quarters);
      turns.own[mover][pawn] = quarters == 0 ? 255 : 0;
    }
  }
  return turns;
}

constexpr Turns turns = all_turns();

consteval std::uint64_t all_safe() {
  std::uint64_t safe = 0;
  for (int offset = 0; offset <= turn_off; ++offset) {
    safe |= std::uint64_t{is_safety(offset)} << offset;
  }
  return safe;
}

/// The safety spaces; there is none past the turn-off.
constexpr std::uint64_t safety_spaces_to_turn_off = all_safe();

/// The spaces from ENTER to the turn-off with pawns, one bit each, and those with two.
struct Spaces {
  std::uint64_t taken = 0;
  std::uint64_t twice = 0;
};

Spaces spaces_of(const Bytes& codes) {
  std::array<std::uint32_t, colors> by_color;
  std::memcpy(&by_color, &codes, sizeof(by_color));
  Spaces spaces;
  for (const std::uint32_t four : by_color) {
    FourNumbers offsets;
    FourNumbers one;
    FourNumbers bits;
    one_each(four, offsets);
    offsets -= 1;
    FourNumbers within = offsets >> 6;
    set_all(one, 1);
    shift_left(one, offsets & 63, bits);
    bits &= spread_highest(mark_zero(within));
    std::array<std::uint64_t, pawns_each> each;
    std::memcpy(&each, &bits, sizeof(each));
    spaces.taken |= each[0] | each[1] | each[2] | each[3];
    // Pawns of a colour are in order, so two on one space are neighbours.
    spaces.twice |= (each[0] & each[1]) | (each[1] & each[2]) | (each[2] & each[3]);
  }
  return spaces;
}

}  // namespace

/// All pawns at once: from their own count to offsets on the ring, round by so many quarters, and
/// to the mover's count.
Bytes Others::seen_by(Color mover, const State& state) {
  Bytes codes;
  Bytes ahead;
  Bytes own;
  static_assert(sizeof(codes) == sizeof(state.pawns));
  std::memcpy(&codes, &state.pawns, sizeof(codes));
  std::memcpy(&ahead, &turns.ahead[index(mover)], sizeof(ahead));
  std::memcpy(&own, &turns.own[index(mover)], sizeof(own));
  constexpr std::uint8_t first_beyond = 73;
  constexpr std::uint8_t path_and_home = 8;
  const Bytes beyond = (codes >= first_beyond) & path_and_home;
  const auto on_ring =
      (codes - std::uint8_t{1} <= std::uint8_t{turn_off}) | (codes >= first_beyond);
  Bytes offsets = codes - std::uint8_t{1} - beyond + ahead;
  offsets -= (offsets >= std::uint8_t{ring_size}) & std::uint8_t{ring_size};
  const Bytes seen =
      offsets + std::uint8_t{1} + ((offsets > std::uint8_t{turn_off}) & path_and_home);
  return seen & on_ring & ~own;
}

Others::Others(const State& state, Color mover, bool in_pairs, const Options& options)
    : seen_(seen_by(mover, state)) {
  const auto [taken, twice] = spaces_of(seen_);
  walls_.add_to_turn_off(twice);
  if (options.laps) add_walls_past_turn_off();
  if (options.safety_spaces) held_.add_to_turn_off(taken & safety_spaces_to_turn_off);
  if (in_pairs) {
    const std::size_t first = index(opposite(mover)) * pawns_each;
    partner_ = static_cast<std::uint16_t>(15U << first);
    for (std::size_t i = first; i < first + pawns_each; ++i) {
      if (seen_[i] != 0) held_.add(Place::from_code(seen_[i]));
    }
  }
  victims_ = taken & ~held_.to_turn_off() & ~walls_.to_turn_off();
}

void Others::add_walls_past_turn_off() {
  for (std::size_t i = 0; i + 1 < sizeof(seen_); ++i) {
    const Place place = Place::from_code(seen_[i]);
    if (place.past_turn_off() && seen_[i + 1] == seen_[i]) walls_.add(place);
  }
}

}  // namespace parlor::parcheesi
