#include "server/thought_queue.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace parlor::server {
namespace {

/// Thoughts of one address that may wait before each gets less time.
constexpr std::size_t full_time_waiting = 4;
constexpr ThoughtQueue::Time least_time{50};
constexpr std::size_t most_shares = 1000;

bool is_easy(const Thought& thought) { return thought.level == "easy"; }

}  // namespace

void ThoughtQueue::put(Thought thought) {
  if (shares_.size() > most_shares) {
    std::erase_if(shares_, [](const auto& entry) {
      return entry.second.waiting == 0 && entry.second.thinking == 0;
    });
  }
  Share& share = shares_.try_emplace(thought.address, Share{fewest_}).first->second;
  ++share.waiting;
  waiting_.push_back({std::move(thought), next_number_++});
}

bool ThoughtQueue::has(bool easy) const {
  if (!easy) return !waiting_.empty();
  return std::ranges::any_of(waiting_, [](const Entry& entry) { return is_easy(entry.thought); });
}

bool ThoughtQueue::goes_before(const Entry& one, const Entry& other) const {
  const auto rank = [this](const Entry& entry) {
    const Share& share = share_of(entry.thought.address);
    return std::tuple(entry.thought.address.empty(), !is_easy(entry.thought), share.thinking,
                      share.used, entry.number);
  };
  return rank(one) < rank(other);
}

Thought ThoughtQueue::take(bool easy) {
  auto best = waiting_.end();
  for (auto entry = waiting_.begin(); entry != waiting_.end(); ++entry) {
    if (easy && !is_easy(entry->thought)) continue;
    if (best == waiting_.end() || goes_before(*entry, *best)) best = entry;
  }
  Thought taken = std::move(best->thought);
  waiting_.erase(best);
  Share& share = shares_.at(taken.address);
  --share.waiting;
  ++share.thinking;
  fewest_ = std::max(fewest_, share.used);
  return taken;
}

void ThoughtQueue::charge(const std::string& address, Time taken) {
  const auto found = shares_.find(address);
  if (found == shares_.end()) return;
  Share& share = found->second;
  --share.thinking;
  share.used += taken;
  // Whoever has nothing under way begins anew, with what the others have used by then.
  if (share.waiting == 0 && share.thinking == 0 && share.used <= fewest_) shares_.erase(found);
}

ThoughtQueue::Time ThoughtQueue::time_for(const std::string& address, Time longest) const {
  const auto found = shares_.find(address);
  if (found == shares_.end() || found->second.waiting <= full_time_waiting) return longest;
  const auto parts = static_cast<Time::rep>(found->second.waiting / full_time_waiting);
  return std::clamp(longest / parts, std::min(least_time, longest), longest);
}

}  // namespace parlor::server
