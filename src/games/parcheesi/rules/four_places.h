#pragma once

#include <cstdint>

#include "games/parcheesi/rules/board.h"

/// The places of a colour's four pawns in one number, a byte each, the first in the lowest: what is
/// asked of all of them is answered at once.
namespace parlor::parcheesi {

/// Sets the highest bit of every byte that is not 0; the bytes are below 128.
constexpr std::uint32_t not_zero(std::uint32_t bytes) {
  return (bytes + 0x7F7F7F7FU) & 0x80808080U;
}

/// How many bytes have their highest bit set, where no other bit is.
constexpr int count_marks(std::uint32_t marks) {
  return static_cast<int>((marks >> 7) * 0x01010101U >> 24);
}

/// The highest bit of every byte with another place than this.
constexpr std::uint32_t not_on(std::uint32_t places, Place place) {
  return not_zero(places ^ 0x01010101U * static_cast<unsigned>(place.code()));
}
constexpr int count_on(std::uint32_t places, Place place) {
  return 4 - count_marks(not_on(places, place));
}
/// All codes together.
constexpr int sum_of(std::uint32_t places) {
  const std::uint32_t two = (places & 0x00FF00FFU) + (places >> 8 & 0x00FF00FFU);
  return static_cast<int>((two & 0xFFFFU) + (two >> 16));
}
/// For each pawn that is out and stands with the next, the highest bit of its byte. The places are
/// in ascending order.
constexpr std::uint32_t twos(std::uint32_t places) {
  const std::uint32_t out = not_zero(places) & not_on(places, Place::home());
  return out & ~not_zero(places ^ places >> 8) & 0x00808080U;
}

}  // namespace parlor::parcheesi
