#include "store/session.h"

#include <chrono>
#include <exception>
#include <filesystem>
#include <map>
#include <optional>
#include <thread>
#include <vector>

#include <libpq-fe.h>
#include <soci/postgresql/soci-postgresql.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "core/words.h"
#include "store/migrations.h"
#include "store/private_file.h"

namespace parlor::store {
namespace {

/// The only thing that SQLite does not wait for: others who open the file for the first time at the
/// same moment.
void write_ahead(soci::session& session) {
  constexpr int attempts = 100;
  for (int attempt = 1;; ++attempt) {
    try {
      session << "PRAGMA journal_mode = WAL";
      return;
    } catch (const std::exception&) {
      if (attempt == attempts) throw;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
}

void open_sqlite(soci::session& session, const std::string& file) {
  const auto folder = std::filesystem::path(file).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder);
  // SQLite gives what it puts beside a database the mode of the database.
  make_private(file);
  session.open(soci::sqlite3, cat("db=\"", file, "\" timeout=30 shared_cache=false"));
  write_ahead(session);
  session << "PRAGMA synchronous = FULL";
  // A thread of its own does this earlier; here is where the file ahead is let begin anew.
  session << "PRAGMA wal_autocheckpoint = 4000";
  session << "PRAGMA foreign_keys = ON";
}

/// A value in quotes, as libpq reads it.
std::string in_quotes(std::string_view value) {
  std::string text = "'";
  for (const char letter : value) {
    if (letter == '\'' || letter == '\\') text += '\\';
    text += letter;
  }
  return text + '\'';
}

/// Settings of a PostgreSQL address by name; nothing where it is none.
using Parts = std::map<std::string, std::string>;
std::optional<Parts> parts_of(const std::string& url) {
  PQconninfoOption* options = PQconninfoParse(url.c_str(), nullptr);
  if (options == nullptr) return std::nullopt;
  Parts parts;
  for (const PQconninfoOption* option = options; option->keyword != nullptr; ++option) {
    if (option->val != nullptr) parts[option->keyword] = option->val;
  }
  PQconninfoFree(options);
  return parts;
}

/// SOCI takes `key=value` pairs apart and does not know addresses; libpq reads them for it.
std::string settings_of(Parts parts) {
  // Whoever is not there is given up soon, and noticed when gone without a word.
  parts.try_emplace("connect_timeout", "5");
  parts.try_emplace("tcp_user_timeout", "10000");
  parts.try_emplace("keepalives_idle", "5");
  parts.try_emplace("keepalives_interval", "2");
  parts.try_emplace("keepalives_count", "3");
  std::string settings;
  for (const auto& [name, value] : parts) {
    settings += cat(settings.empty() ? "" : " ", name, '=', in_quotes(value));
  }
  return settings;
}

/// Why SQLite does not open a file, in our words. The file itself is not looked into: whoever
/// closes it takes away the locks of every connection that this process has to it.
Error sqlite_refused(const std::string& file, std::string_view words) {
  if (words.find("not a database") != std::string_view::npos) return no_database_of_ours(file);
  return {cat("The database ", file,
              " cannot be opened: may it be written there, and is the disk full? ",
              in_brackets(words))};
}

using Connected = Result<std::unique_ptr<soci::session>>;

Connected connect_sqlite(const std::string& file, IfMissing if_missing) {
  if (auto refused = refused_as_file(file, if_missing)) return *std::move(refused);
  try {
    auto session = std::make_unique<soci::session>();
    open_sqlite(*session, file);
    const auto version = migrate(*session, false);
    if (!version) return version.error();
    // Not before it is known to be a database of ours.
    close_to_others(file);
    return session;
  } catch (const std::exception& error) {
    return sqlite_refused(file, error.what());
  }
}

/// What SOCI puts before libpq's words says nothing more.
std::string_view without_prefix(std::string_view words) {
  constexpr std::string_view prefix = "Cannot establish connection to the database.";
  return words.starts_with(prefix) ? words.substr(prefix.size()) : words;
}

Error unreadable_address() {
  return {
      "The address of the database cannot be read: write it as "
      "postgresql://USER:PASSWORD@HOST:PORT/NAME."};
}

Connected connect_postgres(const std::string& url) {
  const auto parts = parts_of(url);
  if (!parts) return unreadable_address();
  try {
    auto session = std::make_unique<soci::session>();
    session->open(soci::postgresql, settings_of(*parts));
    *session << "SET client_min_messages = warning";
    const auto version = migrate(*session, true);
    if (!version) return version.error();
    return session;
  } catch (const std::exception& error) {
    return refused_by_postgres(url, error.what());
  }
}

}  // namespace

Address read_address(const std::string& url) {
  if (url.starts_with("postgresql://") || url.starts_with("postgres://")) return {true, url};
  if (url.starts_with("sqlite:")) return {false, url.substr(7)};
  return {false, url};
}

Error no_database_of_ours(const std::string& file) {
  return {cat(file, " is some other file, not a database of Parlor's.")};
}

std::optional<Error> refused_as_file(const std::string& file, IfMissing if_missing) {
  if (file.find("://") != std::string::npos) {
    return Error{
        cat("A database is a file or postgresql://USER@HOST/NAME, and ", file, " is neither.")};
  }
  std::error_code code;
  if (if_missing == IfMissing::refuse && !std::filesystem::exists(file, code)) {
    return Error{cat("There is no database ", file, ".")};
  }
  if (std::filesystem::is_directory(file, code)) {
    return Error{cat(file, " is a folder: name a file for the database.")};
  }
  return std::nullopt;
}

Error refused_by_postgres(const std::string& url, std::string_view words) {
  const auto parts = parts_of(url);
  if (!parts) return unreadable_address();
  const auto part = [&](const char* name, const char* usual) {
    const auto found = parts->find(name);
    return found == parts->end() ? std::string(usual) : found->second;
  };
  return {cat("The PostgreSQL server at ", part("host", "this machine"), ':', part("port", "5432"),
              " does not open the database ", part("dbname", "of the user's name"),
              ": is it running, and is the user known there? ",
              in_brackets(without_prefix(words)))};
}

bool is_coming_up(const std::string& url) {
  const PGPing answer = PQping(postgres_settings(url).c_str());
  return answer == PQPING_REJECT || answer == PQPING_NO_RESPONSE;
}

std::string postgres_settings(const std::string& url) {
  const auto parts = parts_of(url);
  return parts ? settings_of(*parts) : url;
}

std::string folder_to_make(const Address& address) {
  if (address.postgres || address.target.find("://") != std::string::npos) return {};
  const auto folder = std::filesystem::path(address.target).parent_path();
  std::error_code code;
  return folder.empty() || std::filesystem::exists(folder, code) ? std::string() : folder.string();
}

std::string in_brackets(std::string_view words) {
  std::string line;
  for (const char letter : words) {
    const bool blank = letter == ' ' || letter == '\n' || letter == '\t';
    if (blank && (line.empty() || line.back() == ' ')) continue;
    line += blank ? ' ' : letter;
  }
  while (line.ends_with(' ') || line.ends_with('.')) line.pop_back();
  return cat('(', line, ')');
}

Result<std::unique_ptr<soci::session>> connect(const Address& address, IfMissing if_missing) {
  return address.postgres ? connect_postgres(address.target)
                          : connect_sqlite(address.target, if_missing);
}

}  // namespace parlor::store
