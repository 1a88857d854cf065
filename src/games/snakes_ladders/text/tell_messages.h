#pragma once

#include <array>

#include "core/message.h"

/// The rules of snakes & ladders in words: what can be agreed on, and the sections that tell a
/// game.
namespace parlor::snakes_ladders::say {

using arg::List;
using arg::Place;

// What can be agreed on.
inline constexpr Template<> sheet_box{
    "snakes_ladders.sheet_box",
    "two dice, or one from 95 on, begun on square 1, and no two pieces on a square"};
inline constexpr Template<> sheet_chutes{
    "snakes_ladders.sheet_chutes",
    "one die, begun off the board, and any number of pieces on a square"};
inline constexpr Template<> option_dice{"snakes_ladders.option_dice",
                                        "How many dice a player throws"};
inline constexpr Template<> dice_1{"snakes_ladders.dice_1", "one die all game; it takes longer"};
inline constexpr Template<> dice_2{"snakes_ladders.dice_2", "two dice, moved as one count"};
inline constexpr Template<> option_late_one_die{
    "snakes_ladders.option_late_one_die",
    "Whether a player on 95 or more may throw one die instead of two"};
inline constexpr Template<> late_one_die_true{
    "snakes_ladders.late_one_die_true",
    "on 95 or more the player chooses one die or two before every throw"};
inline constexpr Template<> late_one_die_false{"snakes_ladders.late_one_die_false",
                                               "two dice to the end"};
inline constexpr Template<> option_start_square{"snakes_ladders.option_start_square",
                                                "Where all pieces begin"};
inline constexpr Template<> start_square_1{"snakes_ladders.start_square_1", "on square 1"};
inline constexpr Template<> start_square_0{"snakes_ladders.start_square_0",
                                           "off the board, so that a throw of 1 leads to square 1"};
inline constexpr Template<> option_shared_squares{"snakes_ladders.option_shared_squares",
                                                  "Whether several pieces may stand on one square"};
inline constexpr Template<> shared_squares_true{"snakes_ladders.shared_squares_true",
                                                "any number may"};
inline constexpr Template<> shared_squares_false{
    "snakes_ladders.shared_squares_false",
    "a piece that would come to a held square goes back to where its move began"};
inline constexpr Template<> option_down_by{"snakes_ladders.option_down_by", "What leads down"};
inline constexpr Template<> down_by_snakes{"snakes_ladders.down_by_snakes",
                                           "snakes, from the tail-end above to the head below"};
inline constexpr Template<> down_by_chutes{"snakes_ladders.down_by_chutes",
                                           "chutes, from the top to the bottom"};
inline constexpr Template<> option_ladders{
    "snakes_ladders.option_ladders",
    "The ladders, each from its bottom to its top: [[4, 14], [9, 31]]"};
inline constexpr Template<> option_snakes{
    "snakes_ladders.option_snakes",
    "The snakes, each from its tail-end to its head, or the chutes, each from its top to its "
    "bottom: [[16, 6], [47, 26]]"};

// The box, the object and the beginning.
inline constexpr Template<> box_title{"snakes_ladders.box_title", "What is in the box"};
inline constexpr Template<> box{
    "snakes_ladders.box",
    "The box holds six games. This one takes its board, four playing pieces and two dice."};
inline constexpr Template<> not_in_box{
    "snakes_ladders.not_in_box",
    "This board is not in the box of six games. It takes a piece for every player and one die."};
inline constexpr Template<> object_title{"snakes_ladders.object_title", "The object"};
inline constexpr Template<> object{"snakes_ladders.object",
                                   "A race over 100 squares. Be the first on square 100."};
inline constexpr Template<> beginning_title{"snakes_ladders.beginning_title", "Beginning"};
inline constexpr Template<> begin_on_1{
    "snakes_ladders.begin_on_1",
    "Two to four players each have one piece. All pieces begin on square 1."};
inline constexpr Template<> begin_off_board{
    "snakes_ladders.begin_off_board",
    "Two to four players each have one piece. All pieces begin off the board, before square 1."};
inline constexpr Template<> who_starts{
    "snakes_ladders.who_starts",
    "Everybody throws one die, and the highest goes first; those who tie for it throw again (our "
    "reading). After the first player the turn passes from left to right: yellow, blue, red, "
    "green."};

// A turn.
inline constexpr Template<> turn_title{"snakes_ladders.turn_title", "A turn"};
inline constexpr Template<> turn_by_one_die{
    "snakes_ladders.turn_by_one_die",
    "Throw one die and move your piece forward by that count. Then the turn passes on."};
inline constexpr Template<> turn_by_two_dice{
    "snakes_ladders.turn_by_two_dice",
    "Throw two dice and move your piece forward by their total. Then the turn passes on: there is "
    "one throw in a turn, doublets or not."};
inline constexpr Template<Place> choosing_dice{
    "snakes_ladders.choosing_dice",
    "From square {late} on you choose before every throw whether to throw one die or two: two dice "
    "never show a 1."};

// Ladders, snakes and chutes.
inline constexpr Template<> ladders_and_snakes{"snakes_ladders.ladders_and_snakes",
                                               "Ladders and snakes"};
inline constexpr Template<> ladders_and_chutes{"snakes_ladders.ladders_and_chutes",
                                               "Ladders and chutes"};
inline constexpr Template<List> up_ladders{
    "snakes_ladders.up_ladders",
    "A move that ends on the bottom of a ladder goes on to its top: {ways}. Nobody goes down a "
    "ladder."};
inline constexpr Template<List> down_snakes{
    "snakes_ladders.down_snakes",
    "A move that ends on the tail-end of a snake goes on down to its head: {ways}. Nobody goes up "
    "a snake."};
inline constexpr Template<List> down_chutes{
    "snakes_ladders.down_chutes",
    "A move that ends on the top of a chute goes on down to its bottom: {ways}. Nobody goes up a "
    "chute."};
inline constexpr Template<> crossed_by_snakes{
    "snakes_ladders.crossed_by_snakes",
    "Any other square that a ladder or a snake touches or crosses is a plain square."};
inline constexpr Template<> crossed_by_chutes{
    "snakes_ladders.crossed_by_chutes",
    "Any other square that a ladder or a chute touches or crosses is a plain square."};
inline constexpr Template<> pictures{
    "snakes_ladders.pictures",
    "On the drawn board both ends carry pictures that belong together: what was done, and what "
    "came of it."};

// Sharing a square, winning, variations.
inline constexpr Template<> sharing_title{"snakes_ladders.sharing_title", "Sharing a square"};
inline constexpr Template<> sharing{"snakes_ladders.sharing",
                                    "Any number of pieces may stand on one square."};
inline constexpr Template<> one_to_a_square{
    "snakes_ladders.one_to_a_square",
    "A square holds one piece. If your move would end where somebody else stands, your piece goes "
    "back to where this move began, and the turn passes on. What counts is the square after the "
    "ladder or snake (our reading). Square 1 holds any number (our reading)."};
inline constexpr Template<> winning_title{"snakes_ladders.winning_title", "Winning"};
inline constexpr Template<> winning{
    "snakes_ladders.winning",
    "The first to reach 100 by an exact count wins. If the throw is too high, the piece stays "
    "where it is and the turn passes on."};
inline constexpr Template<Place> hopeless_square{
    "snakes_ladders.hopeless_square",
    "Beware of {at}: on this board, no throw leads from there to 100 any more."};
inline constexpr Template<> variations_title{"snakes_ladders.variations_title", "Variations"};
inline constexpr Template<> variation_one_die{
    "snakes_ladders.variation_one_die", "Everybody throws one die all game: it lasts longer."};
inline constexpr Template<> variation_two_dice{"snakes_ladders.variation_two_dice",
                                               "Everybody throws two dice to the end."};
inline constexpr Template<> variation_late_one_die{
    "snakes_ladders.variation_late_one_die", "Whoever stands on 95 or more may throw one die."};

inline constexpr auto tell_messages = std::to_array<const AnyTemplate*>({&sheet_box,
                                                                         &sheet_chutes,
                                                                         &option_dice,
                                                                         &dice_1,
                                                                         &dice_2,
                                                                         &option_late_one_die,
                                                                         &late_one_die_true,
                                                                         &late_one_die_false,
                                                                         &option_start_square,
                                                                         &start_square_1,
                                                                         &start_square_0,
                                                                         &option_shared_squares,
                                                                         &shared_squares_true,
                                                                         &shared_squares_false,
                                                                         &option_down_by,
                                                                         &down_by_snakes,
                                                                         &down_by_chutes,
                                                                         &option_ladders,
                                                                         &option_snakes,
                                                                         &box_title,
                                                                         &box,
                                                                         &not_in_box,
                                                                         &object_title,
                                                                         &object,
                                                                         &beginning_title,
                                                                         &begin_on_1,
                                                                         &begin_off_board,
                                                                         &who_starts,
                                                                         &turn_title,
                                                                         &turn_by_one_die,
                                                                         &turn_by_two_dice,
                                                                         &choosing_dice,
                                                                         &ladders_and_snakes,
                                                                         &ladders_and_chutes,
                                                                         &up_ladders,
                                                                         &down_snakes,
                                                                         &down_chutes,
                                                                         &crossed_by_snakes,
                                                                         &crossed_by_chutes,
                                                                         &pictures,
                                                                         &sharing_title,
                                                                         &sharing,
                                                                         &one_to_a_square,
                                                                         &winning_title,
                                                                         &winning,
                                                                         &hopeless_square,
                                                                         &variations_title,
                                                                         &variation_one_die,
                                                                         &variation_two_dice,
                                                                         &variation_late_one_die});

}  // namespace parlor::snakes_ladders::say
