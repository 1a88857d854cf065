#include "store/checkpoints.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>

#include <soci/soci.h>

namespace parlor::store {
namespace {

using namespace std::chrono_literals;

constexpr auto interval = 250ms;

/// Waits; whether there is more to do.
bool wait(const std::stop_token& stop) {
  std::mutex mutex;
  std::condition_variable_any nothing;
  std::unique_lock lock(mutex);
  nothing.wait_for(lock, stop, interval, [] { return false; });
  return !stop.stop_requested();
}

void run(const Address& address, const std::stop_token& stop) {
  std::unique_ptr<soci::session> session;
  while (wait(stop)) {
    try {
      if (!session) {
        auto opened = connect(address);
        if (!opened) continue;
        session = *std::move(opened);
      }
      *session << "PRAGMA wal_checkpoint(PASSIVE)";
    } catch (const std::exception&) {  // the writer meets the same trouble, and tells of it
      session.reset();
    }
  }
}

}  // namespace

Checkpoints::Checkpoints(const Address& address) {
  if (address.postgres) return;
  thread_ = std::jthread([address](const std::stop_token& stop) { run(address, stop); });
}

}  // namespace parlor::store
