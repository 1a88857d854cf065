#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <thread>

#include "server/loop.h"
#include "server/worker.h"

namespace parlor::server {

/// What takes long to work out, such as a whole game replayed, on a thread of its own: nobody's
/// play waits for it.
class WorkerThread final : public Worker {
 public:
  WorkerThread(Loop& loop, std::size_t most_waiting);

  [[nodiscard]] bool work(Task task) override;
  [[nodiscard]] std::size_t waiting() const;
  void stop();

 private:
  bool take(Task& task, const std::stop_token& stop);
  void run(const Task& task);

  Loop& loop_;
  std::size_t most_waiting_;
  mutable std::mutex mutex_;
  std::condition_variable_any wake_;
  std::deque<Task> tasks_;
  std::jthread thread_;  // the last: it uses the others
};

}  // namespace parlor::server
