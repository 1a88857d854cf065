#include "store/database_error.h"

#include <string>
#include <string_view>

#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

namespace parlor::store {
namespace {

/// By the classes and codes of PostgreSQL's manual, appendix A.
ErrorKind kind_of_state(std::string_view state) {
  const auto is_of = [state](std::string_view start) { return state.starts_with(start); };
  if (is_of("08") || is_of("57P0") || is_of("58000") || is_of(" ")) {
    return ErrorKind::unreachable;
  }
  if (is_of("57014")) return ErrorKind::timeout;
  if (is_of("53100") || is_of("53200")) return ErrorKind::full;
  if (is_of("53300") || is_of("55P03") || is_of("40")) return ErrorKind::busy;
  if (is_of("28") || is_of("42501") || is_of("25006") || is_of("3D000")) return ErrorKind::refused;
  if (is_of("XX001") || is_of("XX002")) return ErrorKind::damaged;
  return ErrorKind::other;
}

ErrorKind kind_of_code(int code) {
  switch (code & 0xFF) {
    case SQLITE_FULL: return ErrorKind::full;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return ErrorKind::busy;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH: return ErrorKind::refused;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB: return ErrorKind::damaged;
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR: return ErrorKind::unreachable;
    default: return ErrorKind::other;
  }
}

}  // namespace

ErrorKind kind_of(const std::exception& error) {
  if (const auto* postgres = dynamic_cast<const soci::postgresql_soci_error*>(&error)) {
    return kind_of_state(postgres->sqlstate());
  }
  if (const auto* sqlite = dynamic_cast<const soci::sqlite3_soci_error*>(&error)) {
    return kind_of_code(sqlite->result());
  }
  return ErrorKind::unreachable;
}

}  // namespace parlor::store
