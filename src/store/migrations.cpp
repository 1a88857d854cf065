#include "store/migrations.h"

#include <string>
#include <vector>

#include <soci/soci.h>

#include "core/words.h"

namespace parlor::store {
namespace {

using Statements = std::vector<std::string>;

/// One list of statements for each version. Only text and bigint: both databases have them and
/// treat them alike. A migration that has been released is never changed.
const std::vector<Statements>& migrations() {
  static const std::vector<Statements> all{
      {
          "CREATE TABLE tables (id TEXT PRIMARY KEY, made BIGINT NOT NULL, seed TEXT NOT NULL)",
          "CREATE TABLE events (table_id TEXT NOT NULL, number BIGINT NOT NULL, body TEXT NOT "
          "NULL, PRIMARY KEY (table_id, number))",
      },
      {
          "ALTER TABLE tables ADD COLUMN over BIGINT NOT NULL DEFAULT 0",
          "ALTER TABLE tables ADD COLUMN active BIGINT NOT NULL DEFAULT 0",
          "UPDATE tables SET active = made",
          "UPDATE tables SET over = 1 WHERE id IN "  // NOLINT(bugprone-suspicious-missing-comma)
          "(SELECT table_id FROM events WHERE body LIKE '%\"event\":\"ended\"%')",
          "CREATE INDEX tables_open ON tables (over, active)",
      },
  };
  return all;
}

/// Several servers may start at once on one database: who has the lock migrates.
void lock_schema(soci::session& session, bool postgres) {
  if (postgres) {
    session << "BEGIN";
    session << "SELECT pg_advisory_xact_lock(7267567)";
  } else {
    session << "BEGIN IMMEDIATE";
  }
}

}  // namespace

int schema_version() { return static_cast<int>(migrations().size()); }

int version_of(soci::session& session) {
  int version = 0;
  soci::indicator found = soci::i_null;
  session << "SELECT MAX(version) FROM parlor_schema", soci::into(version, found);
  return found == soci::i_ok ? version : 0;
}

Error later_schema(int version) {
  return {cat("The database was written by a later Parlor (schema ", version, "; this one knows ",
              schema_version(), "): use that one.")};
}

Result<int> migrate(soci::session& session, bool postgres) {
  lock_schema(session, postgres);
  session << "CREATE TABLE IF NOT EXISTS parlor_schema (version BIGINT NOT NULL)";
  int version = version_of(session);
  if (version > schema_version()) {
    session << "ROLLBACK";
    return later_schema(version);
  }
  while (version < schema_version()) {
    for (const std::string& statement : migrations()[static_cast<std::size_t>(version)]) {
      session << statement;
    }
    ++version;
    session << "INSERT INTO parlor_schema (version) VALUES (:version)", soci::use(version);
  }
  session << "COMMIT";
  return version;
}

}  // namespace parlor::store
