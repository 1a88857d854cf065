#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/parcheesi/rules/pile.h"

namespace parlor::parcheesi {

/// Takes repetitions out of lists. Also the workspace for that: once it has grown to the size it
/// needs nothing is allocated.
class Distinct {
 public:
  /// Keeps one of all items with the same key. Those up to `settled` are known to be different from
  /// all others.
  template <class Item>
  void keep_one_of_each(Pile<Item>& items, std::size_t settled = 0) {
    const std::size_t size = items.size() - settled;
    if (size < 2) return;
    if (size > most_numbers) return sort_them(items, settled);
    begin(size);
    Item* const data = items.data() + settled;
    std::uint32_t* const slots = slots_.data();
    const unsigned shift = shift_;
    const std::uint32_t round = round_;
    const std::size_t last = static_cast<std::size_t>(~std::uint64_t{0} >> shift);
    // The number of the item in a slot, or this one's if there is none.
    const auto in_slot = [=](std::size_t at, std::uint32_t number) {
      return slots[at] / numbers == round ? slots[at] % numbers : number;
    };
    std::uint32_t kept = 0;
    for (const Item *next = data, *const end = data + size; next != end; ++next) {
      const Item item = *next;
      data[kept] = item;
      auto at = static_cast<std::size_t>(item.key() * 0x9E3779B97F4A7C15ULL >> shift);
      std::uint32_t same = in_slot(at, kept);
      // Branch-free: whether an item is new cannot be predicted. Few want the slot of another.
      while (data[same].key() != item.key()) [[unlikely]] {
        at = (at + 1) & last;
        same = in_slot(at, kept);
      }
      slots[at] = round * numbers + same;
      kept += static_cast<std::uint32_t>(same == kept);
    }
    items.end_at(data + kept);
  }

 private:
  /// So many that two different items seldom want the same.
  static constexpr std::size_t slots_for_each = 16;
  static constexpr std::uint32_t numbers = 1U << 16;
  static constexpr std::size_t most_numbers = numbers - 1;

  /// What was put into slots before counts for nothing.
  void begin(std::size_t size) {
    const auto bits = static_cast<unsigned>(std::bit_width(slots_for_each * size));
    shift_ = 64 - bits;
    if (slots_.size() < std::size_t{1} << bits) slots_.resize(std::size_t{1} << bits);
    if (++round_ == numbers) {
      std::ranges::fill(slots_, 0);
      round_ = 1;
    }
  }
  template <class Item>
  static void sort_them(Pile<Item>& items, std::size_t settled) {
    Item* const begin = items.data() + settled;
    Item* const end = items.data() + items.size();
    const auto key = [](const Item& item) { return item.key(); };
    std::ranges::sort(begin, end, {}, key);
    items.end_at(std::ranges::unique(begin, end, {}, key).begin());
  }

  std::vector<std::uint32_t> slots_ =
      std::vector<std::uint32_t>(1U << 13);  // the round, and the number of an item in it
  std::uint32_t round_ = 0;
  unsigned shift_ = 0;
};

}  // namespace parlor::parcheesi
