#pragma once

#include <array>

#include "core/message.h"

/// Why the arbiter of Parcheesi refuses a step.
namespace parlor::parcheesi::say {

using arg::List;
using arg::Place;
using arg::Play;
using arg::Seat;
using arg::Term;

// Why a step cannot be taken.
inline constexpr Template<Play, Term, Seat> won_before{
    "parcheesi.won_before", "The game is won before {play}: all {pawns} of {colour} are HOME."};
inline constexpr Template<Term, Seat> all_are_home{
    "parcheesi.all_are_home",
    "All {pawns} of {colour} are HOME, so the counts left are lost; the partner's {pawns} are "
    "played from the next roll on."};
inline constexpr Template<Term> stays_home{"parcheesi.stays_home",
                                           "A {pawn} that is HOME stays there."};
inline constexpr Template<Seat, Term, Place> no_pawn_on{"parcheesi.no_pawn_on",
                                                        "{colour} has no {pawn} on {at}."};
inline constexpr Template<Term, Seat, Place, Place> only_forward{
    "parcheesi.only_forward", "{pawns} only move forward: {colour} cannot go from {from} to {to}."};
inline constexpr Template<Seat, Term, int, Place> turns_off{
    "parcheesi.turns_off",
    "{colour} turns onto its {home_path} after {last} and cannot go on to {to}."};

// Entering.
inline constexpr Template<Seat, Term, Place> no_pawn_in_start{"parcheesi.no_pawn_in_start",
                                                              "{colour} has no {pawn} in {start}."};
inline constexpr Template<Place, Seat, Place> comes_out_on{
    "parcheesi.comes_out_on", "From {start} {colour} comes out on {space}, nowhere else."};
inline constexpr Template<Term, Term, Place> bonus_cannot_enter{
    "parcheesi.bonus_cannot_enter",
    "A {bonus} cannot bring a {pawn} out of {start}; only a five can."};
inline constexpr Template<Term, Term, Message> enters_on_five{
    "parcheesi.enters_on_five",
    "A {pawn} {enters} on a die of 5 or two dice that total 5; {left}."};
inline constexpr Template<Seat, Term, Place, Seat, Term> blockade_on_enter{
    "parcheesi.blockade_on_enter", "{owner}'s {blockade} on {at} stops {colour} from {entering}."};
inline constexpr Template<Term, Seat, Place, Term> own_two_on_enter{
    "parcheesi.own_two_on_enter",
    "Two {pawns} of {colour} stand on {at} already, so no third can {enter}."};
inline constexpr Template<Term, Place, Term, Seat, Term> partner_on_enter{
    "parcheesi.partner_on_enter",
    "The partner's {pawn} stands on {at} and cannot be {captured}, so {colour} cannot {enter}."};
inline constexpr Template<Place, Term, Play> nobody_to_capture{
    "parcheesi.nobody_to_capture", "There is nobody on {at} to {capture}; write {play}."};
inline constexpr Template<Term, Place, Seat, Term, Play> five_must_enter{
    "parcheesi.five_must_enter",
    "A five must bring a {pawn} out of {start} while it can: {colour} {enters} with {play}."};
inline constexpr Template<Term, Place, Seat, Term, Play> total_must_enter{
    "parcheesi.total_must_enter",
    "Two dice that total five must bring a {pawn} out of {start} while it can: {colour} {enters} "
    "with {play}."};

// Counts and bonuses.
inline constexpr Template<Term, int> is_a_bonus{
    "parcheesi.is_a_bonus", "That is the {bonus} of {count}, written with a + behind the step."};
inline constexpr Template<int, Place, Message> home_is_exact{
    "parcheesi.home_is_exact", "HOME takes the exact count, {count} from {from}; {left}."};
inline constexpr Template<Place, Place, int, Term> doublets_are_plain{
    "parcheesi.doublets_are_plain",
    "From {from} to {to} is {count}; {doublets} are two plain dice here, and their bottoms do not "
    "count."};
inline constexpr Template<Place, Place, int, Term, Seat, Place> bottoms_count_later{
    "parcheesi.bottoms_count_later",
    "From {from} to {to} is {count}; the bottoms of the dice count only once all four {pawns} of "
    "{colour} are out of {start}."};
inline constexpr Template<Place, Place, int, Term, Message> die_by_die{
    "parcheesi.die_by_die",
    "From {from} to {to} is {count}; one {pawn} moves die by die, so write each die as a step of "
    "its own; {left}."};
inline constexpr Template<Place, Place, int, Message> no_such_count{
    "parcheesi.no_such_count", "From {from} to {to} is {count}; {left}."};
inline constexpr Template<Place, Place, int, Term> no_bonus_pending{
    "parcheesi.no_bonus_pending", "From {from} to {to} is {count}, and no {bonus} is pending."};
inline constexpr Template<Place, Place, int, Term, int> other_bonus_pending{
    "parcheesi.other_bonus_pending",
    "From {from} to {to} is {count}, and the {bonus} to play is {size}."};
inline constexpr Template<Place, Place, int, Term, List> other_bonuses_pending{
    "parcheesi.other_bonuses_pending",
    "From {from} to {to} is {count}, and the {bonuses} to play are {sizes}."};
inline constexpr Template<Term, Term> dice_before_bonuses{
    "parcheesi.dice_before_bonuses",
    "Dice come before {bonuses}: after a {bonus} no die is played."};
inline constexpr Template<Term, Play> bonus_at_once{
    "parcheesi.bonus_at_once",
    "A {bonus} is played at once, before any die that is left: for example {play}."};
inline constexpr Template<Term, Play> bonus_after_dice{
    "parcheesi.bonus_after_dice",
    "A {bonus} comes after the dice, and a die can still be played, for example {play}."};

// Who is in the way.
inline constexpr Template<Term, Seat, Place> no_third{
    "parcheesi.no_third", "Two {pawns} of {colour} stand on {at} already: a space holds no third."};
inline constexpr Template<Seat, Term, Place, Seat> held_safety{
    "parcheesi.held_safety", "{owner}'s {pawn} is safe on {at}: {colour} cannot land there."};
inline constexpr Template<Term, Place> partner_there{
    "parcheesi.partner_there",
    "The partner's {pawn} stands on {at}: it can be passed, not landed on."};
inline constexpr Template<Term, Seat, Term, Place> no_reunion{
    "parcheesi.no_reunion",
    "The two {pawns} of {colour}'s {blockade} cannot be brought together again on {at} in the same "
    "roll."};
inline constexpr Template<Seat, Term, Place, Term, Seat, Place, Place> own_blockade{
    "parcheesi.own_blockade",
    "{owner}'s own {blockade} on {at} stops every {pawn}: {colour} cannot pass from {from} to "
    "{to}."};
inline constexpr Template<Seat, Term, Place> blockade_there{
    "parcheesi.blockade_there", "{owner}'s {blockade} on {at} cannot be landed on."};
inline constexpr Template<Seat, Term, Place, Seat, Place, Place> blockade_stops_others{
    "parcheesi.blockade_stops_others",
    "{owner}'s {blockade} on {at} stops the others: {colour} cannot pass from {from} to {to}."};
inline constexpr Template<Seat, Term, Place, Term, Seat, Place, Place> blockade_stops_all{
    "parcheesi.blockade_stops_all",
    "{owner}'s {blockade} on {at} stops every {pawn}: {colour} cannot pass from {from} to {to}."};
inline constexpr Template<Term> blockade_in_the_way{"parcheesi.blockade_in_the_way",
                                                    "A {blockade} is in the way."};

inline constexpr auto step_messages = std::to_array<const AnyTemplate*>({&won_before,
                                                                         &all_are_home,
                                                                         &stays_home,
                                                                         &no_pawn_on,
                                                                         &only_forward,
                                                                         &turns_off,
                                                                         &no_pawn_in_start,
                                                                         &comes_out_on,
                                                                         &bonus_cannot_enter,
                                                                         &enters_on_five,
                                                                         &blockade_on_enter,
                                                                         &own_two_on_enter,
                                                                         &partner_on_enter,
                                                                         &nobody_to_capture,
                                                                         &five_must_enter,
                                                                         &total_must_enter,
                                                                         &is_a_bonus,
                                                                         &home_is_exact,
                                                                         &doublets_are_plain,
                                                                         &bottoms_count_later,
                                                                         &die_by_die,
                                                                         &no_such_count,
                                                                         &no_bonus_pending,
                                                                         &other_bonus_pending,
                                                                         &other_bonuses_pending,
                                                                         &dice_before_bonuses,
                                                                         &bonus_at_once,
                                                                         &bonus_after_dice,
                                                                         &no_third,
                                                                         &held_safety,
                                                                         &partner_there,
                                                                         &no_reunion,
                                                                         &own_blockade,
                                                                         &blockade_there,
                                                                         &blockade_stops_others,
                                                                         &blockade_stops_all,
                                                                         &blockade_in_the_way});

}  // namespace parlor::parcheesi::say
