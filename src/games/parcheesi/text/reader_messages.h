#pragma once

#include <array>

#include "core/message.h"

/// Why a position or a step cannot be read.
namespace parlor::parcheesi::say {

using arg::Place;
using arg::Seat;
using arg::Term;
using arg::Text;

// Places and steps.
inline constexpr Template<Text, Term, Term, Seat> foreign_path{
    "parcheesi.foreign_path",
    "\"{text}\" is another colour's {home_path}, where no {pawn} of {colour} can stand."};
inline constexpr Template<Text> no_place{
    "parcheesi.no_place", "\"{text}\" is no place: places are S, 1 to 68, h1 to h7 and H."};
inline constexpr Template<Text, Term> no_step{
    "parcheesi.no_step",
    "\"{text}\" is no step; steps look like S>5, 5>10, 5x22, h4>H or, for a {bonus}, 12>32+."};

// Pawns of a position.
inline constexpr Template<Text, Text> no_such_colour{
    "parcheesi.no_such_colour",
    "\"{word}\": there is no colour \"{letter}\"; colours are y, b, r and g."};
inline constexpr Template<Seat> colour_twice{"parcheesi.colour_twice", "{colour} is there twice."};
inline constexpr Template<Seat, int> needs_four{
    "parcheesi.needs_four", "{colour} has {count} pawns; it needs exactly four."};
inline constexpr Template<int, Seat, Message> pawn_problem{
    "parcheesi.pawn_problem", "Pawn {number} of {colour}: {problem:low}"};
inline constexpr Template<Seat, int, Place> past_turn_off{
    "parcheesi.past_turn_off",
    "{colour} turns off at {last} and cannot stand on {at} under these rules."};
inline constexpr Template<> names_pawns{"parcheesi.names_pawns",
                                        "A position names the pawns of 2 to 4 colours, then who is "
                                        "to move, for example: y:S,S,5,12 r:S,39,h3,H y 5-3."};
inline constexpr Template<> pairs_need_all_colours{"parcheesi.pairs_need_all_colours",
                                                   "Pairs need all four colours on the board."};
inline constexpr Template<Seat, Place> three_on_a_space{
    "parcheesi.three_on_a_space",
    "Three pawns of {colour} stand on {at}; a space holds two at most."};
inline constexpr Template<Seat, Seat, Place> two_colours_on_a_space{
    "parcheesi.two_colours_on_a_space",
    "Pawns of {one} and {other} stand on {at}; two colours never share a space."};
inline constexpr Template<Seat> all_home_already{"parcheesi.all_home_already",
                                                 "{colour} has all pawns HOME: the game is over."};

// Whose turn it is, and what is thrown.
inline constexpr Template<> mover_missing{"parcheesi.mover_missing",
                                          "Who is to move is missing after the pawns: y, b, r or "
                                          "g, for example: y:S,S,5,12 r:S,39,h3,H y 5-3."};
inline constexpr Template<Text> no_mover{"parcheesi.no_mover",
                                         "\"{text}\" is not a colour to move; it is y, b, r or g, "
                                         "for example: y:S,S,5,12 r:S,39,h3,H y 5-3."};
inline constexpr Template<Seat> mover_without_pawns{
    "parcheesi.mover_without_pawns", "{colour} is to move but has no pawns in the position."};
inline constexpr Template<Text> not_expected{
    "parcheesi.not_expected",
    "\"{text}\" is not expected here; a position ends with a roll such as 5-3 and, after doublets, "
    "d1 or d2."};
inline constexpr Template<Text> no_roll{
    "parcheesi.no_roll", "\"{text}\" is no roll; a roll is two dice from 1 to 6, such as 5-3."};
inline constexpr Template<Text> no_doublets{
    "parcheesi.no_doublets",
    "\"{text}\" is not a number of doublets in a row; it is d1 or d2 (two or more, where nothing "
    "counts further)."};
inline constexpr Template<Text> no_first_throw{
    "parcheesi.no_first_throw",
    "\"{text}\" is not a throw for who starts; it is a colour and its total, such as y9, or a "
    "colour alone."};
inline constexpr Template<> first_throws{
    "parcheesi.first_throws",
    "Throws for who starts name at least two colours, one of which has yet to throw."};

inline constexpr auto reader_messages =
    std::to_array<const AnyTemplate*>({&foreign_path,     &no_place,
                                       &no_step,          &no_such_colour,
                                       &colour_twice,     &needs_four,
                                       &pawn_problem,     &past_turn_off,
                                       &names_pawns,      &pairs_need_all_colours,
                                       &three_on_a_space, &two_colours_on_a_space,
                                       &all_home_already, &mover_missing,
                                       &no_mover,         &mover_without_pawns,
                                       &not_expected,     &no_roll,
                                       &no_doublets,      &no_first_throw,
                                       &first_throws});

}  // namespace parlor::parcheesi::say
