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
  /// What can be played, where the person who is to play is connected.
  const Prospect* prospect = nullptr;
  /// Whether this is told to that person, who may take a step at once.
  bool told_to_player = false;
};

/// The first steps of a play that are told without being asked for.
inline constexpr std::size_t most_first_steps = 128;

/// How things stand.
json::object now_json(const table::Table& table, const Moment& moment);

/// A line in the list of tables.
json::object listed_table(const table::Table& table, std::size_t spectators);

}  // namespace parlor::wire
