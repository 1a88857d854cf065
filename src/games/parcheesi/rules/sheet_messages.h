#pragma once

#include <array>

#include "core/message.h"

/// What the printed sheets are like, how we read them, and that they say so.
namespace parlor::parcheesi::say {

using arg::Term;
using arg::Text;

// Who says so.
inline constexpr Template<Text> by_sheet{"parcheesi.by_sheet", "Sheet {sheet}"};
inline constexpr Template<Text> by_our_reading{"parcheesi.by_our_reading",
                                               "Sheet {sheet}; our reading"};
inline constexpr Template<Text> by_house_rule{"parcheesi.by_house_rule", "A house rule of {name}"};
inline constexpr Template<Text, Text> by_house_sheet{"parcheesi.by_house_sheet",
                                                     "{name:cap}, from the sheet {sheet}"};
inline constexpr Template<Text, Text> by_house_sheet_read{
    "parcheesi.by_house_sheet_read", "{name:cap}, from the sheet {sheet}; our reading"};

// What playing by each sheet is like.
inline constexpr Template<> royal_character{
    "parcheesi.royal_character",
    "Strict duties: enter when you can, use both dice, fourteen or nothing on doublets."};
inline constexpr Template<> classic_character{
    "parcheesi.classic_character",
    "The same strict game as royal, with lotus flowers and animal pawns."};
inline constexpr Template<> box_character{
    "parcheesi.box_character",
    "No safety spaces and movers that go clockwise: nobody is safe until the home path."};
inline constexpr Template<> nest_character{
    "parcheesi.nest_character",
    "Free to choose: leaving the nest and rewards are optional, laps are allowed, and doubles are "
    "never punished."};
inline constexpr Template<> russian_character{
    "parcheesi.russian_character",
    "One die must be played, the rest is yours to pass; partners can play two against two."};
inline constexpr Template<> course_character{
    "parcheesi.course_character",
    "Play on until nothing can be played; the two pawns of a blockade may not end a play together "
    "on a new space."};

// How we read the sheets where they are silent.
inline constexpr Template<Term, Term> reads_clearing_enter{
    "parcheesi.reads_clearing_enter",
    "The other die may have to clear ENTER first, even by breaking one's own pair, so that a "
    "{pawn} can {enter}."};
inline constexpr Template<Term, Term> reads_bonus_earns{
    "parcheesi.reads_bonus_earns",
    "A {bonus} step can {capture} or reach HOME and so earn another {bonus}."};
inline constexpr Template<Term> reads_bonus_goes_home{
    "parcheesi.reads_bonus_goes_home",
    "A {bonus} step can reach home and so earn another {bonus}."};
inline constexpr Template<Term, Term> reads_bonus_sends_back{
    "parcheesi.reads_bonus_sends_back",
    "A {bonus} step can send a {pawn} back and so earn another {bonus}."};
inline constexpr Template<Term> reads_bonus_before_roll{
    "parcheesi.reads_bonus_before_roll",
    "{bonuses} belong to the roll that earned them and are played before any roll again."};
inline constexpr Template<Term> reads_bonuses_lost{
    "parcheesi.reads_bonuses_lost",
    "{bonuses} left are lost with the roll, and nobody has to choose the order that plays most of "
    "them."};
inline constexpr Template<Term> reads_bonuses_not_taken{
    "parcheesi.reads_bonuses_not_taken",
    "{bonuses} not taken are lost with the roll that earned them."};
inline constexpr Template<Term> reads_any_order{
    "parcheesi.reads_any_order", "Nobody has to choose the order that plays most {bonuses}."};
inline constexpr Template<Term> reads_die_after_bonus{
    "parcheesi.reads_die_after_bonus",
    "After a {bonus} has been played no die is played in that roll, even if one now could be."};
inline constexpr Template<Term> reads_win_leaves_counts{
    "parcheesi.reads_win_leaves_counts",
    "A play that wins may leave counts unplayed, but none of {doublets} that are played all or not "
    "at all."};
inline constexpr Template<> reads_win_leaves_dice{"parcheesi.reads_win_leaves_dice",
                                                  "A play that wins may leave dice unplayed."};
inline constexpr Template<Term> reads_roll_again{
    "parcheesi.reads_roll_again", "After {doublets} the roll again cannot be declined."};
inline constexpr Template<> reads_third_doublets{
    "parcheesi.reads_third_doublets", "At the third doubles nothing moves and the turn ends."};
inline constexpr Template<Term> reads_home_is_exempt{
    "parcheesi.reads_home_is_exempt", "For the penalty, {pawns} already HOME do not count."};
inline constexpr Template<> reads_numbers{
    "parcheesi.reads_numbers",
    "The spaces have the numbers of the well-known board, and two players sit across."};
inline constexpr Template<> reads_ties{"parcheesi.reads_ties",
                                       "Those tied for the first turn throw again."};
inline constexpr Template<Term> reads_who_starts{"parcheesi.reads_who_starts",
                                                 "The highest throw of two dice starts; {pawns} "
                                                 "move counterclockwise and turns pass clockwise."};
inline constexpr Template<Term, Term> reads_kept_apart{
    "parcheesi.reads_kept_apart",
    "The two {pawns} of a {blockade} are kept apart step by step, not only as the play ends."};
inline constexpr Template<Term, Term> reads_touching_down{
    "parcheesi.reads_touching_down",
    "One {pawn} taking both dice lands between them, and {captures} there."};
inline constexpr Template<Term, Term> reads_idle_five{
    "parcheesi.reads_idle_five", "If nothing can {enter}, fives move {pawns}."};
inline constexpr Template<Term> reads_no_third{"parcheesi.reads_no_third",
                                               "A space never holds three {pawns} of a player."};
inline constexpr Template<> reads_four_given_up{
    "parcheesi.reads_four_given_up",
    "Of four counts that cannot all be played, as many as possible are, with the greatest total."};
inline constexpr Template<Term> reads_coloured_spaces{
    "parcheesi.reads_coloured_spaces",
    "The coloured spaces are the twelve {safety_spaces} of the well-known board."};
inline constexpr Template<Term> reads_pairs{
    "parcheesi.reads_pairs",
    "Pairs: partners sit across and win when all eight {pawns} are home; who has finished plays "
    "the partner's {pawns}."};
inline constexpr Template<Term, Term> reads_partner_there{
    "parcheesi.reads_partner_there",
    "A partner's lone {pawn} can be passed, not landed on; a partner's {blockade} blocks like any "
    "other."};
inline constexpr Template<Term> reads_counts_lost{
    "parcheesi.reads_counts_lost",
    "In pairs, counts left are lost when a player's fourth {pawn} gets HOME."};

inline constexpr auto sheet_messages = std::to_array<const AnyTemplate*>({&by_sheet,
                                                                          &by_our_reading,
                                                                          &by_house_rule,
                                                                          &by_house_sheet,
                                                                          &by_house_sheet_read,
                                                                          &royal_character,
                                                                          &classic_character,
                                                                          &box_character,
                                                                          &nest_character,
                                                                          &russian_character,
                                                                          &course_character,
                                                                          &reads_clearing_enter,
                                                                          &reads_bonus_earns,
                                                                          &reads_bonus_goes_home,
                                                                          &reads_bonus_sends_back,
                                                                          &reads_bonus_before_roll,
                                                                          &reads_bonuses_lost,
                                                                          &reads_bonuses_not_taken,
                                                                          &reads_any_order,
                                                                          &reads_die_after_bonus,
                                                                          &reads_win_leaves_counts,
                                                                          &reads_win_leaves_dice,
                                                                          &reads_roll_again,
                                                                          &reads_third_doublets,
                                                                          &reads_home_is_exempt,
                                                                          &reads_numbers,
                                                                          &reads_ties,
                                                                          &reads_who_starts,
                                                                          &reads_kept_apart,
                                                                          &reads_touching_down,
                                                                          &reads_idle_five,
                                                                          &reads_no_third,
                                                                          &reads_four_given_up,
                                                                          &reads_coloured_spaces,
                                                                          &reads_pairs,
                                                                          &reads_partner_there,
                                                                          &reads_counts_lost});

}  // namespace parlor::parcheesi::say
