#pragma once

#include <thread>

#include "store/session.h"

namespace parlor::store {

/// Moves what SQLite has written ahead into its file, on a thread of its own: whoever commits would
/// else be kept waiting while thousands of pages are copied. Does nothing on PostgreSQL.
class Checkpoints {
 public:
  explicit Checkpoints(const Address& address);

 private:
  std::jthread thread_;
};

}  // namespace parlor::store
