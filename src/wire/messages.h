#pragma once

#include <array>

#include "core/message.h"

/// What is said of requests and records that cannot be read.
namespace parlor::wire::say {

using arg::List, arg::Text;

// JSON and its fields.
inline constexpr Template<Text> not_json{"wire.not_json", "This is not JSON: {words}."};
inline constexpr Template<Text> not_object{"wire.not_object",
                                           "This is JSON, but not an object: write {form}."};
inline constexpr Template<Text, parlor::Message> field_wrong{
    "wire.field_wrong", "The field \"{name}\" has to be {what}."};
inline constexpr Template<Text, parlor::Message> field_missing_is{
    "wire.field_missing_is", "The field \"{name}\" is missing; it is {what}."};
inline constexpr Template<Text> field_missing{"wire.field_missing",
                                              "The field \"{name}\" is missing."};
inline constexpr Template<Text, Text> field_value{"wire.field_value",
                                                  "The field \"{name}\" cannot be \"{value}\"."};
inline constexpr Template<Text, int> field_too_long{
    "wire.field_too_long", "The field \"{name}\" has at most {most} letters."};
inline constexpr Template<> a_text{"wire.a_text", "a text"};
inline constexpr Template<> a_number{"wire.a_number", "a whole number"};
inline constexpr Template<std::int64_t, std::int64_t> a_number_within{
    "wire.a_number_within", "a whole number from {lowest} to {highest}"};
inline constexpr Template<> a_truth{"wire.a_truth", "true or false"};
inline constexpr Template<> texts{"wire.texts", "a list of texts"};
inline constexpr Template<> numbers{"wire.numbers", "a list of whole numbers"};

// Commands at a table.
inline constexpr Template<> steps_form{
    "wire.steps_form", "\"steps\" is a list of at most 64 steps of at most 32 letters."};
inline constexpr Template<> offer_form{"wire.offer_form", "An offer is \"draw\" or \"takeback\"."};
inline constexpr Template<> text_sent{
    "wire.text_sent",
    "Texts are no longer sent when sitting down, but committed to: load the page again."};
inline constexpr Template<> play_form{
    "wire.play_form", "A play needs \"steps\", or \"play\" in the game's notation."};
inline constexpr Template<> why_form{"wire.why_form",
                                     "Asking why needs \"from\" and \"to\", or \"play\"."};
inline constexpr Template<Text, Text> command_meant{
    "wire.command_meant", "There is no command \"{text}\"; did you mean \"{meant}\"?"};
inline constexpr Template<List> no_such_command{
    "wire.no_such_command", "There is no such command; the commands are {names}."};
inline constexpr Template<> seat_number{"wire.seat_number", "A seat is a number from 0 to 5."};
inline constexpr Template<Text> no_such_event{"wire.no_such_event",
                                              "There is no event \"{text}\"."};

// Rules.
inline constexpr Template<Text, std::size_t> seat_of_game{
    "wire.seat_of_game", "A seat of {game} is a number from 0 to {most}."};
inline constexpr Template<int> players_number{
    "wire.players_number", "\"players\" is a number from 0 (as usual) to {most}."};
inline constexpr Template<> options_are_texts{"wire.options_are_texts",
                                              "Values of options are sent as texts."};

// Records.
inline constexpr Template<> record_not_json{"wire.record_not_json",
                                            "This is not JSON, so it is no record."};
inline constexpr Template<> no_record{"wire.no_record", "This is no record of Parlor's."};
inline constexpr Template<> saved_in_terminal{
    "wire.saved_in_terminal",
    "This is a game saved in the terminal by an older Parlor; only records are read now."};
inline constexpr Template<std::int64_t> other_format{
    "wire.other_format", "This record has another format; version {version} is read."};
inline constexpr Template<> incomplete{
    "wire.incomplete", "This record is incomplete: agreement, events or fair is missing."};
inline constexpr Template<std::size_t, parlor::Message> bad_event{
    "wire.bad_event", "Event {number} cannot be read: {problem}"};
inline constexpr Template<> event_not_object{"wire.event_not_object", "It is not an object."};
inline constexpr Template<parlor::Message> does_not_replay{"wire.does_not_replay",
                                                           "The record does not replay. {problem}"};
inline constexpr Template<> other_table{"wire.other_table",
                                        "The record names another table than its agreement."};
inline constexpr Template<> other_position{"wire.other_position",
                                           "The events do not lead to the position of the record."};
inline constexpr Template<> other_texts{"wire.other_texts",
                                        "The texts are not those that the players sat down with."};
inline constexpr Template<> other_commitment{
    "wire.other_commitment", "The commitment is not the one that the table was made with."};
inline constexpr Template<> other_seed{"wire.other_seed",
                                       "The seed is not the one that was revealed at the end."};
inline constexpr Template<> other_players{
    "wire.other_players", "The players of the record are not those who sat at the table."};
inline constexpr Template<> other_result{
    "wire.other_result", "The result of the record is not the one that the game ended with."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>(
    {&not_json,          &not_object,      &field_wrong,    &field_missing_is,
     &field_missing,     &field_value,     &field_too_long, &a_text,
     &a_number,          &a_number_within, &a_truth,        &texts,
     &numbers,           &steps_form,      &offer_form,     &text_sent,
     &play_form,         &why_form,        &command_meant,  &no_such_command,
     &seat_number,       &no_such_event,   &seat_of_game,   &players_number,
     &options_are_texts, &record_not_json, &no_record,      &saved_in_terminal,
     &other_format,      &incomplete,      &bad_event,      &event_not_object,
     &does_not_replay,   &other_table,     &other_position, &other_texts,
     &other_commitment,  &other_seed,      &other_players,  &other_result});

}  // namespace parlor::wire::say
