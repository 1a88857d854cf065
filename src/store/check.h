#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "core/result.h"
#include "store/log.h"
#include "table/table.h"

namespace parlor::store {

/// A table that cannot be used, or not as it is, and why.
struct Damage {
  std::string table;
  Error what;
};

struct Checked {
  std::uint64_t tables = 0;
  std::uint64_t events = 0;
  std::uint64_t damaged = 0;
};

/// What else is wrong with a table that replays; nothing where all is well.
using FurtherCheck =
    std::function<std::optional<Error>(const StoredTable& stored, const table::Table& table)>;

/// Reads everything there is and replays every table, one in memory at a time; `found` is told of
/// each that is damaged. Needs no leave to write, and servers may go on serving.
Result<Checked> check(const std::string& url, const FurtherCheck& further,
                      const std::function<void(const Damage&)>& found);

}  // namespace parlor::store
