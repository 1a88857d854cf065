#pragma once

#include <deque>
#include <optional>
#include <vector>

#include "server/live.h"
#include "store/log.h"

/// Events of the log: read, folded, and as they are told to who has missed them.
namespace parlor::server {

/// What a store answers when it is asked for a table.
using Stored = Result<std::optional<store::StoredTable>>;

/// Who was away for longer is told the latest of what they missed; the replay has all.
inline constexpr std::size_t most_told = 1000;

History events_of(const Stored& stored);

/// The events of these rows, up to the first that cannot be read.
std::vector<table::Event> readable_events(const std::vector<store::Row>& rows);

/// Folds events, and keeps the latest of those after a number as they are told; nothing where one
/// does not fit.
std::optional<std::deque<ToldEvent>> fold(table::Table& table,
                                          const std::vector<table::Event>& events,
                                          std::int64_t after, std::size_t most);

/// A table as the log has it.
Found revived(const std::string& id, const Stored& stored);

/// Those after a number and up to another, in arrays of a hundred; one of none where there is none.
std::vector<wire::JsonText> in_parts(const std::deque<ToldEvent>& events, std::int64_t after,
                                     std::int64_t last);

}  // namespace parlor::server
