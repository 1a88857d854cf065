#pragma once

#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

/// Bytes that are worked on all at once. Compilers know what a target has for it.
namespace parlor::parcheesi {

using Bytes = std::uint8_t __attribute__((vector_size(16)));
using ManyBytes = std::uint8_t __attribute__((vector_size(32)));

/// For a condition on each byte, the numbers of those that meet it.
template <class Condition>
std::uint16_t set_of(const Condition& met) {
#ifdef __SSE2__
  __m128i bytes;
  std::memcpy(&bytes, &met, sizeof(bytes));
  return static_cast<std::uint16_t>(_mm_movemask_epi8(bytes));
#else
  unsigned set = 0;
  for (unsigned i = 0; i < sizeof(met); ++i) set |= (met[i] != 0 ? 1U : 0U) << i;
  return static_cast<std::uint16_t>(set);
#endif
}

/// The four bytes of a number, the first in the lowest, four times over.
inline Bytes four_times(std::uint32_t four) {
  using Numbers = std::uint32_t __attribute__((vector_size(16)));
  return reinterpret_cast<Bytes>(Numbers{four, four, four, four});
}

/// Puts the first four of every eight bytes in ascending order, without a jump. (By reference: how
/// so many bytes are handed over as a value depends on the target.)
inline void sort_first_fours(ManyBytes& bytes) {
  // In each round every byte meets one other, and keeps the lower or the higher.
  const auto meet = [&bytes](const ManyBytes& others, std::uint64_t keep_lower) {
    using Numbers = std::uint64_t __attribute__((vector_size(sizeof(ManyBytes))));
    const auto lower_ones =
        reinterpret_cast<ManyBytes>(Numbers{keep_lower, keep_lower, keep_lower, keep_lower});
    const ManyBytes lower = bytes < others ? bytes : others;
    const ManyBytes higher = bytes < others ? others : bytes;
    bytes = (lower & lower_ones) | (higher & ~lower_ones);
  };
  // clang-format off
  meet(__builtin_shufflevector(bytes, bytes,
      2, 3, 0, 1, 4, 5, 6, 7, 10, 11, 8, 9, 12, 13, 14, 15,
      18, 19, 16, 17, 20, 21, 22, 23, 26, 27, 24, 25, 28, 29, 30, 31), 0x0000FFFF);
  meet(__builtin_shufflevector(bytes, bytes,
      1, 0, 3, 2, 4, 5, 6, 7, 9, 8, 11, 10, 12, 13, 14, 15,
      17, 16, 19, 18, 20, 21, 22, 23, 25, 24, 27, 26, 28, 29, 30, 31), 0x00FF00FF);
  meet(__builtin_shufflevector(bytes, bytes,
      0, 2, 1, 3, 4, 5, 6, 7, 8, 10, 9, 11, 12, 13, 14, 15,
      16, 18, 17, 19, 20, 21, 22, 23, 24, 26, 25, 27, 28, 29, 30, 31), 0x0000FFFF);
  // clang-format on
}

}  // namespace parlor::parcheesi
