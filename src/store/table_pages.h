#pragma once

#include <functional>
#include <string>
#include <vector>

#include "store/backup_lines.h"
#include "store/session.h"

namespace parlor::store {

/// Some tables in the order of their ids, from the one after `last`; empty where there are no more.
/// So many are in memory at once.
std::vector<TableLine> tables_after(soci::session& session, const std::string& last);

/// Calls it for every table, one page after the other.
void for_each_table(soci::session& session, const std::function<void(const TableLine&)>& look);

}  // namespace parlor::store
