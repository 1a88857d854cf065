#pragma once

#include <memory>
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

/// The settings of a PostgreSQL address as libpq takes them, with times after which it gives up.
std::string postgres_settings(const std::string& url);

/// Brings the schema to this program's version, one migration after the other, each in a
/// transaction of its own. Refuses a file of a later program.
Result<int> migrate(soci::session& session, bool postgres);

/// The version that `migrate` leads to.
int schema_version();

}  // namespace parlor::store
