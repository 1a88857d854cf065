#pragma once

#include <cstdint>
#include <span>

namespace parlor::table {

/// A letter that stands for two; `second` is 0 where it stands for one other.
struct Composition {
  char32_t whole;
  char32_t first;
  char32_t second;
};

/// Marks that are put on the letter before them, with where they are put: marks of different places
/// may change their order, those of place 0 may not.
struct Marks {
  char32_t first;
  char32_t last;
  std::uint8_t place;
};

/// What is composed, in the order of both parts.
std::span<const Composition> compositions();
/// What is taken apart and never composed again.
std::span<const Composition> decompositions();
/// In the order of the letters.
std::span<const Marks> marks();

}  // namespace parlor::table
