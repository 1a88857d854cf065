#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include <soci/soci.h>

#include "store/health.h"
#include "store/log.h"

namespace parlor::store {

inline constexpr auto pause_after_failure = std::chrono::milliseconds(200);

/// A connection that is made again when it has failed.
class LastingConnection {
 public:
  explicit LastingConnection(Address address) : address_(std::move(address)) {}

  Log& log() {
    if (!log_) {
      auto session = connect(address_);
      if (!session) throw std::runtime_error(session.error().sentence());
      // A server that hangs is left rather than waited for.
      if (address_.postgres) **session << "SET statement_timeout = 15000";
      log_ = std::make_unique<Log>(*std::move(session), address_.postgres);
    }
    return *log_;
  }
  void drop() { log_.reset(); }

 private:
  Address address_;
  std::unique_ptr<Log> log_;
};

/// How long a thread waits for work before it tries the database: for ever, unless that is in
/// trouble.
inline std::optional<std::chrono::milliseconds> patience_of(const Health& health) {
  constexpr auto probe_interval = std::chrono::milliseconds(500);
  return health.trouble() ? std::optional(probe_interval) : std::nullopt;
}

}  // namespace parlor::store
