#include "store/session.h"

#include <exception>
#include <filesystem>
#include <stdexcept>
#include <vector>

#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

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
          "UPDATE tables SET over = 1 WHERE id IN (SELECT table_id FROM events WHERE body LIKE "
          "'%\"event\":\"ended\"%')",
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

int version_of(soci::session& session) {
  int version = 0;
  soci::indicator found = soci::i_null;
  session << "SELECT MAX(version) FROM parlor_schema", soci::into(version, found);
  return found == soci::i_ok ? version : 0;
}

void open_sqlite(soci::session& session, const std::string& file) {
  const auto folder = std::filesystem::path(file).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder);
  session.open(soci::sqlite3, cat("db=\"", file, "\" timeout=30 shared_cache=false"));
  session << "PRAGMA journal_mode = WAL";
  session << "PRAGMA synchronous = FULL";
  // A thread of its own does this earlier; here is where the file ahead is let begin anew.
  session << "PRAGMA wal_autocheckpoint = 4000";
  session << "PRAGMA foreign_keys = ON";
}

/// A value in quotes, as libpq reads it.
std::string quoted(std::string_view value) {
  std::string text = "'";
  for (const char letter : value) {
    if (letter == '\'' || letter == '\\') text += '\\';
    text += letter;
  }
  return text + '\'';
}

/// SOCI takes `key=value` pairs apart and does not know addresses; libpq reads them for it.
std::string settings_of(const std::string& url) {
  char* error = nullptr;
  PQconninfoOption* options = PQconninfoParse(url.c_str(), &error);
  if (options == nullptr) {
    const std::string reason = error == nullptr ? "it cannot be read" : error;
    PQfreemem(error);
    throw std::runtime_error(reason);
  }
  std::string settings;
  for (const PQconninfoOption* option = options; option->keyword != nullptr; ++option) {
    if (option->val == nullptr) continue;
    settings += cat(settings.empty() ? "" : " ", option->keyword, '=', quoted(option->val));
  }
  PQconninfoFree(options);
  return settings;
}

}  // namespace

int schema_version() { return static_cast<int>(migrations().size()); }

Address read_address(const std::string& url) {
  if (url.starts_with("postgresql://") || url.starts_with("postgres://")) return {true, url};
  if (url.starts_with("sqlite:")) return {false, url.substr(7)};
  return {false, url};
}

Result<int> migrate(soci::session& session, bool postgres) {
  session << "CREATE TABLE IF NOT EXISTS parlor_schema (version BIGINT NOT NULL)";
  lock_schema(session, postgres);
  int version = version_of(session);
  if (version > schema_version()) {
    session << "ROLLBACK";
    return Error{cat("The database was written by a later Parlor (schema ", version,
                     "; this one knows ", schema_version(), "): use that one.")};
  }
  while (version < schema_version()) {
    for (const std::string& statement : migrations()[static_cast<std::size_t>(version)])
      session << statement;
    ++version;
    session << "INSERT INTO parlor_schema (version) VALUES (:version)", soci::use(version);
  }
  session << "COMMIT";
  return version;
}

Result<std::unique_ptr<soci::session>> connect(const Address& address, IfMissing if_missing) {
  if (!address.postgres && address.target.find("://") != std::string::npos) {
    return Error{cat("A database is a file or postgresql://USER@HOST/NAME, and ", address.target,
                     " is neither.")};
  }
  if (!address.postgres && if_missing == IfMissing::refuse &&
      !std::filesystem::exists(address.target))
    return Error{cat("There is no database ", address.target, ".")};
  try {
    auto session = std::make_unique<soci::session>();
    if (address.postgres) {
      session->open(soci::postgresql, settings_of(address.target));
      *session << "SET client_min_messages = warning";
    } else {
      open_sqlite(*session, address.target);
    }
    const auto version = migrate(*session, address.postgres);
    if (!version) return version.error();
    return session;
  } catch (const std::exception& error) {
    return Error{cat("The database cannot be opened: ", error.what())};
  }
}

}  // namespace parlor::store
