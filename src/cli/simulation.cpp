#include "cli/simulation.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace parlor::cli {
namespace {

using Clock = std::chrono::steady_clock;

/// Long enough to make handing out work free, short enough to stop at once.
constexpr auto wanted_chunk_time = std::chrono::milliseconds(20);
constexpr auto report_interval = std::chrono::milliseconds(100);

class Simulation {
 public:
  Simulation(const GameFace& game, const Run& run) : game_(game), run_(run) {}

  Tally play(const std::function<bool(std::uint64_t)>& progress) {
    std::vector<std::jthread> threads;
    working_ = run_.threads;
    threads.reserve(run_.threads);
    for (unsigned i = 0; i < run_.threads; ++i) threads.emplace_back([this] { work(); });
    std::unique_lock lock(mutex_);
    while (working_ > 0) {
      finished_.wait_for(lock, report_interval);
      const std::uint64_t done = total_.games;
      lock.unlock();
      if (!progress(done)) stop_.store(true);
      lock.lock();
    }
    return total_;
  }

 private:
  void work() {
    std::uint64_t chunk = 1;
    while (!stop_.load(std::memory_order_relaxed)) {
      const std::uint64_t begin = next_.fetch_add(chunk);
      if (begin >= run_.games) break;
      const std::uint64_t count = std::min(chunk, run_.games - begin);
      const auto before = Clock::now();
      const Tally part = game_.random_games(run_.seed, run_.first + begin, count, {});
      if (Clock::now() - before < wanted_chunk_time / 2) chunk *= 2;
      const std::lock_guard lock(mutex_);
      total_.add(part);
    }
    const std::lock_guard lock(mutex_);
    --working_;
    finished_.notify_one();
  }

  const GameFace& game_;
  const Run run_;
  std::atomic<std::uint64_t> next_{0};
  std::atomic<bool> stop_{false};
  std::mutex mutex_;
  std::condition_variable finished_;
  unsigned working_ = 0;
  Tally total_;
};

}  // namespace

Tally simulate(const GameFace& game, const Run& run,
               const std::function<bool(std::uint64_t)>& progress) {
  return Simulation(game, run).play(progress);
}

}  // namespace parlor::cli
