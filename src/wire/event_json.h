#pragma once

#include <span>
#include <string>
#include <string_view>

#include "table/conversation.h"
#include "table/table.h"
#include "wire/json.h"

/// Events in JSON: as the log keeps them, and as everybody at the table is told.
namespace parlor::wire {

/// The whole event, for the log.
std::string stored_event(const table::Event& event);
Result<table::Event> read_stored_event(std::string_view text,
                                       std::span<const GameKind> games = all_games());

/// What everybody may know of an event: a play with its steps, throws and plays with the position
/// after them.
json::object told_event(const GameFace& game, const table::AppliedEvent& applied);

/// What was said beside the game.
json::object said_json(const table::Remark& remark);

/// Equal for agreements on the same game by the same rules.
std::string rules_key(const table::Agreement& agreement);

json::object agreement_json(const table::Agreement& agreement);
Result<table::Agreement> read_agreement(const json::object& object,
                                        std::span<const GameKind> games = all_games());

json::object clock_json(const table::ClockRule& clock);
Result<table::ClockRule> read_clock(const json::object& object);

/// The field "seat".
Seat read_seat(Fields& fields);

std::string_view name_of(table::How how);
json::object result_json(const table::Ended& ended);

}  // namespace parlor::wire
