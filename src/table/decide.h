#pragma once

#include <variant>
#include <vector>

#include "table/command.h"

namespace parlor::table {

using Decision = std::variant<std::vector<Event>, Refusal>;

/// What follows from a command: the events, all of them or none, or why it is refused. Pure: the
/// table is not changed, time and dice are passed in.
[[nodiscard]] Decision decide(const Table& table, const Order& order, const House& house);

/// The first events of a table: made, its bots seated, and started where nobody is waited for.
[[nodiscard]] Decision make_table(const Agreement& agreement,
                                  const std::vector<std::pair<Seat, std::string>>& bots,
                                  const House& house, Millis now);

}  // namespace parlor::table
