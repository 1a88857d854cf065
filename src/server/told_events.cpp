#include "server/told_events.h"

#include <utility>

#include "fair/seed.h"
#include "server/log.h"
#include "wire/event_json.h"

namespace parlor::server {

namespace {

using namespace table;

constexpr std::size_t events_in_part = 100;

}  // namespace

History events_of(const Stored& stored) {
  if (!stored) return {{}, Absence::unreachable};
  if (!stored->has_value()) return {{}, Absence::none_such};
  History history;
  for (const store::Row& row : (*stored)->rows) {
    auto event = wire::read_stored_event(row.body);
    if (!event) return {{}, Absence::damaged};
    history.events.push_back(*std::move(event));
  }
  if (history.events.empty()) history.absence = Absence::damaged;
  return history;
}

std::vector<Event> readable_events(const std::vector<store::Row>& rows) {
  std::vector<Event> events;
  for (const store::Row& row : rows) {
    auto event = wire::read_stored_event(row.body);
    if (!event) break;
    events.push_back(*std::move(event));
  }
  return events;
}

std::optional<std::deque<ToldEvent>> fold(Table& table, const std::vector<Event>& events,
                                          std::int64_t after, std::size_t most) {
  std::deque<ToldEvent> told;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (events[i].number <= after || i + most < events.size()) {
      if (table.apply(events[i])) return std::nullopt;
      continue;
    }
    const auto applied = table.apply_shown(events[i]);
    if (!applied) return std::nullopt;
    told.push_back({events[i].number, wire::serialised(wire::told_event(table.game(), *applied))});
  }
  return told;
}

Found revived(const std::string& id, const Stored& stored) {
  const History history = events_of(stored);
  if (history.events.empty() && history.absence != Absence::damaged) {
    return {nullptr, history.absence};
  }
  auto live = std::make_shared<Live>();
  auto told = fold(live->table, history.events, 0, kept_events);
  if (!told || history.events.empty()) {
    log_error("a table's log does not replay", {{"table", id}});
    return {nullptr, Absence::damaged};
  }
  live->id = id;
  live->seed = (*stored)->seed;
  live->dice.seed = fair::read_seed(live->seed).value_or(fair::Seed{});
  live->dice.table = id;
  live->told = *std::move(told);
  live->rules = wire::rules_key(live->table.agreement());
  return {live};
}

std::vector<wire::JsonText> in_parts(const std::deque<ToldEvent>& events, std::int64_t after,
                                     std::int64_t last) {
  std::vector<wire::JsonText> parts;
  std::vector<wire::JsonText> part;
  const auto close_part = [&parts, &part] {
    parts.push_back(wire::array_of(part));
    part.clear();
  };
  for (const ToldEvent& event : events) {
    if (event.number <= after || event.number > last) continue;
    part.push_back(event.json);
    if (part.size() == events_in_part) close_part();
  }
  if (!part.empty() || parts.empty()) close_part();
  return parts;
}

}  // namespace parlor::server
