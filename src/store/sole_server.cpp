#include "store/sole_server.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/words.h"

namespace parlor::store {

// A lock by `flock` on the file itself. SQLite locks parts of it by `fcntl`, which is another kind
// that does not get in the way; but a process loses all of those when it closes the file once, so
// this one is closed after SQLite's own connections.
Result<std::unique_ptr<SoleServer>> SoleServer::claim(const std::string& file) {
  const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return Error{cat("The database ", file, " cannot be opened.")};
  std::unique_ptr<SoleServer> sole(new SoleServer(descriptor));
  if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return sole;
  return Error{cat("Another server serves ", file,
                   " already, and a file has only one: give this one another --db, or let both "
                   "share a PostgreSQL database (--db postgresql://...).")};
}

SoleServer::~SoleServer() { close(descriptor_); }

}  // namespace parlor::store
