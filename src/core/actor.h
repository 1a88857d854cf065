#pragma once

#include "core/seat.h"

namespace parlor {

/// Who acts next: a seat that has to choose a play, chance that has to throw, or nobody when the
/// game is over.
class Actor {
 public:
  static constexpr Actor player(Seat seat) { return {Kind::player, seat}; }
  static constexpr Actor chance() { return {Kind::chance, Seat()}; }
  static constexpr Actor nobody() { return {Kind::nobody, Seat()}; }

  [[nodiscard]] constexpr bool is_player() const { return kind_ == Kind::player; }
  [[nodiscard]] constexpr bool is_chance() const { return kind_ == Kind::chance; }
  [[nodiscard]] constexpr bool is_nobody() const { return kind_ == Kind::nobody; }
  /// The seat that chooses; only where `is_player()`.
  [[nodiscard]] constexpr Seat seat() const { return seat_; }
  constexpr bool operator==(const Actor&) const = default;

 private:
  enum class Kind : std::uint8_t { player, chance, nobody };
  constexpr Actor(Kind kind, Seat seat) : kind_(kind), seat_(seat) {}
  Kind kind_;
  Seat seat_;
};

}  // namespace parlor
