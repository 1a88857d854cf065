#pragma once

#include <array>

#include "core/message.h"

/// What the arbiter and the readers of Chinese checkers say; its rules in words are in
/// tell_messages.h.
namespace parlor::chinese_checkers::say {

using arg::List;
using arg::Place;
using arg::Play;
using arg::Seat;
using arg::Text;

// The game is over.
inline constexpr Template<Seat> across{"chinese_checkers.across",
                                       "The game is over: {colour} is across."};
inline constexpr Template<Seat> across_past_pegs{
    "chinese_checkers.across_past_pegs",
    "The game is over: {colour} is across, past pegs that stay at home (our reading)."};
inline constexpr Template<List> pair_across{
    "chinese_checkers.pair_across",
    "The game is over: {colours} are across, and a pair wins together (our reading)."};

// Pegs and moves.
inline constexpr Template<Seat, Play> can_move{
    "chinese_checkers.can_move",
    "{colour} can move, {play} for one, and only a colour that cannot move passes (our reading)."};
inline constexpr Template<Place> no_peg{"chinese_checkers.no_peg", "There is no peg in {at}."};
inline constexpr Template<Place, Seat, Seat> partners_peg{
    "chinese_checkers.partners_peg",
    "The peg in {at} is {other}'s: {colour} may move its partner's pegs only when all of its own "
    "are across."};
inline constexpr Template<Place, Seat, Seat> others_turn{
    "chinese_checkers.others_turn", "The peg in {at} is {other}'s, and it is {colour}'s turn."};
inline constexpr Template<Place, Place> another_peg{
    "chinese_checkers.another_peg",
    "A play moves one peg: it is in {at} now, so the next jump cannot start from {from}."};
inline constexpr Template<Place> stays{"chinese_checkers.stays",
                                       "A peg that stays in {at} does not move."};
inline constexpr Template<Place, Seat> not_empty{"chinese_checkers.not_empty",
                                                 "{at} is taken by a peg of {other}."};
inline constexpr Template<Play> step_is_whole_move{
    "chinese_checkers.step_is_whole_move",
    "{play} is a step, and a step is a whole move: no jump or step can follow it."};
inline constexpr Template<Play> step_after_jump{
    "chinese_checkers.step_after_jump", "Only jumps can follow a jump, and {play} is a step."};
inline constexpr Template<Place, Place> no_line{"chinese_checkers.no_line",
                                                "No line leads straight from {from} to {to}."};
inline constexpr Template<Place, Place, int, List> jumps_several{
    "chinese_checkers.jumps_several",
    "A jump goes over one peg, and from {from} to {to} there are {pegs} in the way, in {places}."};
inline constexpr Template<Place, Place, Place> nothing_to_jump{
    "chinese_checkers.nothing_to_jump",
    "There is no peg in {over} to jump over from {from} to {to}."};
inline constexpr Template<Place, Place, int> too_far{
    "chinese_checkers.too_far",
    "From {from} to {to} is too far, {far} holes: a peg steps into the next hole, or jumps over a "
    "peg there into the hole behind it."};
inline constexpr Template<> turn_passes{"chinese_checkers.turn_passes",
                                        "No peg can move, so the turn passes (our reading)."};
inline constexpr Template<> nothing_yet{"chinese_checkers.nothing_yet", "Nothing has moved yet."};
inline constexpr Template<> hops_fit{"chinese_checkers.hops_fit", "These hops can be made."};
inline constexpr Template<> legal{"chinese_checkers.legal", "This move is legal."};
inline constexpr Template<Place> comes_back{
    "chinese_checkers.comes_back",
    "The peg comes back to {at}, where it began: that is no move (our reading)."};

// What cannot be read.
inline constexpr Template<Text, Play> unreadable{
    "chinese_checkers.unreadable",
    "\"{text}\" is not a move; write one as from>to, such as {play}."};
inline constexpr Template<> no_move{"chinese_checkers.no_move",
                                    "There is no move here; write one as from>to."};
inline constexpr Template<Text, Place, Place> no_such_hole{
    "chinese_checkers.no_such_hole",
    "There is no hole \"{text}\" on this star; holes are named by row and column, from {first} at "
    "the top to {last} at the bottom."};

// Positions.
inline constexpr Template<Text, Seat> colour_letter{"chinese_checkers.colour_letter",
                                                    "{letter} ({colour})"};
inline constexpr Template<Text, List> no_such_colour{
    "chinese_checkers.no_such_colour",
    "\"{letter}\" is no colour in this game; they are {letters}."};
inline constexpr Template<Text> position_pegs{
    "chinese_checkers.position_pegs",
    "\"{text}\" should be a colour's pegs, such as y:a10,b9,b11."};
inline constexpr Template<Seat> colour_twice{"chinese_checkers.colour_twice",
                                             "{colour} is listed twice."};
inline constexpr Template<Place> two_pegs{"chinese_checkers.two_pegs",
                                          "There are two pegs in {at}."};
inline constexpr Template<Seat, int, int> wrong_number_of_pegs{
    "chinese_checkers.wrong_number_of_pegs", "{colour} has {count} pegs; everybody has {each}."};
inline constexpr Template<Seat> pegs_missing{"chinese_checkers.pegs_missing",
                                             "The pegs of {colour} are missing."};
inline constexpr Template<Seat> across_already{"chinese_checkers.across_already",
                                               "{colour} is across already: this game is over."};
inline constexpr Template<int> position_form{
    "chinese_checkers.position_form",
    "A position of this game has {count} lists of pegs and the letter of the colour to move."};
inline constexpr Template<Text> position_to_move{
    "chinese_checkers.position_to_move", "\"{text}\" should be the letter of the colour to move."};

// What sheets and options mean.
inline constexpr Template<> small_character{
    "chinese_checkers.small_character",
    "A short game on 73 holes, six pegs each, for two or three."};
inline constexpr Template<> large_character{
    "chinese_checkers.large_character",
    "The full star of 121 holes, ten pegs each, for two, three, four or six."};
inline constexpr Template<> board_title{"chinese_checkers.board_title", "The board"};
inline constexpr Template<> board_small{
    "chinese_checkers.board_small",
    "73 holes, points of 6 holes, 6 pegs each, for 2 or 3 players, or 4 or 6 in pairs."};
inline constexpr Template<> board_large{
    "chinese_checkers.board_large",
    "121 holes, points of 10 holes, 10 pegs each, for 2, 3, 4 or 6 players."};
inline constexpr Template<> pairs_title{"chinese_checkers.pairs_title", "Partners"};
inline constexpr Template<> pairs_off{"chinese_checkers.pairs_off", "Everybody plays alone."};
inline constexpr Template<> pairs_on{
    "chinese_checkers.pairs_on",
    "With 4 or 6 players, those who sit opposite are partners: whoever is across may move the "
    "partner's pegs, and a pair wins when both are across."};
inline constexpr Template<> starter_title{"chinese_checkers.starter_title", "Who starts"};
inline constexpr Template<> starter_usual{"chinese_checkers.starter_usual",
                                          "The first of those seated, clockwise from the top."};
inline constexpr Template<Seat> starter{"chinese_checkers.starter", "{colour} starts."};

// Options, sheets and seats that do not fit.
inline constexpr Template<Text, Text, List> wrong_value{
    "chinese_checkers.wrong_value",
    "The option {option} cannot be \"{value}\"; it can be {allowed}."};
inline constexpr Template<Text, List> value_is_list{
    "chinese_checkers.value_is_list",
    "The option {option} cannot be \"a list\"; it can be {allowed}."};
inline constexpr Template<Text, Text> option_meant{
    "chinese_checkers.option_meant",
    "Chinese checkers has no option \"{text}\"; did you mean {meant}?"};
inline constexpr Template<Text, List> no_such_option{
    "chinese_checkers.no_such_option",
    "Chinese checkers has no option \"{text}\"; its options are {names}."};
/// What begins with the name of the game keeps its capital.
inline constexpr Template<int, Message> at_line{"chinese_checkers.at_line",
                                                "Line {line}: {problem}"};
inline constexpr Template<int, int> seats_and_players{
    "chinese_checkers.seats_and_players",
    "{seats} seats are taken, but {count} players are to play."};
inline constexpr Template<int> large_players{
    "chinese_checkers.large_players",
    "The large board is for 2, 3, 4 or 6 players, not for {count}."};
inline constexpr Template<int> small_players{
    "chinese_checkers.small_players",
    "The small board is for 2, 3, 4 or 6 players, not for {count}."};
inline constexpr Template<int> small_in_pairs{
    "chinese_checkers.small_in_pairs",
    "On the small board {count} play in pairs only: let pairs be on, or take the sheet large."};
inline constexpr Template<> two_sit{"chinese_checkers.two_sit",
                                    "Two players sit at opposite points of the star."};
inline constexpr Template<> three_sit{"chinese_checkers.three_sit",
                                      "Three players sit at every other point of the star."};
inline constexpr Template<> four_sit{
    "chinese_checkers.four_sit", "Four players sit at two pairs of opposite points of the star."};
inline constexpr Template<int> pairs_need{"chinese_checkers.pairs_need",
                                          "Pairs need 4 or 6 players, and {count} are to play."};
inline constexpr Template<Seat, List> cannot_start{
    "chinese_checkers.cannot_start",
    "{colour} cannot start: it is not in this game, only {colours}."};
inline constexpr Template<Text> no_such_sheet{
    "chinese_checkers.no_such_sheet",
    "Chinese checkers has no sheet \"{text}\"; it has small and large."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&across,
                                                                    &across_past_pegs,
                                                                    &pair_across,
                                                                    &can_move,
                                                                    &no_peg,
                                                                    &partners_peg,
                                                                    &others_turn,
                                                                    &another_peg,
                                                                    &stays,
                                                                    &not_empty,
                                                                    &step_is_whole_move,
                                                                    &step_after_jump,
                                                                    &no_line,
                                                                    &jumps_several,
                                                                    &nothing_to_jump,
                                                                    &too_far,
                                                                    &turn_passes,
                                                                    &nothing_yet,
                                                                    &hops_fit,
                                                                    &legal,
                                                                    &comes_back,
                                                                    &unreadable,
                                                                    &no_move,
                                                                    &no_such_hole,
                                                                    &colour_letter,
                                                                    &no_such_colour,
                                                                    &position_pegs,
                                                                    &colour_twice,
                                                                    &two_pegs,
                                                                    &wrong_number_of_pegs,
                                                                    &pegs_missing,
                                                                    &across_already,
                                                                    &position_form,
                                                                    &position_to_move,
                                                                    &small_character,
                                                                    &large_character,
                                                                    &board_title,
                                                                    &board_small,
                                                                    &board_large,
                                                                    &pairs_title,
                                                                    &pairs_off,
                                                                    &pairs_on,
                                                                    &starter_title,
                                                                    &starter_usual,
                                                                    &starter,
                                                                    &wrong_value,
                                                                    &value_is_list,
                                                                    &option_meant,
                                                                    &no_such_option,
                                                                    &at_line,
                                                                    &seats_and_players,
                                                                    &large_players,
                                                                    &small_players,
                                                                    &small_in_pairs,
                                                                    &two_sit,
                                                                    &three_sit,
                                                                    &four_sit,
                                                                    &pairs_need,
                                                                    &cannot_start,
                                                                    &no_such_sheet});

}  // namespace parlor::chinese_checkers::say
