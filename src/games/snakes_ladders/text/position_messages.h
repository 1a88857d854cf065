#pragma once

#include <array>

#include "core/message.h"

/// What is wrong with a position, an option or a setup of snakes & ladders.
namespace parlor::snakes_ladders::say {

using arg::List;
using arg::Place;
using arg::Play;
using arg::Seat;
using arg::Text;

// Positions.
inline constexpr Template<> position_empty{"snakes_ladders.position_empty",
                                           "The position is empty; one looks like y:14 b:3 y 5-2."};
inline constexpr Template<> no_turn{
    "snakes_ladders.no_turn",
    "The position does not say whose turn it is: a colour comes after the pieces."};
inline constexpr Template<Text> piece_form{
    "snakes_ladders.piece_form",
    "\"{text}\" is not a piece: it is written y, b, r or g, a colon and a square, such as y:14."};
inline constexpr Template<Seat> two_pieces{"snakes_ladders.two_pieces",
                                           "{side} has more than one piece."};
inline constexpr Template<Seat, Place, int, int> no_such_square{
    "snakes_ladders.no_such_square",
    "{side} stands on {at}, but the squares are {first} to {last}."};
inline constexpr Template<Seat, Place, int, int> no_such_square_from_0{
    "snakes_ladders.no_such_square_from_0",
    "{side} stands on {at}, but the squares are {first} to {last} (0 is off the board)."};
inline constexpr Template<Seat, Place> position_won{"snakes_ladders.position_won",
                                                    "{side} stands on {at}: this game is over."};
inline constexpr Template<Place, Place, Seat> not_plain{
    "snakes_ladders.not_plain",
    "Nobody can stand on {at}, because it leads to {end}; {side} does."};
inline constexpr Template<Seat, Seat, Place> both_stand{
    "snakes_ladders.both_stand",
    "{one} and {other} both stand on {at}, but a square holds only one piece."};
inline constexpr Template<Text> position_form{
    "snakes_ladders.position_form",
    "\"{text}\" is not a piece; a position looks like y:14 b:3 y 5-2."};
inline constexpr Template<> only_one_piece{
    "snakes_ladders.only_one_piece", "A position has two to four pieces; this one has only one."};
inline constexpr Template<Text> no_such_colour{
    "snakes_ladders.no_such_colour", "\"{text}\" is not the colour of a piece in this position."};
inline constexpr Template<Text> too_much{"snakes_ladders.too_much",
                                         "\"{text}\" is too much: a position ends with the throw."};
inline constexpr Template<Text, Seat, Place> no_such_choice{
    "snakes_ladders.no_such_choice", "\"{text}\" is not a choice that {side} has on {at}."};
inline constexpr Template<Text> throw_form{
    "snakes_ladders.throw_form",
    "\"{text}\" is not a throw; one is written 5-2, or 4 for one die."};
inline constexpr Template<Seat, Message, Text> other_dice{
    "snakes_ladders.other_dice", "{side} throws {dice} here, so \"{text}\" can't be the throw."};
inline constexpr Template<Seat, Place> moved_before_start{
    "snakes_ladders.moved_before_start",
    "Who starts is settled before the first move, but {side} stands on {at}."};
inline constexpr Template<> first_form{
    "snakes_ladders.first_form",
    "After \"first\" come the colours that can still start, two or more, each with its die if it "
    "has thrown: first y4 b."};
inline constexpr Template<Text> contender_form{
    "snakes_ladders.contender_form",
    "\"{text}\" is not a colour of this position with or without a die."};
inline constexpr Template<Text> out_of_order{
    "snakes_ladders.out_of_order",
    "\"{text}\" is out of order: they throw in the order y, b, r, g."};

// Options.
inline constexpr Template<Text, List> option_values{"snakes_ladders.option_values",
                                                    "The option {option} can be {allowed}."};
inline constexpr Template<Text, List, Text> option_cannot_be{
    "snakes_ladders.option_cannot_be", "The option {option} can be {allowed}, not {given}."};
inline constexpr Template<Text> option_list{
    "snakes_ladders.option_list",
    "The option {option} is a list of pairs of squares, such as [[4, 14], [9, 31]], or the text "
    "4>14 9>31."};
inline constexpr Template<Text, Text> option_meant{
    "snakes_ladders.option_meant",
    "There is no option \"{text}\" in snakes & ladders; did you mean \"{meant}\"?"};
inline constexpr Template<Text, List> no_such_option{
    "snakes_ladders.no_such_option",
    "There is no option \"{text}\" in snakes & ladders; the options are {names}."};
inline constexpr Template<Place, Place> endless{
    "snakes_ladders.endless",
    "On this board a piece on {at} can never get to {last}, so a game might never end."};
inline constexpr Template<Place, Place> endless_by_two_dice{
    "snakes_ladders.endless_by_two_dice",
    "On this board a piece on {at} can never get to {last}, because two dice never show a 1; let "
    "late_one_die be true, dice be 1, or a snake lead down from there."};
inline constexpr Template<> late_one_die_of_one{
    "snakes_ladders.late_one_die_of_one",
    "The option late_one_die is for games with two dice: with dice = 1 it has to be false."};
inline constexpr Template<Place> ladder_from_start{
    "snakes_ladders.ladder_from_start",
    "The ladder 1>{top} begins on 1, where all pieces begin, so nobody can come to its bottom; let "
    "start_square be 0, or move the ladder."};

// Ladders and snakes of a board.
inline constexpr Template<Play> ladder{"snakes_ladders.ladder", "ladder {way}"};
inline constexpr Template<Play> snake{"snakes_ladders.snake", "snake {way}"};
inline constexpr Template<Message, Place, Place> ends_outside{
    "snakes_ladders.ends_outside",
    "The {feature} has an end on {at}, but the squares are 1 to {last}."};
inline constexpr Template<Message> leads_nowhere{
    "snakes_ladders.leads_nowhere", "The {feature} begins and ends on the same square."};
inline constexpr Template<Message, Place> leads_from_last{
    "snakes_ladders.leads_from_last",
    "The {feature} begins on {last}, where the game is won: nothing may lead away from there."};
inline constexpr Template<Message> ladder_down{
    "snakes_ladders.ladder_down",
    "The {feature} goes down; a ladder is written from its bottom to its top."};
inline constexpr Template<Message> snake_up{
    "snakes_ladders.snake_up",
    "The {feature} goes up; a snake is written from its tail-end above to its head below."};
inline constexpr Template<Place, Message, Message> two_begin{
    "snakes_ladders.two_begin",
    "Two features begin on {at}: the {one} and the {other}; a square can have only one."};
inline constexpr Template<Play, Place> circle{
    "snakes_ladders.circle",
    "The features {way} lead round in a circle: a piece on {at} would never come to rest."};
inline constexpr Template<Message, Message, Place> carried_twice{
    "snakes_ladders.carried_twice",
    "The {one} ends where the {other} begins; {at} has to be a plain square, because a piece is "
    "carried only once in a move."};

// Sheets and seats.
inline constexpr Template<Text, List> no_such_sheet{
    "snakes_ladders.no_such_sheet",
    "Snakes & ladders has no sheet \"{text}\"; the sheets are {sheets}."};
inline constexpr Template<List> no_such_seat{"snakes_ladders.no_such_seat",
                                             "Snakes & ladders has seats for {colours} only."};
inline constexpr Template<int> players{"snakes_ladders.players",
                                       "Snakes & ladders is for 2, 3 or 4 players, not {count}."};
inline constexpr Template<int, int> seats_for_players{
    "snakes_ladders.seats_for_players", "The setup names {seats} seats for {count} players."};

inline constexpr auto position_messages = std::to_array<const AnyTemplate*>({&position_empty,
                                                                             &no_turn,
                                                                             &piece_form,
                                                                             &two_pieces,
                                                                             &no_such_square,
                                                                             &no_such_square_from_0,
                                                                             &position_won,
                                                                             &not_plain,
                                                                             &both_stand,
                                                                             &position_form,
                                                                             &only_one_piece,
                                                                             &no_such_colour,
                                                                             &too_much,
                                                                             &no_such_choice,
                                                                             &throw_form,
                                                                             &other_dice,
                                                                             &moved_before_start,
                                                                             &first_form,
                                                                             &contender_form,
                                                                             &out_of_order,
                                                                             &option_values,
                                                                             &option_cannot_be,
                                                                             &option_list,
                                                                             &option_meant,
                                                                             &no_such_option,
                                                                             &endless,
                                                                             &endless_by_two_dice,
                                                                             &late_one_die_of_one,
                                                                             &ladder_from_start,
                                                                             &ladder,
                                                                             &snake,
                                                                             &ends_outside,
                                                                             &leads_nowhere,
                                                                             &leads_from_last,
                                                                             &ladder_down,
                                                                             &snake_up,
                                                                             &two_begin,
                                                                             &circle,
                                                                             &carried_twice,
                                                                             &no_such_sheet,
                                                                             &no_such_seat,
                                                                             &players,
                                                                             &seats_for_players});

}  // namespace parlor::snakes_ladders::say
