#pragma once

#include <cstdint>
#include <string>

#include "core/result.h"

namespace parlor::store {

struct Copied {
  std::uint64_t tables = 0;
  std::uint64_t events = 0;
};

/// Writes everything as it is at one moment into a file: JSON lines, the same from either database,
/// so that a game night can move from SQLite to PostgreSQL. Servers may go on serving.
Result<Copied> back_up(const std::string& url, const std::string& file);

/// What to do with a table whose history is another than the backup's.
enum class IfDifferent : unsigned char { refuse, replace };

/// Puts back what is missing; what is there already stays as it is. A damaged or cut file is
/// refused before anything is written, and histories are never mixed.
Result<Copied> restore(const std::string& url, const std::string& file,
                       IfDifferent if_different = IfDifferent::refuse);

}  // namespace parlor::store
