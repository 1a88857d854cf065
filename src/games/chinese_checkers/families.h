#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace parlor::chinese_checkers {

// A jump takes a peg two holes along a line. So it stays for good on every other hole of every
// other line, and the holes fall into four families that no jump ever leaves; the peg jumped over
// is always of another family. Each family of a star fits one machine word, and there it is a small
// board of its own, on which a jump goes to the neighbour. That makes a search for chains of jumps
// a few shifts of one word.

inline constexpr int families = 4;

/// The three directions of the lines that lead on in the order of the numbers: right, down and
/// right, down and left. Backwards they are the other three.
inline constexpr int axes = 3;

/// A row of a family takes eight bits of its word: seven holes at most, and one that stays free so
/// that what leaves a row does not enter the next.
inline constexpr int row_bits = 8;

/// Where the hole `shift` bits on in another family lies next to one.
struct Link {
  int family;
  int shift;
};

/// From a hole of a family to the next hole along an axis. Families are numbered by the parity of
/// the row (2) and of the place in the row (1).
constexpr Link ahead(int family, int axis) {
  const int odd_row = family / 2;
  const int odd_place = family % 2;
  switch (axis) {
    case 0: return {family ^ 1, odd_place};
    case 1: return {family ^ 2, row_bits * odd_row};
    default: return {family ^ 3, row_bits * odd_row + odd_place - 1};
  }
}

/// The same backwards.
constexpr Link behind(int family, int axis) {
  const int other = ahead(family, axis).family;
  return {other, -ahead(other, axis).shift};
}

/// How many bits a jump along an axis goes within its family.
inline constexpr std::array<int, axes> jump_shift{1, row_bits, row_bits - 1};

/// Bits moved `by` places up, or down where it is negative.
constexpr std::uint64_t moved(std::uint64_t bits, int by) {
  return by >= 0 ? bits << static_cast<unsigned>(by) : bits >> static_cast<unsigned>(-by);
}

}  // namespace parlor::chinese_checkers
