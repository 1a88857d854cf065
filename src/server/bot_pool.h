#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "core/any_game.h"

namespace parlor::server {

/// A decision that a bot has to make.
struct Thought {
  std::string rules;  // equal for games with equal rules: bots are made once for each
  AnyGame game;
  AnyState state;
  std::string level;
  std::uint64_t seed = 0;
  bool watched = true;  // a person waits for it: goes before those nobody looks at
  std::function<void(std::string play)> done;  // called on a thread of the pool
};

/// A few threads that bots think on. Bots get the state and nothing else: never the dice to come.
class BotPool {
 public:
  BotPool(int threads, int longest_millis);
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;
  ~BotPool();

  void think(Thought thought);
  /// Bots in the middle of a thought answer at once; what waits is dropped.
  void stop();

 private:
  class Worker;
  bool take(Thought& thought, const std::stop_token& stop);

  int longest_millis_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Thought> watched_;
  std::deque<Thought> unwatched_;
  std::vector<std::jthread> threads_;
};

/// The names of the bots that may sit at a table of this game, the levels first.
std::span<const std::string> bot_names(const std::string& game);
std::vector<std::string> level_names(const std::string& game);

}  // namespace parlor::server
