#pragma once

#include <array>

#include "core/message.h"

/// What one sheet tells beside the rules, and examples.
namespace parlor::parcheesi::say {

using arg::Place;
using arg::Term;

// What is in the box.
inline constexpr Template<Term> royal_contents{
    "parcheesi.royal_contents",
    "A board, sixteen plastic {pawns} in four colours, eight dice and four dice cups, so that "
    "everybody throws with a cup and dice of their own."};
inline constexpr Template<Term> classic_contents{
    "parcheesi.classic_contents",
    "A board, sixteen {pawns} in the shape of four animals, and two wooden dice."};
inline constexpr Template<Term> box_contents{"parcheesi.box_contents",
                                             "The box holds six games. This one takes its board, "
                                             "sixteen {pawns} in four colours and two dice."};
inline constexpr Template<Term> nest_contents{"parcheesi.nest_contents",
                                              "These rules come without a box. You need a board, "
                                              "sixteen {pawns} in four colours and two dice."};
inline constexpr Template<Term> russian_contents{
    "parcheesi.russian_contents",
    "A board with bases, homes and coloured spaces, sixteen {pawns} in four colours and two dice."};
inline constexpr Template<Term> course_contents{
    "parcheesi.course_contents",
    "A program plays by these rules, and no box goes with them. You need a board, sixteen {pawns} "
    "in four colours and two dice."};

// Setting up.
inline constexpr Template<Term> royal_set_up{
    "parcheesi.royal_set_up",
    "Everybody takes the four {pawns} of one colour and finds the blue space with a circle of that "
    "colour: it is their ENTER space. The four go into the START circle to the right of it. Sit so "
    "that your START circle is at your right hand."};
inline constexpr Template<Term> classic_set_up{
    "parcheesi.classic_set_up",
    "Everybody takes the four {pawns} of one animal. The space of the ring that shows this animal "
    "in its colour is their ENTER space, and the four go into the START circle beside it. Sit so "
    "that your START circle is at your right hand."};
inline constexpr Template<Term> box_set_up{
    "parcheesi.box_set_up",
    "Everybody takes four {pawns} of one colour, puts one into the START circle of that colour and "
    "lines up the other three behind the circle: all four are in START. To the right of the circle "
    "an arrow of the same colour marks the ENTER space."};
inline constexpr Template<Term> nest_set_up{
    "parcheesi.nest_set_up",
    "Everybody takes four {pawns} of one colour and puts them into the nest of that colour."};
inline constexpr Template<Term> russian_set_up{
    "parcheesi.russian_set_up",
    "Everybody puts the four {pawns} of one colour on the base of that colour, START; they enter "
    "on the coloured space beside it."};
inline constexpr Template<Term> course_set_up{
    "parcheesi.course_set_up", "Everybody puts the four {pawns} of one colour into START."};

// What safety spaces look like, and what is done with a pawn that is HOME.
inline constexpr Template<> royal_safety{"parcheesi.royal_safety", "On the board they are blue."};
inline constexpr Template<> classic_safety{"parcheesi.classic_safety",
                                           "On the board each of them shows a lotus flower."};
inline constexpr Template<> nest_safety{
    "parcheesi.nest_safety", "On the board they are light blue, and the other spaces cream."};
inline constexpr Template<> russian_safety{"parcheesi.russian_safety",
                                           "On the board they are coloured."};
inline constexpr Template<Term> box_home{
    "parcheesi.box_home",
    "The HOME space has room for one {pawn}: put it on one of the four white circles in the large "
    "circle of your colour as soon as it is there."};

// Examples of every sheet.
inline constexpr Template<Term, Term> example_entering{
    "parcheesi.example_entering",
    "Yellow has thrown 5 and 3. The 5 brings a {pawn} onto ENTER, and blue's lone {pawn} there is "
    "{captured}."};
inline constexpr Template<Term, Term> example_capturing{
    "parcheesi.example_capturing",
    "Yellow has thrown 6 and 2. Red's {pawn} on 20 stands alone: the 6 from 14 lands on it, and it "
    "is {captured}."};
inline constexpr Template<Term, Term> example_safety{
    "parcheesi.example_safety", "Blue's lone {pawn} on 29 is on a {safety_space}."};
inline constexpr Template<Term, Term> example_blockade{
    "parcheesi.example_blockade", "Two of blue's {pawns} stand on 29: a {blockade}."};

// Examples of moving.
inline constexpr Template<> four_and_three{"parcheesi.four_and_three",
                                           "Yellow has thrown 4 and 3."};
inline constexpr Template<Term> one_goes_4_then_3{"parcheesi.one_goes_4_then_3",
                                                  "one {pawn} goes 4 and then 3 spaces."};
inline constexpr Template<Term> same_goes_3_then_4{"parcheesi.same_goes_3_then_4",
                                                   "the same {pawn} goes 3 and then 4."};
inline constexpr Template<Term> one_4_another_3{"parcheesi.one_4_another_3",
                                                "one {pawn} goes 4 and another 3."};
inline constexpr Template<> four_and_two{"parcheesi.four_and_two", "Yellow has thrown 4 and 2."};
inline constexpr Template<Term> one_goes_2_then_4{"parcheesi.one_goes_2_then_4",
                                                  "one {pawn} goes 6 spaces, 2 and then 4."};
inline constexpr Template<Term> one_2_another_4{"parcheesi.one_2_another_4",
                                                "one {pawn} goes 2 and another 4."};
inline constexpr Template<> two_twos_ahead{
    "parcheesi.two_twos_ahead",
    "Yellow has thrown 2-2, and blue stands alone two spaces ahead, on 30."};
inline constexpr Template<Term, Term, Term> captures_on_the_way{
    "parcheesi.captures_on_the_way",
    "moved 2 and then 2, the {pawn} meets blue's on the way, which is {captured}. Yellow leaves "
    "the {bonus}."};
inline constexpr Template<Term, Term> takes_the_bonus{
    "parcheesi.takes_the_bonus", "here yellow takes the {bonus} of 20 with the same {pawn}."};

// Examples of doublets.
inline constexpr Template<Term> two_sixes{"parcheesi.two_sixes",
                                          "Yellow has thrown 6-6 with all four {pawns} out: 6 and "
                                          "6 on the tops, 1 and 1 on the bottoms."};
inline constexpr Template<Term> split_among_three{
    "parcheesi.split_among_three",
    "split among three: one {pawn} goes 6, the second 1, the third 6 and then 1."};
inline constexpr Template<> one_count_alone{"parcheesi.one_count_alone",
                                            "one count alone is not enough."};
inline constexpr Template<Term> two_twos{"parcheesi.two_twos",
                                         "Yellow has thrown 2-2 with all four {pawns} out: 2 and 2 "
                                         "on the tops, 5 and 5 on the bottoms."};
inline constexpr Template<Term> one_goes_fourteen{"parcheesi.one_goes_fourteen",
                                                  "one {pawn} goes all fourteen."};
inline constexpr Template<Term> two_go_seven{"parcheesi.two_go_seven",
                                             "two {pawns} go seven each, 2 and then 5."};
inline constexpr Template<Term> three_share{"parcheesi.three_share",
                                            "one {pawn} goes 2 and 2, two others 5 each."};
inline constexpr Template<> four_share{"parcheesi.four_share", "each of the four takes one count."};
inline constexpr Template<Term, Place> two_fives{
    "parcheesi.two_fives",
    "Yellow has two {pawns} on the ring and two in {start}, and throws 5-5."};
inline constexpr Template<Term> comes_out_and_goes_on{"parcheesi.comes_out_and_goes_on",
                                                      "one {pawn} comes out and goes on by 5."};
inline constexpr Template<Term> comes_out_another_goes{"parcheesi.comes_out_another_goes",
                                                       "one {pawn} comes out and another goes 5."};
inline constexpr Template<Term> both_come_out{"parcheesi.both_come_out", "both {pawns} come out."};
inline constexpr Template<Term, Term> two_threes{
    "parcheesi.two_threes",
    "5-5 was {doublets}, so yellow throws again: 3-3. One {pawn} has to go 3; the second 3 may be "
    "passed."};
inline constexpr Template<Term> second_is_passed{
    "parcheesi.second_is_passed", "one {pawn} goes 3, and the second die is passed."};
inline constexpr Template<> both_are_played{"parcheesi.both_are_played", "both dice are played."};
inline constexpr Template<> neither_is_played{"parcheesi.neither_is_played",
                                              "playing neither is not allowed."};

// Examples of reaching HOME.
inline constexpr Template<Term, Term> three_from_home{
    "parcheesi.three_from_home",
    "The {pawn} on the fifth space of its {home_path} is 3 spaces from HOME."};
inline constexpr Template<Term> goes_home{
    "parcheesi.goes_home",
    "the 3 takes it HOME, the 1 moves another, and the {bonus} of 10 a third."};

inline constexpr auto example_messages = std::to_array<const AnyTemplate*>({&royal_contents,
                                                                            &classic_contents,
                                                                            &box_contents,
                                                                            &nest_contents,
                                                                            &russian_contents,
                                                                            &course_contents,
                                                                            &royal_set_up,
                                                                            &classic_set_up,
                                                                            &box_set_up,
                                                                            &nest_set_up,
                                                                            &russian_set_up,
                                                                            &course_set_up,
                                                                            &royal_safety,
                                                                            &classic_safety,
                                                                            &nest_safety,
                                                                            &russian_safety,
                                                                            &box_home,
                                                                            &example_entering,
                                                                            &example_capturing,
                                                                            &example_safety,
                                                                            &example_blockade,
                                                                            &four_and_three,
                                                                            &one_goes_4_then_3,
                                                                            &same_goes_3_then_4,
                                                                            &one_4_another_3,
                                                                            &four_and_two,
                                                                            &one_goes_2_then_4,
                                                                            &one_2_another_4,
                                                                            &two_twos_ahead,
                                                                            &captures_on_the_way,
                                                                            &takes_the_bonus,
                                                                            &two_sixes,
                                                                            &split_among_three,
                                                                            &one_count_alone,
                                                                            &two_twos,
                                                                            &one_goes_fourteen,
                                                                            &two_go_seven,
                                                                            &three_share,
                                                                            &four_share,
                                                                            &two_fives,
                                                                            &comes_out_and_goes_on,
                                                                            &comes_out_another_goes,
                                                                            &both_come_out,
                                                                            &two_threes,
                                                                            &second_is_passed,
                                                                            &both_are_played,
                                                                            &neither_is_played,
                                                                            &three_from_home,
                                                                            &goes_home});

}  // namespace parlor::parcheesi::say
