#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlor::parcheesi {

/// A set of 64-bit keys that is filled and emptied once a roll: emptying it costs nothing, and once
/// it has grown to the size it needs nothing is allocated.
class KeySet {
 public:
  KeySet() : slots_(initial_slots) {}

  void clear() {
    size_ = 0;
    if (++round_ == 0) {
      slots_.assign(slots_.size(), Slot());
      round_ = 1;
    }
  }

  /// Whether the key is new.
  bool insert(std::uint64_t key) {
    Slot& slot = find(key);
    if (slot.round == round_) return false;
    slot = {key, round_};
    if (++size_ * 2 > slots_.size()) grow();
    return true;
  }

 private:
  /// What was put in before the last `clear` counts as empty.
  struct Slot {
    std::uint64_t key = 0;
    std::uint32_t round = 0;
  };
  static constexpr std::size_t initial_slots = 1024;

  /// Where the key is, or else the empty slot for it.
  Slot& find(std::uint64_t key) {
    const std::size_t last = slots_.size() - 1;
    auto at = static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> 40) & last;
    while (slots_[at].round == round_ && slots_[at].key != key) at = (at + 1) & last;
    return slots_[at];
  }

  void grow() {
    std::vector<Slot> old(slots_.size() * 2);
    old.swap(slots_);
    for (const Slot& slot : old) {
      if (slot.round == round_) find(slot.key) = slot;
    }
  }

  std::vector<Slot> slots_;
  std::size_t size_ = 0;
  std::uint32_t round_ = 1;
};

}  // namespace parlor::parcheesi
