#include "server/retention.h"

#include <string>
#include <utility>

#include "server/log.h"

namespace parlor::server {
namespace {

constexpr std::int64_t hour = 3'600'000;

std::optional<std::int64_t> times(std::optional<int> count, std::int64_t millis) {
  return count ? std::optional(*count * millis) : std::nullopt;
}

}  // namespace

Retention::Retention(Loop& loop, Hall& hall, store::EventStore& store, const Settings& settings,
                     Metrics& metrics)
    : loop_(loop),
      hall_(hall),
      store_(store),
      metrics_(metrics),
      keeping_{times(settings.keep_finished_days, 24 * hour),
               times(settings.keep_unstarted_hours, hour)} {}

void Retention::sweep() {
  if (keeping_.everything()) return;
  store_.sweep({keeping_, loop_.now(), hall_.in_use(), {}}, [this](store::Swept swept) {
    loop_.post([this, swept = std::move(swept)] { this->swept(swept); });
  });
  loop_.after(hour, [this] { sweep(); });
}

void Retention::swept(const store::Swept& swept) {
  metrics_.finished_deleted += swept.finished;
  metrics_.unstarted_deleted += swept.unstarted;
  metrics_.damaged_kept = static_cast<std::int64_t>(swept.damaged.size());
  for (const std::string& id : swept.deleted) hall_.removed(id);
  for (const store::Damage& damage : swept.damaged) {
    log_error("a table that is old enough to be deleted is damaged, and kept",
              {{"table", damage.table}, {"reason", damage.what.sentence()}});
  }
  if (swept.failure) log_error("old tables could not be deleted", {{"reason", *swept.failure}});
  if (swept.deleted.empty()) return;
  log_info("old tables were deleted", {{"finished", std::to_string(swept.finished)},
                                       {"unstarted", std::to_string(swept.unstarted)}});
}

}  // namespace parlor::server
