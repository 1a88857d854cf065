#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlor::parcheesi {

/// A set of 64-bit keys that is filled and emptied once a roll: emptying it costs nothing, and once
/// it has grown to the size it needs nothing is allocated.
class KeySet {
 public:
  /// How many keys are expected: fewer take less room, so that they are found nearby.
  enum class Size : std::uint8_t { few = 8, many = 11 };

  /// Most rolls have few results: their sets stay small and near.
  static constexpr Size size_for(bool four_counts) { return four_counts ? Size::many : Size::few; }

  KeySet() { clear(Size::few); }
  void clear() {
    ++round_;
    use(bits_);
  }
  void clear(Size size) {
    ++round_;
    use(static_cast<unsigned>(size));
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

  /// Where the key is, or else the empty slot for it.
  Slot* find(std::uint64_t key) {
    Slot* const slots = slots_.data();
    std::size_t at = (key * 0x9E3779B97F4A7C15ULL) >> (64 - bits_);
    while (slots[at].round == round_ && slots[at].key != key) at = (at + 1) & last_;
    return &slots[at];
  }

  /// The first so many slots from now on.
  void use(unsigned bits) {
    bits_ = bits;
    last_ = (std::size_t{1} << bits) - 1;
    room_ = std::size_t{1} << (bits - 1);
  }

  // Seldom enough to be kept out of the way.
  [[gnu::noinline]] void grow() {
    moved_.clear();
    for (std::size_t at = 0; at <= last_; ++at) {
      if (slots_[at].round == round_) moved_.push_back(slots_[at].key);
    }
    ++round_;
    use(bits_ + 1);
    if (last_ >= slots_.size()) slots_.resize(last_ + 1);
    for (const std::uint64_t key : moved_) *find(key) = {key, round_};
    room_ -= moved_.size();
  }

  std::vector<Slot> slots_ = std::vector<Slot>(std::size_t{1} << static_cast<unsigned>(Size::many));
  std::vector<std::uint64_t> moved_;
  unsigned bits_ = 0;
  std::size_t last_ = 0;
  std::size_t room_ = 0;
  std::uint64_t round_ = 0;
};

}  // namespace parlor::parcheesi
