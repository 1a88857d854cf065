#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace parlor::store {

/// Work for one thread, in order; `take` gives all there is.
template <class Item>
class WorkQueue {
 public:
  void put(Item item) {
    {
      const std::scoped_lock lock(mutex_);
      items_.push_back(std::move(item));
    }
    wake_.notify_one();
  }
  /// Waits for work, where `patience` is given for so long; empty when that is over, or when there
  /// will be none any more.
  std::vector<Item> take(std::size_t most, std::optional<std::chrono::milliseconds> patience) {
    std::unique_lock lock(mutex_);
    const auto ready = [&] { return closed_ || !items_.empty(); };
    if (patience) {
      wake_.wait_for(lock, *patience, ready);
    } else {
      wake_.wait(lock, ready);
    }
    return taken_from(items_, most);
  }
  /// What there is, without waiting.
  std::vector<Item> take_now(std::size_t most) {
    const std::scoped_lock lock(mutex_);
    return taken_from(items_, most);
  }
  void close() {
    {
      const std::scoped_lock lock(mutex_);
      closed_ = true;
    }
    wake_.notify_all();
  }
  [[nodiscard]] bool closed() const {
    const std::scoped_lock lock(mutex_);
    return closed_;
  }
  [[nodiscard]] std::size_t size() const {
    const std::scoped_lock lock(mutex_);
    return items_.size();
  }

 private:
  static std::vector<Item> taken_from(std::deque<Item>& items, std::size_t most) {
    std::vector<Item> taken;
    while (!items.empty() && taken.size() < most) {
      taken.push_back(std::move(items.front()));
      items.pop_front();
    }
    return taken;
  }

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Item> items_;
  bool closed_ = false;
};

}  // namespace parlor::store
