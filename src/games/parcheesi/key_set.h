#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlor::parcheesi {

/// A set of 64-bit keys that is filled and emptied once a roll: emptying costs what was put in, and
/// once it has grown to the size it needs nothing is allocated. Key 0 cannot be stored.
class KeySet {
 public:
  KeySet() : slots_(initial_slots) { used_.reserve(initial_slots / 2); }

  void clear() {
    for (const std::uint32_t slot : used_) slots_[slot] = 0;
    used_.clear();
  }

  /// Whether the key is new.
  bool insert(std::uint64_t key) {
    std::size_t slot = find(key);
    if (slots_[slot] == key) return false;
    if (used_.size() * 2 >= slots_.size()) {
      grow();
      slot = find(key);
    }
    slots_[slot] = key;
    used_.push_back(static_cast<std::uint32_t>(slot));
    return true;
  }

 private:
  static constexpr std::size_t initial_slots = 1024;

  [[nodiscard]] std::size_t find(std::uint64_t key) const {
    const std::size_t last = slots_.size() - 1;
    auto slot = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> 40) & last;
    while (slots_[slot] != 0 && slots_[slot] != key) slot = (slot + 1) & last;
    return slot;
  }

  void grow() {
    std::vector<std::uint64_t> old(slots_.size() * 2);
    old.swap(slots_);
    used_.clear();
    for (const std::uint64_t key : old) {
      if (key == 0) continue;
      const std::size_t slot = find(key);
      slots_[slot] = key;
      used_.push_back(static_cast<std::uint32_t>(slot));
    }
  }

  std::vector<std::uint64_t> slots_;
  std::vector<std::uint32_t> used_;
};

}  // namespace parlor::parcheesi
