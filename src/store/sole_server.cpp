#include "store/sole_server.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/words.h"
#include "store/messages.h"

namespace parlor::store {

// A lock by `flock` on the file itself. SQLite locks parts of it by `fcntl`, which is another kind
// that does not get in the way; but a process loses all of those when it closes the file once, so
// this one is closed after SQLite's own connections.
Result<std::unique_ptr<SoleServer>> SoleServer::claim(const std::string& file) {
  if (auto sole = locked(file, LOCK_EX)) return sole;
  return Error{cat("Another server serves ", file,
                   " already, and a file has only one: give this one another --db, or let both "
                   "share a PostgreSQL database (--db postgresql://...).")};
}

Result<std::unique_ptr<SoleServer>> SoleServer::keep_out(const std::string& file) {
  if (auto sole = locked(file, LOCK_SH)) return sole;
  return Error{say::file_served(arg::Text(file))};
}

std::unique_ptr<SoleServer> SoleServer::locked(const std::string& file, int kind) {
  const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return nullptr;
  std::unique_ptr<SoleServer> sole(new SoleServer(descriptor));
  return flock(descriptor, kind | LOCK_NB) == 0 ? std::move(sole) : nullptr;
}

SoleServer::~SoleServer() { close(descriptor_); }

}  // namespace parlor::store
