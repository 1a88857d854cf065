#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/session.h"

namespace parlor::store {

/// What may be deleted: a table, and where a moment is given, only if it was not used since.
struct Removal {
  std::string table;
  std::optional<std::int64_t> unused_since = std::nullopt;
};

/// Deletes a table with all its events in a transaction of its own. Servers on the same PostgreSQL
/// hear of it, signed with `teller`. False where there is none such.
bool remove_table(soci::session& session, bool postgres, const Removal& removal,
                  std::string_view teller);

}  // namespace parlor::store
