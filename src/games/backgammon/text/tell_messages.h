#pragma once

#include <array>

#include "core/message.h"

/// The rules of backgammon in words: what can be agreed on, and the sections that tell a game.
namespace parlor::backgammon::say {

// What can be agreed on.
inline constexpr Template<> scoring_title{"backgammon.scoring_title", "Gammons and backgammons"};
inline constexpr Template<> scoring_false{"backgammon.scoring_false", "Every win counts 1."};
inline constexpr Template<> scoring_true{
    "backgammon.scoring_true",
    "A win counts 2 if the loser has borne off no man (a gammon), and 3 if one of the loser's "
    "men is then still on the bar or in the winner's inner table (a backgammon)."};
inline constexpr Template<> cube_title{"backgammon.cube_title", "The doubling cube"};
inline constexpr Template<> cube_false{"backgammon.cube_false", "The stake stays what it is."};
inline constexpr Template<> cube_true{
    "backgammon.cube_true",
    "Before throwing, a player may offer to double the stake; the other takes it, or drops "
    "and loses the game at the old stake."};
inline constexpr Template<> option_match{
    "backgammon.option_match", "Points to play to, with the Crawford rule (0: a single game)"};
inline constexpr Template<> sheet_box{
    "backgammon.sheet_box", "The plain game: the first to bear off all fifteen men wins."};

// The box, the object, the board, the start.
inline constexpr Template<> box_title{"backgammon.box_title", "What is in the box"};
inline constexpr Template<> box{
    "backgammon.box",
    "The box holds six games. This one takes its board, fifteen red and fifteen black men and two "
    "dice. The men are those of the chess set, whatever is drawn on them."};
inline constexpr Template<> object_title{"backgammon.object_title", "The object"};
inline constexpr Template<> object{
    "backgammon.object",
    "Be the first to bring all fifteen of your men round to your inner table and to bear them "
    "off."};
inline constexpr Template<> board_title{"backgammon.board_title", "The board"};
inline constexpr Template<> board_points{
    "backgammon.board_points",
    "The board has twenty-four points, counted by each player from 1 to 24 away from home: your "
    "points 1 to 6 are your inner table, the other player's are your 19 to 24. Between the halves "
    "lies the bar."};
inline constexpr Template<> board_set_up{
    "backgammon.board_set_up",
    "To set up, each side puts out its fifteen men: two on its 24 point, five on 13, three on 8 "
    "and five on 6. Red goes round counterclockwise, black clockwise, both from their 24 point "
    "down to 1 and off the board."};
inline constexpr Template<> start_title{"backgammon.start_title", "The start"};
inline constexpr Template<> start{
    "backgammon.start",
    "Each player throws one die; equal dice are thrown again. The higher begins and plays both "
    "dice as the first roll (our reading). After that each throws two dice in turn."};

// Moving.
inline constexpr Template<> moving_title{"backgammon.moving_title", "Moving"};
inline constexpr Template<> moving_by_dice{
    "backgammon.moving_by_dice",
    "Each die moves one man that many points. The dice may move two men or the same man twice; "
    "then it touches down between them (our reading)."};
inline constexpr Template<> moving_doubles{
    "backgammon.moving_doubles", "Equal dice are played twice over: four moves of that number."};
inline constexpr Template<> moving_held{
    "backgammon.moving_held",
    "A point with two or more men of the other side is held: your men may pass it but not land on "
    "it."};
inline constexpr Template<> moving_duty{
    "backgammon.moving_duty",
    "As many of the dice as possible must be played; if either could be played but not both, it "
    "is the higher (our reading). If no man can move, the turn passes."};
inline constexpr Template<> moving_example{
    "backgammon.moving_example",
    "Red has thrown 3 and 1. A man on 8 may go three points, one point, or both."};
inline constexpr Template<> moving_two_men{"backgammon.moving_two_men",
                                           "two men take one die each and hold a point together."};
inline constexpr Template<> moving_one_man{"backgammon.moving_one_man", "one man takes both."};

// Hitting and the bar.
inline constexpr Template<> hitting_title{"backgammon.hitting_title", "Hitting and the bar"};
inline constexpr Template<> hitting{
    "backgammon.hitting",
    "A man that lands where one enemy man stands alone hits it, and that man goes to the bar."};
inline constexpr Template<> entering{
    "backgammon.entering",
    "Whoever has men on the bar must enter all of them before moving any other. A man enters in "
    "the other player's inner table on the point that a die names, counted from that player's far "
    "edge (a 1 enters on your 24, a 6 on your 19), unless the point is held."};
inline constexpr Template<> hitting_example{
    "backgammon.hitting_example", "On 5 stands one black man alone: the 3 from 8 hits it."};
inline constexpr Template<> entering_example{"backgammon.entering_example",
                                             "Red has a man on the bar, which enters first."};
inline constexpr Template<> entering_with_4{"backgammon.entering_with_4",
                                            "the 4 enters it, and the 6 moves another."};

// Bearing off and winning.
inline constexpr Template<> bearing_off_title{"backgammon.bearing_off_title", "Bearing off"};
inline constexpr Template<> bearing_off{
    "backgammon.bearing_off",
    "When all your men left are in your inner table, and none on the bar, men can be borne off. A "
    "die takes one from the point with its number, or moves a man within the table."};
inline constexpr Template<> bearing_off_higher{
    "backgammon.bearing_off_higher",
    "A die higher than every point with a man takes one from the highest point. If a man is hit "
    "later, no more can be borne off until it is home again."};
inline constexpr Template<> bearing_off_example{
    "backgammon.bearing_off_example",
    "All men are in the inner table: the 6 bears one off, and so does the 4."};
inline constexpr Template<> winning_title{"backgammon.winning_title", "Winning"};
inline constexpr Template<> winning{"backgammon.winning",
                                    "Whoever first bears off all fifteen men wins the game."};

// Gammons, the cube and matches, where they are played.
inline constexpr Template<> scoring{
    "backgammon.scoring",
    "A win counts 1. It counts 2, a gammon, if the loser has borne off no man; and 3, a "
    "backgammon, if besides one of the loser's men is on the bar or in the winner's inner table."};
inline constexpr Template<> cube_offer{
    "backgammon.cube_offer",
    "The stake begins at 1 with the cube in the middle. From the second turn of a game on, a "
    "player who is about to throw may offer to double the stake if the cube is in the middle or "
    "on that player's side."};
inline constexpr Template<int> cube_answer{
    "backgammon.cube_answer",
    "The other takes, and keeps the cube: only that player may double next; or drops and loses "
    "the game at the old stake. The cube goes up to {most}. What a win counts is multiplied by "
    "the cube."};
inline constexpr Template<> match_title{"backgammon.match_title", "The match"};
inline constexpr Template<int> match{
    "backgammon.match",
    "Games are played until somebody has {points} {points|point|points}. Each begins anew from "
    "the opening throw."};
inline constexpr Template<> crawford{
    "backgammon.crawford",
    "The Crawford rule: when somebody first stands one point short of the end, nobody may double "
    "in the game after that. In later games doubling is free again."};

// What else can be agreed on.
inline constexpr Template<> variations_title{"backgammon.variations_title", "Variations"};
inline constexpr Template<> variation_gammons{
    "backgammon.variation_gammons",
    "Gammons: you can agree that a win counts double if the loser has borne off no man, and three "
    "times if one of the loser's men is then still on the bar or in the winner's inner table."};
inline constexpr Template<> variation_cube{
    "backgammon.variation_cube",
    "The doubling cube: you can agree that a player who is about to throw may offer to double the "
    "stake, and that the other takes the double or drops the game."};
inline constexpr Template<> variation_match{
    "backgammon.variation_match",
    "A match: you can agree to play game after game until somebody has so many points."};

inline constexpr auto tell_messages = std::to_array<const AnyTemplate*>({&scoring_title,
                                                                         &scoring_false,
                                                                         &scoring_true,
                                                                         &cube_title,
                                                                         &cube_false,
                                                                         &cube_true,
                                                                         &option_match,
                                                                         &sheet_box,
                                                                         &box_title,
                                                                         &box,
                                                                         &object_title,
                                                                         &object,
                                                                         &board_title,
                                                                         &board_points,
                                                                         &board_set_up,
                                                                         &start_title,
                                                                         &start,
                                                                         &moving_title,
                                                                         &moving_by_dice,
                                                                         &moving_doubles,
                                                                         &moving_held,
                                                                         &moving_duty,
                                                                         &moving_example,
                                                                         &moving_two_men,
                                                                         &moving_one_man,
                                                                         &hitting_title,
                                                                         &hitting,
                                                                         &entering,
                                                                         &hitting_example,
                                                                         &entering_example,
                                                                         &entering_with_4,
                                                                         &bearing_off_title,
                                                                         &bearing_off,
                                                                         &bearing_off_higher,
                                                                         &bearing_off_example,
                                                                         &winning_title,
                                                                         &winning,
                                                                         &scoring,
                                                                         &cube_offer,
                                                                         &cube_answer,
                                                                         &match_title,
                                                                         &match,
                                                                         &crawford,
                                                                         &variations_title,
                                                                         &variation_gammons,
                                                                         &variation_cube,
                                                                         &variation_match});

}  // namespace parlor::backgammon::say
