#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/message.h"

/// What the arbiter and the readers of backgammon say; the rules in words are in tell_messages.h.
namespace parlor::backgammon::say {

using arg::List;
using arg::Place;
using arg::Play;
using arg::Seat;
using arg::Text;

// Before and after the dice.
inline constexpr Template<> game_over{"backgammon.game_over",
                                      "The game is over; there is nothing left to play."};
inline constexpr Template<Seat> cube_first{"backgammon.cube_first",
                                           "{side} has to say first: double or roll."};
inline constexpr Template<Seat> answer_first{
    "backgammon.answer_first", "{side} has to answer the double first: take or drop."};
inline constexpr Template<Seat> thrown_for_start{
    "backgammon.thrown_for_start",
    "Who starts is thrown for with one die each, equal dice again (our reading): {side} throws "
    "now."};
inline constexpr Template<> throw_first{"backgammon.throw_first",
                                        "The dice have to be thrown first."};
inline constexpr Template<Text> too_late_for_cube{
    "backgammon.too_late_for_cube",
    "The dice are thrown: \"{word}\" is said before that, and only in games with the doubling "
    "cube."};
inline constexpr Template<Text> word_is_all{"backgammon.word_is_all",
                                            "After \"{word}\" there is nothing more to say."};

// What may be played.
inline constexpr Template<Seat, Play> may_play{"backgammon.may_play", "{side} may play {play}."};
inline constexpr Template<Seat> may_play_on{"backgammon.may_play_on", "{side} may play on."};
inline constexpr Template<Seat> plays_nothing{"backgammon.plays_nothing",
                                              "{side} may play nothing: no die can be played."};

// Moves.
inline constexpr Template<Play, Place> nothing_to_hit{
    "backgammon.nothing_to_hit", "{play}* would hit a man, but there is none to hit on {at}."};
inline constexpr Template<Seat, Place, int, Seat> point_held{
    "backgammon.point_held", "{other} holds {at} with {men} men, so no {side} man can land there."};
inline constexpr Template<Place> enters_elsewhere{
    "backgammon.enters_elsewhere",
    "A man on the bar enters in the other side's inner table, on 24 down to 19, not on {at}."};
inline constexpr Template<Place, int, List> no_die_to_enter{
    "backgammon.no_die_to_enter",
    "Entering on {at} takes a {die}, which is none of the dice to play ({dice})."};
inline constexpr Template<Seat, List> men_outside{
    "backgammon.men_outside",
    "{side} cannot bear off with men outside the inner table: on {points}."};
inline constexpr Template<Place, int, List> dice_too_low{
    "backgammon.dice_too_low",
    "Bearing off from {at} takes a {die} at least, and the dice to play ({dice}) are lower."};
inline constexpr Template<Place, Place> not_the_highest{
    "backgammon.not_the_highest",
    "A higher number bears off only the highest man, and that one is on {high}, not on {at}."};
inline constexpr Template<Place, Place, Place, Play> hits_on_the_way{
    "backgammon.hits_on_the_way",
    "From {from} to {to} a man would hit on {blot} (our reading: it touches down there); that has "
    "to be written: {play}."};
inline constexpr Template<Place, Place, Seat, List> held_on_the_way{
    "backgammon.held_on_the_way",
    "From {from} to {to} a man touches down after each die (our reading), and {other} holds "
    "{points}."};
inline constexpr Template<Place, Place, int, List> no_such_die{
    "backgammon.no_such_die",
    "From {from} to {to} is {count}, which is none of the dice to play ({dice})."};
inline constexpr Template<Play> dice_are_played{
    "backgammon.dice_are_played", "All the dice are played already; {play} is one move too many."};
inline constexpr Template<Seat> no_man_on_bar{"backgammon.no_man_on_bar",
                                              "{side} has no man on the bar to move."};
inline constexpr Template<Seat, Place> no_man{"backgammon.no_man",
                                              "{side} has no man on {at} to move."};
inline constexpr Template<Seat, int> bar_first{
    "backgammon.bar_first",
    "{side} has {men} {men|man|men} on the bar, to be entered before any other move."};
inline constexpr Template<Play> wrong_way{
    "backgammon.wrong_way", "{play} goes the wrong way: men go down from 24 to 1, and then off."};
inline constexpr Template<int, Play> only_the_higher{
    "backgammon.only_the_higher",
    "Only one of the dice can be played, so it must be the higher, the {die}: {play} (our "
    "reading)."};
inline constexpr Template<Play, Play> too_few_dice{
    "backgammon.too_few_dice",
    "After {first} fewer dice could be played than is possible; all that can be must be, for "
    "instance {play} (our reading)."};
inline constexpr Template<Play> one_more_die{
    "backgammon.one_more_die", "One more die can and must be played, for instance {play}."};
inline constexpr Template<Play> one_more_die_by_reading{
    "backgammon.one_more_die_by_reading",
    "One more die can and must be played, for instance {play} (our reading)."};
inline constexpr Template<int, Play> more_dice{
    "backgammon.more_dice",
    "{count} more dice can and must be played, for instance {play} (our reading)."};

// What cannot be read.
inline constexpr Template<Text> unreadable{
    "backgammon.unreadable",
    "\"{text}\" is no backgammon move; moves look like 8/5, 6/5*, bar/21 or 6/off."};
inline constexpr Template<> no_move{"backgammon.no_move",
                                    "There is no move in this; moves look like 8/5 6/5."};
inline constexpr Template<Text> not_a_play{"backgammon.not_a_play",
                                           "\"{text}\" is not a play of this position."};

// Positions.
inline constexpr Template<> position_form{
    "backgammon.position_form",
    "A backgammon position is an XGID, or a Position ID with or without a roll: 4HPwATDgc/ABMA "
    "3-1."};
inline constexpr Template<Text> not_a_roll{"backgammon.not_a_roll",
                                           "\"{text}\" is no roll; a roll looks like 3-1."};
inline constexpr Template<Text, std::size_t> id_length{
    "backgammon.id_length",
    "A Position ID has 14 letters, like 4HPwATDgc/ABMA, but \"{text}\" has {count}."};
inline constexpr Template<Text> id_letters{
    "backgammon.id_letters", "\"{text}\" is no Position ID: not all its letters can be read."};
inline constexpr Template<Text> id_men{
    "backgammon.id_men", "\"{text}\" is no Position ID: a side would have more than 15 men."};
inline constexpr Template<Text> id_goes_on{"backgammon.id_goes_on",
                                           "\"{text}\" is no Position ID: it goes on too long."};
inline constexpr Template<> position_won{"backgammon.position_won",
                                         "This game is over: one side has borne off all its men."};
inline constexpr Template<Place> point_shared{
    "backgammon.point_shared", "Both sides have men on the mover's {at} point, which cannot be."};
inline constexpr Template<std::size_t> xgid_fields{
    "backgammon.xgid_fields", "An XGID has ten fields between colons, this one has {count}."};
inline constexpr Template<std::size_t> xgid_board{
    "backgammon.xgid_board", "The board of an XGID has 26 letters, this one has {count}."};
inline constexpr Template<Text, int> xgid_letter{
    "backgammon.xgid_letter", "\"{text}\" cannot stand at place {at} of an XGID's board."};
inline constexpr Template<> xgid_men{"backgammon.xgid_men",
                                     "A side of this XGID has more than 15 men."};
inline constexpr Template<Text> xgid_turn{"backgammon.xgid_turn",
                                          "The turn in an XGID is 1 or -1, not \"{text}\"."};
inline constexpr Template<> xgid_score{
    "backgammon.xgid_score",
    "The score and the match length of an XGID are whole numbers, and the field between them is 0 "
    "to 3."};
inline constexpr Template<Message, Message> xgid_other_length{
    "backgammon.xgid_other_length",
    "This XGID is of {theirs}, but what is being played is {ours}."};
inline constexpr Template<> single_game{"backgammon.single_game", "a single game"};
inline constexpr Template<int> match_to{"backgammon.match_to", "a match to {points}"};
inline constexpr Template<int, int> match_over{
    "backgammon.match_over", "This match is over: the score is {red} to {black}."};
inline constexpr Template<> not_crawford{
    "backgammon.not_crawford", "The Crawford game is played only when somebody needs one point."};
inline constexpr Template<> xgid_cube{
    "backgammon.xgid_cube",
    "The cube of an XGID is 0 to 10, its owner -1, 0 or 1, and its limit a number."};
inline constexpr Template<> cube_not_in_play{
    "backgammon.cube_not_in_play",
    "This XGID has a turned cube, but the doubling cube is not in play."};
inline constexpr Template<> cube_in_crawford{
    "backgammon.cube_in_crawford", "The cube cannot have been turned in the Crawford game."};
inline constexpr Template<> may_not_double{
    "backgammon.may_not_double",
    "The dice field says that a double is offered, but the player to move may not double."};
inline constexpr Template<Text> xgid_dice{
    "backgammon.xgid_dice", "The dice of an XGID are 00, D or a roll like 31, not \"{text}\"."};
inline constexpr Template<> position_over{"backgammon.position_over", "This game is over."};
inline constexpr Template<Text> xgid_end{
    "backgammon.xgid_end",
    "\"{text}\" cannot stand at the end of this XGID; it may be opening, or roll where a double "
    "was possible."};
inline constexpr Template<> xgid_opening{
    "backgammon.xgid_opening",
    "The opening throw is made with the men set up, by red first, one die each."};

// Options, sheets and seats.
inline constexpr Template<std::int64_t> match_values{
    "backgammon.match_values",
    "\"match\" must be a whole number from 0 to {most}; 0 is a single game."};
inline constexpr Template<Text> truth_values{"backgammon.truth_values",
                                             "\"{option}\" must be true or false."};
inline constexpr Template<Text, Text> option_meant{
    "backgammon.option_meant", "Backgammon has no option \"{text}\"; did you mean \"{meant}\"?"};
inline constexpr Template<Text, List> no_such_option{
    "backgammon.no_such_option", "Backgammon has no option \"{text}\"; its options are {names}."};
inline constexpr Template<> two_players{"backgammon.two_players",
                                        "Backgammon is for two players, red and black."};
inline constexpr Template<Text> no_such_sheet{
    "backgammon.no_such_sheet", "Backgammon has no sheet \"{text}\"; the only one is \"box\"."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&game_over,
                                                                    &cube_first,
                                                                    &answer_first,
                                                                    &thrown_for_start,
                                                                    &throw_first,
                                                                    &too_late_for_cube,
                                                                    &word_is_all,
                                                                    &may_play,
                                                                    &may_play_on,
                                                                    &plays_nothing,
                                                                    &nothing_to_hit,
                                                                    &point_held,
                                                                    &enters_elsewhere,
                                                                    &no_die_to_enter,
                                                                    &men_outside,
                                                                    &dice_too_low,
                                                                    &not_the_highest,
                                                                    &hits_on_the_way,
                                                                    &held_on_the_way,
                                                                    &no_such_die,
                                                                    &dice_are_played,
                                                                    &no_man_on_bar,
                                                                    &no_man,
                                                                    &bar_first,
                                                                    &wrong_way,
                                                                    &only_the_higher,
                                                                    &too_few_dice,
                                                                    &one_more_die,
                                                                    &one_more_die_by_reading,
                                                                    &more_dice,
                                                                    &unreadable,
                                                                    &no_move,
                                                                    &not_a_play,
                                                                    &position_form,
                                                                    &not_a_roll,
                                                                    &id_length,
                                                                    &id_letters,
                                                                    &id_men,
                                                                    &id_goes_on,
                                                                    &position_won,
                                                                    &point_shared,
                                                                    &xgid_fields,
                                                                    &xgid_board,
                                                                    &xgid_letter,
                                                                    &xgid_men,
                                                                    &xgid_turn,
                                                                    &xgid_score,
                                                                    &xgid_other_length,
                                                                    &single_game,
                                                                    &match_to,
                                                                    &match_over,
                                                                    &not_crawford,
                                                                    &xgid_cube,
                                                                    &cube_not_in_play,
                                                                    &cube_in_crawford,
                                                                    &may_not_double,
                                                                    &xgid_dice,
                                                                    &position_over,
                                                                    &xgid_end,
                                                                    &xgid_opening,
                                                                    &match_values,
                                                                    &truth_values,
                                                                    &option_meant,
                                                                    &no_such_option,
                                                                    &two_players,
                                                                    &no_such_sheet});

}  // namespace parlor::backgammon::say
