#pragma once

#include <array>

#include "core/message.h"

/// What the options of Parcheesi are called, and what their values mean.
namespace parlor::parcheesi::say {

using arg::Place;
using arg::Term;

// What each option is called.
inline constexpr Template<> option_first{"parcheesi.option_first", "Who starts"};
inline constexpr Template<> option_direction{"parcheesi.option_direction", "Which way pawns move"};
inline constexpr Template<> option_order{"parcheesi.option_order", "Which way turns pass"};
inline constexpr Template<> option_entry_duty{"parcheesi.option_entry_duty",
                                              "Whether a five must enter a pawn"};
inline constexpr Template<> option_dice_duty{"parcheesi.option_dice_duty",
                                             "Which dice must be played"};
inline constexpr Template<> option_doublets{
    "parcheesi.option_doublets", "What doublets give once all four pawns are out of START"};
inline constexpr Template<> option_third_doublets{"parcheesi.option_third_doublets",
                                                  "What the third doublets in a row bring"};
inline constexpr Template<> option_safety_spaces{"parcheesi.option_safety_spaces", "Safety spaces"};
inline constexpr Template<> option_own_blockade{"parcheesi.option_own_blockade",
                                                "Whether the owner may pass a blockade"};
inline constexpr Template<> option_pair_rule{"parcheesi.option_pair_rule",
                                             "Whether a blockade may be moved on together"};
inline constexpr Template<> option_bonus_time{"parcheesi.option_bonus_time",
                                              "When a bonus is played"};
inline constexpr Template<> option_short_win{
    "parcheesi.option_short_win",
    "Whether a win may break off doublets that are played all or not at all"};
inline constexpr Template<> option_bonus_duty{"parcheesi.option_bonus_duty",
                                              "Whether a bonus must be played"};
inline constexpr Template<> option_laps{"parcheesi.option_laps",
                                        "Whether a pawn may pass its home path"};
inline constexpr Template<> option_capture_bonus{"parcheesi.option_capture_bonus",
                                                 "Bonus for a capture, in spaces"};
inline constexpr Template<> option_home_bonus{"parcheesi.option_home_bonus",
                                              "Bonus for reaching HOME, in spaces"};
inline constexpr Template<> option_pairs{"parcheesi.option_pairs", "Playing in pairs"};

// What their values mean.
inline constexpr Template<> first_highest_two{"parcheesi.first_highest_two",
                                              "Everybody throws two dice, and the highest total "
                                              "starts. Those who tie throw again (our reading)."};
inline constexpr Template<> first_lowest_one{
    "parcheesi.first_lowest_one",
    "Everybody throws one die, and the lowest starts. Those who tie throw again (our reading)."};
inline constexpr Template<Term> direction_clockwise{"parcheesi.direction_clockwise",
                                                    "{pawns} move clockwise round the ring."};
inline constexpr Template<Term> direction_counterclockwise{
    "parcheesi.direction_counterclockwise", "{pawns} move counterclockwise round the ring."};
inline constexpr Template<> order_clockwise{"parcheesi.order_clockwise",
                                            "Turns pass clockwise, to the left."};
inline constexpr Template<> order_counterclockwise{"parcheesi.order_counterclockwise",
                                                   "Turns pass counterclockwise, to the right."};
inline constexpr Template<Term, Term> entry_when_possible{
    "parcheesi.entry_when_possible",
    "A {pawn} must {enter} whenever it can, even if the other die first has to clear ENTER "
    "(clearing it first is our reading)."};
inline constexpr Template<Term> entry_each_five{
    "parcheesi.entry_each_five",
    "Each five must be used to {enter} if it can be at the moment it is played."};
inline constexpr Template<Term, Term> entry_optional{
    "parcheesi.entry_optional",
    "A five may be used to {enter} or to move a {pawn}, as the player likes."};
inline constexpr Template<> dice_all{"parcheesi.dice_all",
                                     "As many dice as possible must be played; if only one of two "
                                     "can be, the player chooses which."};
inline constexpr Template<> dice_all_higher{
    "parcheesi.dice_all_higher",
    "As many dice as possible must be played; if one has to be given up, it is the lower."};
inline constexpr Template<> dice_one{
    "parcheesi.dice_one", "One die must be played if any can be; after it the player may stop."};
inline constexpr Template<Term> dice_none_left{
    "parcheesi.dice_none_left",
    "The play goes on until no die or {bonus} that is left can be played."};
inline constexpr Template<Term, Place, Term> doublets_fourteen_or_nothing{
    "parcheesi.doublets_fourteen_or_nothing",
    "Once all four {pawns} are out of {start}, {doublets} are four counts, the tops and the "
    "bottoms of the dice, fourteen in all. Play all four or none, then roll again."};
inline constexpr Template<Term, Place, Term> doublets_fourteen{
    "parcheesi.doublets_fourteen",
    "Once all four {pawns} are out of {start}, {doublets} are four counts, the tops and the "
    "bottoms of the dice, fourteen in all. Play as many as you can, then roll again."};
inline constexpr Template<Term> doublets_plain{
    "parcheesi.doublets_plain", "{doublets} are played as two plain dice; then roll again."};
inline constexpr Template<Term, Term, Place> third_doublets_penalty{
    "parcheesi.third_doublets_penalty",
    "On the third {doublets} in a row nothing moves: the {pawn} nearest HOME goes back to {start}, "
    "and the turn ends."};
inline constexpr Template<Term> third_doublets_none{
    "parcheesi.third_doublets_none",
    "{doublets} may come up any number of times in a row; there is no penalty."};
inline constexpr Template<Term, Term, Term> safety_spaces_false{
    "parcheesi.safety_spaces_false",
    "There are no {safety_spaces}: a lone {pawn} can be {captured} anywhere on the ring."};
inline constexpr Template<Term, Term, Term, Term> safety_spaces_true{
    "parcheesi.safety_spaces_true",
    "On the twelve {safety_spaces} a lone {pawn} can be {captured} only by one that {enters}."};
inline constexpr Template<Term, Term> own_blockade_false{
    "parcheesi.own_blockade_false", "A {blockade} stops every {pawn}, its owner's too."};
inline constexpr Template<Term> own_blockade_true{
    "parcheesi.own_blockade_true", "A {blockade} stops the others; its owner may pass it."};
inline constexpr Template<Term, Term> pair_rule_always{
    "parcheesi.pair_rule_always",
    "The two {pawns} of a {blockade} may not be brought together on a new space in one roll."};
inline constexpr Template<Term, Term, Term> pair_rule_on_doublets{
    "parcheesi.pair_rule_on_doublets",
    "In a roll of {doublets} the two {pawns} of a {blockade} may not be brought together on a new "
    "space."};
inline constexpr Template<Term, Term> pair_rule_at_end{
    "parcheesi.pair_rule_at_end",
    "The two {pawns} of a {blockade} may not end a play together on a new space."};
inline constexpr Template<Term, Term> pair_rule_none{
    "parcheesi.pair_rule_none", "The two {pawns} of a {blockade} may be moved on together."};
inline constexpr Template<Term> bonus_time_after_dice{
    "parcheesi.bonus_time_after_dice",
    "{bonuses} come after the dice, when no die that is left can be played."};
inline constexpr Template<Term> bonus_time_any_time{
    "parcheesi.bonus_time_any_time", "{bonuses} and dice may be played in any order."};
inline constexpr Template<Term, Term> bonus_time_at_once{
    "parcheesi.bonus_time_at_once",
    "A {bonus} is played as soon as it is earned, before any die that is left; if no {pawn} can "
    "move it then, it is lost."};
inline constexpr Template<Term> short_win_false{
    "parcheesi.short_win_false", "Even a win takes all four counts of such {doublets}."};
inline constexpr Template<Term> short_win_true{
    "parcheesi.short_win_true",
    "A win may leave some of the four counts of such {doublets} unplayed."};
inline constexpr Template<Term> bonus_duty_must{"parcheesi.bonus_duty_must",
                                                "A {bonus} must be played if it can be."};
inline constexpr Template<Term> bonus_duty_may{
    "parcheesi.bonus_duty_may", "A {bonus} need not be played; it is lost when the play ends."};
inline constexpr Template<Term, Term> laps_false{
    "parcheesi.laps_false",
    "A {pawn} that comes to its turn-off goes up its {home_path} and cannot pass it."};
inline constexpr Template<Term, Term> laps_true{"parcheesi.laps_true",
                                                "A {pawn} that comes to its turn-off may go up its "
                                                "{home_path} or round the ring for another lap."};
inline constexpr Template<> pairs_off{"parcheesi.pairs_off", "Everybody plays alone."};
inline constexpr Template<> pairs_optional{
    "parcheesi.pairs_optional", "Four players may agree to play two against two, partners across."};
inline constexpr Template<> pairs_on{
    "parcheesi.pairs_on", "Four players play two against two, partners across, and win together."};

inline constexpr auto option_messages =
    std::to_array<const AnyTemplate*>({&option_first,
                                       &option_direction,
                                       &option_order,
                                       &option_entry_duty,
                                       &option_dice_duty,
                                       &option_doublets,
                                       &option_third_doublets,
                                       &option_safety_spaces,
                                       &option_own_blockade,
                                       &option_pair_rule,
                                       &option_bonus_time,
                                       &option_short_win,
                                       &option_bonus_duty,
                                       &option_laps,
                                       &option_capture_bonus,
                                       &option_home_bonus,
                                       &option_pairs,
                                       &first_highest_two,
                                       &first_lowest_one,
                                       &direction_clockwise,
                                       &direction_counterclockwise,
                                       &order_clockwise,
                                       &order_counterclockwise,
                                       &entry_when_possible,
                                       &entry_each_five,
                                       &entry_optional,
                                       &dice_all,
                                       &dice_all_higher,
                                       &dice_one,
                                       &dice_none_left,
                                       &doublets_fourteen_or_nothing,
                                       &doublets_fourteen,
                                       &doublets_plain,
                                       &third_doublets_penalty,
                                       &third_doublets_none,
                                       &safety_spaces_false,
                                       &safety_spaces_true,
                                       &own_blockade_false,
                                       &own_blockade_true,
                                       &pair_rule_always,
                                       &pair_rule_on_doublets,
                                       &pair_rule_at_end,
                                       &pair_rule_none,
                                       &bonus_time_after_dice,
                                       &bonus_time_any_time,
                                       &bonus_time_at_once,
                                       &short_win_false,
                                       &short_win_true,
                                       &bonus_duty_must,
                                       &bonus_duty_may,
                                       &laps_false,
                                       &laps_true,
                                       &pairs_off,
                                       &pairs_optional,
                                       &pairs_on});

}  // namespace parlor::parcheesi::say
