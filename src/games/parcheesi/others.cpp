#include "games/parcheesi/others.h"

#include <array>
#include <cstddef>
#include <cstring>

namespace parlor::parcheesi {
namespace {

/// By a colour to move and a pawn's number: how far ahead of the mover's ENTER that pawn's is, and
/// whether it is one of the mover's own.
struct Table {
  std::array<std::array<std::uint8_t, std::size_t{colors} * pawns_each>, colors> ahead{};
  std::array<std::array<std::uint8_t, std::size_t{colors} * pawns_each>, colors> own{};
};

consteval Table make_table() {
  Table table;
  for (std::size_t mover = 0; mover < colors; ++mover) {
    for (std::size_t pawn = 0; pawn < table.ahead[mover].size(); ++pawn) {
      const std::size_t quarters = (pawn / pawns_each + colors - mover) % colors;
      table.ahead[mover][pawn] = static_cast<std::uint8_t>(quarter * quarters);
      table.own[mover][pawn] = quarters == 0 ? 255 : 0;
    }
  }
  return table;
}

constexpr Table table = make_table();

consteval std::uint64_t all_safe() {
  std::uint64_t safe = 0;
  for (int offset = 0; offset <= turn_off; ++offset) {
    safe |= std::uint64_t{is_safety(offset)} << offset;
  }
  return safe;
}

/// The safety spaces; there is none past the turn-off.
constexpr std::uint64_t safety_spaces_to_turn_off = all_safe();

/// By the code of a place, its bit among the spaces from ENTER to the turn-off, if it is one.
consteval std::array<std::uint64_t, place_codes> all_bits() {
  std::array<std::uint64_t, place_codes> bits{};
  for (int offset = 0; offset <= turn_off; ++offset) {
    bits[static_cast<std::size_t>(Place::ring(offset).code())] = std::uint64_t{1} << offset;
  }
  return bits;
}

constexpr auto bit_of = all_bits();

}  // namespace

/// All pawns at once: from their own count to offsets on the ring, round by so many quarters, and
/// to the mover's count.
Bytes Others::seen_by(Color mover, const State& state) {
  Bytes codes;
  Bytes ahead;
  Bytes own;
  static_assert(sizeof(codes) == sizeof(state.pawns));
  std::memcpy(&codes, &state.pawns, sizeof(codes));
  std::memcpy(&ahead, &table.ahead[index(mover)], sizeof(ahead));
  std::memcpy(&own, &table.own[index(mover)], sizeof(own));
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

Others::Others(const State& state, Color mover, bool in_pairs, bool safety_spaces)
    : seen_(seen_by(mover, state)) {
  std::array<std::uint8_t, sizeof(Bytes)> places;
  std::memcpy(&places, &seen_, sizeof(places));
  std::uint64_t taken = 0;
  for (const std::uint8_t code : places) taken |= bit_of[code];
  if (safety_spaces) held_.add_to_turn_off(taken & safety_spaces_to_turn_off);
  // Pawns of a colour are in order, so two on one space are neighbours.
  Bytes next{};
  std::memcpy(&next, places.data() + 1, places.size() - 1);
  for (unsigned twos = set_of((seen_ == next) & (seen_ != 0)); twos != 0; twos &= twos - 1) {
    walls_.add(Place::from_code(places[static_cast<std::size_t>(std::countr_zero(twos))]));
  }
  if (in_pairs) {
    const std::size_t first = index(opposite(mover)) * pawns_each;
    partner_ = static_cast<std::uint16_t>(15U << first);
    for (std::size_t i = first; i < first + pawns_each; ++i) {
      if (places[i] != 0) held_.add(Place::from_code(places[i]));
    }
  }
  victims_ = taken & ~held_.to_turn_off() & ~walls_.to_turn_off();
}

}  // namespace parlor::parcheesi
