#pragma once

#include "server/hall.h"
#include "server/loop.h"
#include "server/metrics.h"
#include "server/settings.h"
#include "store/event_store.h"

namespace parlor::server {

/// Deletes the tables that who runs the server does not want to keep: at the start, and every hour.
class Retention {
 public:
  Retention(Loop& loop, Hall& hall, store::EventStore& store, const Settings& settings,
            Metrics& metrics);

  /// Begins, where anything is to be deleted at all.
  void sweep();

 private:
  void swept(const store::Swept& swept);

  Loop& loop_;
  Hall& hall_;
  store::EventStore& store_;
  Metrics& metrics_;
  store::Keeping keeping_;
};

}  // namespace parlor::server
