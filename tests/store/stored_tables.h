#pragma once

#include <string>
#include <vector>

#include "store/log.h"
#include "table/decide.h"
#include "wire/event_json.h"

/// Tables of checkers as a server stores them.
namespace parlor::store {

inline std::vector<Row> rows_of(const table::Decided& decided) {
  std::vector<Row> rows;
  for (const table::AppliedEvent& applied : decided.events) {
    rows.push_back({applied.event.number, wire::stored_event(applied.event)});
  }
  return rows;
}

/// To be stored at a moment: a table that waits, or one that two bots play at.
inline Batch table_batch(const std::string& id, std::int64_t at, bool begun) {
  const std::vector<std::string> levels{"easy"};
  table::Agreement agreement;
  agreement.id = id;
  agreement.game = "checkers";
  agreement.setup.sheet = "box";
  std::vector<std::pair<Seat, std::string>> bots;
  if (begun) bots = {{Seat(0), "easy"}, {Seat(1), "easy"}};
  const auto decision = table::make_table(agreement, bots, {{}, "seed", levels}, at);
  return {id, rows_of(std::get<table::Decided>(decision)), NewTable{at, "seed"}, false, at};
}

inline void store_table(Log& log, const std::string& id, std::int64_t at, bool begun) {
  log.append(std::vector{table_batch(id, at, begun)});
}

}  // namespace parlor::store
