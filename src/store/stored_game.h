#pragma once

#include <vector>

#include "core/result.h"
#include "store/log.h"
#include "table/table.h"

namespace parlor::store {

/// The events that rows stand for, which have to be numbered from 1 without gaps.
Result<std::vector<table::Event>> read_events(const std::vector<Row>& rows);

/// A table as all its events leave it, or what is wrong with what is kept of it.
Result<table::Table> replayed(const StoredTable& stored);

}  // namespace parlor::store
