#include "store/stored_game.h"

#include <utility>

#include "store/messages.h"
#include "wire/event_json.h"

namespace parlor::store {

Result<std::vector<table::Event>> read_events(const std::vector<Row>& rows) {
  std::vector<table::Event> events;
  events.reserve(rows.size());
  for (const Row& row : rows) {
    const auto expected = static_cast<std::int64_t>(events.size()) + 1;
    auto event = wire::read_stored_event(row.body);
    if (!event) {
      return Error{say::event_unreadable(static_cast<int>(row.number), event.error().message)};
    }
    if (row.number != expected || event->number != expected) {
      return Error{say::event_misplaced(static_cast<int>(row.number), static_cast<int>(expected))};
    }
    events.push_back(*std::move(event));
  }
  if (events.empty()) return Error{say::no_events()};
  return events;
}

Result<table::Table> replayed(const StoredTable& stored) {
  const auto events = read_events(stored.rows);
  if (!events) return events.error();
  table::Table table;
  for (const table::Event& event : *events) {
    if (const auto error = table.apply(event)) {
      return Error{say::event_unfit(static_cast<int>(event.number), error->message)};
    }
  }
  return table;
}

}  // namespace parlor::store
