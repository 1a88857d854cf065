#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"

namespace soci {
class session;  // NOLINT(readability-identifier-naming): as its library names it
}

namespace parlor::store {

/// `sqlite:FILE` (or just a file name), or `postgresql://...`.
struct Address {
  bool postgres = false;
  std::string target;
};
Address read_address(const std::string& url);

/// The folder that opening this database will make, if its file has none yet.
std::string folder_to_make(const Address& address);

/// What a library says of its trouble, on one line and in brackets: it comes after our own words.
std::string in_brackets(std::string_view words);

/// What to do where there is no file yet.
enum class IfMissing : unsigned char { make, refuse };

/// A connection with the schema up to date, or why there is none. SQLite writes ahead and syncs at
/// every commit: what is committed survives a power cut.
Result<std::unique_ptr<soci::session>> connect(const Address& address,
                                               IfMissing if_missing = IfMissing::make);

/// Why a file cannot be a database before it is opened; nothing where it can.
std::optional<Error> refused_as_file(const std::string& file, IfMissing if_missing);
Error no_database_of_ours(const std::string& file);
/// Why PostgreSQL does not let us in, in our words before its own.
Error refused_by_postgres(const std::string& url, std::string_view words);

/// Whether a PostgreSQL server that did not open a database may just be starting: it does not
/// answer at all, or says that it takes nobody yet.
bool is_coming_up(const std::string& url);

/// The settings of a PostgreSQL address as libpq takes them, with times after which it gives up.
std::string postgres_settings(const std::string& url);

}  // namespace parlor::store
