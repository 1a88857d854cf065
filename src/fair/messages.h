#pragma once

#include <array>

#include "core/message.h"

/// What is said of dice that do not follow, and of records that differ from what was seen.
namespace parlor::fair::say {

using arg::Text;

inline constexpr Template<> wrong_seed{
    "fair.wrong_seed",
    "The seed is not the one that was committed to: its SHA-256 differs from the commitment."};
inline constexpr Template<std::uint64_t, std::uint64_t> throw_missing{
    "fair.throw_missing", "Throw {due} is missing: the next one told is {number}."};
inline constexpr Template<std::uint64_t, Text, Text> wrong_throw{
    "fair.wrong_throw",
    "Throw {number} was told as {told} but follows as {due} from the seed and the players' texts."};
inline constexpr Template<int> wrong_replacement{
    "fair.wrong_replacement",
    "The text that the server put in for seat {seat} is not the one it was bound to by the seed."};
inline constexpr Template<int> wrong_text{"fair.wrong_text",
                                          "The text of seat {seat} is not the one that was "
                                          "committed to: its SHA-256 differs from the commitment."};

// A record against what a page kept.
inline constexpr Template<int, Text, Text> other_commitment{
    "fair.other_commitment",
    "Seat {seat} committed to {kept} as it was seen at the table, but the record has {recorded}."};
inline constexpr Template<int> replaced_though_taken{
    "fair.replaced_though_taken",
    "The server put in its own text for seat {seat} though it had taken the text that was revealed "
    "in time."};
inline constexpr Template<int> other_text{"fair.other_text",
                                          "The text of seat {seat} is not the one that was kept."};
inline constexpr Template<Text, Text> other_table{
    "fair.other_table", "What was kept is of table {kept}, and the record is of table {recorded}."};
inline constexpr Template<> other_seed{
    "fair.other_seed", "The record's commitment is not the one that was seen before sitting down."};
inline constexpr Template<int> nobody_sits{
    "fair.nobody_sits", "Nobody sits on seat {seat} in the record, but somebody did at the table."};

/// Those that never reach a page.
inline constexpr auto terminal_messages = std::to_array<const AnyTemplate*>(
    {&wrong_seed, &throw_missing, &wrong_throw, &wrong_replacement, &wrong_text, &other_commitment,
     &replaced_though_taken, &other_text, &other_table, &other_seed, &nobody_sits});

}  // namespace parlor::fair::say
