#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlor::bots {

/// The keys of the positions before this one, the game's first, then those of the line that is
/// being searched.
class PositionHistory {
 public:
  /// `fill` is given the list for the positions of the game so far.
  template <class Fill>
  void begin(Fill&& fill) {
    keys_.clear();
    fill(keys_);
    root_at_ = keys_.size();
  }
  void push(std::uint64_t key) { keys_.push_back(key); }
  void pop() { keys_.pop_back(); }

  /// Whether the position has been there before: once since the root, or twice in all. Only the
  /// last `reversible` positions can have been the same.
  [[nodiscard]] bool repeats(std::uint64_t key, int reversible) const {
    const auto reach = std::min<std::size_t>(static_cast<std::size_t>(reversible), keys_.size());
    int times = 0;
    for (std::size_t back = 4; back <= reach; back += 2) {
      if (keys_[keys_.size() - back] != key) continue;
      if (keys_.size() - back >= root_at_ || ++times == 2) return true;
    }
    return false;
  }

 private:
  std::vector<std::uint64_t> keys_;
  std::size_t root_at_ = 0;
};

}  // namespace parlor::bots
