#pragma once

#include <csignal>

namespace parlor::cli {

/// While it lives, Ctrl-C asks to stop instead of ending the program.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] static bool asked();

 private:
  struct sigaction before_{};
};

}  // namespace parlor::cli
