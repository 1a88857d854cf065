#pragma once

#include <cstdint>
#include <functional>

namespace parlor::server {

/// The one thread that all tables and connections live on.
class Loop {
 public:
  Loop() = default;
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  virtual ~Loop() = default;

  /// Runs it on the loop's thread, soon; may be called from any thread.
  virtual void post(std::function<void()> work) = 0;
  /// Runs it on the loop's thread after some milliseconds.
  virtual void after(std::int64_t millis, std::function<void()> work) = 0;
  /// Milliseconds since 1970, of a clock that nobody sets.
  [[nodiscard]] virtual std::int64_t now() const = 0;
};

}  // namespace parlor::server
