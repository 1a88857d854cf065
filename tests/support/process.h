#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace parlor::test {

/// A program that a test starts and ends.
class Process {
 public:
  /// What it prints goes into a file, if one is named.
  Process(const std::string& program, const std::vector<std::string>& arguments,
          const std::string& output = "/dev/null");
  Process(Process&& other) noexcept : id_(other.id_) { other.id_ = -1; }
  Process& operator=(Process&&) = delete;
  ~Process();

  /// Ends it as a power cut would.
  void kill_hard();
  void ask_to_stop();
  /// Asks it to end and waits; its exit code.
  int stop();
  /// Waits until it ends by itself; its exit code.
  int wait();
  [[nodiscard]] bool running() const;

 private:
  pid_t id_ = -1;
};

int free_port();
/// Waits until somebody listens; false after some seconds.
bool wait_for_port(int port);

}  // namespace parlor::test
