#include "cli/interrupt.h"

#include <atomic>

namespace parlor::cli {
namespace {

std::atomic<bool> stop{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may not wait");

extern "C" void ask_to_stop(int) { stop.store(true, std::memory_order_relaxed); }

}  // namespace

Interrupt::Interrupt() {
  stop.store(false);
  struct sigaction action{};
  action.sa_handler = ask_to_stop;
  sigaction(SIGINT, &action, &before_);
}

Interrupt::~Interrupt() { sigaction(SIGINT, &before_, nullptr); }

bool Interrupt::asked() { return stop.load(std::memory_order_relaxed); }

}  // namespace parlor::cli
