#pragma once

#include "core/result.h"

namespace soci {
class session;  // NOLINT(readability-identifier-naming): as its library names it
}

namespace parlor::store {

/// Brings the schema to this program's version, one migration after the other, all in one
/// transaction. Refuses a file of a later program.
Result<int> migrate(soci::session& session, bool postgres);

/// The version that `migrate` leads to.
int schema_version();

/// The version that a database is at; 0 where its schema is empty.
int version_of(soci::session& session);

Error later_schema(int version);

}  // namespace parlor::store
