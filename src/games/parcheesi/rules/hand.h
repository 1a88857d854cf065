#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/rules/board.h"
#include "games/parcheesi/rules/four_places.h"

namespace parlor::parcheesi {

/// A pawn in the middle of a roll: its place and its mark. Where the pair rule is in force, the
/// pawns of a blockade that stood as the roll began are marked, so that they can be told from
/// others that come to stand beside them.
class Pawn {
 public:
  constexpr Pawn() = default;
  constexpr Pawn(Place place, bool marked)
      : code_(static_cast<std::uint8_t>(place.code() * 2 + static_cast<int>(marked))) {}
  static constexpr Pawn from_code(unsigned code) {
    Pawn pawn;
    pawn.code_ = static_cast<std::uint8_t>(code);
    return pawn;
  }
  [[nodiscard]] constexpr unsigned code() const { return code_; }
  [[nodiscard]] constexpr Place place() const { return Place::from_code(code_ >> 1); }
  [[nodiscard]] constexpr bool marked() const { return (code_ & 1) != 0; }
  constexpr auto operator<=>(const Pawn&) const = default;

 private:
  std::uint8_t code_ = 0;
};

/// What a bonus is for.
enum class Bonus : std::uint8_t { capture, home };

/// All that changes in the course of one roll, in the bits of one number: a hand is its own key,
/// and no part of it has to go through memory.
class Hand {
 public:
  constexpr Hand() = default;

  /// The mover's pawns, in ascending order.
  [[nodiscard]] constexpr Pawn pawn(std::size_t at) const {
    return Pawn::from_code(static_cast<unsigned>(bits_ >> (8 * at)) & 255U);
  }
  [[nodiscard]] constexpr std::array<Pawn, pawns_each> pawns() const {
    return {pawn(0), pawn(1), pawn(2), pawn(3)};
  }
  /// The places of the pawns, one a byte, the first in the lowest.
  [[nodiscard]] constexpr std::uint32_t places() const {
    return static_cast<std::uint32_t>(bits_) >> 1 & 0x7F7F7F7FU;
  }
  /// Which opponents' pawns this roll has captured: bit 4 * colour + number among that colour's
  /// pawns.
  [[nodiscard]] constexpr std::uint16_t captured() const {
    return static_cast<std::uint16_t>(bits_ >> captured_at);
  }
  /// How many counts of the roll's first or second value are unused.
  [[nodiscard]] constexpr int left(int value) const {
    return static_cast<int>(bits_ >> (left_at + 2 * value)) & 3;
  }
  [[nodiscard]] constexpr int pending(Bonus bonus) const {
    return static_cast<int>(bits_ >> (pending_at + 3 * static_cast<int>(bonus))) & 7;
  }
  [[nodiscard]] constexpr bool any_pending() const { return (bits_ >> pending_at & 63U) != 0; }
  /// Whether a bonus has been played already.
  [[nodiscard]] constexpr bool bonus_begun() const { return (bits_ >> begun_at & 1U) != 0; }
  /// Whether nothing is left to play.
  [[nodiscard]] constexpr bool is_done() const { return (bits_ >> left_at & 1023U) == 0; }
  [[nodiscard]] constexpr std::uint64_t key() const { return bits_; }
  static constexpr Hand from_key(std::uint64_t key) {
    Hand hand;
    hand.bits_ = key;
    return hand;
  }
  /// Where in a key the captured pawns are, and where the bonuses left.
  static constexpr std::uint64_t all_captured = std::uint64_t{0xFFFF} << 32;
  static constexpr std::uint64_t all_pending = std::uint64_t{63} << 52;

  constexpr void set_pawns(const std::array<Pawn, pawns_each>& pawns) {
    set_pawns(pawns[0].code() | pawns[1].code() << 8 | pawns[2].code() << 16 |
              pawns[3].code() << 24);
  }
  /// Pawns without marks, their places one a byte.
  constexpr void set_places(std::uint32_t places) { set_pawns(places << 1); }
  constexpr void set_left(int first, int second) {
    bits_ = (bits_ & ~(std::uint64_t{15} << left_at)) |
            (static_cast<std::uint64_t>(first + 4 * second) << left_at);
  }
  constexpr void use(int value) { bits_ -= std::uint64_t{1} << (left_at + 2 * value); }
  constexpr void capture(int victim) { bits_ |= std::uint64_t{1} << (captured_at + victim); }
  constexpr void earn(Bonus bonus, int times) {
    bits_ += static_cast<std::uint64_t>(times) << (pending_at + 3 * static_cast<int>(bonus));
  }
  constexpr void spend(Bonus bonus) {
    bits_ -= std::uint64_t{1} << (pending_at + 3 * static_cast<int>(bonus));
    bits_ |= std::uint64_t{1} << begun_at;
  }

  constexpr void lose_bonuses() { bits_ &= ~all_pending; }

  /// Puts the pawn at `at` on another place and keeps the order: it is taken out, and put in again
  /// after those with a lower code.
  constexpr void move(std::size_t at, Place to) {
    const auto pawns = static_cast<std::uint32_t>(bits_);
    const std::uint32_t before = (1U << 8 * at) - 1;
    const std::uint32_t mark = pawns >> 8 * at & 1U;
    const std::uint32_t code = static_cast<std::uint32_t>(to.code()) * 2 + mark;
    const std::uint32_t others = (pawns & before) | (pawns >> 8 & ~before);
    const unsigned lower = static_cast<unsigned>((others & 255U) < code) +
                           static_cast<unsigned>((others >> 8 & 255U) < code) +
                           static_cast<unsigned>((others >> 16 & 255U) < code);
    const std::uint32_t lower_ones = (1U << 8 * lower) - 1;
    const std::uint32_t higher_ones = (others & 0xFFFFFFU & ~lower_ones) << 8;
    set_pawns((others & lower_ones) | code << 8 * lower | higher_ones);
  }
  /// Moves several pawns at once: each byte of `change` is added to the code of one pawn, which is
  /// twice its place's. The pawns may be out of order then (`put_pawns_in_order`).
  constexpr void change(std::uint32_t change, std::uint16_t captured) {
    bits_ = (bits_ + change) | std::uint64_t{captured} << captured_at;
  }

  /// How many pawns stand on a place.
  [[nodiscard]] constexpr int count(Place place) const { return count_on(places(), place); }
  /// Whether two pawns stand on one space of the ring or the home path.
  [[nodiscard]] constexpr bool has_two() const { return twos(places()) != 0; }
  /// Whether three do.
  [[nodiscard]] constexpr bool has_three() const {
    const std::uint32_t pairs = twos(places());
    return (pairs & pairs >> 8) != 0;
  }
  [[nodiscard]] constexpr bool all_home() const {
    return pawn(0).place().is_home() && pawn(3).place().is_home();
  }

  constexpr bool operator==(const Hand&) const = default;

 private:
  static constexpr int captured_at = 32;
  static constexpr int left_at = 48;
  static constexpr int pending_at = 52;
  static constexpr int begun_at = 58;

  constexpr void set_pawns(std::uint32_t pawns) {
    bits_ = (bits_ & ~std::uint64_t{0xFFFFFFFFU}) | pawns;
  }
  std::uint64_t bits_ = 0;
};

}  // namespace parlor::parcheesi
