#pragma once

#include <array>

#include "core/message.h"

/// What the log, its backups and its checks say.
namespace parlor::store::say {

using arg::Text;

// Reading without writing.
inline constexpr Template<int, int> earlier_schema{
    "store.earlier_schema",
    "The database was written by an earlier Parlor (schema {found}; this one reads {known}): serve "
    "it once, which brings it up to date."};
inline constexpr Template<Text> nothing_of_parlors{"store.nothing_of_parlors",
                                                   "There is nothing of Parlor's in {database}."};
inline constexpr Template<Text, Text> file_unreadable{
    "store.file_unreadable",
    "The database {file} cannot be read: may you read it, and what lies beside it? {words}"};

// What is wrong with a table.
inline constexpr Template<int, Message> event_unreadable{
    "store.event_unreadable", "Event {number} cannot be read: {problem:low}"};
inline constexpr Template<int, int> event_misplaced{
    "store.event_misplaced", "Event {number} stands where event {expected} has to be."};
inline constexpr Template<int, Message> event_unfit{
    "store.event_unfit", "Event {number} does not fit what was before it: {problem:low}"};
inline constexpr Template<> no_events{"store.no_events", "It has no events."};
inline constexpr Template<> marked_over{"store.marked_over",
                                        "It is marked as over, and its game is not."};
inline constexpr Template<> not_marked_over{"store.not_marked_over",
                                            "Its game is over, and it is not marked so."};
inline constexpr Template<> wrong_seed{
    "store.wrong_seed", "The seed of its dice is not the one that was committed to."};
inline constexpr Template<> without_table{
    "store.without_table", "There are events of it, and the table itself is missing."};
inline constexpr Template<Text> storage_damaged{"store.storage_damaged",
                                                "The database cannot read it. {words}"};
inline constexpr Template<Text> check_failed{"store.check_failed",
                                             "The database could not be read to its end. {words}"};

// Tables that are ended and deleted by who runs the server.
inline constexpr Template<Text> no_such_table{"store.no_such_table", "There is no table {table}."};
inline constexpr Template<Text> file_served{
    "store.file_served",
    "A server serves {file}: stop it, and then end or delete tables. They can be listed and shown "
    "meanwhile."};

inline constexpr Template<Text> too_busy{"store.too_busy",
                                         "Too much is going on at table {table}: try again."};
inline constexpr Template<Text> change_failed{
    "store.change_failed", "The database did not take it, and nothing was changed. {words}"};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({
    &earlier_schema,
    &nothing_of_parlors,
    &file_unreadable,
    &event_unreadable,
    &event_misplaced,
    &event_unfit,
    &no_events,
    &marked_over,
    &not_marked_over,
    &wrong_seed,
    &without_table,
    &storage_damaged,
    &check_failed,
    &no_such_table,
    &too_busy,
    &change_failed,
    &file_served,
});

}  // namespace parlor::store::say
