#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <immintrin.h>
#endif

/// Bytes that are worked on all at once. Compilers know what a target has for most of it.
namespace parlor::parcheesi {

// Several bytes are read and written as one number, the first in the lowest.
static_assert(std::endian::native == std::endian::little);

using Bytes = std::uint8_t __attribute__((vector_size(16)));
using ManyBytes = std::uint8_t __attribute__((vector_size(32)));

/// For a condition on each byte, the numbers of those that meet it.
template <class Condition>
std::uint16_t set_of(const Condition& met) {
  static_assert(sizeof(met) == sizeof(Bytes));
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

/// Four numbers that are worked on at once. (They and `ManyBytes` are handed over by reference: how
/// so many bytes are handed over as a value depends on the target.)
using FourNumbers = std::uint64_t __attribute__((vector_size(32)));

inline void set_all(FourNumbers& numbers, std::uint64_t value) {
  numbers = FourNumbers{value, value, value, value};
}

/// Each of the four bytes of a number as a number of its own.
inline void one_each(std::uint32_t bytes, FourNumbers& numbers) {
  set_all(numbers, bytes);
  numbers = numbers >> FourNumbers{0, 8, 16, 24} & std::uint64_t{255};
}

/// Which of the numbers have their highest bit set, as a set: bit i for number i.
inline unsigned set_of_highest(const FourNumbers& numbers) {
#ifdef __AVX__
  __m256d doubles;
  std::memcpy(&doubles, &numbers, sizeof(doubles));
  return static_cast<unsigned>(_mm256_movemask_pd(doubles));
#else
  unsigned set = 0;
  for (unsigned i = 0; i < 4; ++i) set |= static_cast<unsigned>(numbers[i] >> 63) << i;
  return set;
#endif
}

#ifdef __AVX2__
/// For every set of four numbers, which halves of numbers come one after the other when those of
/// the set are moved together.
struct alignas(32) Halves {
  std::array<std::uint32_t, 8> order{};
};
consteval std::array<Halves, 16> all_moved_together() {
  std::array<Halves, 16> sets;
  for (unsigned set = 0; set < sets.size(); ++set) {
    std::size_t at = 0;
    for (std::uint32_t i = 0; i < 4; ++i) {
      if ((set >> i & 1U) == 0) continue;
      sets[set].order[at++] = 2 * i;
      sets[set].order[at++] = 2 * i + 1;
    }
  }
  return sets;
}
inline constexpr auto moved_together = all_moved_together();
#endif

/// Writes the numbers of a set one after the other from `to` on, where there is room for four; the
/// answer is where they end.
template <class Item>
Item* write_those(const FourNumbers& numbers, unsigned set, Item* to) {
  static_assert(sizeof(Item) == sizeof(numbers[0]));
#ifdef __AVX2__
  __m256i all;
  std::memcpy(&all, &numbers, sizeof(all));
  const auto* const order = reinterpret_cast<const __m256i*>(&moved_together[set]);
  all = _mm256_permutevar8x32_epi32(all, _mm256_load_si256(order));
  std::memcpy(static_cast<void*>(to), &all, sizeof(all));
  return to + std::popcount(set);
#else
  for (unsigned i = 0; i < 4; ++i) {
    const std::uint64_t number = numbers[i];
    std::memcpy(static_cast<void*>(to), &number, sizeof(number));
    to += set >> i & 1U;
  }
  return to;
#endif
}

/// Puts the first four of every eight bytes in ascending order, without a jump.
inline void sort_first_fours(ManyBytes& bytes) {
  // In each round every byte meets one other, and keeps the lower or the higher.
  const auto meet = [&bytes](const ManyBytes& others, std::uint64_t keep_lower) {
    using Numbers = std::uint64_t __attribute__((vector_size(sizeof(ManyBytes))));
    const auto lower_ones =
        reinterpret_cast<ManyBytes>(Numbers{keep_lower, keep_lower, keep_lower, keep_lower});
    const ManyBytes lower = bytes < others ? bytes : others;
    const ManyBytes higher = bytes < others ? others : bytes;
    bytes = lower_ones != 0 ? lower : higher;
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
