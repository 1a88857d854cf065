#pragma once

#include <array>

#include "core/message.h"

/// The rules told in words, for every sheet.
namespace parlor::parcheesi::say {

using arg::Place;
using arg::Term;

// Titles.
inline constexpr Template<> title_box{"parcheesi.title_box", "What is in the box"};
inline constexpr Template<> title_object{"parcheesi.title_object", "The object"};
inline constexpr Template<> title_setting_up{"parcheesi.title_setting_up", "Setting up"};
inline constexpr Template<> title_board{"parcheesi.title_board", "The board"};
inline constexpr Template<> title_first{"parcheesi.title_first", "Who starts"};
inline constexpr Template<Term> title_entering{"parcheesi.title_entering", "{entering:cap}"};
inline constexpr Template<> title_moving{"parcheesi.title_moving", "Moving"};
inline constexpr Template<Term> title_doublets{"parcheesi.title_doublets", "{doublets:cap}"};
inline constexpr Template<Term> title_capturing{"parcheesi.title_capturing", "{capturing:cap}"};
inline constexpr Template<Term> title_safety_spaces{"parcheesi.title_safety_spaces",
                                                    "{safety_spaces:cap}"};
inline constexpr Template<Term> title_blockades{"parcheesi.title_blockades", "{blockades:cap}"};
inline constexpr Template<> title_home{"parcheesi.title_home", "Reaching HOME"};
inline constexpr Template<Term> title_bonuses{"parcheesi.title_bonuses", "{bonuses:cap}"};
inline constexpr Template<> title_winning{"parcheesi.title_winning", "Winning"};
inline constexpr Template<> title_variations{"parcheesi.title_variations", "Variations"};
inline constexpr Template<> title_readings{"parcheesi.title_readings",
                                           "Where the sheet is silent: our reading"};

// Before the game.
inline constexpr Template<Term, Place> object{
    "parcheesi.object",
    "Be the first to bring all four of your {pawns} from {start} round the board and HOME."};
inline constexpr Template<Term, Place> object_in_pairs{
    "parcheesi.object_in_pairs",
    "Partners win together: bring all eight of your {pawns} from {start} round the board and HOME "
    "before the other pair does."};
inline constexpr Template<> two_to_four_play{"parcheesi.two_to_four_play", "Two to four can play."};
inline constexpr Template<> two_sit_across{
    "parcheesi.two_sit_across",
    "Two players take the seats across from each other, yellow and red, unless they agree on "
    "others (our reading)."};
inline constexpr Template<Term> board{
    "parcheesi.board",
    "The ring has 68 spaces. Yellow's ENTER space is 5, blue's 22, red's 39 and green's 56. Five "
    "spaces before it each colour turns off the ring onto its own {home_path} of seven spaces: "
    "yellow after 68, blue after 17, red after 34, green after 51. HOME is the space after the "
    "seventh. The sheet gives no numbers; these are the well-known board's (our reading)."};

// Entering and moving.
inline constexpr Template<Term, Term, Term, Term> entering{
    "parcheesi.entering",
    "A {pawn} {enters} on a die of 5, or on two dice that total 5 (4+1 or 3+2), which uses both. "
    "It comes to its ENTER space. With 5-5 two {pawns} can {enter}."};
inline constexpr Template<Term> idle_five{"parcheesi.idle_five",
                                          "A five that cannot be used to {enter} is used to move."};
inline constexpr Template<Term, Term> enter_captures_safe{
    "parcheesi.enter_captures_safe",
    "A lone opponent on that ENTER space is {captured}, although it is a {safety_space}."};
inline constexpr Template<Term> enter_captures{
    "parcheesi.enter_captures", "A lone opponent on that ENTER space is {captured}."};
inline constexpr Template<Term, Term> enter_blockade{
    "parcheesi.enter_blockade",
    "A {blockade} on it keeps everybody out, your own two {pawns} there as well."};
inline constexpr Template<Term, Term, Term> moving{
    "parcheesi.moving",
    "Each die moves one {pawn} by its number: two {pawns} take one die each, or one takes both, "
    "one after the other in either order. Between the two it really lands, and can {capture} a "
    "{pawn} there."};
inline constexpr Template<> turn_passes{"parcheesi.turn_passes",
                                        "If nothing can move, the turn passes."};
inline constexpr Template<Term, Term> space_holds_two{
    "parcheesi.space_holds_two",
    "A space holds at most two {pawns} of one colour, and never {pawns} of two colours. A lone "
    "{pawn} can always be passed."};
inline constexpr Template<Term, Term, Place> equal_dice{
    "parcheesi.equal_dice",
    "Two equal dice are {doublets} and bring another roll, whether you could move or not. As long "
    "as one of your {pawns} is in {start}, they are played as two plain dice."};

// Capturing, safety and blockades.
inline constexpr Template<Term, Term, Place> capturing{
    "parcheesi.capturing",
    "Land on a lone {pawn} of another colour by any count, and it is {captured}: it waits in "
    "{start} until a five brings it out again. The roll then goes on, with the same {pawn} or "
    "another."};
inline constexpr Template<Term, Term> path_is_safe{"parcheesi.path_is_safe",
                                                   "Nobody is {captured} on a {home_path}."};
inline constexpr Template<Term> safety_spaces{
    "parcheesi.safety_spaces",
    "The {safety_spaces} are 5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63 and 68. The four ENTER "
    "spaces are among them."};
inline constexpr Template<> never_shared{"parcheesi.never_shared", "Two colours never share one."};
inline constexpr Template<Term, Term, Term, Term> blockade{
    "parcheesi.blockade",
    "Two {pawns} of one colour on one space, on the ring or on a {home_path}, are a {blockade}. "
    "Nobody can land on it, and its {pawns} cannot be {captured}."};
inline constexpr Template<Term> break_blockade{
    "parcheesi.break_blockade",
    "You may have to break up your own {blockade} when nothing else can move."};

// Home, bonuses and the end.
inline constexpr Template<Term, Term> home{
    "parcheesi.home",
    "HOME takes an exact count, and counts as a space. {pawns} never go up another colour's "
    "{home_path}, and never leave HOME."};
inline constexpr Template<Term, Term, Term, int> capture_earns{
    "parcheesi.capture_earns", "Whoever {captures} a {pawn} earns a {bonus} of {count} spaces."};
inline constexpr Template<Term, Term, Term> capture_earns_nothing{
    "parcheesi.capture_earns_nothing", "Whoever {captures} a {pawn} earns no {bonus}."};
inline constexpr Template<Term, Term, int> home_earns{
    "parcheesi.home_earns", "Whoever brings a {pawn} HOME earns a {bonus} of {count} spaces."};
inline constexpr Template<Term, Term> home_earns_nothing{
    "parcheesi.home_earns_nothing", "Whoever brings a {pawn} HOME earns no {bonus}."};
inline constexpr Template<Term, Term, Term> bonus{
    "parcheesi.bonus",
    "A {bonus} is for one {pawn} alone: it is never split and never used to {enter}. If no {pawn} "
    "can move it in full, it is lost."};
inline constexpr Template<Term> winning{
    "parcheesi.winning", "The first player with all four {pawns} HOME wins, at once."};
inline constexpr Template<Term> winning_in_pairs{
    "parcheesi.winning_in_pairs",
    "A pair wins at once when the last of its eight {pawns} is HOME."};
inline constexpr Template<Term, Term> win_leaves_no_count{
    "parcheesi.win_leaves_no_count",
    "Other dice and {bonuses} may be left then, but none of the four counts of {doublets}."};
inline constexpr Template<> win_leaves_any_count{"parcheesi.win_leaves_any_count",
                                                 "It does not matter which counts are left."};
inline constexpr Template<> variations{
    "parcheesi.variations",
    "Every rule in which the sheets differ can be played the other way too: choose it among the "
    "house rules of a table, or write it into a rules file."};

inline constexpr auto telling_messages = std::to_array<const AnyTemplate*>({&title_box,
                                                                            &title_object,
                                                                            &title_setting_up,
                                                                            &title_board,
                                                                            &title_first,
                                                                            &title_entering,
                                                                            &title_moving,
                                                                            &title_doublets,
                                                                            &title_capturing,
                                                                            &title_safety_spaces,
                                                                            &title_blockades,
                                                                            &title_home,
                                                                            &title_bonuses,
                                                                            &title_winning,
                                                                            &title_variations,
                                                                            &title_readings,
                                                                            &object,
                                                                            &object_in_pairs,
                                                                            &two_to_four_play,
                                                                            &two_sit_across,
                                                                            &board,
                                                                            &entering,
                                                                            &idle_five,
                                                                            &enter_captures_safe,
                                                                            &enter_captures,
                                                                            &enter_blockade,
                                                                            &moving,
                                                                            &turn_passes,
                                                                            &space_holds_two,
                                                                            &equal_dice,
                                                                            &capturing,
                                                                            &path_is_safe,
                                                                            &safety_spaces,
                                                                            &never_shared,
                                                                            &blockade,
                                                                            &break_blockade,
                                                                            &home,
                                                                            &capture_earns,
                                                                            &capture_earns_nothing,
                                                                            &home_earns,
                                                                            &home_earns_nothing,
                                                                            &bonus,
                                                                            &winning,
                                                                            &winning_in_pairs,
                                                                            &win_leaves_no_count,
                                                                            &win_leaves_any_count,
                                                                            &variations});

}  // namespace parlor::parcheesi::say
