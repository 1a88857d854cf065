#pragma once

#include "server/api.h"
#include "server/files.h"
#include "server/limits.h"
#include "server/loop.h"
#include "server/memory_budget.h"
#include "server/metrics.h"
#include "server/settings.h"
#include "store/event_store.h"

namespace parlor::server {

/// What all connections share.
struct Shared {
  const Settings& settings;
  Loop& loop;
  Hall& hall;
  Api& api;
  const Files& files;
  Metrics& metrics;
  const store::EventStore& store;
  Census census;
  Buckets requests;
  Buckets new_tables;
  MemoryBudget memory;
  bool stopping = false;
};

}  // namespace parlor::server
