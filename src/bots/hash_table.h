#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlor::bots {

/// What a stored score says of the true one.
enum class Bound : std::uint8_t { none, at_most, at_least, exact };

/// What a search has found out about a position.
struct Finding {
  std::int16_t score = 0;
  std::int16_t guess = 0;  // the evaluation of the position itself
  std::uint16_t play = 0;  // the code of the best play; 0 for none
  std::int8_t depth = 0;
  Bound bound = Bound::none;
};

/// Findings by the key of their position, in memory of a fixed size. Four share a cache line; where
/// they are full, what is old or shallow gives way.
class HashTable {
 public:
  explicit HashTable(std::size_t bytes) { resize(bytes); }

  /// Rounded down to a power of two.
  void resize(std::size_t bytes) {
    lines_.assign(std::bit_floor(bytes < sizeof(Line) ? sizeof(Line) : bytes) / sizeof(Line), {});
    lines_.shrink_to_fit();
  }
  void clear() { lines_.assign(lines_.size(), {}); }
  /// A new search begins: what it does not meet again is to give way first.
  void age() { ++age_; }

  void prefetch(std::uint64_t key) const { __builtin_prefetch(&line_of(key)); }

  [[nodiscard]] const Finding* find(std::uint64_t key) const {
    for (const Entry& entry : line_of(key).entries) {
      if (entry.check == check_of(key) && entry.finding.bound != Bound::none) return &entry.finding;
    }
    return nullptr;
  }

  void store(std::uint64_t key, Finding news) {
    Line& line = line_of(key);
    std::size_t place = 0;
    for (std::size_t i = 0; i < line.entries.size(); ++i) {
      if (line.entries[i].check == check_of(key)) {
        place = i;
        break;
      }
      if (value_of(line, i) < value_of(line, place)) place = i;
    }
    Entry& entry = line.entries[place];
    if (entry.check == check_of(key) && entry.finding.bound != Bound::none) {
      if (news.play == 0) news.play = entry.finding.play;
      // What is known from far deeper is worth more, unless an exact score settles the matter.
      if (news.bound != Bound::exact && news.depth + 3 < entry.finding.depth) return;
    }
    entry = {check_of(key), news};
    line.ages[place] = age_;
  }

  /// How full it is, in thousandths, by a sample.
  [[nodiscard]] int fullness() const {
    constexpr std::size_t sample = 250;
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
      for (const Entry& entry : lines_[i % lines_.size()].entries) {
        used += entry.finding.bound != Bound::none ? 1 : 0;
      }
    }
    return used;
  }

 private:
  struct Entry {
    std::uint32_t check = 0;
    Finding finding;
  };
  struct alignas(64) Line {
    std::array<Entry, 4> entries{};
    std::array<std::uint8_t, 4> ages{};
  };

  /// How much it would be missed: deep findings of this search the most.
  [[nodiscard]] int value_of(const Line& line, std::size_t place) const {
    const Finding& finding = line.entries[place].finding;
    if (finding.bound == Bound::none) return -1'000'000;
    return finding.depth - 8 * static_cast<std::uint8_t>(age_ - line.ages[place]);
  }

  static std::uint32_t check_of(std::uint64_t key) {
    return static_cast<std::uint32_t>(key >> 32U);
  }
  [[nodiscard]] const Line& line_of(std::uint64_t key) const {
    return lines_[key & (lines_.size() - 1)];
  }
  Line& line_of(std::uint64_t key) { return lines_[key & (lines_.size() - 1)]; }

  std::vector<Line> lines_;
  std::uint8_t age_ = 0;
};

}  // namespace parlor::bots
