#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlor::parcheesi {

/// A set of 64-bit keys that is filled and emptied once a roll: emptying it costs nothing, and once
/// it has grown to the size it needs nothing is allocated.
class KeySet {
 public:
  void clear() {
    room_ = slots_.size() / 2;
    ++round_;
  }

  /// Whether the key is new.
  bool insert(std::uint64_t key) {
    Slot* const slot = find(key);
    if (slot->round == round_) return false;
    *slot = {key, round_};
    if (--room_ == 0) grow();
    return true;
  }

 private:
  /// What was put in before the last `clear` counts as empty.
  struct Slot {
    std::uint64_t key = 0;
    std::uint64_t round = 0;
  };
  static constexpr unsigned initial_bits = 11;

  /// Where the key is, or else the empty slot for it.
  Slot* find(std::uint64_t key) {
    Slot* const slots = slots_.data();
    std::size_t at = (key * 0x9E3779B97F4A7C15ULL) >> (64 - bits_);
    while (slots[at].round == round_ && slots[at].key != key) at = (at + 1) & last_;
    return &slots[at];
  }

  void grow() {
    std::vector<Slot> old(slots_.size() * 2);
    old.swap(slots_);
    room_ = old.size() / 2;
    last_ = slots_.size() - 1;
    ++bits_;
    for (const Slot& slot : old) {
      if (slot.round == round_) *find(slot.key) = slot;
    }
  }

  std::vector<Slot> slots_ = std::vector<Slot>(std::size_t{1} << initial_bits);
  unsigned bits_ = initial_bits;
  std::size_t last_ = slots_.size() - 1;
  std::size_t room_ = slots_.size() / 2;
  std::uint64_t round_ = 1;
};

}  // namespace parlor::parcheesi
