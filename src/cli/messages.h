#pragma once

#include <array>

#include "core/message.h"

/// What the command line says of what it was asked. The terminal game has its own.
namespace parlor::cli::say {

using arg::List, arg::Seat, arg::Text;

// Files.
inline constexpr Template<Text, Message> in_file{"cli.in_file", "{path}: {problem}"};
inline constexpr Template<Text, Message, std::size_t, Text> in_file_and_more{
    "cli.in_file_and_more", "{path}: {problem} (And {count} more: `parlor rules --check {file}`.)"};
inline constexpr Template<Text> cannot_write{"cli.cannot_write", "{path} cannot be written."};
inline constexpr Template<Text, Text, Text> rules_of_other_game{
    "cli.rules_of_other_game", "{path} has rules for {theirs}, not for {ours}."};

// Games, sheets and positions.
inline constexpr Template<Text> nobody_chosen{"cli.nobody_chosen",
                                              "In {game} nobody is chosen to start."};
inline constexpr Template<Text, List> nobody_chosen_only{
    "cli.nobody_chosen_only", "In {game} nobody is chosen to start; --first is for {games} only."};
inline constexpr Template<> over_in_position{
    "cli.over_in_position", "The game is over in this position: nobody has to play."};
inline constexpr Template<Seat> needs_one_die{
    "cli.needs_one_die", "This position needs a roll: {side} has to throw one die first."};
inline constexpr Template<Seat> needs_two_dice{
    "cli.needs_two_dice", "This position needs a roll: {side} has to throw two dice first."};
inline constexpr Template<Text, List> is_a_game{
    "cli.is_a_game",
    "{name} is a game, and only sheets of one game can be compared; its sheets are {sheets}."};
inline constexpr Template<Text, List, Text, List> sheets_of_other_games{
    "cli.sheets_of_other_games",
    "{one} is a sheet of {games}, but {other} of {others}: only sheets of one game can be "
    "compared."};
inline constexpr Template<> two_sheets{"cli.two_sheets",
                                       "Two sheets can be compared at a time, not more."};
inline constexpr Template<Text, Text> odds_only_for{
    "cli.odds_only_for",
    "Exact odds are there for {one} only: in {game} they depend on the players."};

// Bots and seats.
inline constexpr Template<> which_bots{
    "cli.which_bots", "Which bots? For example: --bots expert,grace,grace,grace; or --ladder."};
inline constexpr Template<int, int> players_but_bots{
    "cli.players_but_bots", "--players says {players}, but --bots names {count}."};
inline constexpr Template<> two_bots{"cli.two_bots",
                                     "An arena needs two bots or more: --bots hard,medium."};
inline constexpr Template<int> too_many_seats{"cli.too_many_seats",
                                              "There are {most} seats at most."};
inline constexpr Template<Message> human_or_bot{"cli.human_or_bot",
                                                "A seat is played by human or a bot. {problem}"};
inline constexpr Template<> all_are_mixed{
    "cli.all_are_mixed", "--players and --pairs need --rules; without it all are mixed."};

// Records and what pages keep.
inline constexpr Template<> kept_seat_form{"cli.kept_seat_form",
                                           "A seat of what was kept is an object."};
inline constexpr Template<> not_kept{"cli.not_kept", "This is not what a page keeps of a table."};
inline constexpr Template<Text> not_kept_file{"cli.not_kept_file",
                                              "{path}: This is not what a page keeps."};
inline constexpr Template<> not_over_yet{
    "cli.not_over_yet", "The game of this record is not over, so its dice cannot be checked yet."};
inline constexpr Template<> seed_form{
    "cli.seed_form", "The seed that was revealed is none: a seed has 64 hex digits."};

/// Those that never reach a page.
inline constexpr auto terminal_messages = std::to_array<const AnyTemplate*>(
    {&in_file,        &in_file_and_more,   &cannot_write,          &rules_of_other_game,
     &nobody_chosen,  &nobody_chosen_only, &over_in_position,      &needs_one_die,
     &needs_two_dice, &is_a_game,          &sheets_of_other_games, &two_sheets,
     &odds_only_for,  &which_bots,         &players_but_bots,      &two_bots,
     &too_many_seats, &human_or_bot,       &all_are_mixed,         &kept_seat_form,
     &not_kept,       &not_kept_file,      &not_over_yet,          &seed_form});

}  // namespace parlor::cli::say
