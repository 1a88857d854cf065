#include "store/reading.h"

#include <exception>
#include <filesystem>

#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "core/words.h"
#include "store/messages.h"
#include "store/migrations.h"

namespace parlor::store {
namespace {

namespace fs = std::filesystem;

/// A path as SQLite's addresses have it.
std::string in_address(const std::string& file) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const char letter : fs::absolute(file).string()) {
    const auto byte = static_cast<unsigned char>(letter);
    const bool plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') ||
                       (byte >= '0' && byte <= '9') || letter == '/' || letter == '.' ||
                       letter == '_' || letter == '-';
    if (plain) {
      text += letter;
    } else {
      text += cat('%', digits[byte >> 4U], digits[byte & 0xFU]);
    }
  }
  return text;
}

std::unique_ptr<soci::session> open_file(const std::string& file, std::string_view how) {
  auto session = std::make_unique<soci::session>();
  session->open(soci::sqlite3,
                cat("db=\"file:", in_address(file), '?', how, "\" timeout=30 shared_cache=false"));
  *session << "BEGIN";
  // A transaction of SQLite's begins with what it reads first.
  int objects = 0;
  *session << "SELECT COUNT(*) FROM sqlite_master", soci::into(objects);
  return session;
}

/// In a folder that may not be written SQLite cannot make what it needs beside a file that several
/// may use. While nobody serves the file, nothing changes in it.
Result<Reading> read_unchanging_file(const std::string& file, const std::string& problem) {
  std::error_code code;
  auto nobody_serves = SoleServer::keep_out(file);
  if (!nobody_serves || fs::exists(file + "-wal", code)) {
    return Error{say::file_unreadable(arg::Text(file), arg::Text(problem))};
  }
  return Reading{*std::move(nobody_serves), open_file(file, "immutable=1"), false};
}

Result<Reading> read_file(const std::string& file) {
  if (auto refused = refused_as_file(file, IfMissing::refuse)) return *std::move(refused);
  std::string problem;
  try {
    return Reading{nullptr, open_file(file, "mode=ro"), false};
  } catch (const std::exception& error) {
    problem = in_brackets(error.what());
  }
  try {
    return read_unchanging_file(file, problem);
  } catch (const std::exception&) {
    if (problem.find("not a database") != std::string::npos) return no_database_of_ours(file);
    return Error{say::file_unreadable(arg::Text(file), arg::Text(problem))};
  }
}

Result<Reading> read_postgres(const std::string& url) {
  try {
    Reading reading{nullptr, std::make_unique<soci::session>(), true};
    reading.session->open(soci::postgresql, postgres_settings(url));
    reading.begin();
    return reading;
  } catch (const std::exception& error) {
    return refused_by_postgres(url, error.what());
  }
}

std::optional<Error> wrong_version(Reading& reading, const std::string& database) {
  int version = 0;
  try {
    version = version_of(*reading.session);
  } catch (const std::exception&) {
    return Error{say::nothing_of_parlors(arg::Text(database))};
  }
  if (version > schema_version()) return later_schema(version);
  if (version < schema_version()) return Error{say::earlier_schema(version, schema_version())};
  return std::nullopt;
}

/// An address without who may use it.
std::string shown(const Address& address) {
  const std::size_t at = address.target.rfind('@');
  return address.postgres && at != std::string::npos ? address.target.substr(at + 1)
                                                     : address.target;
}

}  // namespace

void Reading::begin() {
  *session << (postgres ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY" : "BEGIN");
}

void Reading::again() {
  *session << "ROLLBACK";
  begin();
}

Result<Reading> begin_reading(const Address& address) {
  auto begun = address.postgres ? read_postgres(address.target) : read_file(address.target);
  if (!begun) return begun;
  Reading reading = *std::move(begun);
  if (auto error = wrong_version(reading, shown(address))) return *std::move(error);
  return reading;
}

}  // namespace parlor::store
