#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include "server/api.h"
#include "server/loop.h"

namespace parlor::server {

/// Answers that take long to work out, such as a whole game replayed, on a thread of their own:
/// nobody's play waits for them.
class BackRoom {
 public:
  explicit BackRoom(Loop& loop);

  /// `done` is called on the loop's thread. What is too much at once is refused.
  void work(std::function<Answer()> task, std::function<void(Answer)> done);
  void stop();

 private:
  struct Job {
    std::function<Answer()> task;
    std::function<void(Answer)> done;
  };
  bool take(Job& job, const std::stop_token& stop);

  Loop& loop_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Job> jobs_;
  std::jthread thread_;  // the last: it uses the others
};

}  // namespace parlor::server
