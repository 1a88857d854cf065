#pragma once

#include <array>

#include "core/message.h"

/// What is said of rules files, and of files that people name.
namespace parlor::sheets::say {

using arg::List, arg::Text;

// Rules files.
inline constexpr Template<int> too_many_bytes{"sheets.too_many_bytes",
                                              "A rules file has at most {most} bytes."};
inline constexpr Template<int> too_many_values{"sheets.too_many_values",
                                               "A rules file sets at most {most} values."};
inline constexpr Template<int> too_many_points{
    "sheets.too_many_points", "A line has at most {most} points in it: options have plain names."};
inline constexpr Template<int, Text> not_toml{"sheets.not_toml",
                                              "From column {column} on this is not TOML: {words}."};
inline constexpr Template<> no_base{
    "sheets.no_base",
    "There is no base: a rules file starts from a sheet, as in base = \"royal\"."};
inline constexpr Template<Text, Message> wrong_value{
    "sheets.wrong_value",
    "The value of {key} is {kind}; an option takes true or false, a whole number, a text or a list "
    "of pairs such as [[4, 14], [9, 31]]."};
inline constexpr Template<Text, Message> not_a_text{
    "sheets.not_a_text", "The value of {key} is {kind}; it should be a text in quotes."};

// What a value is.
inline constexpr Template<> a_table{"sheets.a_table", "a table"};
inline constexpr Template<> a_fraction{"sheets.a_fraction", "a fraction"};
inline constexpr Template<> a_date{"sheets.a_date", "a date or time"};
inline constexpr Template<> a_list{"sheets.a_list", "a list"};
inline constexpr Template<> a_number{"sheets.a_number", "a number"};
inline constexpr Template<> a_truth{"sheets.a_truth", "true or false"};
inline constexpr Template<> a_text{"sheets.a_text", "a text"};
inline constexpr Template<> empty{"sheets.empty", "empty"};

// Games and sheets that there are not.
inline constexpr Template<Text, List> no_game{
    "sheets.no_game", "There is no game called \"{text}\"; there are {known}."};
inline constexpr Template<Text, Text, List> game_meant{
    "sheets.game_meant",
    "There is no game called \"{text}\" (did you mean {meant}?); there are {known}."};
inline constexpr Template<Text, List> no_sheet{
    "sheets.no_sheet", "There is no sheet called \"{text}\"; there are {known}."};
inline constexpr Template<Text, Text, List> sheet_meant{
    "sheets.sheet_meant",
    "There is no sheet called \"{text}\" (did you mean {meant}?); there are {known}."};
inline constexpr Template<Text, List> no_game_or_sheet{
    "sheets.no_game_or_sheet", "There is no game or sheet called \"{text}\"; there are {known}."};
inline constexpr Template<Text, Text, List> game_or_sheet_meant{
    "sheets.game_or_sheet_meant",
    "There is no game or sheet called \"{text}\" (did you mean {meant}?); there are {known}."};

// Files that cannot be read.
inline constexpr Template<Text> no_file{"sheets.no_file", "There is no file {path}."};
inline constexpr Template<Text> is_folder{"sheets.is_folder", "{path} is a folder, not a file."};
inline constexpr Template<Text> not_permitted{
    "sheets.not_permitted", "{path} may not be read: its owner has to permit it."};
inline constexpr Template<Text> unreadable{"sheets.unreadable", "{path} cannot be read."};
inline constexpr Template<Text> empty_file{"sheets.empty_file", "{path} is empty."};
inline constexpr Template<Text> over_a_megabyte{"sheets.over_a_megabyte",
                                                "{path} is too large: over a megabyte."};
inline constexpr Template<Text, std::uintmax_t> over_megabytes{
    "sheets.over_megabytes", "{path} is too large: over {count} megabytes."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>(
    {&too_many_bytes, &too_many_values, &too_many_points, &not_toml, &no_base, &wrong_value,
     &not_a_text, &a_table, &a_fraction, &a_date, &a_list, &a_number, &a_truth, &a_text, &empty});

/// Those that never reach a page.
inline constexpr auto terminal_messages = std::to_array<const AnyTemplate*>(
    {&no_game, &game_meant, &no_sheet, &sheet_meant, &no_game_or_sheet, &game_or_sheet_meant,
     &no_file, &is_folder, &not_permitted, &unreadable, &empty_file, &over_a_megabyte,
     &over_megabytes});

}  // namespace parlor::sheets::say
