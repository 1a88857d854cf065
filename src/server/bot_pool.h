#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "server/thought_queue.h"

namespace parlor::server {

/// A few threads that bots think on, and one more for easy thoughts, which would else wait for long
/// ones to end. Bots get the state and nothing else: never the dice to come.
class BotPool final : public Thinker {
 public:
  BotPool(int threads, int longest_millis);
  ~BotPool() override;

  void think(Thought thought) override;
  /// Bots in the middle of a thought answer at once; what waits is dropped.
  void stop();
  [[nodiscard]] std::size_t waiting() const;

 private:
  class Worker;
  /// What one thread does; `easy`: it takes easy thoughts only.
  void work(const std::stop_token& stop, bool easy);
  /// The next thought and how long it may take; false where the pool stops.
  bool take(Thought& thought, ThoughtQueue::Time& time, const std::stop_token& stop, bool easy);

  ThoughtQueue::Time longest_;
  mutable std::mutex mutex_;
  std::condition_variable_any wake_;
  ThoughtQueue queue_;
  std::vector<std::jthread> threads_;
};

/// The names of the bots that may sit at a table of this game, the levels first.
std::span<const std::string> bot_names(const std::string& game);
std::vector<std::string> level_names(const std::string& game);

}  // namespace parlor::server
