#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#ifdef __SSE2__
#include <immintrin.h>
#endif

/// Bytes that are worked on all at once. Compilers know what a target has for most of it.
namespace parlor::parcheesi {

// Several bytes are read and written as one number, the first in the lowest.
static_assert(std::endian::native == std::endian::little);

/// So many bytes of numbers. (g++ 12 does not take a size that depends on a template otherwise.)
template <class Number, std::size_t size>
struct VectorOf {
  using Type [[gnu::vector_size(size)]] = Number;
};
template <class Number, class Many>
using SameSize = typename VectorOf<Number, sizeof(Many)>::Type;

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

// What follows is written for targets that work on 16 bytes at once, too: there g++ takes apart
// comparisons, choices, shuffles and shifts by different amounts of more bytes than that, one
// number or even one byte at a time. Sums and shifts of all numbers by the same it halves.

/// What `act` makes of numbers or bytes: of all at once where the target can, and else of one half
/// after the other.
template <class Many, class Act, class... Operands>
void act_on_all(Many& result, const Act& act, const Operands&... operands) {
#ifdef __AVX2__
  result = reinterpret_cast<Many>(act(operands...));
#else
  constexpr std::size_t half_size = sizeof(Bytes);
  const auto half_of = [](const auto& all, std::size_t half) {
    SameSize<std::remove_cvref_t<decltype(all[0])>, Bytes> part;
    std::memcpy(&part, reinterpret_cast<const char*>(&all) + half * half_size, half_size);
    return part;
  };
  for (std::size_t half = 0; half < 2; ++half) {
    const auto part = act(half_of(operands, half)...);
    std::memcpy(reinterpret_cast<char*>(&result) + half * half_size, &part, half_size);
  }
#endif
}

/// Each number shifted by an amount of its own.
inline void shift_left(const FourNumbers& numbers, const FourNumbers& by, FourNumbers& shifted) {
  act_on_all(shifted, [](const auto& all, const auto& bits) { return all << bits; }, numbers, by);
}
inline void shift_right(const FourNumbers& numbers, const FourNumbers& by, FourNumbers& shifted) {
  act_on_all(shifted, [](const auto& all, const auto& bits) { return all >> bits; }, numbers, by);
}

/// All bits of the numbers that have their highest bit set.
inline FourNumbers& spread_highest(FourNumbers& numbers) {
  return numbers = std::uint64_t{0} - (numbers >> 63);
}
/// Sets the highest bit of those that are 0, or of the others; only for numbers with a highest bit
/// of 0.
inline FourNumbers& mark_zero(FourNumbers& numbers) { return numbers -= 1; }
inline FourNumbers& mark_others(FourNumbers& numbers) {
  return numbers = std::uint64_t{0} - numbers;
}

/// Each of the four bytes of a number as a number of its own.
inline void one_each(std::uint32_t bytes, FourNumbers& numbers) {
  FourNumbers all;
  set_all(all, bytes);
  shift_right(all, FourNumbers{0, 8, 16, 24}, numbers);
  numbers &= std::uint64_t{255};
}

/// Which of the numbers have their highest bit set, as a set: bit i for number i.
inline unsigned set_of_highest(const FourNumbers& numbers) {
#ifdef __AVX__
  __m256d doubles;
  std::memcpy(&doubles, &numbers, sizeof(doubles));
  return static_cast<unsigned>(_mm256_movemask_pd(doubles));
#elif defined(__SSE2__)
  __m128d low;
  __m128d high;
  std::memcpy(&low, &numbers, sizeof(low));
  std::memcpy(&high, reinterpret_cast<const char*>(&numbers) + sizeof(low), sizeof(high));
  return static_cast<unsigned>(_mm_movemask_pd(low) | _mm_movemask_pd(high) << 2);
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

/// The same eight bytes over and over, as those of a number, the first in the lowest.
template <class Many>
Many each_eight(std::uint64_t eight) {
  using Numbers = SameSize<std::uint64_t, Many>;
  return reinterpret_cast<Many>(Numbers{} + eight);
}

// Every four bytes changed about.
#ifdef __AVX2__
// clang-format off
inline ManyBytes with_halves_exchanged(const ManyBytes& bytes) {
  return __builtin_shufflevector(bytes, bytes,
      2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13,
      18, 19, 16, 17, 22, 23, 20, 21, 26, 27, 24, 25, 30, 31, 28, 29);
}
inline ManyBytes with_neighbours_exchanged(const ManyBytes& bytes) {
  return __builtin_shufflevector(bytes, bytes,
      1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14,
      17, 16, 19, 18, 21, 20, 23, 22, 25, 24, 27, 26, 29, 28, 31, 30);
}
inline ManyBytes with_inner_exchanged(const ManyBytes& bytes) {
  return __builtin_shufflevector(bytes, bytes,
      0, 2, 1, 3, 4, 6, 5, 7, 8, 10, 9, 11, 12, 14, 13, 15,
      16, 18, 17, 19, 20, 22, 21, 23, 24, 26, 25, 27, 28, 30, 29, 31);
}
// clang-format on
#else
// Shifts of whole numbers, because not every target can put bytes into any order.
inline Bytes with_halves_exchanged(const Bytes& bytes) {  // 2 3 0 1
  const auto numbers = reinterpret_cast<SameSize<std::uint32_t, Bytes>>(bytes);
  return reinterpret_cast<Bytes>(numbers << 16 | numbers >> 16);
}
inline Bytes with_neighbours_exchanged(const Bytes& bytes) {  // 1 0 3 2
  const auto numbers = reinterpret_cast<SameSize<std::uint16_t, Bytes>>(bytes);
  return reinterpret_cast<Bytes>(numbers << 8 | numbers >> 8);
}
inline Bytes with_inner_exchanged(const Bytes& bytes) {  // 0 2 1 3
  const auto numbers = reinterpret_cast<SameSize<std::uint32_t, Bytes>>(bytes);
  return reinterpret_cast<Bytes>((numbers & 0xFF0000FFU) | (numbers << 8 & 0x00FF0000U) |
                                 (numbers >> 8 & 0x0000FF00U));
}
#endif

/// How many a set of four has.
constexpr unsigned size_of_four(unsigned set) {
  return static_cast<unsigned>(std::uint64_t{0x4332322132212110} >> 4 * set) & 15U;
}

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
  return to + size_of_four(set);
#else
  for (unsigned i = 0; i < 4; ++i) {
    const std::uint64_t number = numbers[i];
    std::memcpy(static_cast<void*>(to), &number, sizeof(number));
    to += set >> i & 1U;
  }
  return to;
#endif
}

/// Puts the first four of every eight bytes in ascending order, without a jump. In each round every
/// byte meets one other, and keeps the lower or the higher.
inline void sort_first_fours(ManyBytes& bytes) {
  const auto sorted = [](const auto& before) {
    auto all = before;
    const auto meet = [&all](const auto& others, std::uint64_t keep_lower) {
      const auto lower = all < others ? all : others;
      const auto higher = all < others ? others : all;
      all = each_eight<decltype(all)>(keep_lower) != 0 ? lower : higher;
    };
    meet(with_halves_exchanged(all), 0x0000FFFF);
    meet(with_neighbours_exchanged(all), 0x00FF00FF);
    meet(with_inner_exchanged(all), 0x0000FFFF);
    const auto first_fours = each_eight<decltype(all)>(0xFFFFFFFF);
    return (all & first_fours) | (before & ~first_fours);
  };
  act_on_all(bytes, sorted, bytes);
}

}  // namespace parlor::parcheesi
