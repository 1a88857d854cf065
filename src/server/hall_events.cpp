#include <algorithm>
#include <utility>

#include "server/hall.h"
#include "server/live.h"
#include "server/log.h"
#include "server/told_events.h"
#include "wire/event_json.h"

/// Events that are durable: taken by the table, and told to everybody at it.
namespace parlor::server {
namespace {

using namespace table;

constexpr std::size_t most_taken_at_once = 50;

}  // namespace

/// Takes durable events that another server has decided. Whether people changed seats.
bool Hall::take_events(Live& live, const std::vector<Event>& events) {
  std::vector<AppliedEvent> taken;
  for (const Event& event : events) {
    if (event.number <= live.table.number()) continue;
    auto applied = live.table.apply_shown(event);
    if (!applied) {
      log_error("a stored event does not fit",
                {{"table", live.id}, {"reason", applied.error().sentence()}});
      break;
    }
    taken.push_back(*std::move(applied));
  }
  return !taken.empty() && show_events(live, taken);
}

/// Everybody is told of events that the table has taken. Whether people changed seats.
bool Hall::show_events(Live& live, const std::vector<AppliedEvent>& events) {
  std::vector<wire::JsonText> told;
  bool seats_changed = false;
  for (const AppliedEvent& applied : events) {
    const Event& event = applied.event;
    told.push_back(wire::serialised(wire::told_event(live.table.game(), applied)));
    live.remember({event.number, told.back()});
    // Where the one who stood up is connected means nothing for the seat any more.
    const auto* stood = std::get_if<Stood>(&event.what);
    if (stood != nullptr) live.elsewhere[at(stood->seat)].clear();
    seats_changed = seats_changed || stood != nullptr || std::holds_alternative<Sat>(event.what);
  }
  live.trying.reset();
  if (seats_changed) update_seats(live);
  tell_events(live, wire::array_of(told));
  if (!seats_changed) return false;
  tell_presence(live);
  introduce(live);
  return true;
}

void Hall::catch_up(const LivePtr& live, std::function<void()> then) {
  store_.load(live->id, live->table.number(),
              [this, live, then = std::move(then)](
                  const Result<std::optional<store::StoredTable>>& stored) mutable {
                auto events = std::make_shared<std::vector<Event>>();
                if (stored && !stored->has_value()) {
                  return loop_.post([this, live] { removed(live->id); });
                }
                if (stored) *events = readable_events((*stored)->rows);
                loop_.post([this, live, then = std::move(then), events = std::move(events)] {
                  take_missed(live, events, 0, then);
                });
              });
}

/// Takes what another server has stored, a little at a time: there may be much of it.
void Hall::take_missed(const LivePtr& live, std::shared_ptr<const std::vector<Event>> events,
                       std::size_t from, const std::function<void()>& then) {
  const std::size_t end = std::min(events->size(), from + most_taken_at_once);
  const std::vector<Event> some(events->begin() + static_cast<std::ptrdiff_t>(from),
                                events->begin() + static_cast<std::ptrdiff_t>(end));
  const bool news = !some.empty() && some.back().number > live->table.number();
  // Who sat down at another server may have been told of before it was known.
  if (news && take_events(*live, some)) ask_peers(*live);
  if (end < events->size()) {
    return loop_.post([this, live, events = std::move(events), end, then] {
      take_missed(live, events, end, then);
    });
  }
  then();
  schedule(live);
}

}  // namespace parlor::server
