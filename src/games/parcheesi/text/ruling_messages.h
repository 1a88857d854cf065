#pragma once

#include <array>

#include "core/message.h"

/// What the arbiter of Parcheesi says of rolls and whole plays.
namespace parlor::parcheesi::say {

using arg::List;
using arg::Place;
using arg::Play;
using arg::Seat;
using arg::Term;

// Behind every ruling stands who says so.
inline constexpr Template<Message, Message> ruled{"parcheesi.ruled", "{ruling} ({authority}.)"};

// Where there is nothing to choose.
inline constexpr Template<> game_is_over{"parcheesi.game_is_over", "The game is over."};
inline constexpr Template<Seat> throws_first{
    "parcheesi.throws_first", "There is no roll to play yet: {colour} has to throw first."};
inline constexpr Template<Seat> start_is_thrown_for{
    "parcheesi.start_is_thrown_for",
    "There is no roll to play yet: who starts is thrown for, and {colour} throws now."};
inline constexpr Template<List, Seat> tied_throw_again{
    "parcheesi.tied_throw_again",
    "There is no roll to play yet: {tied} have tied for the first turn and throw again, and "
    "{colour} throws now."};
inline constexpr Template<Term, Seat> roll_again{
    "parcheesi.roll_again",
    "{doublets} bring another roll, which cannot be declined: {colour} has to throw."};
inline constexpr Template<Term, Play> third_doublets{
    "parcheesi.third_doublets",
    "These are the third {doublets} in a row: nothing moves and the penalty is {play}."};
inline constexpr Template<Term, Term, Place, Play> penalty_takes_nearest{
    "parcheesi.penalty_takes_nearest",
    "The penalty for the third {doublets} in a row takes the {pawn} nearest HOME back to {start}: "
    "{play}."};
inline constexpr Template<Term, Seat, Term> nobody_to_punish{
    "parcheesi.nobody_to_punish",
    "No {pawn} of {colour} can be punished for the third {doublets} in a row, so the penalty is "
    "!-."};
inline constexpr Template<> no_penalty{"parcheesi.no_penalty", "There is no penalty in this roll."};
inline constexpr Template<> no_play{"parcheesi.no_play",
                                    "There is no play to judge; the empty play is written -."};

// What is allowed.
inline constexpr Template<> nothing_to_play{"parcheesi.nothing_to_play",
                                            "Legal: there is nothing to play."};
inline constexpr Template<Seat, Play> may_play{"parcheesi.may_play",
                                               "Legal: {colour} may play {play}."};
inline constexpr Template<Seat, Play> may_take{"parcheesi.may_take",
                                               "Legal: {colour} may take {play}."};
inline constexpr Template<Term, Play> penalty_is_due{
    "parcheesi.penalty_is_due", "Legal: the third {doublets} in a row bring the penalty {play}."};

// What is left of a roll.
inline constexpr Template<> no_die_left{"parcheesi.no_die_left", "no die is left"};
inline constexpr Template<int> one_left{"parcheesi.one_left", "{count} is left"};
inline constexpr Template<List> several_left{"parcheesi.several_left", "{counts} are left"};

// Why a play cannot end.
inline constexpr Template<Term, int, Play> bonus_is_due{
    "parcheesi.bonus_is_due", "The {bonus} of {count} is still to be played, for example {play}."};
inline constexpr Template<Term, Seat, Term> pair_ends_together{
    "parcheesi.pair_ends_together",
    "Two {pawns} of {colour} that began the roll as a {blockade} would end it as one on a new "
    "space."};
inline constexpr Template<int, Play> play_goes_on{
    "parcheesi.play_goes_on",
    "The play cannot end here: {count} can still be played, for example {play}."};
inline constexpr Template<Term, Place, Seat, Play> must_enter_one{
    "parcheesi.must_enter_one",
    "A five must bring a {pawn} out of {start} while it can: {colour} can bring out one, for "
    "example {play}."};
inline constexpr Template<Term, Place, Seat, Play> must_enter_two{
    "parcheesi.must_enter_two",
    "A five must bring a {pawn} out of {start} while it can: {colour} can bring out two, for "
    "example {play}."};
inline constexpr Template<Term, List, Play> all_four_can_be{
    "parcheesi.all_four_can_be",
    "All four counts of the {doublets} ({counts}) are played or none is, and all four can be: for "
    "example {play}."};
inline constexpr Template<Seat, Term, Play> can_win{
    "parcheesi.can_win",
    "{colour} can win with this roll, and a win may leave counts of the {doublets}: for example "
    "{play}."};
inline constexpr Template<Term, List> four_cannot_be{
    "parcheesi.four_cannot_be",
    "The four counts of the {doublets} ({counts}) cannot all be played, so none is; write -."};
inline constexpr Template<Term, List, Message, Play> win_takes_all_four{
    "parcheesi.win_takes_all_four",
    "Even a win takes all four counts of the {doublets} ({counts}), and {left}; all four can be "
    "played, for example {play}."};
inline constexpr Template<Term, List, Message> win_takes_none{
    "parcheesi.win_takes_none",
    "Even a win takes all four counts of the {doublets} ({counts}), and {left}; they cannot all be "
    "played, so none is: write -."};
inline constexpr Template<Play> die_must_be_played{
    "parcheesi.die_must_be_played", "A die can be played and must be, for example {play}."};
inline constexpr Template<Play> both_dice_must_be{
    "parcheesi.both_dice_must_be", "Both dice can be played and must be, for example {play}."};
inline constexpr Template<Play> two_counts_must_be{
    "parcheesi.two_counts_must_be",
    "Two of the four counts can be played and must be, for example {play}."};
inline constexpr Template<Play> three_counts_must_be{
    "parcheesi.three_counts_must_be",
    "Three counts can be played and must be, for example {play}."};
inline constexpr Template<Play> four_counts_must_be{
    "parcheesi.four_counts_must_be",
    "All four counts can be played and must be, for example {play}."};
inline constexpr Template<Play> greatest_total{"parcheesi.greatest_total",
                                               "Where counts have to be given up, those with the "
                                               "greatest total are played, for example {play}."};
inline constexpr Template<Seat, Play> higher_die{
    "parcheesi.higher_die",
    "Where a die has to be given up it is the lower: {colour} can play the higher, for example "
    "{play}."};

inline constexpr auto ruling_messages = std::to_array<const AnyTemplate*>({&ruled,
                                                                           &game_is_over,
                                                                           &throws_first,
                                                                           &start_is_thrown_for,
                                                                           &tied_throw_again,
                                                                           &roll_again,
                                                                           &third_doublets,
                                                                           &penalty_takes_nearest,
                                                                           &nobody_to_punish,
                                                                           &no_penalty,
                                                                           &no_play,
                                                                           &nothing_to_play,
                                                                           &may_play,
                                                                           &may_take,
                                                                           &penalty_is_due,
                                                                           &no_die_left,
                                                                           &one_left,
                                                                           &several_left,
                                                                           &bonus_is_due,
                                                                           &pair_ends_together,
                                                                           &play_goes_on,
                                                                           &must_enter_one,
                                                                           &must_enter_two,
                                                                           &all_four_can_be,
                                                                           &can_win,
                                                                           &four_cannot_be,
                                                                           &win_takes_all_four,
                                                                           &win_takes_none,
                                                                           &die_must_be_played,
                                                                           &both_dice_must_be,
                                                                           &two_counts_must_be,
                                                                           &three_counts_must_be,
                                                                           &four_counts_must_be,
                                                                           &greatest_total,
                                                                           &higher_die});

}  // namespace parlor::parcheesi::say
