#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "games/parcheesi/board.h"

namespace parlor::parcheesi {

/// A pawn in the middle of a roll: its place and its mark. Where the pair rule is in force, the
/// pawns of a blockade that stood as the roll began are marked, so that they can be told from
/// others that come to stand beside them.
class Pawn {
 public:
  constexpr Pawn() = default;
  constexpr Pawn(Place place, bool marked)
      : code_(static_cast<std::uint8_t>(place.code() * 2 + static_cast<int>(marked))) {}
  [[nodiscard]] constexpr Place place() const { return Place::from_code(code_ >> 1); }
  [[nodiscard]] constexpr bool marked() const { return (code_ & 1) != 0; }
  constexpr auto operator<=>(const Pawn&) const = default;

 private:
  std::uint8_t code_ = 0;
};

/// What a bonus is for.
enum class Bonus : std::uint8_t { capture, home };

/// All that changes in the course of one roll. Eight bytes without gaps, so that a hand is its own
/// key.
class Hand {
 public:
  constexpr Hand() = default;

  [[nodiscard]] constexpr const std::array<Pawn, pawns_each>& pawns() const { return pawns_; }
  /// Which opponents' pawns this roll has captured: bit 4 * colour + number among that colour's
  /// pawns.
  [[nodiscard]] constexpr std::uint16_t captured() const { return captured_; }
  /// How many counts of the roll's first or second value are unused.
  [[nodiscard]] constexpr int left(int value) const { return (left_ >> (4 * value)) & 15; }
  [[nodiscard]] constexpr int pending(Bonus bonus) const {
    return (bonuses_ >> (3 * static_cast<int>(bonus))) & 7;
  }
  [[nodiscard]] constexpr bool any_pending() const { return (bonuses_ & 63) != 0; }
  /// Whether a bonus has been played already.
  [[nodiscard]] constexpr bool bonus_begun() const { return (bonuses_ & 64) != 0; }
  [[nodiscard]] constexpr std::uint64_t key() const { return std::bit_cast<std::uint64_t>(*this); }

  constexpr void set_pawns(const std::array<Pawn, pawns_each>& pawns) { pawns_ = pawns; }
  constexpr void set_left(int first, int second) {
    left_ = static_cast<std::uint8_t>(first + 16 * second);
  }
  constexpr void use(int value) { left_ = static_cast<std::uint8_t>(left_ - (1 << (4 * value))); }
  constexpr void capture(int victim) {
    captured_ = static_cast<std::uint16_t>(captured_ | (1U << victim));
  }
  constexpr void earn(Bonus bonus, int times) {
    bonuses_ = static_cast<std::uint8_t>(bonuses_ + (times << (3 * static_cast<int>(bonus))));
  }
  constexpr void spend(Bonus bonus) {
    bonuses_ = static_cast<std::uint8_t>((bonuses_ - (1 << (3 * static_cast<int>(bonus)))) | 64);
  }

  /// Puts the pawn at `at` on another place and keeps the order.
  constexpr void move(std::size_t at, Place to) {
    pawns_[at] = Pawn(to, pawns_[at].marked());
    sort();
  }
  /// Moves several pawns at once: each byte of `change` is added to the code of one pawn, which is twice the place's.
  constexpr void change(std::uint32_t change, std::uint16_t captured) {
    pawns_ = std::bit_cast<decltype(pawns_)>(std::bit_cast<std::uint32_t>(pawns_) + change);
    captured_ = captured;
    sort();
  }
  constexpr void sort() {
    order(0, 1);
    order(2, 3);
    order(0, 2);
    order(1, 3);
    order(1, 2);
  }

  /// Whether nothing is left to play.
  [[nodiscard]] constexpr bool is_done() const { return left_ == 0 && !any_pending(); }
  /// How many pawns stand on a place.
  [[nodiscard]] constexpr int count(Place place) const {
    int standing = 0;
    for (const Pawn pawn : pawns_) standing += static_cast<int>(pawn.place() == place);
    return standing;
  }
  /// Whether three pawns stand on a space of the ring or the home path.
  [[nodiscard]] constexpr bool has_three() const {
    const Place inner = pawns_[1].place();
    if (inner != pawns_[2].place() || inner.in_start() || inner.is_home()) return false;
    return inner == pawns_[0].place() || inner == pawns_[3].place();
  }
  [[nodiscard]] constexpr bool all_home() const {
    for (const Pawn pawn : pawns_) {
      if (!pawn.place().is_home()) return false;
    }
    return true;
  }

  constexpr bool operator==(const Hand&) const = default;

 private:
  constexpr void order(std::size_t lower, std::size_t higher) {
    const Pawn one = pawns_[lower];
    const Pawn other = pawns_[higher];
    pawns_[lower] = std::min(one, other);
    pawns_[higher] = std::max(one, other);
  }

  std::array<Pawn, pawns_each> pawns_{};
  std::uint16_t captured_ = 0;
  std::uint8_t left_ = 0;     // four bits for each value
  std::uint8_t bonuses_ = 0;  // three bits for each kind, and whether one has been played
};

static_assert(sizeof(Hand) == 8);

}  // namespace parlor::parcheesi
