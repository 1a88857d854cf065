#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/chinese_checkers/families.h"

namespace parlor::chinese_checkers {

/// A hole by its number: 64 times its family and its bit there (see families.h). Not every number
/// is a hole.
using Hole = std::uint8_t;

inline constexpr Hole no_hole = 255;

constexpr int family_of(Hole hole) { return hole / 64; }

/// A set of holes, one bit each.
class HoleSet {
 public:
  constexpr HoleSet() = default;
  constexpr explicit HoleSet(Hole hole) { add(hole); }

  [[nodiscard]] constexpr bool contains(Hole hole) const {
    return (words_[hole / 64U] & bit(hole)) != 0;
  }
  [[nodiscard]] constexpr bool empty() const {
    return (words_[0] | words_[1] | words_[2] | words_[3]) == 0;
  }
  [[nodiscard]] constexpr int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }
  [[nodiscard]] constexpr bool intersects(const HoleSet& other) const {
    return !(*this & other).empty();
  }
  /// The bits of one family.
  [[nodiscard]] constexpr std::uint64_t family(int number) const {
    return words_[static_cast<std::size_t>(number)];
  }
  constexpr void add(Hole hole) { words_[hole / 64U] |= bit(hole); }
  constexpr void remove(Hole hole) { words_[hole / 64U] &= ~bit(hole); }

  /// This set with one hole taken out of it and another one, not in it, put in. All words are
  /// written alike: changing one of them would hold up whoever reads the set as a whole next.
  [[nodiscard]] constexpr HoleSet with_moved(Hole from, Hole to) const {
    HoleSet changed;
    for (std::size_t i = 0; i < word_count; ++i) {
      const std::uint64_t out = i == from / 64U ? bit(from) : 0;
      const std::uint64_t in = i == to / 64U ? bit(to) : 0;
      changed.words_[i] = words_[i] ^ out ^ in;
    }
    return changed;
  }

  constexpr HoleSet operator&(const HoleSet& other) const {
    HoleSet both;
    for (std::size_t i = 0; i < word_count; ++i) both.words_[i] = words_[i] & other.words_[i];
    return both;
  }
  constexpr HoleSet operator|(const HoleSet& other) const {
    HoleSet either;
    for (std::size_t i = 0; i < word_count; ++i) either.words_[i] = words_[i] | other.words_[i];
    return either;
  }
  /// The holes of this set that are not in the other.
  constexpr HoleSet operator-(const HoleSet& other) const {
    HoleSet rest;
    for (std::size_t i = 0; i < word_count; ++i) rest.words_[i] = words_[i] & ~other.words_[i];
    return rest;
  }
  constexpr bool operator==(const HoleSet&) const = default;

  class Iterator {
   public:
    constexpr Iterator(const HoleSet& holes, std::size_t word) : holes_(&holes), word_(word) {
      if (word_ < word_count) bits_ = holes.words_[word_];
      skip_empty_words();
    }
    constexpr Hole operator*() const {
      return static_cast<Hole>(64 * word_ + static_cast<std::size_t>(std::countr_zero(bits_)));
    }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      skip_empty_words();
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    constexpr void skip_empty_words() {
      while (bits_ == 0 && word_ < word_count) {
        if (++word_ < word_count) bits_ = holes_->words_[word_];
      }
    }
    const HoleSet* holes_;
    std::size_t word_;
    std::uint64_t bits_ = 0;
  };
  [[nodiscard]] constexpr Iterator begin() const { return {*this, 0}; }
  [[nodiscard]] constexpr Iterator end() const { return {*this, word_count}; }
  /// The lowest hole; only of a set that is not empty.
  [[nodiscard]] constexpr Hole first() const { return *begin(); }

 private:
  static constexpr std::size_t word_count = families;
  static constexpr std::uint64_t bit(Hole hole) { return std::uint64_t{1} << (hole % 64U); }

  std::array<std::uint64_t, word_count> words_{};
};

}  // namespace parlor::chinese_checkers
