#pragma once

#include <functional>

namespace parlor::server {

/// Where that is done which would keep everybody waiting on the loop.
class Worker {
 public:
  /// Done elsewhere; what it returns is done on the loop's thread.
  using Task = std::function<std::function<void()>()>;

  Worker() = default;
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;
  virtual ~Worker() = default;

  /// False where too much waits already.
  [[nodiscard]] virtual bool work(Task task) = 0;
};

}  // namespace parlor::server
