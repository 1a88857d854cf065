#pragma once

#include <array>
#include <cstddef>

#include "core/message.h"

/// What the arbiter of snakes & ladders says; what readers say is in position_messages.h, the rules
/// in words are in tell_messages.h.
namespace parlor::snakes_ladders::say {

using arg::List;
using arg::Place;
using arg::Play;
using arg::Seat;
using arg::Text;

// Phrases within the others.
inline constexpr Template<> one_die{"snakes_ladders.one_die", "one die"};
inline constexpr Template<> two_dice{"snakes_ladders.two_dice", "two dice"};
inline constexpr Template<int> die_thrown{"snakes_ladders.die_thrown", "The {count}"};
inline constexpr Template<int, int, int> dice_thrown{"snakes_ladders.dice_thrown",
                                                     "{one} and {two}, together {count},"};
inline constexpr Template<Place> standing_on{"snakes_ladders.standing_on", "on {at}"};
inline constexpr Template<> standing_off{"snakes_ladders.standing_off", "off the board"};
inline constexpr Template<Place> back_to{"snakes_ladders.back_to", "to {at}"};
inline constexpr Template<> back_off{"snakes_ladders.back_off", "off the board"};

// Before the move.
inline constexpr Template<Text, std::size_t> one_step{
    "snakes_ladders.one_step", "A turn has one step here; \"{text}\" has {count}."};
inline constexpr Template<Seat> game_over{"snakes_ladders.game_over",
                                          "{side} stands on 100: the game is over."};
inline constexpr Template<Seat> not_settled{
    "snakes_ladders.not_settled",
    "Who starts is not settled yet: {side} throws one die for it now."};
inline constexpr Template<List, Seat> tied{
    "snakes_ladders.tied",
    "Who starts is not settled yet: {tied} have tied and throw again (our reading), and {side} "
    "throws one die for it now."};
inline constexpr Template<Seat, Message> not_thrown{
    "snakes_ladders.not_thrown",
    "{side} has not thrown yet: {dice} first, then the move they bring."};
inline constexpr Template<Seat, Message> dice_chosen{"snakes_ladders.dice_chosen",
                                                     "{side} has already chosen to throw {dice}."};
inline constexpr Template<Message> no_choice_of_dice{
    "snakes_ladders.no_choice_of_dice",
    "There is no choice of dice in these rules: everybody throws {dice} every time."};
inline constexpr Template<Seat, Place, Place> too_early_for_one_die{
    "snakes_ladders.too_early_for_one_die",
    "{side} stands on {at}: the choice of one die begins on {late}."};
inline constexpr Template<Seat> throws_one_die{"snakes_ladders.throws_one_die",
                                               "{side} throws one die."};
inline constexpr Template<Seat> throws_two_dice{"snakes_ladders.throws_two_dice",
                                                "{side} throws two dice."};
inline constexpr Template<Seat, Place> dice_first{
    "snakes_ladders.dice_first",
    "{side} stands on {at} and first chooses how many dice to throw: one or two."};

// The piece and the count.
inline constexpr Template<Message> already_thrown{
    "snakes_ladders.already_thrown", "{thrown} lies on the table: the dice are thrown."};
inline constexpr Template<Message, Seat, Place, Place, Play> must_move{
    "snakes_ladders.must_move",
    "{thrown} takes {side} from {from} to {to}: the move can't be left out ({play})."};
inline constexpr Template<Text, Seat, Play> unreadable{
    "snakes_ladders.unreadable",
    "\"{text}\" is not written like a move; {side}'s is written {play}."};
inline constexpr Template<Play> written_so{"snakes_ladders.written_so",
                                           "That move is written {play}."};
inline constexpr Template<Message, Seat, Seat> others_piece{
    "snakes_ladders.others_piece", "The piece {at} is {other}'s, and it is {side}'s turn."};
inline constexpr Template<Seat, Message, Message> piece_elsewhere{
    "snakes_ladders.piece_elsewhere", "{side}'s piece is {at}, not {from}."};
inline constexpr Template<Message, Place, int, Seat> too_high{
    "snakes_ladders.too_high",
    "{thrown} is too high: from {from} it takes exactly {count} to get to 100, so {side} stays "
    "(-)."};
inline constexpr Template<Message, Place, Place, Place> leads_elsewhere{
    "snakes_ladders.leads_elsewhere", "{thrown} leads from {from} to {to}, not to {wrong}."};

// Ladders, snakes and chutes.
inline constexpr Template<Place, Place> ladder_not_down{
    "snakes_ladders.ladder_not_down",
    "{at} is the bottom of a ladder, and its top is {top}: nobody goes down a ladder."};
inline constexpr Template<Place, Place> ladder_goes_up{
    "snakes_ladders.ladder_goes_up",
    "{at} is the bottom of a ladder, and its top is {top}: the piece goes up, it can't stay "
    "below."};
inline constexpr Template<Place, Place, Place> ladder_ends{
    "snakes_ladders.ladder_ends",
    "{at} is the bottom of a ladder, and its top is {top}, not {wrong}."};
inline constexpr Template<Place, Place> snake_not_up{
    "snakes_ladders.snake_not_up",
    "{at} is the tail-end of a snake, and its head is on {end}: nobody goes up a snake."};
inline constexpr Template<Place, Place> snake_goes_down{
    "snakes_ladders.snake_goes_down",
    "{at} is the tail-end of a snake, and its head is on {end}: the piece goes down, it can't stay "
    "above."};
inline constexpr Template<Place, Place, Place> snake_ends{
    "snakes_ladders.snake_ends",
    "{at} is the tail-end of a snake, and its head is on {end}, not on {wrong}."};
inline constexpr Template<Place, Place> chute_not_up{
    "snakes_ladders.chute_not_up",
    "{at} is the top of a chute, and its bottom is {end}: nobody goes up a chute."};
inline constexpr Template<Place, Place> chute_goes_down{
    "snakes_ladders.chute_goes_down",
    "{at} is the top of a chute, and its bottom is {end}: the piece goes down, it can't stay "
    "above."};
inline constexpr Template<Place, Place, Place> chute_ends{
    "snakes_ladders.chute_ends",
    "{at} is the top of a chute, and its bottom is {end}, not {wrong}."};
inline constexpr Template<Place, Place> top_of_ladder{
    "snakes_ladders.top_of_ladder",
    "{at} is the top of the ladder from {from}: nobody goes down a ladder, so the piece stays on "
    "{at}."};
inline constexpr Template<Place, Place> head_of_snake{
    "snakes_ladders.head_of_snake",
    "{at} is the head of the snake from {from}: nobody goes up a snake, so the piece stays on "
    "{at}."};
inline constexpr Template<Place, Place> bottom_of_chute{
    "snakes_ladders.bottom_of_chute",
    "{at} is the bottom of the chute from {from}: nobody goes up a chute, so the piece stays on "
    "{at}."};
inline constexpr Template<Place> plain_square{
    "snakes_ladders.plain_square",
    "Nothing leads away from {at}: it is a plain square, and the piece stays there."};

// Held squares.
inline constexpr Template<Seat, Place> not_sent_back{
    "snakes_ladders.not_sent_back", "Nobody sends {side} back from {at}: the piece stays there."};
inline constexpr Template<Seat, Place> not_sent_back_by_reading{
    "snakes_ladders.not_sent_back_by_reading",
    "Nobody sends {side} back from {at}, which holds any number (our reading): the piece stays "
    "there."};
inline constexpr Template<Seat, Place, Seat, Message, Play> held{
    "snakes_ladders.held",
    "{owner} holds {at}: {side} goes back {back}, where the move began, and the turn is over "
    "({play})."};
inline constexpr Template<Seat, Place, Seat, Message, Play> held_by_reading{
    "snakes_ladders.held_by_reading",
    "{owner} holds {at}, where the way ends (our reading): {side} goes back {back}, where the move "
    "began, and the turn is over ({play})."};

// A legal move in words.
inline constexpr Template<Seat, Place, int> stays{"snakes_ladders.stays",
                                                  "{side} stays on {at}: {count} is too high."};
inline constexpr Template<Seat, Message> moves{"snakes_ladders.moves", "{side} moves {way}."};
inline constexpr Template<Seat, Message> moves_by_reading{"snakes_ladders.moves_by_reading",
                                                          "{side} moves {way} (our reading)."};
inline constexpr Template<Seat, Message> wins{"snakes_ladders.wins",
                                              "{side} moves {way}, and wins."};
inline constexpr Template<Place, Place> way{"snakes_ladders.way", "from {from} to {to}"};
inline constexpr Template<Message, Place> way_up_ladder{"snakes_ladders.way_up_ladder",
                                                        "{way} and up the ladder to {top}"};
inline constexpr Template<Message, Place> way_down_snake{"snakes_ladders.way_down_snake",
                                                         "{way} and down the snake to {end}"};
inline constexpr Template<Message, Place> way_down_chute{"snakes_ladders.way_down_chute",
                                                         "{way} and down the chute to {end}"};
inline constexpr Template<Message, Seat, Message> way_back{
    "snakes_ladders.way_back", "{way}, which {other} holds, and goes back {back}"};
inline constexpr Template<Message> way_to_shared{"snakes_ladders.way_to_shared",
                                                 "{way}, which holds any number"};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&one_die,
                                                                    &two_dice,
                                                                    &die_thrown,
                                                                    &dice_thrown,
                                                                    &standing_on,
                                                                    &standing_off,
                                                                    &back_to,
                                                                    &back_off,
                                                                    &one_step,
                                                                    &game_over,
                                                                    &not_settled,
                                                                    &tied,
                                                                    &not_thrown,
                                                                    &dice_chosen,
                                                                    &no_choice_of_dice,
                                                                    &too_early_for_one_die,
                                                                    &throws_one_die,
                                                                    &throws_two_dice,
                                                                    &dice_first,
                                                                    &already_thrown,
                                                                    &must_move,
                                                                    &unreadable,
                                                                    &written_so,
                                                                    &others_piece,
                                                                    &piece_elsewhere,
                                                                    &too_high,
                                                                    &leads_elsewhere,
                                                                    &ladder_not_down,
                                                                    &ladder_goes_up,
                                                                    &ladder_ends,
                                                                    &snake_not_up,
                                                                    &snake_goes_down,
                                                                    &snake_ends,
                                                                    &chute_not_up,
                                                                    &chute_goes_down,
                                                                    &chute_ends,
                                                                    &top_of_ladder,
                                                                    &head_of_snake,
                                                                    &bottom_of_chute,
                                                                    &plain_square,
                                                                    &not_sent_back,
                                                                    &not_sent_back_by_reading,
                                                                    &held,
                                                                    &held_by_reading,
                                                                    &stays,
                                                                    &moves,
                                                                    &moves_by_reading,
                                                                    &wins,
                                                                    &way,
                                                                    &way_up_ladder,
                                                                    &way_down_snake,
                                                                    &way_down_chute,
                                                                    &way_back,
                                                                    &way_to_shared});

}  // namespace parlor::snakes_ladders::say
