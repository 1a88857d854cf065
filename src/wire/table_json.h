#pragma once

#include <optional>
#include <string>
#include <vector>

#include "table/table.h"
#include "wire/json.h"

/// A table as those who sit at it or watch it are told of it.
namespace parlor::wire {

/// What was agreed on.
json::object table_json(const table::Table& table);

/// Things that are not in the log: who is connected, and what the acting player is trying.
struct Moment {
  table::Millis now = 0;
  SeatSet here;
  std::optional<std::vector<std::string>> trying = {};  // once they have asked for steps
};

/// How things stand.
json::object now_json(const table::Table& table, const Moment& moment);

/// A line in the list of tables.
json::object listed_table(const table::Table& table, std::size_t spectators);

}  // namespace parlor::wire
