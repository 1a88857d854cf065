#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "games/chess/bitboard.h"
#include "games/chess/move.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace parlor::chess {

/// The square of a set that has `before` others below it.
inline Square nth_square(Bitboard set, unsigned before) {
#ifdef __BMI2__
  return first_square(_pdep_u64(Bitboard{1} << before, set));
#else
  for (; before > 0; --before) set &= set - 1;
  return first_square(set);
#endif
}

/// The moves of a position as sets of squares that a piece, or all pawns together, can go to. It
/// takes half the time to fill that a list takes, and one move can be drawn from it at once: what
/// random play needs. Whoever goes through all moves is better served by a `MoveList`.
class MoveSet {
 public:
  void clear() {
    groups_used_ = 0;
    size_ = 0;
  }
  void add(Square from, Bitboard targets) {
    push({targets, size_, static_cast<std::int8_t>(from), 0, Move::Special::nothing});
    size_ += count(targets);
  }
  void add(Move move) {
    push({bit(move.to()), size_, static_cast<std::int8_t>(move.from()), 0, move.special()});
    ++size_;
  }
  template <int Step>
  void add_steps(Bitboard targets, Move::Special special = Move::Special::nothing) {
    push({targets, size_, 0, Step, special});
    size_ += count(targets);
  }
  template <int Step>
  void add_promotions(Bitboard targets) {
    push({targets, size_, 0, Step, Move::Special::to_knight});
    size_ += 4 * count(targets);
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  Move operator[](std::size_t at) const;

 private:
  struct Group {
    Bitboard targets;
    std::uint32_t first;  // the number of the group's first move
    std::int8_t from;
    std::int8_t step;  // of pawns, which come from their targets less this; 0 for a piece on `from`
    Move::Special special;
  };
  /// Fifteen men and the king, seven sets for the pawns, two captures in passing, two castlings.
  static constexpr std::size_t capacity = 28;

  static std::uint32_t count(Bitboard set) {
    return static_cast<std::uint32_t>(std::popcount(set));
  }
  void push(const Group& group) {
    assert(groups_used_ < capacity);
    groups_[groups_used_] = group;
    groups_used_ += group.targets != 0 ? 1 : 0;
  }

  std::uint32_t groups_used_ = 0;
  std::uint32_t size_ = 0;
  std::array<Group, capacity + 1> groups_;
};

inline Move MoveSet::operator[](std::size_t at) const {
  assert(at < size_);
  std::size_t which = groups_used_ - 1;
  while (groups_[which].first > at) --which;
  const Group& group = groups_[which];
  auto number = static_cast<unsigned>(at) - group.first;
  auto special = group.special;
  if (special == Move::Special::to_knight && group.step != 0) {
    special = static_cast<Move::Special>(static_cast<unsigned>(special) + number % 4);
    number /= 4;
  }
  const Square to = nth_square(group.targets, number);
  return {group.step != 0 ? to - group.step : group.from, to, special};
}

}  // namespace parlor::chess
