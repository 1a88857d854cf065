#pragma once

#include <array>

#include "core/message.h"

/// What the arbiter and the readers of checkers say.
namespace parlor::checkers::say {

using arg::Kind;
using arg::List;
using arg::Place;
using arg::Play;
using arg::Seat;
using arg::Text;

// The game is over.
inline constexpr Template<Seat> no_pieces_left{"checkers.no_pieces_left",
                                               "The game is over: {side} has no pieces left."};
inline constexpr Template<Seat> no_move_left{"checkers.no_move_left",
                                             "The game is over: {side} has no move left."};
inline constexpr Template<> drawn_by_repetition{
    "checkers.drawn_by_repetition",
    "The game is drawn: the same position came up three times (our reading)."};
inline constexpr Template<> drawn_when_quiet{
    "checkers.drawn_when_quiet",
    "The game is drawn: 40 moves a side without a capture or a man's move (our reading)."};

// Huffs.
inline constexpr Template<> nothing_is_huffed{
    "checkers.nothing_is_huffed",
    "By this sheet a capture must be taken, so nothing is ever huffed."};
inline constexpr Template<Place> nothing_to_huff{"checkers.nothing_to_huff",
                                                 "There is no piece on {at} to huff."};
inline constexpr Template<Place, Seat, Seat> huffs_own{
    "checkers.huffs_own", "The piece on {at} is {side}'s own; a huff takes off one of {other}'s."};
inline constexpr Template<Place, Seat> left_no_capture{
    "checkers.left_no_capture",
    "The piece on {at} left no capture in {side}'s last turn, so it cannot be huffed."};
inline constexpr Template<Play> huff_is_whole_turn{
    "checkers.huff_is_whole_turn",
    "A huff takes one piece off and is the whole turn: nothing goes with {play}."};

// Pieces and moves.
inline constexpr Template<Play, int, List> several_ways{
    "checkers.several_ways", "{play} can be made in {ways} ways: say {plays}."};
inline constexpr Template<Place> move_is_whole_turn{
    "checkers.move_is_whole_turn",
    "A move to an empty square is the whole turn: nothing follows on {at}."};
inline constexpr Template<Place> crowned{
    "checkers.crowned",
    "The man is crowned on {at} and that ends its move (our reading); the new king goes on from "
    "its next turn."};
inline constexpr Template<Place, Place> another_piece{
    "checkers.another_piece",
    "The piece that jumped stands on {at} now: only it could go on, not one from {from}."};
inline constexpr Template<Play> plain_move_in_series{
    "checkers.plain_move_in_series",
    "After a jump only another jump can follow, and {play} is a plain move."};
inline constexpr Template<Place> no_piece{"checkers.no_piece", "There is no piece on {at}."};
inline constexpr Template<Kind, Place, Seat, Seat> others_begin{
    "checkers.others_begin", "The {kind} on {at} is {other}'s, and {side} begins (our reading)."};
inline constexpr Template<Kind, Place, Seat, Seat> others_turn{
    "checkers.others_turn", "The {kind} on {at} is {other}'s, and {side} is to move."};
inline constexpr Template<Seat, Place, Place> moves_to_higher{
    "checkers.moves_to_higher",
    "A man moves forward only, {side}'s to higher numbers, and {to} is behind {from}; kings go "
    "both ways."};
inline constexpr Template<Seat, Place, Place> moves_to_lower{
    "checkers.moves_to_lower",
    "A man moves forward only, {side}'s to lower numbers, and {to} is behind {from}; kings go "
    "both ways."};
inline constexpr Template<Seat, Place, Place> jumps_to_higher{
    "checkers.jumps_to_higher",
    "A man jumps forward only (our reading), {side}'s to higher numbers, and {to} is behind "
    "{from}; kings go both ways."};
inline constexpr Template<Seat, Place, Place> jumps_to_lower{
    "checkers.jumps_to_lower",
    "A man jumps forward only (our reading), {side}'s to lower numbers, and {to} is behind "
    "{from}; kings go both ways."};
inline constexpr Template<Place> stays{"checkers.stays",
                                       "The piece on {at} has to go to another square."};
inline constexpr Template<Place, Place, Play> king_goes_too_far{
    "checkers.king_goes_too_far",
    "A king moves to the next square (our reading), and {to} lies beyond {over}; a jump over it "
    "would be {play}."};
inline constexpr Template<Place, Place, Play> goes_too_far{
    "checkers.goes_too_far",
    "A move goes to the next square, and {to} lies beyond {over}; a jump over it would be {play}."};
inline constexpr Template<Place, Place> king_does_not_touch{
    "checkers.king_does_not_touch",
    "{to} does not touch {from}: a move goes one square along a diagonal (our reading)."};
inline constexpr Template<Place, Place> does_not_touch{
    "checkers.does_not_touch",
    "{to} does not touch {from}: a move goes one square along a diagonal."};
inline constexpr Template<Place, Seat, Kind> not_vacant{
    "checkers.not_vacant", "Square {at} is not vacant: {side}'s {kind} stands there."};
inline constexpr Template<Play> must_capture{
    "checkers.must_capture", "A capture is there and must be taken: {play}, for example."};
inline constexpr Template<Place> jumped_already{
    "checkers.jumped_already",
    "The piece on {at} has been jumped in this series already (our reading: once each)."};
inline constexpr Template<Place, Place, Kind, Place> not_vacant_beyond{
    "checkers.not_vacant_beyond",
    "Square {to}, just beyond {over}, is not vacant, so the {kind} on {over} cannot be jumped from "
    "{from}."};
inline constexpr Template<Place, Place, Play> nothing_between{
    "checkers.nothing_between",
    "Between {from} and {to} there is no square to jump over; a plain move is written {play}."};
inline constexpr Template<Place, Place> king_jumps_elsewhere{
    "checkers.king_jumps_elsewhere",
    "A jump lands two squares on along one diagonal (our reading), and {to} is not such a square "
    "from {from}."};
inline constexpr Template<Place, Place> jumps_elsewhere{
    "checkers.jumps_elsewhere",
    "A jump lands two squares on along one diagonal, and {to} is not such a square from {from}."};
inline constexpr Template<Place> nothing_to_jump{"checkers.nothing_to_jump",
                                                 "There is nothing to jump on {at}."};
inline constexpr Template<Kind, Place, Seat> jumps_own{
    "checkers.jumps_own", "The {kind} on {at} is {side}'s own; only the other side's are jumped."};
inline constexpr Template<Seat> no_passing{"checkers.no_passing",
                                           "A turn cannot be passed: {side} has to move a piece."};
inline constexpr Template<Place, List> unfinished{
    "checkers.unfinished", "The series is not finished: from {at} it goes on with {plays}."};

// What cannot be read.
inline constexpr Template<Text> unreadable{
    "checkers.unreadable",
    "\"{text}\" cannot be read: write a move as 11-15, a jump as 9x18, a series as 9x18 18x25, a "
    "huff as !14."};
inline constexpr Template<Text> no_such_square{
    "checkers.no_such_square", "There is no square {text}: the squares are numbered 1 to 32."};

// Positions.
inline constexpr Template<> position_form{
    "checkers.position_form",
    "A checkers position is written like B:W21,K22:B1,6: who is to move, then the squares of light "
    "(W) and of dark (B)."};
inline constexpr Template<Text> position_to_move{
    "checkers.position_to_move",
    "\"{text}\" does not say who is to move: B for dark, W for light."};
inline constexpr Template<Text> position_side{
    "checkers.position_side", "\"{text}\" should be the squares of a side: W or B before them."};
inline constexpr Template<Seat> side_twice{"checkers.side_twice",
                                           "{side} is listed twice; the other side is missing."};
inline constexpr Template<Text> position_square{
    "checkers.position_square",
    "\"{text}\" is no square: squares are numbered 1 to 32, K14 is a king."};
inline constexpr Template<Place> square_twice{"checkers.square_twice",
                                              "Square {at} is named twice."};
inline constexpr Template<Text> position_extra{
    "checkers.position_extra",
    "\"{text}\" is not known: after the pieces may stand H and a number of plays, or L and the "
    "squares that may be huffed."};
inline constexpr Template<Text, int> position_quiet{
    "checkers.position_quiet",
    "\"{text}\" should be H and the plays without a capture or a man's move, 0 to {most}."};
inline constexpr Template<Text> position_huffs{
    "checkers.position_huffs",
    "\"{text}\" names pieces to huff, but by this sheet captures are forced and nothing is "
    "huffed."};
inline constexpr Template<Place> both_sides{"checkers.both_sides",
                                            "Square {at} has a dark and a light piece."};
inline constexpr Template<Place, Seat> not_liable{
    "checkers.not_liable", "Square {at} cannot be huffed: no piece of {side} stands there."};
inline constexpr Template<Seat, int> too_many_pieces{
    "checkers.too_many_pieces", "{side} has {count} pieces; a side has 12 at most."};
inline constexpr Template<Seat, Place> uncrowned{
    "checkers.uncrowned",
    "The {side} man on {at} stands on its last row: it would be a king, K{at}."};
inline constexpr Template<Seat, Seat> won_already{
    "checkers.won_already", "{loser} has no pieces, so {side} has won already and has no turn."};

// Options, sheets and seats.
inline constexpr Template<Text, Text> option_meant{
    "checkers.option_meant", "Checkers has no option \"{text}\"; did you mean {meant}?"};
inline constexpr Template<Text> only_option{
    "checkers.only_option", "Checkers has no option \"{text}\"; its only option is captures."};
inline constexpr Template<> captures_values{"checkers.captures_values",
                                            "captures is \"forced\" or \"huffing\"."};
inline constexpr Template<Text> captures_not{
    "checkers.captures_not", "captures is \"forced\" or \"huffing\", not \"{text}\"."};
inline constexpr Template<int> two_players{"checkers.two_players",
                                           "Checkers is for 2 players, not {count}."};
inline constexpr Template<> both_seats{
    "checkers.both_seats", "Checkers is played by dark and light: both seats, and no other."};
inline constexpr Template<Text> no_such_sheet{
    "checkers.no_such_sheet", "Checkers has no sheet \"{text}\"; its sheets are standard and box."};

inline constexpr auto messages = std::to_array<const AnyTemplate*>({&no_pieces_left,
                                                                    &no_move_left,
                                                                    &drawn_by_repetition,
                                                                    &drawn_when_quiet,
                                                                    &nothing_is_huffed,
                                                                    &nothing_to_huff,
                                                                    &huffs_own,
                                                                    &left_no_capture,
                                                                    &huff_is_whole_turn,
                                                                    &several_ways,
                                                                    &move_is_whole_turn,
                                                                    &crowned,
                                                                    &another_piece,
                                                                    &plain_move_in_series,
                                                                    &no_piece,
                                                                    &others_begin,
                                                                    &others_turn,
                                                                    &moves_to_higher,
                                                                    &moves_to_lower,
                                                                    &jumps_to_higher,
                                                                    &jumps_to_lower,
                                                                    &stays,
                                                                    &king_goes_too_far,
                                                                    &goes_too_far,
                                                                    &king_does_not_touch,
                                                                    &does_not_touch,
                                                                    &not_vacant,
                                                                    &must_capture,
                                                                    &jumped_already,
                                                                    &not_vacant_beyond,
                                                                    &nothing_between,
                                                                    &king_jumps_elsewhere,
                                                                    &jumps_elsewhere,
                                                                    &nothing_to_jump,
                                                                    &jumps_own,
                                                                    &no_passing,
                                                                    &unfinished,
                                                                    &unreadable,
                                                                    &no_such_square,
                                                                    &position_form,
                                                                    &position_to_move,
                                                                    &position_side,
                                                                    &side_twice,
                                                                    &position_square,
                                                                    &square_twice,
                                                                    &position_extra,
                                                                    &position_quiet,
                                                                    &position_huffs,
                                                                    &both_sides,
                                                                    &not_liable,
                                                                    &too_many_pieces,
                                                                    &uncrowned,
                                                                    &won_already,
                                                                    &option_meant,
                                                                    &only_option,
                                                                    &captures_values,
                                                                    &captures_not,
                                                                    &two_players,
                                                                    &both_seats,
                                                                    &no_such_sheet});

}  // namespace parlor::checkers::say
