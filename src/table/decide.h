#pragma once

#include <variant>
#include <vector>

#include "table/command.h"

namespace parlor::table {

/// What follows from a command: events, and the table as they leave it.
struct Decided {
  std::vector<AppliedEvent> events;
  Table after;
};

using Decision = std::variant<Decided, Refusal>;

/// What follows from a command, all of it or nothing, or why it is refused. Every event has been
/// taken by `after`: one that does not fit is refused. Pure: the table is not changed, time and
/// dice are passed in.
[[nodiscard]] Decision decide(const Table& table, const Order& order, const House& house);

/// The first events of a table: made, its bots seated, and started where nobody is waited for.
[[nodiscard]] Decision make_table(const Agreement& agreement,
                                  const std::vector<std::pair<Seat, std::string>>& bots,
                                  const House& house, Millis now,
                                  std::span<const GameKind> games = all_games());

}  // namespace parlor::table
