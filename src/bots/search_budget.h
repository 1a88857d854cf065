#pragma once

#include <algorithm>
#include <cstdint>

#include "bots/player.h"
#include "bots/search_limits.h"

namespace parlor::bots {

/// Counts the positions a search has looked at, and says when it has to stop.
class SearchBudget {
 public:
  void begin(const Limits& limits, Thinking& thinking) {
    thinking_ = &thinking;
    most_nodes_ = std::min(limits.most_nodes, thinking.most_nodes);
    nodes_ = 0;
    used_up_ = false;
  }

  /// Another position, on the way to this depth. Whether there was budget for it.
  bool spend(int depth) {
    ++nodes_;
    if ((nodes_ & 511U) == 0 && thinking_->stop.asked()) used_up_ = true;
    // At least one depth is finished, so that there is a reason for the answer.
    if (nodes_ >= most_nodes_ && depth > 1) used_up_ = true;
    return !used_up_;
  }
  [[nodiscard]] bool used_up() const { return used_up_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  Thinking* thinking_ = nullptr;
  std::uint64_t nodes_ = 0;
  std::uint64_t most_nodes_ = 0;
  bool used_up_ = false;
};

}  // namespace parlor::bots
